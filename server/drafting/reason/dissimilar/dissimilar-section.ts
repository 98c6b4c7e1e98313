import { arguedMarks, arguedMarksName } from '../../argued-marks.ts'
import type { Draft } from '../../draft.ts'
import { type Section, subSections } from '../../sections.ts'
import { formArgument } from './form-argument.ts'
import { meaningArgument } from './meaning-argument.ts'
import { soundArgument } from './sound-argument.ts'
import { wholeArgument } from './whole-argument.ts'

const ARGUMENTS = [formArgument, soundArgument, meaningArgument, wholeArgument]

/** The case that the marks are not similar, one switchable argument after another; off where all have the same wording. */
export const dissimilarSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const name = arguedMarksName(draft)
  const isOn = notice.citedMarks.length === 0 || arguedMarks(draft).length > 0
  return {
    title: say(`申请商标与${name}不构成近似商标`, `The mark applied for and ${name} are not similar`),
    choice: { name: 'argueDissimilar', on: isOn },
    body: subSections(
      draft,
      'h4',
      ARGUMENTS.map(argument => argument(draft)),
    ),
  }
}
