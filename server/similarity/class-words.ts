import { lazily } from './lazily.ts'
import type { NormalisedMark } from './normalise-mark.ts'
import { wordsByClass } from './weak-words.ts'

/** The classes in which a word is weak though it is not in all. */
const classesOfWord = lazily(() => {
  const classes = new Map<string, number[]>()
  for (const { niceClass, words } of wordsByClass())
    for (const word of words) classes.set(word, [...(classes.get(word) ?? []), niceClass])
  return classes
})

const EVERY_CLASS: ReadonlySet<number> = new Set(Array.from({ length: 45 }, (_, index) => index + 1))
const LONGEST_TEXT = 24
/** With more words than this, words that do not stand side by side may be left as one. */
const MOST_WORDS = 2

/**
 * The classes whose weak words occur in a mark. In all others the rules say of it what they say without a class, so that one
 * comparison serves them all.
 */
export const classesBearingOn = ({ text, words }: NormalisedMark): ReadonlySet<number> => {
  if (text.length > LONGEST_TEXT || words.length > MOST_WORDS) return EVERY_CLASS
  const classes = new Set<number>()
  for (let start = 0; start < text.length; start += 1)
    for (let end = start + 1; end <= text.length; end += 1)
      for (const niceClass of classesOfWord().get(text.slice(start, end)) ?? []) classes.add(niceClass)
  return classes
}
