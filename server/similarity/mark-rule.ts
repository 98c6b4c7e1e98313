import type { NormalisedMark } from './normalise-mark.ts'

/** What else is known of the earlier mark when two marks are compared. */
export interface MarkContext {
  niceClass?: number
  goods?: string[]
  famous?: boolean
}

/** Why two marks are alike, in both languages, and how much that weighs: 1 identical, 0 nothing. */
export interface Finding {
  weight: number
  zh: string
  en: string
}

/** One rule of domain.md §5; null when it does not apply. The order of the marks matters to no rule. */
export interface MarkRule {
  id: string
  find: (a: NormalisedMark, b: NormalisedMark, context: MarkContext) => Finding | null
}
