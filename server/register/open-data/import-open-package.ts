import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { sql } from 'kysely'
import type { RepairKind } from '#contract/vocabulary.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { addDays, addMonths } from '#domain/calendar-day.ts'
import { monthsBefore, type PackageName, readPackageName } from '#domain/register/source-packages.ts'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import {
  assignImport,
  dropEmptyImport,
  finishImport,
  type ImportCounts,
  keepRejectedLines,
  type RejectedLine,
  type RepairCounts,
  startImport,
} from '../../import-files/imports-repository.ts'
import { createRepeatedKeys, type RepeatedKeys, repeatedRows } from '../../import-files/repeated-keys.ts'
import { hashStream } from '../../import-files/streams.ts'
import type { Database } from '../../storage/database.ts'
import { prepareMarks, writeMarks } from '../marks-repository.ts'
import {
  easeWriting,
  findTarget,
  finishRegister,
  type ImportTarget,
  type OpenedRegister,
  openImportedRegister,
  pendingLimit,
  removeRegister,
  settleRegister,
} from '../register-repository.ts'
import { readSources } from '../registers-service.ts'
import { forgetBefore } from '../undo-import.ts'
import { makeMark } from './make-mark.ts'
import type { OpenedPackage, PackageEntry } from './open-package.ts'
import {
  analyzeOpenTables,
  type ChangePlace,
  countOpenChanges,
  keepTakenLines,
  keyOfRow,
  readTakenLines,
  takeChangedMarks,
  takeOpenRows,
} from './open-rows-repository.ts'
import { type OpenRow, type OpenTablePart, readOpenTable } from './read-open-table.ts'

/** Marks that are written in one transaction. */
const BATCH = 1_000
/** Rows of a table that are taken in one transaction. */
const ROWS = 4_000
/** The planner is told of changed rows where there are more than this. */
const WORTH_ANALYZING = 5_000

export interface OpenPackageFile extends ImportTarget {
  /** Takes a month though one before it is missing; the report names that one. */
  skipsMissing?: boolean

  /** The name of the package, which says its year or month. */
  name: string
  path: string
  opened: OpenedPackage
  /** The day the register stands at, where neither the name of the package nor its rows say a later one. */
  asOf?: CalendarDay
}

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
  register: OpenedRegister
  digest: string
  rank: number
  /** The amount that may wait for the recall index. */
  pending: string
  counts: { read: number; rejected: number; changed: number; rows: number }
  repaired: Partial<Record<RepairKind, number>>
  /** The keys of the rows so far, those of an earlier import of the same package too. */
  keys: RepeatedKeys
  repeated: number
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

/** The first day of a year; where no year is known, one before any register. */
const firstDayOf = (year: string | undefined): CalendarDay => `${/^\d{4}/.exec(year ?? '')?.[0] ?? '1900'}-01-01`

/** Removes what an import left that brought nothing: its entry in the list, and the register that it added. */
const undoBeginning = async (db: Database, { importId, register }: Run, keepsImport = false): Promise<void> => {
  if (keepsImport) await assignImport(db, importId, null)
  else await dropEmptyImport(db, importId)
  if (register.isNew) await db.transaction().execute(transaction => removeRegister(transaction, register.id))
}

/** Throws `ImportRefusal` for a month that has to wait for one before it. */
const requireMonthsBefore = async (db: Database, file: OpenPackageFile, period: PackageName | null): Promise<void> => {
  const target = await findTarget(db, file)
  if (target === undefined || period?.kind !== 'month' || file.skipsMissing) return
  const standing = (await readSources(db, target.id)).flatMap(source =>
    source.digest === '' ? [] : (source.period ?? []),
  )
  const waitsFor = standing.includes(period.period) ? [] : monthsBefore(period.period, standing)
  if (waitsFor.length > 0) throw new ImportRefusal('monthMissing', { detail: waitsFor.join(', ') })
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
  /** The part that the database writes while the next is read. */
  let writing: Promise<void> = Promise.resolve()

  const write = async (part: OpenTablePart): Promise<void> => {
    const rows = part.rows.filter(({ line }) => line > takenBefore)
    const rejected = part.rejected
      .filter(({ line }) => line > takenBefore)
      .map(line => ({
        ...line,
        line: line.line + run.offset,
        detail: [`${name}:${line.line}`, line.detail].filter(Boolean).join(' '),
      }))
    countPart(run, rows, rejected, part.upTo > takenBefore ? part.headers : 0)
    for (const row of part.rows)
      if (run.keys.note(keyOfRow(part.table, row)) && row.line > takenBefore) run.repeated += 1
    Object.assign(run.repaired, repeatedRows(run.repeated, run.keys))
    run.latest = latestDay(part.table === 'basics' ? part.rows : [], run.latest)
    await db.transaction().execute(async transaction => {
      await easeWriting(transaction, run.pending, 'transaction')
      run.counts.rows += await takeOpenRows(transaction, {
        register: run.register.id,
        table: part.table,
        rank: run.rank,
        rows,
      })
      await keepRejectedLines(transaction, run.importId, rejected)
      await keepTakenLines(transaction, {
        register: run.register.id,
        digest: run.digest,
        entry: entry.name,
        lines: part.upTo,
      })
      await keepCounts(transaction, run)
    })
    onProgress?.(run.counts, run.size, 0)
  }
  const flush = async (part: OpenTablePart): Promise<void> => {
    signal?.throwIfAborted()
    await writing
    writing = write(part)
    // Awaited before the next part, or at the end: until then nobody listens.
    writing.catch(() => undefined)
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
    if (waiting) await flush(waiting)
    await writing
  } finally {
    await writing.catch(() => undefined)
    stream.destroy()
  }
  if (last === 0) {
    run.counts.rejected += 1
    await keepRejectedLines(db, run.importId, [
      { line: run.offset + 1, problem: 'noTable', detail: name, content: entry.name },
    ])
  }
  run.offset += Math.max(last, 1)
}

