import type { MarkContext } from '../similarity/mark-context.ts'
import type { MarkProfile } from '../similarity/mark-profile.ts'
import { isOnlyWeak } from '../similarity/weak-words.ts'
import { letters } from './letter-keys.ts'
import { look, meaning } from './look-and-meaning-keys.ts'
import type { MarkKey } from './mark-key.ts'
import { initials, pinyin, sound } from './sound-keys.ts'
import { oneOff, order, part, whole } from './wording-keys.ts'

/** Every way in which a search finds marks, in the order in which a report names them. */
export const MARK_KEYS: readonly MarkKey[] = [
  whole,
  part,
  oneOff,
  order,
  sound,
  initials,
  look,
  pinyin,
  meaning,
  letters,
]

/**
 * Returns all keys that a mark of the register is stored under, those of its parts among them. A part that is weak whatever the goods
 * (PLUS, 优选) is compared with nothing, and would be found by thousands of names.
 */
export const storedKeys = (mark: MarkProfile): string[] =>
  [mark, ...mark.parts().filter(part => !isOnlyWeak(part, {}))].flatMap(piece =>
    MARK_KEYS.flatMap(({ stored }) => stored(piece)),
  )

/** Returns the keys that a search asks for: for the mark, and for each of its parts that tells a source in one of the contexts. */
export const askedKeys = (keys: readonly MarkKey[], mark: MarkProfile, contexts: readonly MarkContext[]): string[] => {
  const parts = mark.parts().filter(part => contexts.some(context => !isOnlyWeak(part, context)))
  return [mark, ...parts].flatMap(piece => keys.flatMap(({ asked }) => asked(piece, contexts)))
}

/** Returns the ids of the ways in which a search for a name comes to a mark on which these rules fired. */
export const waysBetween = (
  name: MarkProfile,
  mark: MarkProfile,
  rules: readonly { id: string }[],
  contexts: readonly MarkContext[],
): string[] => {
  const stored = new Set(storedKeys(mark))
  return MARK_KEYS.filter(
    key =>
      rules.some(({ id }) => key.rules.includes(id)) &&
      askedKeys([key], name, contexts).some(asked => stored.has(asked)),
  ).map(({ id }) => id)
}
