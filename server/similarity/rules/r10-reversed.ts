import type { MarkRule } from '../mark-rule.ts'
import { differAsWords } from '../word-meaning.ts'

/** R10: a Chinese mark that reads as the other from right to left. Two dictionary words keep their own meanings. */
export const r10Reversed: MarkRule = {
  id: 'R10',
  find: (a, b) => {
    if (!a.isHan || !b.isHan || a.text === b.text || a.characters.length !== b.characters.length) return null
    const last = a.characters.length - 1
    if (!a.characters.every((character, index) => character === b.characters[last - index])) return null
    if (differAsWords(a, b)) return null
    return {
      weight: 0.8,
      zh: `“${a.printed}”自右至左认读即为“${b.printed}”，可能被认定为近似。`,
      en: `Read from right to left, “${a.printed}” is “${b.printed}”; the marks may be found similar.`,
    }
  },
}
