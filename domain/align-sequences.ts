/** A place in one sequence and the place of the other that agrees with it. */
export type Match = readonly [before: number, after: number]

/** Above this size the exact way takes too much room: keys that stand once on both sides are matched first. */
const MOST_CELLS = 2_000_000

/** Returns a longest common subsequence of two ranges, by the table of its lengths. */
const matchAll = <Key>(before: readonly Key[], after: readonly Key[]): Match[] => {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const matches: Match[] = []
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) matches.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return matches
}

/** Returns a longest common subsequence, given the places of the first sequence whose keys stand in the second, too. */
const matchShared = <Key>(before: readonly Key[], places: readonly number[], after: readonly Key[]): Match[] => {
  const numbers = new Map<Key, number>()
  const numberOf = (key: Key): number => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const [rows, columns] = [places.map(place => numberOf(before[place] as Key)), after.map(numberOf)]
  return matchAll(rows, columns).map(([row, column]) => [places[row] ?? 0, column])
}

/** Returns the place of each key that stands only once. */
const uniquePlaces = <Key>(keys: readonly Key[]): Map<Key, number> => {
  const places = new Map<Key, number>()
  const repeated = new Set<Key>()
  keys.forEach((key, place) => {
    if (places.has(key)) repeated.add(key)
    places.set(key, place)
  })
  for (const key of repeated) places.delete(key)
  return places
}

/** Returns the longest run of matches, in the order of the first, that rise in the second as well (patience sorting). */
const longestRise = (matches: readonly Match[]): Match[] => {
  const tails: number[] = []
  const former: number[] = []
  matches.forEach(([, place], index) => {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((matches[tails[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1
      else high = middle
    }
    former[index] = tails[low - 1] ?? -1
    tails[low] = index
  })
  const rise: Match[] = []
  for (let index = tails.at(-1) ?? -1; index >= 0; index = former[index] ?? -1) {
    const match = matches[index]
    if (match) rise.unshift(match)
  }
  return rise
}

const matchUnique = <Key extends string | number>(before: readonly Key[], after: readonly Key[]): Match[] => {
  const places = uniquePlaces(after)
  const shared = [...uniquePlaces(before)].flatMap(([key, place]): Match[] => {
    const other = places.get(key)
    return other === undefined ? [] : [[place, other]]
  })
  const anchors = longestRise(shared)
  if (anchors.length === 0) return []
  const matches: Match[] = []
  let last: Match = [-1, -1]
  for (const anchor of [...anchors, [before.length, after.length] as const]) {
    const [row, column] = [last[0] + 1, last[1] + 1]
    for (const [a, b] of alignSequences(before.slice(row, anchor[0]), after.slice(column, anchor[1]))) {
      matches.push([a + row, b + column])
    }
    if (anchor[0] < before.length) matches.push(anchor)
    last = anchor
  }
  return matches
}

/**
 * Returns the places at which two sequences agree, both rising: a longest common subsequence. For very long sequences that
 * differ widely there may be fewer than can be.
 */
export const alignSequences = <Key extends string | number>(before: readonly Key[], after: readonly Key[]): Match[] => {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const shortest = Math.min(before.length, after.length) - start
  while (end < shortest && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1

  const inner = [before.slice(start, before.length - end), after.slice(start, after.length - end)] as const
  // What the other side does not have at all is passed over.
  const present = new Set(inner[1])
  const places = inner[0].flatMap((key, place) => (present.has(key) ? [place] : []))
  const isSmall = (places.length + 1) * (inner[1].length + 1) <= MOST_CELLS
  const found = isSmall ? matchShared(inner[0], places, inner[1]) : matchUnique(...inner)
  const matches: Match[] = Array.from({ length: start }, (_, place) => [place, place])
  for (const [a, b] of found) matches.push([a + start, b + start])
  for (let place = end; place > 0; place--) matches.push([before.length - place, after.length - place])
  return matches
}
