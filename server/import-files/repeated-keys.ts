import { hash } from 'node:crypto'
import type { RepairCounts } from './imports-repository.ts'

const FIRST_SLOTS = 2 ** 12
/** Slots take eight bytes each: the greatest table takes 134 MB. */
const MOST_SLOTS = 2 ** 24
/** A table that is fuller than this is searched slowly. */
const FULLEST = 0.75
const HIGH = 2 ** 21

/** Returns the first 53 bits of a digest, never 0: of ten million keys two agree once in some hundred files. */
const fingerprint = (key: string): number => {
  const digest = hash('sha1', key, 'buffer')
  return digest.readUInt32LE(0) * HIGH + (digest.readUInt32LE(4) >>> 11) + 1
}

/** Remembers which keys a file has named, in bounded memory. */
export interface RepeatedKeys {
  /** Remembers a key; returns whether it came before. */
  note(key: string): boolean
  /** Returns false once there were more keys than fit: of later ones it is not known whether they came before. */
  isWhole(): boolean
}

/** Counts rows with the key of an earlier one under their kind: in a file with more keys than are remembered there are at least so many. */
export const repeatedRows = (count: number, keys: RepeatedKeys): RepairCounts =>
  count === 0 ? {} : keys.isWhole() ? { repeatedRow: count } : { repeatedAtLeast: count }

/** Creates an empty memory of keys; it grows with them up to a limit. */
export const createRepeatedKeys = (mostSlots = MOST_SLOTS): RepeatedKeys => {
  let slots = new Float64Array(Math.min(FIRST_SLOTS, mostSlots))
  let used = 0
  let isWhole = true

  /** Returns the slot that has the fingerprint, or the free one where it belongs. */
  const slotOf = (print: number): number => {
    let slot = print % slots.length
    while (slots[slot] !== 0 && slots[slot] !== print) slot = (slot + 1) % slots.length
    return slot
  }

  const grow = (): void => {
    const before = slots
    slots = new Float64Array(before.length * 2)
    for (const print of before) if (print !== 0) slots[slotOf(print)] = print
  }

  return {
    note(key) {
      const print = fingerprint(key)
      let slot = slotOf(print)
      if (slots[slot] === print) return true
      if (used >= slots.length * FULLEST) {
        if (slots.length * 2 > mostSlots) {
          isWhole = false
          return false
        }
        grow()
        slot = slotOf(print)
      }
      slots[slot] = print
      used += 1
      return false
    },
    isWhole: () => isWhole,
  }
}
