import type { ImportItem } from '#contract/imports.ts'
import type { ImportKind, RepairKind } from '#contract/vocabulary.ts'
import { inPackageOrder, missingMonths, readPackageName } from '#domain/register/source-packages.ts'

type PackageKind = Exclude<ImportKind, 'classification' | 'openData'> | 'base' | 'month'
type PackageState = 'done' | 'unfinished' | 'reading' | 'waiting' | 'missing'

/** A line of the table of packages: a file, several years that are loaded, or a month that is missing. */
export interface PackageRow {
  name: string
  /** The number of files that the line stands for. */
  files: number
  kind: PackageKind | null
  state: PackageState
  period: string | null
  read: number
  repaired: number
  rejected: number
  /** The time that its imports took, null where one did not end. */
  milliseconds: number | null
  /** Its imports, the newest first. */
  imports: readonly ImportItem[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Returns how many rows were mended, of whatever kind. */
const countRepairs = (repaired: Readonly<Partial<Record<RepairKind, number>>>): number => sum(Object.values(repaired))

const kindOf = (kind: ImportKind | null, period: string | null): PackageKind | null => {
  if (period !== null) return period.includes('-') ? 'month' : 'base'
  return kind === 'classification' || kind === 'openData' ? null : kind
}

/**
 * Returns the line of a file that was imported once or more. The import of a package goes on where the one before stopped, so that their counts
 * add up; of other files the last import counts alone.
 */
const rowOf = (name: string, imports: readonly ImportItem[]): PackageRow => {
  const [newest] = imports
  const kind = imports.find(item => item.kind !== null)?.kind ?? null
  const period = newest?.period ?? null
  const counted = kind === 'openData' || period !== null ? imports : imports.slice(0, 1)
  const times = counted.map(({ startedAt, finishedAt }) => (finishedAt === null ? null : finishedAt - startedAt))
  return {
    name,
    files: 1,
    kind: kindOf(kind, period),
    state: newest?.finishedAt === null ? 'unfinished' : 'done',
    period,
    read: sum(counted.map(({ read }) => read)),
    repaired: sum(counted.map(({ repaired }) => countRepairs(repaired))),
    rejected: sum(counted.map(({ rejected }) => rejected)),
    milliseconds: times.includes(null) ? null : sum(times.map(time => time ?? 0)),
    imports: counted,
  }
}

const EMPTY = { files: 1, read: 0, repaired: 0, rejected: 0, milliseconds: null, imports: [] } as const

const waitingRow = (name: string): PackageRow => {
  const period = /\.zip$/i.test(name) ? (readPackageName(name)?.period ?? null) : null
  return { ...EMPTY, name, period, kind: kindOf(null, period), state: 'waiting' }
}

/** As many loaded years, one after another, as are shown each in a line of its own. */
const SHOWN_YEARS = 2

/** Puts loaded years into one line, but for the last of them. */
const folded = (rows: readonly PackageRow[]): PackageRow[] => {
  const isLoaded = ({ kind, state }: PackageRow): boolean => kind === 'base' && state === 'done'
  const years = rows.filter(isLoaded).slice(0, -SHOWN_YEARS)
  const [first] = years
  const last = years.at(-1)
  if (first === undefined || last === undefined || years.length === 1) return [...rows]
  const times = years.map(({ milliseconds }) => milliseconds)
  const one: PackageRow = {
    ...first,
    name: `${first.period}–${last.period}`,
    files: years.length,
    read: sum(years.map(({ read }) => read)),
    repaired: sum(years.map(({ repaired }) => repaired)),
    rejected: sum(years.map(({ rejected }) => rejected)),
    milliseconds: times.includes(null) ? null : sum(times.map(time => time ?? 0)),
    imports: years.flatMap(({ imports }) => imports),
  }
  return rows.flatMap(row => (row === first ? [one] : years.includes(row) ? [] : [row]))
}

/** The files of an import that runs: the one that is read, and those that wait. */
export interface RunningFiles {
  reading: string
  waiting: readonly string[]
}

/**
 * Returns what a register was or will be made from, in the order in which it is applied, with the months that are missing between two of its
 * packages. Lists of the gazette come last: what they say is applied to marks that stand.
 */
export const packageRows = (imports: readonly ImportItem[], running: RunningFiles | null): PackageRow[] => {
  const rows = [...Map.groupBy(imports, ({ fileName }) => fileName)].map(([name, items]) => rowOf(name, items))
  const known = new Map(rows.map(row => [row.name, row]))
  for (const name of running?.waiting ?? []) known.set(name, known.get(name) ?? waitingRow(name))
  if (running) {
    const before = known.get(running.reading)
    known.set(running.reading, { ...(before ?? waitingRow(running.reading)), state: 'reading' })
  }
  const all = [...known.values()]
  const missing = missingMonths(all.flatMap(({ period }) => period ?? []))
  const gaps = missing.map(
    (period): PackageRow => ({ ...EMPTY, name: period, period, kind: 'month', state: 'missing' }),
  )
  const notices = all.filter(({ kind }) => kind === 'gazette')
  const sources = [...all, ...gaps].filter(({ kind }) => kind !== 'gazette')
  return folded([...inPackageOrder(sources, ({ period }) => period ?? ''), ...notices])
}
