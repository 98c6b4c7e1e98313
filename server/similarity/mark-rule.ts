import type { MarkContext } from './mark-context.ts'
import type { MarkProfile } from './mark-profile.ts'

/**
 * The reason why two marks are alike or not, in both languages, and its weight: 1 is identical, 0 is nothing. An adjustment's
 * weight (R27, R28) is added to the score and may be negative.
 */
export interface Finding {
  weight: number
  zh: string
  en: string
}

/**
 * One rule of docs/law.md §5; `find` returns null when it does not apply. The order of the marks matters to no rule.
 */
export interface MarkRule {
  id: string
  find: (a: MarkProfile, b: MarkProfile, context: MarkContext) => Finding | null
}

/** A rule that takes others back: its own low weight stands in the place of theirs. */
export interface ExceptionRule extends MarkRule {
  replaces: readonly string[]
}
