import type { CallData } from '#contract/calls.ts'
import type { ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import type { ProposerMarksQuery, ProposerQuery } from '#contract/proposer-map/proposer-map.ts'
import type { CaseKind } from '#contract/proposer-map/proposer-vocabulary.ts'
import { listNames } from '../register/names-repository.ts'
import type { Register } from '../register/register-repository.ts'
import type { Database } from '../storage/database.ts'
import { listWatches } from '../watching/watches-repository.ts'
import { caseTypeRows, caseYearRows, knowsCase } from './counts/cases.ts'
import { announcementRows, flowRows, movedRows } from './counts/happenings.ts'
import { formRows, layoutRows, statusCategoryRows, statusRows } from './counts/layout.ts'
import { addressRows, agentRows, mainNameRows, numbersRow } from './counts/numbers.ts'
import { extensionRows, feeRows, threeYearRows, timeLimitRows } from './counts/terms.ts'
import { todoRows } from './counts/todo.ts'
import { ratioRows, trendRows } from './counts/trend.ts'
import { circleRows } from './likeness/families.ts'
import { houseWatch, othersOf } from './likeness/near-others.ts'
import type { Portfolio, PortfolioMark } from './register/portfolio.ts'
import { applicantCore, seemsSameApplicant } from './register/same-applicant.ts'
import { selectMarks, wireMark } from './select-marks.ts'

/** The input of a part: the portfolio, the marks that the filters leave, and the query. */
export interface PartInput {
  db: Database
  accountId: number
  register: Register
  portfolio: Portfolio
  marks: readonly PortfolioMark[]
  query: ProposerQuery
}

type Row<Name extends ProposerCall> = CallData<Name>['rows'][number]

/** The rows of all pages; `known` false where the register has no such data. */
interface Part<Name extends ProposerCall> {
  known: boolean
  rows: readonly Row<Name>[]
}
type Reader<Name extends ProposerCall> = (input: PartInput) => Part<Name> | Promise<Part<Name>>

const told = <R>(rows: readonly R[], known = true): { known: boolean; rows: readonly R[] } => ({
  known: known || rows.length > 0,
  rows,
})

const UNTOLD = { known: false, rows: [] } as const

const MOST_COMPANIES = 50
const CHANGES = new Set(['changed'])

const companies: Reader<'readProposerCompanies'> = async ({ db, register, query }) => {
  const text = query.name.trim()
  const core = applicantCore(text)
  const asked = [text, ...(core === '' || core === text ? [] : [core])].filter(part => part !== '')
  const wanted = { registers: [register.id], limit: MOST_COMPANIES }
  const lists = await Promise.all(asked.map(part => listNames(db, 'register_owners', part, wanted)))
  const rows = new Map(lists.flat().map(company => [company.name, company]))
  return told([...rows.values()].map(company => ({ ...company, isSimilar: seemsSameApplicant(company.name, text) })))
}

const selected: Reader<'readProposerMarks'> = async ({ portfolio, query }) =>
  told((await selectMarks(portfolio, query as ProposerMarksQuery)).map(wireMark))

const numbers: Reader<'readProposerNumbers'> = ({ marks, portfolio }) => told([numbersRow(marks, portfolio)])

const cases =
  (kind: CaseKind): Reader<'readProposerInvalid'> =>
  async ({ marks, portfolio }) =>
    told(caseYearRows(kind, marks, await portfolio.events(), portfolio.facts), knowsCase(kind, portfolio.facts))

const agents =
  (order: 'latest' | 'most'): Reader<'readProposerAgents'> =>
  ({ marks, portfolio }) =>
    portfolio.facts.agencies || marks.some(({ agent }) => agent !== '') ? told(agentRows(marks, order)) : UNTOLD

const hasEvents = ({ facts }: Portfolio): boolean => facts.events.size > 0

/** The reader of each part of the proposer map. */
export const PARTS: { [Name in ProposerCall]: Reader<Name> } = {
  readProposerCompanies: companies,
  readProposerMainName: ({ marks }) => told(mainNameRows(marks)),
  readProposerUpdateDate: ({ register: { asOf, size } }) => told([{ date: asOf, size }]),
  readProposerAddresses: ({ marks, portfolio }) => told(addressRows(marks), portfolio.facts.addresses),
  readProposerNumbers: numbers,
  readProposerCount: numbers,
  readProposerCircle: async ({ marks, portfolio }) => told(circleRows(marks, await portfolio.families())),
  readProposerCircleMarks: selected,
  readProposerFamous: async ({ marks, portfolio }) => {
    if (!portfolio.facts.wellKnown) return UNTOLD
    const wellKnown = await portfolio.wellKnown()
    return told(marks.filter(({ id }) => wellKnown.has(id)).map(wireMark))
  },
  readProposerTrend: ({ marks, portfolio }) => told(trendRows(marks, portfolio.facts)),
  readProposerStatus: ({ marks }) => told(statusRows(marks)),
  readProposerStatusCategory: ({ marks }) => told(statusCategoryRows(marks)),
  readProposerLayout: ({ marks, portfolio }) => told(layoutRows(marks), portfolio.facts.groups),
  readProposerForms: ({ marks, portfolio }) => told(formRows(marks, portfolio.facts)),
  readProposerFlow: async ({ marks, portfolio }) =>
    told(flowRows(marks, await portfolio.events()), hasEvents(portfolio)),
  readProposerThreeYear: async ({ marks, portfolio }) =>
    told(threeYearRows(marks, await portfolio.events(), portfolio)),
  readProposerTimeLimits: ({ marks, portfolio }) => told(timeLimitRows(marks, portfolio)),
  readProposerExtension: async ({ marks, portfolio }) =>
    told(extensionRows(marks, await portfolio.events(), portfolio)),
  readProposerFees: ({ marks, portfolio }) => told(feeRows(marks, portfolio)),
  readProposerMonitorOthers: async ({ db, accountId, portfolio, marks }) => {
    const watches = await listWatches(db, accountId, portfolio.names)
    return told(await othersOf(db, portfolio, watches.length > 0 ? watches : [houseWatch(marks)]))
  },
  readProposerLatestImages: () => UNTOLD,
  readProposerTodo: async ({ db, accountId, marks, portfolio }) =>
    told(await todoRows(db, accountId, marks, portfolio)),
  readProposerRegisterRatio: ({ marks, portfolio: { facts } }) =>
    told(facts.refusals ? ratioRows(marks, facts, 'registered') : [], facts.refusals),
  readProposerRejectRatio: ({ marks, portfolio: { facts } }) =>
    told(facts.refusals ? ratioRows(marks, facts, 'refused') : [], facts.refusals),
  readProposerAnnouncements: async ({ marks, portfolio }) =>
    told(announcementRows(marks, await portfolio.events()), portfolio.facts.issues),
  readProposerChanges: async ({ marks, portfolio }) =>
    told(flowRows(marks, await portfolio.events(), CHANGES), portfolio.facts.events.has('changed')),
  readProposerMoved: async ({ marks, portfolio }) =>
    told(movedRows(marks, await portfolio.events()), hasEvents(portfolio)),
  readProposerMarks: selected,
  readProposerInvalid: cases('invalid'),
  readProposerDenied: cases('denied'),
  readProposerRejected: cases('rejected'),
  readProposerCancelled: cases('cancelled'),
  readProposerOpposition: cases('opposition'),
  readProposerCaseTypes: async ({ marks, portfolio }) =>
    told(caseTypeRows(marks, await portfolio.events(), portfolio.facts), hasEvents(portfolio)),
  readProposerLatestAgents: agents('latest'),
  readProposerAgents: agents('most'),
  readProposerAgentCount: agents('most'),
}
