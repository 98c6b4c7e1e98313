import { citedMarkName } from '../../cited-mark-field.ts'
import { guideText } from '../../grounds/guide-text.ts'
import { html } from '../../html.ts'
import { fittingOptions } from '../../options/fitting-options.ts'
import { OPTIONS } from '../../options/option-table.ts'
import { recommend } from '../../options/recommend.ts'
import { radioField } from '../../radio-field.ts'
import type { CardRow } from './card-row.ts'

/** The option to begin with, for the attorney to keep or to change, and what the recommendation rests on. */
export const recommendationRow: CardRow = (draft, citedMark, index) => {
  const { say } = draft
  const { option, because } = recommend(draft, citedMark, index)
  const names = fittingOptions(draft, citedMark, index)
  const choice = radioField({
    name: `citedMark${index + 1}FirstOption`,
    label: say(`对${citedMarkName(draft, index)}的首选办法`, `First option against ${citedMarkName(draft, index)}`),
    required: option === null,
    options: names.map(name => guideText(draft, OPTIONS[name].name)),
    checked: option === null ? null : names.indexOf(option),
  })
  return {
    label: say('首选办法', 'First option'),
    value: [html`<p>${choice}</p>`, html`<p>${say('依据：', 'Based on: ')}${because}${say('。', '.')}</p>`],
  }
}
