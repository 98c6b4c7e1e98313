import { containedMark } from '../contained-mark.ts'
import type { MarkProfile } from '../mark-profile.ts'
import type { MarkRule } from '../mark-rule.ts'
import { isWeakWord } from '../weak-words.ts'

/**
 * In Chinese a word must begin and end where words do: 和平 is no part of 祥和平安, nor 马达 of 马达加斯加. A coined part is a word wherever it
 * stands, unless it takes the end of one word and the beginning of the next.
 */
const standsAlone = (whole: MarkProfile, part: MarkProfile): boolean => {
  if (!part.isHan) return true
  if (whole.isOneWord()) return false
  const edges = whole.edges()
  const needed = part.isOneWord() ? 2 : 1
  for (let start = whole.text.indexOf(part.text); start >= 0; start = whole.text.indexOf(part.text, start + 1)) {
    const ends = [start, start + part.text.length].filter(end => edges.has(end))
    if (ends.length >= needed) return true
  }
  return false
}

/** R15: one mark wholly contains the other, unless that part only tells what the goods are or are like. */
export const r15Contained: MarkRule = {
  id: 'R15',
  find: (a, b, context) => {
    const contained = containedMark(a, b)
    if (!contained || !standsAlone(contained.whole, contained.part)) return null
    if (isWeakWord(contained.part.text, context)) return null
    const { part, whole } = contained
    return {
      weight: 0.75,
      zh: `“${whole.printed}”完整包含“${part.printed}”，可能被认定为近似。`,
      en: `“${whole.printed}” wholly contains “${part.printed}”; the marks may be found similar.`,
    }
  },
}
