import type { TFunction } from 'i18next'
import type { SearchReport } from '#contract/search-report.ts'
import type { Judgement } from '#contract/verdict/judge-report.ts'
import { verdictOfRow } from './headline-text.ts'
import { placeText } from './row-place.ts'

const SHOWN = 6

/** What dropping goods has changed, group by group, and where it has not; empty while nothing is dropped. */
export const whatIfChanges = (
  report: SearchReport,
  before: Judgement,
  after: Judgement,
  touchedRows: ReadonlySet<number>,
  t: TFunction,
): string => {
  if (touchedRows.size === 0) return ''
  const lines = [...report.rows.entries()].flatMap(([row, line]) => {
    const [was, is] = [verdictOfRow(before.cells[row] ?? []), verdictOfRow(after.cells[row] ?? [])]
    const place = placeText(line, t)
    if (was !== is)
      return [
        t('result.whatIf.change', { place, before: t(`result.verdict.${was}`), after: t(`result.verdict.${is}`) }),
      ]
    return []
  })
  if (lines.length === 0) return t('result.whatIf.none')
  const more = lines.length > SHOWN ? [t('result.whatIf.more', { count: lines.length - SHOWN })] : []
  return [...lines.slice(0, SHOWN), ...more].join(t('result.whatIf.joint')) + t('result.whatIf.stop')
}
