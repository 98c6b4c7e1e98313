import { editDistance } from '../edit-distance.ts'
import { differInMeaning } from '../english-words.ts'
import type { MarkRule } from '../mark-rule.ts'

const MIN_LETTERS = 3
/** The share of letters that may differ while the look is still near. */
const NEAR_LOOK = 0.6

/** R24: foreign marks that sound alike and look near, unless both are words of other meaning. */
export const r24ForeignSound: MarkRule = {
  id: 'R24',
  find: (a, b) => {
    if (!a.isLatin || !b.isLatin || a.text === b.text) return null
    const longer = Math.max(a.text.length, b.text.length)
    if (Math.min(a.text.length, b.text.length) < MIN_LETTERS || a.sound() !== b.sound()) return null
    const limit = Math.floor(longer * NEAR_LOOK)
    if (editDistance(a.characters, b.characters, limit) > limit || differInMeaning(a.words, b.words)) return null
    return {
      weight: 0.75,
      zh: `“${a.printed}”与“${b.printed}”读音相同或者相近，字形相近，可能被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” sound the same or nearly so and look near each other; they may be found similar.`,
    }
  },
}
