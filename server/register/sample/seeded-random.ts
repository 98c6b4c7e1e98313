/** Returns a number in [0, 1), in the same sequence for the same seed. */
export type Random = () => number

/** Returns the generator of a seed (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns an integer from 0 up to, but without, `limit`. */
export const below = (random: Random, limit: number): number => Math.floor(random() * limit)

/** Returns one of the choices, each as likely. Throws where there is none. */
export const pick = <T>(random: Random, choices: ArrayLike<T>): T => {
  const chosen = choices[below(random, choices.length)]
  if (chosen === undefined) throw new RangeError('nothing to choose from')
  return chosen
}

/** Returns `count` different ones of the choices, in their order; all of them where they are fewer. */
export const pickSome = <T>(random: Random, choices: readonly T[], count: number): T[] => {
  let wanted = Math.min(count, choices.length)
  return choices.filter((_, index) => {
    const isTaken = random() * (choices.length - index) < wanted
    if (isTaken) wanted -= 1
    return isTaken
  })
}

/** Returns a function that chooses by weight: each `[choice, weight]` in proportion. */
export const weighted = <T>(weights: readonly (readonly [T, number])[]): ((random: Random) => T) => {
  let sum = 0
  const bounds = weights.map(([choice, weight]) => {
    sum += weight
    return { choice, bound: sum }
  })
  return random => {
    const mark = random() * sum
    let low = 0
    let high = bounds.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((bounds[middle]?.bound ?? 0) > mark) high = middle
      else low = middle + 1
    }
    const found = bounds[low]
    if (!found) throw new RangeError('nothing to choose from')
    return found.choice
  }
}

/** Returns a function that chooses the second half as often as the first, the third a third as often (Zipf). */
export const zipf = <T>(choices: readonly T[]): ((random: Random) => T) =>
  weighted(choices.map((choice, rank) => [choice, 1 / (rank + 3)] as const))
