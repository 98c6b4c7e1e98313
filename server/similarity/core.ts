/** What remains of a mark when the words that tell no source are taken off, and those words as they stood. */
export interface Core {
  text: string
  /** The same by its runs of Chinese and words of other scripts. */
  parts: readonly string[]
  weak: readonly string[]
}

/** The cores of a mark in the context it was last asked in: a mark is held against many in one. */
export interface KnownCores {
  niceClass: number | undefined
  goods: readonly string[] | undefined
  byKinds: Map<string, Core>
}
