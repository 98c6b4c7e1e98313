const CHARACTERS_AT_ONCE = 60_000

/**
 * Items in their order, in bunches of no more text than is handled in a moment: the page answers keys between those of a
 * long document. An item that is longer is a bunch of its own. The text of an item is asked for when its bunch is.
 */
export function* bunchesOf<Item>(items: Iterable<Item>, textOf: (item: Item) => string): Generator<Item[]> {
  let bunch: Item[] = []
  let characters = 0
  for (const item of items) {
    const { length } = textOf(item)
    if (characters + length > CHARACTERS_AT_ONCE && bunch.length > 0) {
      yield bunch
      bunch = []
      characters = 0
    }
    bunch.push(item)
    characters += length
  }
  if (bunch.length > 0) yield bunch
}
