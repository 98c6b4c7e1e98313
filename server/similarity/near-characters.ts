import type { CharacterDifference } from './character-differences.ts'
import { areLookAlike, shareComponent } from './glyphs.ts'
import type { MarkProfile } from './mark-profile.ts'
import { type Nearness, soundNearness } from './near-sound.ts'

/** How near the two characters at a place sound in their marks. */
export const soundAt = (a: MarkProfile, b: MarkProfile, { place }: CharacterDifference): Nearness =>
  soundNearness(a.readings()[place - 1] ?? [], b.readings()[place - 1] ?? [])

/** From this length on, characters of one initial that share a component count as near: 娃哈哈, 娃合合. */
const LONG = 3

/** R06's test of two characters: they share a component or look alike, and sound the same or near. */
export const areNearInSoundAndShape = (a: MarkProfile, b: MarkProfile, difference: CharacterDifference): boolean => {
  if (!shareComponent(difference.one, difference.other) && !areLookAlike(difference.one, difference.other)) return false
  const sound = soundAt(a, b, difference)
  return sound === 'same' || sound === 'near' || (sound === 'initial' && a.characters.length >= LONG)
}

/** R08's test of two characters. */
export const lookNear = ({ one, other }: CharacterDifference): boolean => areLookAlike(one, other)
