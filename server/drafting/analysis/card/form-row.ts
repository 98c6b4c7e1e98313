import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { addedPart, markComposition } from '../../mark-composition.ts'
import { question } from '../../question.ts'
import type { CardRow } from './card-row.ts'

/** How the marks compare in what they consist of; by eye where one shows no wording. */
export const formRow: CardRow = (draft, citedMark, index) => {
  const { notice, say } = draft
  const name = citedMarkName(draft, index)
  const label = say('字形', 'Form')
  const own = markComposition(draft, notice.mark, 'notice.mark')
  const cited = markComposition(draft, citedMark.mark, `notice.citedMarks.${index}.mark`)
  if (own === null || cited === null)
    return {
      label,
      value: [
        html`<p>${say('至少一件商标为图形或者未见文字，须对照图样人工比对。', 'At least one mark is a device or shows no wording; compare the representations by eye.')}</p>`,
        question(
          `citedMark${index + 1}Form`,
          say(
            `图样的异同（与${name}）：构图、要素、整体视觉效果`,
            `How the representations compare (with ${name}): composition, elements, overall look`,
          ),
        ),
      ],
    }
  const added = addedPart(notice.mark, citedMark.mark)
  return {
    label,
    value: say(
      html`申请商标由${own}构成，${name}由${cited}构成。${added === '' ? null : `申请商标包含${name}的全部文字，另有“${added}”。`}`,
      html`The mark applied for consists of ${own}; ${name} of ${cited}.${added === '' ? null : ` The mark applied for contains all the wording of ${name} and adds “${added}”.`}`,
    ),
  }
}
