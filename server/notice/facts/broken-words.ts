import { type Found, found, join, slice } from '../layout/traced-text.ts'
import { isOneSlip } from './cross-checks.ts'

/** Fewest letters of words that are compared: shorter ones are all alike. */
const SHORTEST = 4

/** The words of a name in capitals: those written together with capitals within, too. */
const wordsOf = (name: string): string[] =>
  (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []).map(word => word.toUpperCase())

const isNear = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= SHORTEST && (one === other || isOneSlip(one, other))

/**
 * The name of a cited mark with a space that was put in at the end of a line taken out again, where the word is then near to
 * one of the mark applied for, and no piece of it is by itself: marks are cited for being alike. A person has to confirm it.
 */
export const withWordsJoined = (name: Found<string>, applied: string): Found<string> => {
  const own = [...wordsOf(applied), applied.toUpperCase()]
  const isLike = (word: string) => wordsOf(word).every(part => own.some(other => isNear(part, other)))
  const { text, glyphs } = name.source
  const cut = Array.from(text.matchAll(/(\p{Script=Latin}+) (\p{Script=Latin}+)/gu)).find(
    ({ index, 1: first = '', 2: second = '' }) =>
      glyphs[index + first.length] === null && isLike(first + second) && !isLike(first) && !isLike(second),
  )
  if (!cut) return name
  const at = cut.index + (cut[1]?.length ?? 0)
  const source = join([slice(name.source, 0, at), slice(name.source, at + 1)])
  return { ...name, ...found(source), isUnsure: true }
}
