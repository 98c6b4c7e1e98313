/** What else is known of the earlier mark when two marks are compared. */
export interface MarkContext {
  niceClass?: number
  goods?: string[]
  famous?: boolean
}

export interface FiredRule {
  id: string
  weight: number
  zh: string
  en: string
}

export interface MarkComparison {
  similar: boolean
  level: 'identical' | 'similar' | 'weak' | 'none'
  score: number
  rules: FiredRule[]
}

/** Compares two word marks by the rules of domain.md §5. */
export const compareMarks = (_a: string, _b: string, _context: MarkContext = {}): MarkComparison => ({
  similar: false,
  level: 'none',
  score: 0,
  rules: [],
})
