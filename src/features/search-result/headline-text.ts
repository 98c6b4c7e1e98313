import type { TFunction } from 'i18next'
import type { SearchReport } from '#contract/search-report.ts'
import { type Cell, type Judgement, worseVerdict } from '#contract/verdict/judge-report.ts'
import { placesText } from './row-place.ts'

const NAMED = 8

/** The worst verdict that any of the names has in a row. */
export const verdictOfRow = (cells: readonly Cell[]): Cell['verdict'] =>
  cells.reduce<Cell['verdict']>((worst, { verdict }) => worseVerdict(worst, verdict), 'dropped')

/** The verdicts in one sentence; with several names a group counts as the worst of them stands. */
export const headlineText = (report: SearchReport, { cells }: Judgement, t: TFunction): string => {
  const byVerdict = Map.groupBy(report.rows.keys(), row => verdictOfRow(cells[row] ?? []))
  const count = (verdict: Cell['verdict']): number => byVerdict.get(verdict)?.length ?? 0
  const open = count('caution') + count('clear')
  const risk = count('caution') > 0 ? t('result.headline.risk', { count: count('caution') }) : ''
  const blocked = (byVerdict.get('blocked') ?? []).flatMap(row => report.rows[row] ?? [])
  const named = placesText(blocked.slice(0, NAMED), t)
  const groups = blocked.length > NAMED ? t('result.headline.more', { list: named, count: blocked.length }) : named
  if (blocked.length > 0 && open > 0) return t('result.headline.blockedSome', { groups, count: open, risk })
  if (blocked.length > 0) return t('result.headline.blockedAll', { groups })
  if (count('caution') > 0) return t('result.headline.caution', { count: open, risk })
  return count('clear') > 0 ? t('result.headline.clear', { count: count('clear') }) : t('result.headline.nothing')
}
