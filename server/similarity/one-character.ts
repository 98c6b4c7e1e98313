import { type CharacterDifference, characterDifferences } from './character-differences.ts'
import { isCoinedCharacter } from './coined-characters.ts'
import type { MarkProfile } from './mark-profile.ts'
import { areNearInSoundAndShape, lookNear, soundAt } from './near-characters.ts'

const MIN_CHARACTERS = 3

/** The one place at which two Chinese marks of three characters or more differ; null when it is not just one. */
export const oneDifference = (a: MarkProfile, b: MarkProfile): CharacterDifference | null => {
  if (!a.isHan || !b.isHan || a.characters.length < MIN_CHARACTERS) return null
  const [difference, second] = characterDifferences(a, b) ?? []
  return difference && !second ? difference : null
}

const isNear = (a: MarkProfile, b: MarkProfile, difference: CharacterDifference): boolean => {
  if (lookNear(difference) || areNearInSoundAndShape(a, b, difference)) return true
  const sound = soundAt(a, b, difference)
  return sound === 'same' || sound === 'near'
}

/** Why marks that differ in one character may still differ clearly (R04): by the first character, by the meaning, or not. */
export const clearDifference = (
  a: MarkProfile,
  b: MarkProfile,
  difference: CharacterDifference,
): 'first' | 'meaning' | null => {
  if (isNear(a, b, difference)) return null
  if (difference.place === 1) return 'first'
  const isCoined = isCoinedCharacter(difference.one) || isCoinedCharacter(difference.other)
  return a.isOneWord() || b.isOneWord() || !isCoined ? 'meaning' : null
}
