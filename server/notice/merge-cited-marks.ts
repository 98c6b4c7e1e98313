import type { CitedMark } from '#contract/notice.ts'
import type { CitedMarkFacts } from './cited-mark-facts.ts'
import { breaksBesideLetter } from './line-breaks.ts'
import type { Found } from './traced-text.ts'

/** A cited mark with the fields the reasons and the annex put differently. */
export interface MergedMark extends CitedMarkFacts {
  disputed: (keyof CitedMark)[]
}

const withoutSpaces = (text: string | undefined): string | undefined => text?.replace(/\s/gu, '')

/** The reasons' reading, or the annex's where the two differ by a space only and a line ends there in the reasons. */
const firstOf = (sentence: Found<string> | null, annex: Found<string> | null): Found<string> | null =>
  sentence &&
  annex &&
  breaksBesideLetter(sentence.source) &&
  withoutSpaces(sentence.value) === withoutSpaces(annex.value)
    ? annex
    : (sentence ?? annex)

const mergeOne = (sentence: CitedMarkFacts, annex: CitedMarkFacts | undefined): MergedMark => {
  if (!annex) return { ...sentence, disputed: [] }
  const isDisputed = (field: 'mark' | 'owner' | 'status') => {
    const [one, other] = [sentence[field]?.value, annex[field]?.value]
    return one !== undefined && other !== undefined && withoutSpaces(one) !== withoutSpaces(other)
  }
  return {
    regNo: sentence.regNo,
    mark: firstOf(sentence.mark, annex.mark),
    owner: firstOf(sentence.owner, annex.owner),
    status: sentence.status ?? annex.status,
    classes: annex.classes,
    goods: annex.goods,
    groups: annex.groups,
    dates: annex.dates,
    disputed: (['mark', 'owner', 'status'] as const).filter(isDisputed),
  }
}

/** One entry a number: the reasons go before the annex, which fills in what they do not say. */
export const mergeCitedMarks = (
  sentences: readonly CitedMarkFacts[],
  annex: readonly CitedMarkFacts[],
): MergedMark[] => [
  ...sentences.map(mark =>
    mergeOne(
      mark,
      annex.find(row => row.regNo.value === mark.regNo.value),
    ),
  ),
  ...annex
    .filter(row => !sentences.some(mark => mark.regNo.value === row.regNo.value))
    .map(row => ({ ...row, disputed: [] })),
]
