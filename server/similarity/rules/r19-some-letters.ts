import { editDistance } from '../edit-distance.ts'
import { differInMeaning } from '../english-words.ts'
import type { MarkRule } from '../mark-rule.ts'

const MIN_LETTERS = 4
/** Where one mark is this long, two letters may differ. */
const LONG = 7

/** R19: marks of four letters or more that differ in individual letters, unless both are words of other meaning. */
export const r19SomeLetters: MarkRule = {
  id: 'R19',
  find: (a, b) => {
    if (!a.isLatin || !b.isLatin || a.text === b.text) return null
    if (Math.min(a.text.length, b.text.length) < MIN_LETTERS) return null
    const limit = Math.max(a.text.length, b.text.length) < LONG ? 1 : 2
    const distance = editDistance(a.characters, b.characters, limit)
    if (distance > limit || distance === 0 || differInMeaning(a.words, b.words)) return null
    return {
      weight: 0.75,
      zh: `“${a.printed}”与“${b.printed}”均由四个以上字母构成，仅个别字母不同，未见明显不同的含义，可能被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” have four or more letters and differ in individual letters only; no clearly different meaning is known, so they may be found similar.`,
    }
  },
}
