import { containedMark } from '../contained-mark.ts'
import { isWeakWord } from '../core.ts'
import type { MarkProfile } from '../mark-profile.ts'
import type { MarkRule } from '../mark-rule.ts'

/** In Chinese the part must begin and end where words do: 和平 is no part of 祥和平安. */
const standsAlone = (whole: MarkProfile, part: MarkProfile): boolean => {
  if (!part.isHan) return true
  const edges = whole.edges()
  for (let start = whole.text.indexOf(part.text); start >= 0; start = whole.text.indexOf(part.text, start + 1))
    if (edges.has(start) && edges.has(start + part.text.length)) return true
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
