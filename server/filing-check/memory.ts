import { matchesOf } from './matches.ts'

/** So many characters are remembered by each reader: a few long drafts, which are read again at every key stroke. */
const MOST_CHARACTERS = 1_000_000

/**
 * Returns a reader that keeps what a text yielded. `read` depends on nothing but the text, and its answer is not changed
 * by anybody; when too many texts are kept, all are forgotten.
 */
export const keptByText = <Value extends object | string | boolean>(
  read: (text: string) => Value,
): ((text: string) => Value) => {
  const kept = new Map<string, Value>()
  let characters = 0
  return text => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const value = read(text)
    characters += text.length + 1
    if (characters > MOST_CHARACTERS) {
      kept.clear()
      characters = text.length
    }
    kept.set(text, value)
    return value
  }
}

/** Returns a reader of all matches of a pattern, for a rule that looks over the whole draft at every key stroke. */
export const keptMatches = (pattern: RegExp): ((text: string) => readonly RegExpExecArray[]) =>
  keptByText(text => (pattern.global ? matchesOf(text, pattern) : [pattern.exec(text)].filter(match => match !== null)))
