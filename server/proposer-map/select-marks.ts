import { CLASS_COUNT } from '#contract/limits.ts'
import type { ProposerMarksQuery, ProposerQuery } from '#contract/proposer-map/proposer-map.ts'
import type { ProposerMark } from '#contract/proposer-map/proposer-rows.ts'
import type { MarkOrder } from '#contract/proposer-map/proposer-vocabulary.ts'
import { AppError } from '../app-error.ts'
import { casesOf } from './counts/cases.ts'
import { issueOf } from './counts/happenings.ts'
import { filingYear, formOf, outcomeOf } from './counts/outcome.ts'
import { hasLimit } from './counts/terms.ts'
import { endsSoon, isElsewhere, latestAddress, type Portfolio, type PortfolioMark } from './register/portfolio.ts'

type Filters = Pick<ProposerQuery, 'from' | 'until' | 'intCls' | 'status'>
type Test = (mark: PortfolioMark) => boolean

const listIn = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(','))

const filterTests = ({ from, until, intCls, status }: Filters): Test[] => {
  if (from !== undefined && until !== undefined && from > until)
    throw new AppError('invalidInput', 'The years are the wrong way round.')
  const classes = new Set(listIn(intCls).map(Number))
  if ([...classes].some(niceClass => niceClass < 1 || niceClass > CLASS_COUNT))
    throw new AppError('invalidInput', 'There is no such class.')
  const statuses = new Set(listIn(status))
  const tests: Test[] = []
  if (from !== undefined || until !== undefined)
    tests.push(mark => {
      const year = filingYear(mark)
      return year !== null && year >= (from ?? year) && year <= (until ?? year)
    })
  if (classes.size > 0) tests.push(mark => classes.has(mark.class))
  if (statuses.size > 0) tests.push(mark => statuses.has(mark.status))
  return tests
}

const passing = (marks: readonly PortfolioMark[], tests: readonly Test[]): readonly PortfolioMark[] =>
  tests.length === 0 ? marks : marks.filter(mark => tests.every(test => test(mark)))

/** Returns the marks that the filters leave; throws `invalidInput` for years the wrong way round and a class beyond 45. */
export const filterMarks = ({ marks }: Pick<Portfolio, 'marks'>, filters: Filters): readonly PortfolioMark[] =>
  passing(marks, filterTests(filters))

/** Returns a test for each part of a figure that a mark alone answers. */
const figureTests = (portfolio: Portfolio, figure: ProposerMarksQuery): Test[] => {
  const { year, outcome, life, group, form, limit, month, agency, address, wording, filedSince, text } = figure
  const { onDay, asOf, marks } = portfolio
  const lives = listIn(life)
  const latest = latestAddress(marks)
  const sought = text?.trim().toLowerCase() ?? ''
  const tests: (Test | false)[] = [
    year !== undefined && (mark => filingYear(mark) === year),
    outcome !== undefined && (mark => outcomeOf(mark) === outcome),
    lives.length > 0 && (mark => lives.includes(mark.life)),
    group !== undefined && (mark => mark.groups.includes(group)),
    form !== undefined && (mark => formOf(mark) === form),
    limit !== undefined && (mark => hasLimit(mark, limit, month)),
    agency !== undefined && (mark => mark.agent === agency),
    wording !== undefined && (mark => mark.name === wording),
    address !== undefined && (mark => mark.address === address),
    figure.threeYear === 1 && (mark => mark.nonUseFrom !== null),
    figure.otherAddress === 1 && (mark => isElsewhere(mark, latest)),
    figure.endsSoon === 1 && (mark => endsSoon(mark, onDay)),
    filedSince !== undefined &&
      (mark => mark.applicationDate !== null && mark.applicationDate > filedSince && mark.applicationDate <= asOf),
    sought !== '' && (mark => `${mark.name}\n${mark.regNo}\n${mark.registrationNo}`.toLowerCase().includes(sought)),
  ]
  return tests.filter(test => test !== false)
}

/** Returns the tests that events and families answer. */
const furtherTests = async (portfolio: Portfolio, figure: ProposerMarksQuery): Promise<Test[]> => {
  const { family, caseKind, issue } = figure
  const tests: Test[] = []
  if (family !== undefined) {
    const families = await portfolio.families()
    tests.push(({ name }) => name !== '' && families.get(name) === family)
  }
  if (caseKind !== undefined || issue !== undefined) {
    const events = await portfolio.events()
    if (caseKind !== undefined) tests.push(mark => casesOf(caseKind, mark, events.get(mark.id) ?? []).length > 0)
    if (issue !== undefined) tests.push(({ id }) => (events.get(id) ?? []).some(event => issueOf(event) === issue))
  }
  return tests
}

const collator = new Intl.Collator('zh')

const COMPARE: Readonly<Record<MarkOrder, (a: PortfolioMark, b: PortfolioMark) => number>> = {
  filed: (a, b) => (a.applicationDate ?? '').localeCompare(b.applicationDate ?? ''),
  number: (a, b) => a.regNo.localeCompare(b.regNo, 'en', { numeric: true }),
  class: (a, b) => a.class - b.class,
  name: (a, b) => collator.compare(a.name, b.name),
  status: (a, b) => a.status.localeCompare(b.status),
  expiry: (a, b) => (a.expiryDate ?? '').localeCompare(b.expiryDate ?? ''),
}

/** Returns the marks that a figure counts, in the asked order; without one the newest first. */
export const selectMarks = async (
  portfolio: Portfolio,
  figure: ProposerMarksQuery,
): Promise<readonly PortfolioMark[]> => {
  const tests = [...filterTests(figure), ...figureTests(portfolio, figure), ...(await furtherTests(portfolio, figure))]
  const marks = passing(portfolio.marks, tests)
  if (figure.order === undefined) return marks
  const compare = COMPARE[figure.order]
  const way = figure.isDescending === 1 ? -1 : 1
  return marks.toSorted((a, b) => way * compare(a, b))
}

/** Returns a mark as it travels. */
export const wireMark = ({
  id: _id,
  kind: _kind,
  address: _address,
  said: _said,
  preliminaryDate: _preliminaryDate,
  groups: _groups,
  term: _term,
  nonUseFrom: _nonUseFrom,
  ...mark
}: PortfolioMark): ProposerMark => mark
