import type { TodoRow } from '#contract/proposer-map/proposer-rows.ts'
import { addMonths } from '#domain/calendar-day.ts'
import { listDueLogs } from '../../rejection/day-repository.ts'
import type { Database } from '../../storage/database.ts'
import { endsSoon, isElsewhere, latestAddress, type Portfolio, type PortfolioMark } from '../register/portfolio.ts'
import { threeYearRows } from './terms.ts'

const DAYS_AHEAD_MONTHS = 6

const markTodo = (
  kind: TodoRow['kind'],
  due: string | null,
  mark: Pick<PortfolioMark, 'regNo' | 'name' | 'class'>,
): TodoRow => ({
  kind,
  due,
  regNo: mark.regNo,
  name: mark.name,
  class: mark.class,
  marks: 1,
  id: null,
})

/** Lists the reviews of this installation whose applicant goes by one of the names. */
const reviews = async (db: Database, accountId: number, { names, onDay }: Portfolio): Promise<TodoRow[]> =>
  (await listDueLogs(db, accountId, onDay)).flatMap(({ id, due, notice }) =>
    names.includes(notice.applicant.trim())
      ? [{ kind: 'review', due, regNo: notice.applicationNo, name: notice.mark, class: null, marks: 1, id }]
      : [],
  )

/**
 * Lists open matters, the next day first: reviews of this installation, terms and grace periods that end within six months,
 * requests for non-use without a decision on record; then how many live marks stand under another address.
 */
export const todoRows = async (
  db: Database,
  accountId: number,
  marks: readonly PortfolioMark[],
  portfolio: Portfolio,
): Promise<TodoRow[]> => {
  const { onDay } = portfolio
  const horizon = addMonths(onDay, DAYS_AHEAD_MONTHS)
  const terms = marks.flatMap(mark => {
    const { term } = mark
    if (!term) return []
    if (mark.life === 'in-grace') return [markTodo('graceEnds', term.graceEnds, mark)]
    return endsSoon(mark, onDay) && term.ends <= horizon ? [markTodo('ends', term.ends, mark)] : []
  })
  const nonUse = threeYearRows(marks, await portfolio.events(), portfolio)
    .filter(({ asked }) => asked === 'open')
    .map(row => markTodo('nonUse', null, row))
  const latest = latestAddress(portfolio.marks)
  const elsewhere = marks.filter(mark => isElsewhere(mark, latest)).length
  const dated = [...(await reviews(db, accountId, portfolio)), ...terms].sort((a, b) =>
    (a.due ?? '').localeCompare(b.due ?? ''),
  )
  const change: TodoRow[] =
    elsewhere === 0
      ? []
      : [{ kind: 'address', due: null, regNo: '', name: '', class: null, marks: elsewhere, id: null }]
  return [...dated, ...nonUse, ...change]
}
