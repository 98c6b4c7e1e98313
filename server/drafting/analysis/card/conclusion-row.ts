import { citedMarkName } from '../../cited-mark-field.ts'
import { goodsWord } from '../../goods-word.ts'
import { html } from '../../html.ts'
import { radioField } from '../../radio-field.ts'
import type { CardRow } from './card-row.ts'

/** The conclusion on similarity, left open unless the marks have the same wording. */
export const conclusionRow: CardRow = (draft, _citedMark, index) => {
  const { comparisons, say } = draft
  const name = citedMarkName(draft, index)
  const goods = goodsWord(draft)
  const choice = radioField({
    name: `citedMark${index + 1}Similarity`,
    label: say(`与${name}是否近似`, `Similarity to ${name}`),
    required: true,
    options: say(
      ['不近似', '近似', `部分${goods}上近似`],
      ['not similar', 'similar', `similar for part of the ${goods}`],
    ),
    checked: comparisons[index]?.level === 'identical' ? 1 : null,
  })
  return {
    label: say('结论', 'Conclusion'),
    value: say(html`申请商标与${name}${choice}。`, html`The mark applied for and ${name} are ${choice}.`),
  }
}
