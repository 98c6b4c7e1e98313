import { initials } from './keys/initials.ts'
import { letters } from './keys/letters.ts'
import { look } from './keys/look.ts'
import type { MarkKey } from './keys/mark-key.ts'
import { meaning } from './keys/meaning.ts'
import { oneOff } from './keys/one-off.ts'
import { order } from './keys/order.ts'
import { part } from './keys/part.ts'
import { pinyin } from './keys/pinyin.ts'
import { sound } from './keys/sound.ts'
import { whole } from './keys/whole.ts'

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
