import type { WeakKind } from './weak-words.ts'

/** What remains of a mark when the words that tell no source are taken off, and those words as they stood. */
export interface Core {
  text: string
  /** The same by its runs of Chinese and words of other scripts. */
  parts: readonly string[]
  weak: readonly string[]
}

/**
 * The cores of a mark for the goods it was last asked for, by list of kinds and class: a mark is held against many for the
 * same.
 */
export interface KnownCores {
  goods: readonly string[] | undefined
  byKinds: Map<readonly WeakKind[], Map<number | undefined, Core>>
}
