import type { TFunction } from 'i18next'
import type { ReportRow, ReportScreening, SearchReport } from '#contract/search-report.ts'
import type { Verdict } from '#contract/vocabulary.ts'
import { type Cell, type Judgement, ofMarksAlone, worseVerdict } from '#domain/verdict/judge-report.ts'
import { countRows, type NameVerdict, nameVerdicts, searchedVerdict } from '#domain/verdict/name-verdicts.ts'

/** Returns a class number in two digits. */
export const classText = (number: number): string => String(number).padStart(2, '0')

/** Returns the code of a row: 0901, 3503（一）. */
export const groupText = ({ group, paragraph }: ReportRow, t: TFunction): string => {
  if (group === '') return t('result.grid.wholeClass')
  return paragraph === '' ? group : t('result.grid.part', { group, part: paragraph })
}

/** Returns a row with its class: 09 类 0901. */
export const placeText = (row: ReportRow, t: TFunction): string => {
  const number = classText(row.class)
  return row.group === ''
    ? t('result.headline.wholeClass', { number })
    : t('result.headline.place', { number, group: groupText(row, t) })
}

/** Returns rows class by class: 09 类 0901、0907，35 类 3503（一）. */
const placesText = (rows: readonly ReportRow[], t: TFunction): string =>
  [...Map.groupBy(rows, row => row.class).values()]
    .map(([first, ...others]) => [first ? placeText(first, t) : '', ...others.map(row => groupText(row, t))])
    .map(places => places.join(t('result.list')))
    .join(t('result.headline.joint'))

const NAMED = 8

/** Returns the worst verdict that any of the names has in a row. */
const verdictOfRow = (cells: readonly Cell[]): Cell['verdict'] =>
  cells.reduce<Cell['verdict']>((worst, { verdict }) => worseVerdict(worst, verdict), 'dropped')

/** Returns the verdict on the one name that was searched, in the groups that are applied for. */
const headlineOfOne = (report: SearchReport, found: NameVerdict, t: TFunction): string => {
  const count = (verdict: Verdict): number => countRows(found, verdict)
  const open = count('caution') + count('clear')
  const risk = count('caution') > 0 ? t('result.headline.risk', { count: count('caution') }) : ''
  const rows = found.classes.flatMap(known => known.rows.get('blocked') ?? [])
  const blocked = rows.flatMap(row => report.rows[row] ?? [])
  const named = placesText(blocked.slice(0, NAMED), t)
  const groups = blocked.length > NAMED ? t('result.headline.more', { list: named, count: blocked.length }) : named
  if (blocked.length > 0 && open > 0) return t('result.headline.blockedSome', { groups, count: open, risk })
  if (blocked.length > 0) return t('result.headline.blockedAll', { groups })
  if (count('caution') > 0) return t('result.headline.caution', { count: open, risk })
  return count('clear') > 0 ? t('result.headline.clear', { count: count('clear') }) : t('result.headline.nothing')
}

/**
 * Returns the verdicts in one sentence: for one name its groups, for several how many have which verdict. Groups that nobody
 * applies for do not count.
 */
export const headlineText = (report: SearchReport, judgement: Judgement, t: TFunction): string => {
  const verdicts = nameVerdicts(report, judgement)
  const [only] = verdicts
  if (verdicts.length > 1 || !only) {
    const count = (verdict: Verdict): number => verdicts.filter(found => searchedVerdict(found) === verdict).length
    const counts = [
      ['clear', count('clear')],
      ['caution', count('caution')],
      ['blocked', count('blocked')],
      ['missed', count('not-searched')],
    ] as const
    const told = counts.flatMap(([kind, number]) =>
      number > 0 ? [t(`result.headline.counts.${kind}`, { count: number })] : [],
    )
    return t('result.headline.names', { total: verdicts.length, list: told.join(t('result.headline.joint')) })
  }
  // The sentence speaks of earlier marks; what word lists point to stands below it.
  const [found = only] = nameVerdicts(report, ofMarksAlone(judgement))
  const missed = countRows(found, 'not-searched')
  const isSearched = searchedVerdict(found) !== 'not-searched'
  const rest = missed > 0 && isSearched ? t('result.headline.missed', { count: missed }) : ''
  return headlineOfOne(report, found, t) + rest
}

const SHOWN = 6

/** Returns what dropping goods changes, group by group; empty while nothing is dropped. */
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

/** Returns what word lists say of one name for absolute grounds: which word, or the form that is not distinctive. */
export const findingText = (
  { names }: SearchReport,
  { name, word }: ReportScreening['findings'][number],
  t: TFunction,
): string => t(word === '' ? 'result.absoluteForm' : 'result.absoluteOne', { name: names[name]?.text ?? '', word })
