import type { MarkRule } from '../mark-rule.ts'
import { isReorderedWords } from '../word-order.ts'

/** R20: the same foreign words in another order. */
export const r20WordOrder: MarkRule = {
  id: 'R20',
  find: (a, b) =>
    isReorderedWords(a, b)
      ? {
          weight: 0.8,
          zh: `“${a.printed}”与“${b.printed}”由相同的外文单词构成，仅排列顺序不同，可能被认定为近似。`,
          en: `“${a.printed}” and “${b.printed}” consist of the same words in a different order; they may be found similar.`,
        }
      : null,
}
