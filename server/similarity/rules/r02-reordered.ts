import type { MarkRule } from '../mark-rule.ts'
import { differAsWords } from '../word-meaning.ts'

/** R02: the same Chinese characters in another order. Two dictionary words (蜂蜜, 蜜蜂) keep their own meanings. */
export const r02Reordered: MarkRule = {
  id: 'R02',
  find: (a, b) => {
    if (!a.isHan || !b.isHan || a.text === b.text || a.sorted !== b.sorted || differAsWords(a, b)) return null
    return {
      weight: 0.8,
      zh: `“${a.printed}”与“${b.printed}”由相同的汉字构成，仅排列顺序不同，可能被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” consist of the same Chinese characters in a different order; they may be found similar.`,
    }
  },
}
