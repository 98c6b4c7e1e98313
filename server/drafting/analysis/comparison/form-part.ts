import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { markComposition } from '../../mark-composition.ts'
import type { CardPart } from '../card-part.ts'

/** How the marks compare in what they consist of; by eye where one shows no wording. */
export const formPart: CardPart = (draft, citedMark, index) => {
  const { notice, say } = draft
  const [own, cited] = [markComposition(draft, notice.mark), markComposition(draft, citedMark.mark)]
  if (own === null || cited === null)
    return [
      html`<p>${say('字形：至少一件商标为图形或者未见文字，须对照图样人工比对。', 'Form: at least one mark is a device or shows no wording; compare the representations by eye.')}</p>`,
      askedFact(
        draft,
        `citedMark${index + 1}Form`,
        say(
          '图样的异同（构图、要素、整体视觉效果）',
          'How the representations compare: composition, elements, overall look',
        ),
      ),
    ]
  return say(
    html`<p>字形：申请商标由${own}构成，${citedMarkName(draft, index)}由${cited}构成。</p>`,
    html`<p>Form: the mark applied for consists of ${own}; ${citedMarkName(draft, index)} of ${cited}.</p>`,
  )
}
