export interface Random {
  /** Returns a number from 0 to 1. */
  next: () => number
  /** Returns whether a chance of that share came up. */
  chance: (share: number) => boolean
  /** Returns an item of the list; throws for an empty one. */
  pick: <T>(list: readonly T[]) => T
}

/** Returns a source of choices that are the same for the same seed (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    chance: share => next() < share,
    pick: list => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}

/** Returns a number that is the same for the same text (FNV-1a). */
export const hashOf = (text: string): number =>
  [...text].reduce((hash, one) => Math.imul(hash ^ (one.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261) >>> 0
