import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { sql } from 'kysely'
import type { RepairKind } from '#contract/vocabulary.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { addDays, addMonths } from '#domain/calendar-day.ts'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import {
  finishImport,
  type ImportCounts,
  keepRejectedLines,
  type RejectedLine,
  startImport,
} from '../../import-files/imports-repository.ts'
import { hashStream } from '../../import-files/streams.ts'
import type { Database } from '../../storage/database.ts'
import { prepareMarks, writeMarks } from '../marks-repository.ts'
import {
  findRegister,
  finishRegister,
  type OpenedRegister,
  openImportedRegister,
  settleRegister,
} from '../register-repository.ts'
import { makeMark } from './make-mark.ts'
import { type OpenedPackage, type PackageEntry, readPackageName } from './open-package.ts'
import {
  countOpenChanges,
  keepTakenLines,
  readTakenLines,
  takeChangedMarks,
  takeOpenRows,
} from './open-rows-repository.ts'
import { type OpenRow, type OpenTablePart, readOpenTable } from './read-open-table.ts'

/** Marks that are written in one transaction. */
const BATCH = 1_000
/** Rows of a table that are taken in one transaction. */
const ROWS = 4_000

export interface OpenPackageFile {
  /** The name of the package, which says its year or month. */
  name: string
  path: string
  opened: OpenedPackage
  /** The day the register stands at, where neither the name of the package nor its rows say a later one. */
  asOf?: CalendarDay
  /** The name of the register, if this import is its first. */
  registerName?: string
}

export type RepairCounts = Readonly<Partial<Record<RepairKind, number>>>

/** Counts what a package brought: `rows` of its tables new or changed, `repaired` by kind; `changed` counts marks. */
export interface PackageCounts extends ImportCounts {
  rows: number
  repaired: RepairCounts
}

export interface PackageWatcher {
  /** Is called after each batch with the progress, in rows and in unpacked bytes read; marks that still wait are told, too. */
  onProgress?(counts: ImportCounts, size: number, waiting: number): void
  signal?: AbortSignal
}

const digestOf = async (path: string): Promise<string> => {
  const hashed = hashStream(createReadStream(path))
  for await (const _ of hashed.bytes);
  return hashed.digest()
}

/** Returns the last day of a month, `2023-05`. */
const endOfMonth = (month: string): CalendarDay => addDays(addMonths(`${month}-01`, 1), -1)

const DAYS = ['applicationDate', 'preliminaryDate', 'registrationDate'] as const

const latestDay = (rows: readonly OpenRow[], before: string): string => {
  let latest = before
  for (const { cells } of rows)
    for (const field of DAYS) {
      const day = cells[field]
      if (day !== undefined && day > latest) latest = day
    }
  return latest
}

interface Run {
  importId: number
  digest: string
  rank: number
  counts: { read: number; rejected: number; changed: number; rows: number }
  repaired: Partial<Record<RepairKind, number>>
  latest: string
  /** Lines of the entries before, so that a line of the package has one number. */
  offset: number
  size: number
}

const keepCounts = async (db: Database, { importId, counts, repaired }: Run): Promise<void> => {
  await sql`update imports set lines_read = ${counts.read}, rows_changed = ${counts.changed},
    lines_rejected = ${counts.rejected}, repairs = ${JSON.stringify(repaired)}::jsonb where id = ${importId}`.execute(
    db,
  )
}

const countPart = (run: Run, rows: readonly OpenRow[], rejected: readonly RejectedLine[], headers: number): void => {
  run.counts.read += rows.length + rejected.length
  run.counts.rejected += rejected.length
  for (const { repairs } of rows) for (const kind of repairs) run.repaired[kind] = (run.repaired[kind] ?? 0) + 1
  if (headers > 0) run.repaired.repeatedHeader = (run.repaired.repeatedHeader ?? 0) + headers
}

