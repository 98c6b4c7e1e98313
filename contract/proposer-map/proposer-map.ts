import { type Static, type TSchema, Type } from 'typebox'
import { Bit, CalendarDay, Nullable, OneOf, RowId } from '../envelope.ts'
import { FIRST_PAGE } from '../limits.ts'
import { MARK_LIVES, MARK_STATUSES, SIMILARITIES } from '../vocabulary.ts'
import type { ProposerCall } from './proposer-endpoints.ts'
import * as rows from './proposer-rows.ts'
import {
  CASE_KINDS,
  MARK_FORMS,
  MARK_ORDERS,
  MOST_JOINED_NAMES,
  MOST_PORTFOLIO_ROWS,
  OUTCOMES,
  PORTFOLIO_PARTS,
  TERM_LIMITS,
} from './proposer-vocabulary.ts'

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Year = Type.Integer({ minimum: 1800, maximum: 2200 })
/** A page far beyond the last one is empty. */
const LAST_PAGE = 1_000_000_000
const ROWS_A_PAGE = 100
const oneOf = (values: readonly string[]): string => `(${values.join('|')})`
const listOf = (pattern: string): string => `^${pattern}(,${pattern})*$`

/**
 * Narrows the marks that count: `from` and `until` bound the year of filing, `intCls` and `status` are lists with commas.
 * `from` after `until`, and a class beyond 45, are invalidInput.
 */
const FILTERS = {
  from: Type.Optional(Year),
  until: Type.Optional(Year),
  intCls: Type.Optional(Type.String({ maxLength: 200, pattern: listOf('\\d{1,2}') })),
  status: Type.Optional(Type.String({ maxLength: 200, pattern: listOf(oneOf(MARK_STATUSES)) })),
}
const PAGE = {
  pageNum: Type.Integer({ minimum: FIRST_PAGE, maximum: LAST_PAGE, default: FIRST_PAGE }),
  pageSize: Type.Integer({ minimum: 1, maximum: MOST_PORTFOLIO_ROWS, default: ROWS_A_PAGE }),
}

/** `name` is the applicant with all names joined to it; in the calls of agencies the agency, unless `by` is applicant. */
export const ProposerQuery = Type.Object({
  name: Name,
  isEn: Type.Optional(Bit),
  by: Type.Optional(OneOf(['applicant', 'agent'])),
  ...FILTERS,
  ...PAGE,
})

/** One figure of the portfolio: every part that is given narrows further. The answer is the marks that the figure counts. */
const FIGURE = {
  year: Type.Optional(Year),
  outcome: Type.Optional(OneOf(OUTCOMES)),
  life: Type.Optional(
    Type.String({ maxLength: 40, pattern: listOf(oneOf(MARK_LIVES)), description: 'A list with commas' }),
  ),
  group: Type.Optional(Type.String({ maxLength: 10, pattern: '^\\d{4}$' })),
  family: Type.Optional(Type.String({ maxLength: 300, description: 'The root of a family of wordings' })),
  wording: Type.Optional(Type.String({ maxLength: 300, description: 'The whole wording, as it is' })),
  form: Type.Optional(OneOf(MARK_FORMS)),
  limit: Type.Optional(OneOf(TERM_LIMITS)),
  month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'With limit: its month' })),
  agency: Type.Optional(Type.String({ maxLength: 200 })),
  address: Type.Optional(Type.String({ maxLength: 500 })),
  caseKind: Type.Optional(OneOf(CASE_KINDS)),
  issue: Type.Optional(Type.String({ maxLength: 40 })),
  threeYear: Type.Optional(Bit),
  otherAddress: Type.Optional(Bit),
  endsSoon: Type.Optional(Bit),
  filedSince: Type.Optional(CalendarDay),
  text: Type.Optional(Type.String({ maxLength: 200 })),
}

export const ProposerMarksQuery = Type.Object({
  name: Name,
  isEn: Type.Optional(Bit),
  ...FILTERS,
  ...FIGURE,
  order: Type.Optional(OneOf(MARK_ORDERS)),
  isDescending: Type.Optional(Bit),
  ...PAGE,
})

/**
 * `asOf` and `register` are those of the loaded register, null before one is loaded. `known` false: the register has no
 * such data, so the rows say nothing; it is never a nought. `total` counts the rows of all pages.
 */
const answerOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    asOf: Nullable(CalendarDay),
    register: Nullable(
      Type.Object({ zh: Type.String(), en: Type.String(), size: Type.Integer(), isSample: Type.Boolean() }),
    ),
    known: Type.Boolean(),
    total: Type.Integer(),
    rows: Type.Array(row),
  })

const call = <Row extends TSchema>(summary: string, row: Row) => ({
  summary,
  query: ProposerQuery,
  data: answerOf(row),
})

/** Request and answer of every reading call of the proposer map (docs/proposer-map.md). */
export const PROPOSER_CALLS = {
  readProposerCompanies: call('Applicants by name, and those that seem to be the same under another', rows.CompanyRow),
  readProposerMainName: call("An applicant's house marks", rows.MainNameRow),
  readProposerUpdateDate: call("The register's day", rows.UpdateDateRow),
  readProposerAddresses: call('Addresses used', rows.AddressRow),
  readProposerNumbers: call('Marks in all, live, pending, dead, filed in the last year', rows.NumbersRow),
  readProposerCount: call('The same as general-number', rows.NumbersRow),
  readProposerCircle: call('Families of wordings that the rules of likeness join', rows.CircleRow),
  readProposerCircleMarks: {
    summary: 'The marks of a family',
    query: ProposerMarksQuery,
    data: answerOf(rows.ProposerMark),
  },
  readProposerFamous: call('Marks that the register calls well-known', rows.ProposerMark),
  readProposerTrend: call('Filed by year, with what became of it', rows.TrendRow),
  readProposerStatus: call('Marks by status', rows.StatusRow),
  readProposerStatusCategory: call('Marks by class and status', rows.StatusCategoryRow),
  readProposerLayout: call('Marks by class and similar group', rows.LayoutRow),
  readProposerForms: call('Marks by how they are drawn', rows.FormRow),
  readProposerFlow: call('The newest events', rows.EventRow),
  readProposerThreeYear: call('Marks registered for three years and more', rows.ThreeYearRow),
  readProposerTimeLimits: call('Terms with the window and the grace period of their renewal', rows.TimeLimitRow),
  readProposerExtension: call('Days of terms, renewals and lapses by month', rows.ExtensionRow),
  readProposerFees: call('Official fees of what is due', rows.FeeRow),
  readProposerMonitorOthers: call('Later marks of others near the applicant’s', rows.OtherRow),
  readProposerLatestImages: call('Pictures of the newest marks', rows.ImageRow),
  readProposerTodo: call('Open cases and days of this applicant', rows.TodoRow),
  readProposerRegisterRatio: call('Registered of those decided, by year of filing', rows.RatioRow),
  readProposerRejectRatio: call('Refused of those decided, by year of filing', rows.RatioRow),
  readProposerAnnouncements: call('Gazette issues with marks of the applicant', rows.AnnouncementRow),
  readProposerChanges: call('Changes of name and address', rows.EventRow),
  readProposerMoved: call('Newest event of each pending mark', rows.EventRow),
  readProposerMarks: {
    summary: 'The marks that a figure counts',
    query: ProposerMarksQuery,
    data: answerOf(rows.ProposerMark),
  },
  readProposerInvalid: call('Invalidations by year', rows.CaseYearRow),
  readProposerDenied: call('Reviews of denied registrations by year', rows.CaseYearRow),
  readProposerRejected: call('Reviews of refusals by year', rows.CaseYearRow),
  readProposerCancelled: call('Non-use cancellations by year', rows.CaseYearRow),
  readProposerOpposition: call('Oppositions by year', rows.CaseYearRow),
  readProposerCaseTypes: call('Cases by kind', rows.CaseTypeRow),
  readProposerLatestAgents: call('Agencies, the latest first', rows.AgentRow),
  readProposerAgents: call('Agencies, those with most marks first', rows.AgentRow),
  readProposerAgentCount: call('Agencies with their marks', rows.AgentRow),
} satisfies Record<ProposerCall, { summary: string; query: TSchema; data: TSchema }>

