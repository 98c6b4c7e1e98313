import type { MarkContext } from '../similarity/mark-context.ts'
import type { MarkProfile } from '../similarity/mark-profile.ts'

/**
 * One way in which marks find each other. A mark is stored under its keys; a search asks for keys of its own. Both sides
 * are written so that every pair of marks on which one of the rules fires meets in a key: recall loses nothing, and the
 * rules themselves then decide.
 */
export interface MarkKey {
  id: string
  zh: string
  en: string
  /** The rules of docs/law.md §5 that this way serves. */
  rules: readonly string[]
  /** Keys a mark of the register is stored under. */
  stored: (mark: MarkProfile) => readonly string[]
  /** Keys under which the marks that may be near to this one are stored, in any of the contexts they may be compared in. */
  asked: (mark: MarkProfile, contexts: readonly MarkContext[]) => readonly string[]
  /** Present for coarse keys, which far marks share too. Returns false for a wording that cannot be near all the same. */
  mayBeNear?: (mark: MarkProfile, wording: string) => boolean
}

/** Returns every way of taking one of each list, joined: the first of each come first, and no more than `most`. */
export const combine = (lists: readonly (readonly string[])[], most: number, joint = ''): readonly string[] =>
  lists.reduce<readonly string[]>(
    (texts, list, index) =>
      texts.flatMap(text => list.map(next => (index === 0 ? next : text + joint + next))).slice(0, most),
    [''],
  )
