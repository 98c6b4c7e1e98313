/*
 * The closed lists of values that the calls of the proposer map carry. No schema library is imported here, so that the
 * page may import the values.
 */

/** The outcome of a filing, as far as the register says. `ended`: withdrawn, or ended without having been registered. */
export const OUTCOMES = ['registered', 'refused', 'undecided', 'ended', 'unknown'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The form of a mark. */
export const MARK_FORMS = ['word', 'combined', 'device', 'three-dimensional', 'colour', 'sound'] as const
export type MarkForm = (typeof MARK_FORMS)[number]

/** The days by which a term is renewed or lost: the window opens, the term ends, the grace period ends. */
export const TERM_LIMITS = ['opens', 'ends', 'graceEnds'] as const
export type TermLimit = (typeof TERM_LIMITS)[number]

/**
 * Cases before the office: review of refusal, opposition, review of a denied registration, non-use cancellation,
 * invalidation.
 */
export const CASE_KINDS = ['rejected', 'opposition', 'denied', 'cancelled', 'invalid'] as const
export type CaseKind = (typeof CASE_KINDS)[number]
/** The outcome of a case for the mark; `unknown` where the register does not say. */
export const CASE_OUTCOMES = ['upheld', 'lost', 'open', 'unknown'] as const

/** The parts of a portfolio that can be printed. */
export const PORTFOLIO_PARTS = [
  'summary',
  'trend',
  'layout',
  'families',
  'status',
  'forms',
  'limits',
  'three-year',
  'others',
  'cases',
  'ratio',
  'addresses',
  'agents',
  'flow',
  'announcements',
  'images',
] as const
export type PortfolioPart = (typeof PORTFOLIO_PARTS)[number]

/** The menus that stand in a whitelist's answer: the prefixes of the calls. */
export const PROPOSER_MENUS = ['main', 'case', 'agent'] as const

export const MARK_ORDERS = ['filed', 'number', 'class', 'name', 'status', 'expiry'] as const
export type MarkOrder = (typeof MARK_ORDERS)[number]
/** Below this number of decided filings a year has no ratio. */
export const FEWEST_FOR_RATIO = 10
/** Most names that can be joined to one applicant. */
export const MOST_JOINED_NAMES = 20
export const MOST_PORTFOLIO_ROWS = 1_000
