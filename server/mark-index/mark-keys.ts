import { letters } from './letter-keys.ts'
import { look, meaning } from './look-and-meaning-keys.ts'
import type { MarkKey } from './mark-key.ts'
import { initials, pinyin, sound } from './sound-keys.ts'
import { oneOff, order, part, whole } from './wording-keys.ts'

/** Every way in which a search finds marks, in the order in which a report names them. */
export const MARK_KEYS: readonly MarkKey[] = [
  whole,
  part,
  oneOff,
  order,
  sound,
  initials,
  look,
  pinyin,
  meaning,
  letters,
]