/** Takes one table of the package, from the line on where an earlier import of the same package was stopped. */
const takeEntry = async (
  db: Database,
  run: Run,
  entry: PackageEntry,
  takenBefore: number,
  { onProgress, signal }: PackageWatcher,
): Promise<void> => {
  const name = basename(entry.name.replaceAll('\\', '/'))
  const stream = await entry.open()
  let waiting: OpenTablePart | undefined
  let last = 0

  const flush = async (part: OpenTablePart): Promise<void> => {
    signal?.throwIfAborted()
    const rows = part.rows.filter(({ line }) => line > takenBefore)
    const rejected = part.rejected
      .filter(({ line }) => line > takenBefore)
      .map(line => ({ ...line, line: line.line + run.offset, detail: `${name}: ${line.detail}`.trim() }))
    countPart(run, rows, rejected, part.headers)
    run.latest = latestDay(part.table === 'basics' ? part.rows : [], run.latest)
    await db.transaction().execute(async transaction => {
      run.counts.rows += await takeOpenRows(transaction, { table: part.table, rank: run.rank, rows })
      await keepRejectedLines(transaction, run.importId, rejected)
      await keepTakenLines(transaction, { digest: run.digest, entry: entry.name, lines: part.upTo })
      await keepCounts(transaction, run)
    })
    onProgress?.(run.counts, run.size, 0)
  }

  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      run.size += chunk.length
      yield chunk
    }
  }
  try {
    for await (const part of readOpenTable(counted(), name)) {
      last = part.upTo
      if (waiting === undefined) waiting = part
      else {
        waiting.rows.push(...part.rows)
        waiting.rejected.push(...part.rejected)
        waiting.headers += part.headers
        waiting.upTo = part.upTo
      }
      if (waiting.rows.length + waiting.rejected.length < ROWS) continue
      await flush(waiting)
      waiting = undefined
    }
  } finally {
    stream.destroy()
  }
  if (waiting) await flush(waiting)
  if (last === 0) {
    run.counts.rejected += 1
    await keepRejectedLines(db, run.importId, [
      { line: run.offset + 1, problem: 'noTable', detail: name, content: entry.name },
    ])
  }
  run.offset += Math.max(last, 1)
}

/** Makes the marks that changed rows concern, batch by batch; each is off the list once it is written. */
const makeChangedMarks = async (
  db: Database,
  run: Run,
  { register, asOf }: { register: OpenedRegister; asOf: CalendarDay },
  { onProgress, signal }: PackageWatcher,
): Promise<void> => {
  let waiting = await countOpenChanges(db)
  const notes = register.isNew ? {} : { notedOn: asOf }
  for (;;) {
    signal?.throwIfAborted()
    const taken = await db.transaction().execute(async transaction => {
      const rows = await takeChangedMarks(transaction, BATCH)
      if (rows.length === 0) return 0
      const { added, changed } = await writeMarks(
        transaction,
        await prepareMarks(transaction, rows.map(makeMark), notes),
      )
      run.counts.changed += added + changed
      const grown =
        await sql`update registers set size = size + ${added} where id = ${register.id} returning id`.execute(
          transaction,
        )
      if (grown.rows.length === 0) throw new ImportRefusal('replaced')
      await keepCounts(transaction, run)
      return rows.length
    })
    waiting -= taken
    onProgress?.(run.counts, run.size, Math.max(0, waiting))
    if (taken === 0) return
  }
}

/**
 * Imports a package of the office's open data (docs/register.md §1), whose tables may come in any order and in several packages: rows of a
 * later month count, base packages never overwrite them, and what a package does not name stays. Each line is taken, mended and counted, or
 * kept aside with its reason. The same package again changes nothing; one that was stopped goes on behind the last rows taken. A register
 * that is searched already stays so meanwhile. Closes the package. Throws `ImportRefusal` where no day of the register is known.
 */
export const importOpenPackage = async (
  db: Database,
  file: OpenPackageFile,
  watcher: PackageWatcher = {},
): Promise<PackageCounts> => {
  const { opened } = file
  try {
    const period = readPackageName(file.name)
    const digest = await digestOf(file.path)
    const run: Run = {
      importId: await startImport(db, { subject: 'register', name: file.name }),
      digest,
      rank: period?.rank ?? 0,
      counts: { read: 0, rejected: 0, changed: 0, rows: 0 },
      repaired: {},
      latest: file.asOf ?? '',
      offset: 0,
      size: 0,
    }
    if (period?.kind === 'month') run.latest = [run.latest, endOfMonth(period.period)].toSorted().at(-1) ?? ''
    const taken = await readTakenLines(db, digest)
    for (const entry of opened.entries) await takeEntry(db, run, entry, taken.get(entry.name) ?? 0, watcher)
    if ((await countOpenChanges(db)) > 0) {
      const known = await findRegister(db)
      const asOf = run.latest === '' && known?.origin === 'imported' ? known.asOf : run.latest
      if (asOf === '') throw new ImportRefusal('noDay')
      const register = await openImportedRegister(db, file.registerName, asOf)
      await makeChangedMarks(db, run, { register, asOf }, watcher)
      await finishRegister(db, register.id, asOf, digest)
      await settleRegister(db)
    }
    await finishImport(db, run.importId, { ...run.counts, digest })
    return { ...run.counts, repaired: run.repaired }
  } finally {
    opened.close()
  }
}
