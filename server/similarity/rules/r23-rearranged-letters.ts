import { editDistance } from '../edit-distance.ts'
import type { ExceptionRule } from '../mark-rule.ts'
import { isReorderedWords } from '../word-order.ts'

const MIN_LETTERS = 3
/** Two neighbours swapped in a longer word leave its look near. */
const NEAR_LOOK = 5

/** R23, exception: three letters or more, the same ones in an order that clearly changes sound and shape. */
export const r23RearrangedLetters: ExceptionRule = {
  id: 'R23',
  replaces: ['R19', 'R24'],
  find: (a, b) => {
    if (!a.isLatin || !b.isLatin || a.text === b.text || a.sorted !== b.sorted) return null
    if (a.text.length < MIN_LETTERS || isReorderedWords(a, b)) return null
    if (a.text.length >= NEAR_LOOK && editDistance(a.characters, b.characters, 1) <= 1) return null
    return {
      weight: 0.3,
      zh: `“${a.printed}”与“${b.printed}”由相同的字母构成，但排列顺序不同，读音、字形明显不同，可能不被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” consist of the same letters, but in an order that clearly changes sound and shape; they may be found not similar.`,
    }
  },
}
