import { citedMarkName } from '../../cited-mark-field.ts'
import type { Draft } from '../../draft.ts'
import { html, join } from '../../html.ts'
import { addedPart, markComposition } from '../../mark-composition.ts'
import { question } from '../../question.ts'
import type { Section } from '../../sections.ts'
import { isIdentical } from './is-identical.ts'

const compositions = (draft: Draft): string[] =>
  draft.notice.citedMarks.flatMap(({ mark }, index) => {
    const composition = markComposition(draft, mark)
    const name = citedMarkName(draft, index)
    return composition === null ? [] : [draft.say(`${name}由${composition}构成`, `${name} of ${composition}`)]
  })

const additions = (draft: Draft): string[] =>
  draft.notice.citedMarks.flatMap(({ mark }, index) => {
    const added = addedPart(draft.notice.mark, mark)
    const name = citedMarkName(draft, index)
    return added === '' ? [] : [draft.say(`较${name}多出“${added}”`, `“${added}” beyond ${name}`)]
  })

/** The marks are composed differently: what each consists of, and what the mark has beyond a cited one it contains. */
export const formArgument = (draft: Draft): Section => {
  const { notice, say } = draft
  const own = markComposition(draft, notice.mark)
  const cited = compositions(draft)
  const added = additions(draft)
  const isTold = own !== null && cited.length > 0
  return {
    title: say('文字构成不同', 'Composition'),
    choice: { name: 'argueForm', on: isTold && !isIdentical(draft) },
    body: isTold
      ? say(
          html`<p>申请商标由${own}构成，${join(cited, '，')}。${
            added.length === 0 ? null : html`申请商标${join(added, '，')}，整体外观与引证商标不同。`
          }</p>`,
          html`<p>The mark applied for consists of ${own}; ${join(cited, ', ')}.${
            added.length === 0 ? null : html` It contains ${join(added, ', ')}, and as a whole looks different.`
          }</p>`,
        )
      : question(
          'formDifference',
          say('构图、要素和视觉效果上的区别', 'Differences in composition, elements and visual impression'),
        ),
  }
}
