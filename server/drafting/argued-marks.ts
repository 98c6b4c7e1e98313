import type { CitedMark } from '#contract/notice.ts'
import { citedMarkName, citedMarksName } from './cited-mark-field.ts'
import type { Draft } from './draft.ts'
import { listText } from './listing.ts'

export interface ArguedMark {
  citedMark: CitedMark
  index: number
  name: string
}

/** The cited marks that can be argued to differ: not those with the same wording. */
export const arguedMarks = (draft: Draft): ArguedMark[] =>
  draft.notice.citedMarks.flatMap((citedMark, index) =>
    draft.comparisons[index]?.level === 'identical' ? [] : [{ citedMark, index, name: citedMarkName(draft, index) }],
  )

/** How they are called together: all the cited marks, or those among them by name. */
export const arguedMarksName = (draft: Draft): string => {
  const argued = arguedMarks(draft)
  return argued.length === 0 || argued.length === draft.notice.citedMarks.length
    ? citedMarksName(draft)
    : listText(
        draft,
        argued.map(({ name }) => name),
      )
}
