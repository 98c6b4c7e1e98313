import type { MarkRule } from '../mark-rule.ts'

/** R17: a Chinese mark and a foreign one of the same or nearly the same meaning, by the dictionary of common words. */
export const r17Translation: MarkRule = {
  id: 'R17',
  find: (a, b) => {
    const [chinese, foreign] = a.isHan ? [a, b] : [b, a]
    if (!chinese.isHan || foreign.isHan || !/^\p{Script=Latin}/u.test(foreign.text)) return null
    const [meaning = ''] = foreign.meanings()
    if (!chinese.meanings().has(meaning)) return null
    return {
      weight: 0.75,
      zh: `“${foreign.printed}”可译为“${chinese.printed}”，两商标含义相同或者相近，可能被认定为近似。`,
      en: `“${foreign.printed}” translates as “${chinese.printed}”; the marks have the same or nearly the same meaning and may be found similar.`,
    }
  },
}
