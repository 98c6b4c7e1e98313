import { type ArguedMark, arguedMarks, arguedMarksName } from '../../argued-marks.ts'
import type { Draft } from '../../draft.ts'
import { type Html, html, join } from '../../html.ts'
import { addedPart, markComposition } from '../../mark-composition.ts'
import { question } from '../../question.ts'
import type { Section } from '../../sections.ts'

const composed = (draft: Draft, { citedMark, index, name }: ArguedMark): Html[] => {
  const wording = markComposition(draft, citedMark.mark, `notice.citedMarks.${index}.mark`)
  return wording === null ? [] : [draft.say(html`${name}由${wording}构成`, html`${name} of ${wording}`)]
}

const addition = ({ notice, say }: Draft, { citedMark, name }: ArguedMark): string[] => {
  const added = addedPart(notice.mark, citedMark.mark)
  return added === '' ? [] : [say(`较${name}多出“${added}”`, `“${added}” beyond ${name}`)]
}

/** The marks are composed differently: what each consists of, and what the mark has beyond a cited one it contains. */
export const formArgument = (draft: Draft): Section => {
  const { notice, say } = draft
  const marks = arguedMarks(draft)
  const own = markComposition(draft, notice.mark, 'notice.mark')
  const cited = marks.flatMap(mark => composed(draft, mark))
  const added = marks.flatMap(mark => addition(draft, mark))
  const isTold = own !== null && cited.length > 0
  return {
    title: say('文字构成不同', 'Composition'),
    choice: { name: 'argueForm', on: isTold },
    body: isTold
      ? say(
          html`<p>申请商标由${own}构成，${join(cited, '，')}。${
            added.length === 0 ? null : html`申请商标${join(added, '，')}，整体外观与${arguedMarksName(draft)}不同。`
          }</p>`,
          html`<p>The mark applied for consists of ${own}; ${join(cited, ', ')}.${
            added.length === 0
              ? null
              : html` The mark applied for contains ${join(added, ', ')}, and as a whole looks different.`
          }</p>`,
        )
      : question(
          'formDifference',
          say('构图、要素和视觉效果上的区别', 'Differences in composition, elements and visual impression'),
          true,
        ),
  }
}
