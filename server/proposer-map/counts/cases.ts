import type { CaseMark, CaseTypeRow, CaseYearRow } from '#contract/proposer-map/proposer-rows.ts'
import { CASE_KINDS, type CaseKind } from '#contract/proposer-map/proposer-vocabulary.ts'
import { yearOf } from '#domain/calendar-day.ts'
import type { MarkEvent } from '#domain/mark/register-mark.ts'
import type { PortfolioMark } from '../register/portfolio.ts'
import type { RegisterFacts } from '../register/portfolio-repository.ts'

type Role = CaseMark['role']

/** The events of a kind of case; `lost` tells a decision against the mark from one for it. */
interface CaseRule {
  role: Role
  filed: string
  decided: readonly string[]
  lost: (event: MarkEvent) => boolean
}

/**
 * A register tells of cases by the events of the applicant's own marks: a review is the owner's own, the others come from
 * somebody else. It has no list of cases that an applicant brought against marks of others, nor of reviews of denied
 * registrations: those stay unknown.
 */
const RULES: Readonly<Record<CaseKind, CaseRule | null>> = {
  rejected: {
    role: 'made',
    filed: 'review-filed',
    decided: ['review-decided'],
    lost: ({ detail }) => detail.includes('驳回'),
  },
  opposition: {
    role: 'received',
    filed: 'opposition',
    decided: ['opposition-decided'],
    lost: ({ detail }) => detail.includes('不予注册'),
  },
  denied: null,
  cancelled: {
    role: 'received',
    filed: 'non-use-filed',
    decided: ['non-use-decided', 'cancelled'],
    lost: ({ code }) => code === 'cancelled',
  },
  invalid: {
    role: 'received',
    filed: 'invalidity-filed',
    decided: ['invalidated'],
    lost: () => true,
  },
}

/** Returns true when the register tells of this kind of case at all. */
export const knowsCase = (kind: CaseKind, { events }: RegisterFacts): boolean => {
  const rule = RULES[kind]
  return rule !== null && events.has(rule.filed)
}

/** Returns the outcome of a case without a decision on record. */
const undecided = (kind: CaseKind, mark: PortfolioMark, after: readonly MarkEvent[]): CaseMark['outcome'] => {
  if (kind === 'opposition' && after.some(({ code }) => code === 'registered')) return 'upheld'
  return mark.life === 'dead' ? 'unknown' : 'open'
}

/** Lists the cases of a kind that a mark's events tell of. */
export const casesOf = (kind: CaseKind, mark: PortfolioMark, events: readonly MarkEvent[]): CaseMark[] => {
  const rule = RULES[kind]
  if (!rule) return []
  const { regNo, class: niceClass, name } = mark
  return events.flatMap((event, place) => {
    if (event.code !== rule.filed) return []
    const after = events.slice(place + 1)
    const decision = after.find(({ code }) => rule.decided.includes(code))
    const outcome = decision ? (rule.lost(decision) ? 'lost' : 'upheld') : undecided(kind, mark, after)
    const decided = decision?.date ?? null
    return [{ day: event.date, role: rule.role, outcome, decided, regNo, class: niceClass, name }]
  })
}

const listCases = (
  kind: CaseKind,
  marks: readonly PortfolioMark[],
  events: ReadonlyMap<number, readonly MarkEvent[]>,
): CaseMark[] => marks.flatMap(mark => casesOf(kind, mark, events.get(mark.id) ?? []))

const onSide = (kind: CaseKind, side: Role, count: number, facts: RegisterFacts): number | null =>
  RULES[kind]?.role === side && (knowsCase(kind, facts) || count > 0) ? count : null

/** Counts the cases of a kind by the year in which they were filed, the latest first. */
export const caseYearRows = (
  kind: CaseKind,
  marks: readonly PortfolioMark[],
  events: ReadonlyMap<number, readonly MarkEvent[]>,
  facts: RegisterFacts,
): CaseYearRow[] =>
  [...Map.groupBy(listCases(kind, marks, events), ({ day }) => yearOf(day))]
    .sort(([a], [b]) => b - a)
    .map(([year, list]) => ({
      year,
      made: onSide(kind, 'made', list.length, facts),
      received: onSide(kind, 'received', list.length, facts),
      list: list.sort((a, b) => (a.day > b.day ? -1 : 1)),
    }))

/** Counts the cases of every kind; null for a side that the register does not tell of. */
export const caseTypeRows = (
  marks: readonly PortfolioMark[],
  events: ReadonlyMap<number, readonly MarkEvent[]>,
  facts: RegisterFacts,
): CaseTypeRow[] =>
  CASE_KINDS.map(kind => {
    const count = listCases(kind, marks, events).length
    return { kind, made: onSide(kind, 'made', count, facts), received: onSide(kind, 'received', count, facts) }
  })
