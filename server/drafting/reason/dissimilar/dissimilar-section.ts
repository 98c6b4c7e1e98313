import { citedMarksName } from '../../cited-mark-field.ts'
import type { Draft } from '../../draft.ts'
import { type Section, subSections } from '../../sections.ts'
import { formArgument } from './form-argument.ts'
import { meaningArgument } from './meaning-argument.ts'
import { soundArgument } from './sound-argument.ts'
import { wholeArgument } from './whole-argument.ts'

const ARGUMENTS = [formArgument, soundArgument, meaningArgument, wholeArgument]

/** The case that the marks are not similar, one switchable argument after another. */
export const dissimilarSection = (draft: Draft): Section => ({
  title: draft.say(
    '申请商标与引证商标不构成近似商标',
    `The mark applied for and ${citedMarksName(draft)} are not similar`,
  ),
  body: subSections(
    draft,
    'h4',
    ARGUMENTS.map(argument => argument(draft)),
  ),
})
