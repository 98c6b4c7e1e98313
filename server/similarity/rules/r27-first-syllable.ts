import { differInMeaning } from '../english-words.ts'
import type { MarkProfile } from '../mark-profile.ts'
import type { MarkRule } from '../mark-rule.ts'
import { soundNearness } from '../near-sound.ts'
import { differAsWords } from '../word-meaning.ts'

const beginDifferently = (a: MarkProfile, b: MarkProfile): boolean => {
  if (a.isLatin && b.isLatin) return a.sound()[0] !== b.sound()[0]
  const sound = soundNearness(a.readings()[0] ?? [], b.readings()[0] ?? [])
  return sound === 'initial' || sound === 'far'
}

/** R27, an adjustment: another first syllable and another meaning lower the score. */
export const r27FirstSyllable: MarkRule = {
  id: 'R27',
  find: (a, b) => {
    const differ = a.isLatin && b.isLatin ? differInMeaning(a.words, b.words) : differAsWords(a, b)
    if (!differ || !beginDifferently(a, b)) return null
    return {
      weight: -0.1,
      zh: `“${a.printed}”与“${b.printed}”首音节不同，含义不同，近似程度相应降低。`,
      en: `“${a.printed}” and “${b.printed}” begin with different syllables and differ in meaning, which lowers their similarity.`,
    }
  },
}
