import { citedMarkName } from '../../cited-mark-field.ts'
import { goodsWord } from '../../goods-word.ts'
import { html } from '../../html.ts'
import { radioField } from '../../radio-field.ts'
import type { CardPart } from '../card-part.ts'

/** The conclusion, left open unless the marks have the same wording. */
export const conclusionPart: CardPart = (draft, _citedMark, index) => {
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
  return say(
    html`<p>结论：申请商标与${name}${choice}。</p>`,
    html`<p>Conclusion: the mark applied for and ${name} are ${choice}.</p>`,
  )
}
