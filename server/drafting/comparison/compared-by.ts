import type { CitedMark } from '#contract/notice.ts'
import type { Draft } from '../draft.ts'
import { listText } from '../language.ts'
import { hasWording, scriptParts, scriptsOf, wordingOf } from '../mark-composition.ts'

const lettersOf = (mark: string): string =>
  hasWording(mark)
    ? (
        wordingOf(mark)
          .match(/[\p{L}\p{N}]/gu)
          ?.join('') ?? ''
      ).toLowerCase()
    : ''

/** Returns whether the words of the two marks are the same but for case and what stands between them. */
export const isSameWording = ({ notice }: Draft, { mark }: CitedMark): boolean =>
  lettersOf(notice.mark) !== '' && lettersOf(notice.mark) === lettersOf(mark)

/** Returns whether two marks are compared by their elements and impression: one of them is a device, or its words are not known. */
export const isComparedAsDevice = ({ notice }: Draft, { mark }: CitedMark): boolean =>
  [notice.mark, mark].some(one => scriptsOf(scriptParts(one)).length === 0)

/** Names the aspects in which the mark is compared with cited ones, as advice does: by wording, as devices, or both. */
export const aspectsNamed = (draft: Draft, citedMarks: readonly CitedMark[]): string => {
  const devices = citedMarks.filter(citedMark => isComparedAsDevice(draft, citedMark))
  const hasWords = citedMarks.length === 0 || devices.length < citedMarks.length
  return listText(draft, [
    ...(hasWords ? draft.say(['文字构成', '呼叫', '含义'], ['composition', 'sound', 'meaning']) : []),
    ...(devices.length > 0 ? [draft.say('构图要素', 'elements')] : []),
    hasWords ? draft.say('整体印象', 'overall impression') : draft.say('整体视觉效果', 'visual impression'),
  ])
}