/** Batches of marks that are made at a time: with two the database waited for the next statement while both were made. */
const MAKERS = 3

/** Makes the marks that changed rows concern, batch by batch; each is off the list once it is written. */
const makeChangedMarks = async (
  db: Database,
  run: Run,
  asOf: CalendarDay,
  { onProgress, signal }: PackageWatcher,
): Promise<void> => {
  if (run.counts.rows > WORTH_ANALYZING) await analyzeOpenTables(db)
  const { register } = run
  let waiting = await countOpenChanges(db, register.id)
  let after: ChangePlace | null = null
  // Of a register that this import added each mark is made once, so that none is looked up.
  const state = {
    registerId: register.id,
    isNew: register.isNew,
    ...(!register.isFirst && { notedOn: asOf }),
  }

  const makeBatch = (): Promise<number> =>
    db.transaction().execute(async transaction => {
      await easeWriting(transaction, run.pending, 'transaction')
      const rows = await takeChangedMarks(transaction, register.id, BATCH, after)
      const last = rows.at(-1)
      if (last === undefined) return 0
      after = { key: last.key, class: last.class }
      const { added, changed } = await writeMarks(
        transaction,
        await prepareMarks(transaction, rows.map(makeMark), state),
      )
      const grown =
        await sql`update registers set size = size + ${added} where id = ${register.id} returning id`.execute(
          transaction,
        )
      if (grown.rows.length === 0) throw new ImportRefusal('replaced')
      run.counts.changed += added + changed
      await keepCounts(transaction, run)
      return rows.length
    })

  const makeOn = async (): Promise<void> => {
    for (;;) {
      signal?.throwIfAborted()
      const taken = await makeBatch()
      waiting -= taken
      onProgress?.(run.counts, run.size, Math.max(0, waiting))
      if (taken === 0) return
    }
  }
  const made = await Promise.allSettled(Array.from({ length: MAKERS }, makeOn))
  for (const maker of made) if (maker.status === 'rejected') throw maker.reason
}

/**
 * Imports a package of the office's open data (docs/register.md §1), whose tables may come in any order and in several packages: rows of a
 * later month count, base packages never overwrite them, and what a package does not name stays. Each line is taken, mended and counted, or
 * kept aside with its reason. The same package again changes nothing; one that was stopped goes on behind the last rows taken. A register
 * that is searched already stays so meanwhile. Closes the package. Throws `ImportRefusal` where no day of the register is known, and for a
 * month while one between it and an earlier one is missing.
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
    let latest = file.asOf ?? ''
    if (period?.kind === 'month') latest = [latest, endOfMonth(period.period)].toSorted().at(-1) ?? ''
    await requireMonthsBefore(db, file, period)
    const register = await openImportedRegister(db, file, latest || firstDayOf(period?.period))
    const run: Run = {
      importId: await startImport(db, { subject: 'register', name: file.name, registerId: register.id }),
      register,
      digest,
      rank: period?.rank ?? 0,
      pending: await pendingLimit(db),
      counts: { read: 0, rejected: 0, changed: 0, rows: 0 },
      repaired: {},
      keys: createRepeatedKeys(),
      repeated: 0,
      latest,
      offset: 0,
      size: 0,
    }
    const taken = await readTakenLines(db, register.id, digest)
    try {
      for (const entry of opened.entries) await takeEntry(db, run, entry, taken.get(entry.name) ?? 0, watcher)
    } catch (error) {
      if (run.counts.read === 0) await undoBeginning(db, run).catch(() => undefined)
      throw error
    }
    if ((await countOpenChanges(db, register.id)) > 0) {
      const asOf = run.latest === '' && !register.isFirst ? ((await findTarget(db, file))?.asOf ?? '') : run.latest
      if (asOf === '') throw new ImportRefusal('noDay')
      // What a table changed before can be had back no longer, once a package writes over it.
      await forgetBefore(db, register.id)
      await makeChangedMarks(db, run, asOf, watcher)
      await finishRegister(db, register.id, asOf, digest)
      await settleRegister(db)
    } else if (register.isNew && run.counts.rows === 0) await undoBeginning(db, run, true)
    await finishImport(db, run.importId, { ...run.counts, digest, kind: 'openData', asOf: run.latest || null })
    return { ...run.counts, repaired: run.repaired }
  } finally {
    opened.close()
  }
}