/** Watches marks of others near these (register.md §5); without marks the applicant's house marks are watched. */
export const WatchBody = Type.Object({
  name: Name,
  marks: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 50 })),
  classes: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 45 }), { maxItems: 45 })),
  level: Type.Optional(OneOf(SIMILARITIES)),
})
export const Watch = Type.Object({
  id: RowId,
  name: Type.String(),
  marks: Type.Array(Type.String()),
  classes: Type.Array(Type.Integer()),
  level: OneOf(SIMILARITIES),
  since: Type.String(),
})

export const ApplicantQuery = Type.Object({ name: Name })
/** The names that are counted as one applicant, the main one first; a name alone is joined to none. */
const JoinedNames = Type.Object({ name: Type.String(), joined: Type.Array(Type.String()) })
const JoinedNamesBody = Type.Object({
  name: Name,
  joined: Type.Array(Name, { maxItems: MOST_JOINED_NAMES }),
})

/** Makes a file of the chosen parts; its address is answered. `tables` 0 leaves out the data table beneath each chart. */
export const PortfolioOrder = Type.Object({
  name: Name,
  isEn: Bit,
  parts: Type.Array(OneOf(PORTFOLIO_PARTS), { minItems: 1, maxItems: PORTFOLIO_PARTS.length }),
  format: Type.Optional(OneOf(['word', 'pdf'])),
  tables: Type.Optional(Bit),
  ...FILTERS,
})

export const TermCalendarQuery = Type.Object({ name: Name, isEn: Type.Optional(Bit), ...FILTERS })

const WhitelistQuery = Type.Object({ userName: Type.Optional(Type.String({ maxLength: 200 })) })
/** The menus of the proposer map that a user may open; none for who is not on the list. */
const Whitelist = Type.Object({ allowed: Type.Array(Type.String()) })
const WhitelistCountQuery = Type.Object({ company: Type.Optional(Type.String({ maxLength: 200 })) })
/** Users on the list, of the company where one is named; `allowed` null: no limit. */
const WhitelistCount = Type.Object({ used: Type.Integer(), allowed: Nullable(Type.Integer()) })
const Entry = Type.Object({
  userName: Type.String({ minLength: 1, maxLength: 200 }),
  company: Type.String({ maxLength: 200 }),
})
/** `isOpen`: without a login everyone is on the list (docs/architecture.md §11). */
export const WhitelistEntries = Type.Object({ isOpen: Type.Boolean(), entries: Type.Array(Entry) })
const WhitelistBody = Type.Array(Entry, { maxItems: 1_000 })

/** Request and answer of the other calls of the proposer map: its watches, files, joined names and the whitelist. */
export const PORTFOLIO_CALLS = {
  readWatches: { summary: 'Watches of an applicant', query: ApplicantQuery, data: Type.Array(Watch) },
  addWatch: { summary: 'Watch later marks of others', body: WatchBody, data: Watch },
  readTermCalendar: {
    summary: "Ends of an applicant's terms as an iCalendar file",
    query: TermCalendarQuery,
    data: Type.String(),
  },
  readJoinedNames: { summary: 'Names counted as one applicant', query: ApplicantQuery, data: JoinedNames },
  saveJoinedNames: {
    summary: 'Count several names as one applicant; none joined undoes it',
    body: JoinedNamesBody,
    data: JoinedNames,
  },
  generatePortfolio: {
    summary: 'Make a Word or PDF file of a portfolio; answers its address',
    body: PortfolioOrder,
    data: Type.String(),
  },
  readWhitelist: { summary: 'Menus of the proposer map for a user', query: WhitelistQuery, data: Whitelist },
  readWhitelistCount: { summary: 'Users on the whitelist', query: WhitelistCountQuery, data: WhitelistCount },
  readWhitelistEntries: { summary: 'The whitelist of the proposer map', data: WhitelistEntries },
  saveWhitelistEntries: {
    summary: 'Keep the whitelist of the proposer map',
    body: WhitelistBody,
    data: WhitelistEntries,
  },
}

export type ProposerQuery = Static<typeof ProposerQuery>
export type ProposerMarksQuery = Static<typeof ProposerMarksQuery>
export type WatchBody = Static<typeof WatchBody>
export type Watch = Static<typeof Watch>
export type PortfolioOrder = Static<typeof PortfolioOrder>
export type TermCalendarQuery = Static<typeof TermCalendarQuery>
export type WhitelistEntry = Static<typeof Entry>
export type WhitelistEntries = Static<typeof WhitelistEntries>
