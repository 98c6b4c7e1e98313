import type { ImportKind } from '#contract/vocabulary.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import {
  assignImport,
  dropEmptyImport,
  finishImport,
  type ImportCounts,
  listBrokenImports,
  type RejectedLine,
  type RepairCounts,
  startImport,
} from '../../import-files/imports-repository.ts'
import { createRepeatedKeys, repeatedRows } from '../../import-files/repeated-keys.ts'
import { hashStream } from '../../import-files/streams.ts'
import type { Database } from '../../storage/database.ts'
import { gazetteReaderOf } from '../gazette/gazette-lines.ts'
import type { GazetteNotice } from '../gazette/gazette-notices.ts'
import { findNoticedMarks, keepNotices } from '../gazette/notices-repository.ts'
import { prepareMarks, writeMarks } from '../marks-repository.ts'
import {
  findTarget,
  finishRegister,
  type ImportTarget,
  noteChange,
  type OpenedRegister,
  openImportedRegister,
  settleRegister,
} from '../register-repository.ts'
import { forgetBefore, hasEnded } from '../undo-import.ts'
import { readColumnChoices } from './column-choices-repository.ts'
import { readRegisterFile } from './read-register-file.ts'
import { columnsOf } from './register-columns.ts'
import { type BatchWriter, withBatchWriter } from './write-batches.ts'

/**
 * Keeps notices and writes what they change into the marks of an imported register, noted under the day of each; returns the number of marks
 * changed. Those of marks that are not there are kept until the marks come; under register 0, those for the first register that is imported.
 */
const takeNotices = async (db: Database, registerId: number, notices: readonly GazetteNotice[]): Promise<number> => {
  let changed = 0
  for (const [day, published] of [...Map.groupBy(notices, notice => notice.day)].toSorted())
    changed += await db.transaction().execute(async transaction => {
      if ((await keepNotices(transaction, registerId, published)) === 0 || registerId === 0) return 0
      const marks = await findNoticedMarks(transaction, registerId, published)
      const prepared = await prepareMarks(transaction, marks, { registerId, notedOn: day })
      return (await writeMarks(transaction, prepared)).changed
    })
  return changed
}

/** Tells from the columns of a table whether it is of marks: a register, or a list of the gazette. */
export const isRegisterTable = (columns: readonly string[]): boolean =>
  columnsOf(columns).has('reg_no') || gazetteReaderOf(columns) !== null

/** Marks that are written in one transaction. */
const BATCH = 1_000

export interface RegisterFile extends ImportTarget {
  /** The name of the file in the place that it came from. */
  name: string
  bytes: AsyncIterable<Uint8Array>
  /** The day of the register, where the file does not say it. */
  asOf?: CalendarDay
}

export interface ImportWatcher {
  /** Is called after each batch with the progress, in lines and in bytes of the file. */
  onProgress?(counts: ImportCounts, size: number): void
  signal?: AbortSignal
}

interface Batch {
  marks: RegisterMark[]
  notices: GazetteNotice[]
  rejected: RejectedLine[]
}

/**
 * Imports a file of a register (docs/import-formats.md) in batches. A mark of a known number and class is replaced
 * where it differs, so the same file twice changes nothing, and an import that broke off is repeated with the same
 * file. Until the end of a file the register says that it is loading. A line that is no mark is kept with its number
 * and the reason. Notices of the gazette change the marks that they concern, and are kept for those that come later.
 * Throws `ImportRefusal` for a file that cannot be read, or not to its end.
 */
export const importRegister = async (
  db: Database,
  file: RegisterFile,
  { onProgress, signal }: ImportWatcher = {},
): Promise<ImportCounts & { repaired?: RepairCounts }> => {
  const counts = { read: 0, rejected: 0 }
  const keys = createRepeatedKeys()
  let repeated = 0
  const hashed = hashStream(file.bytes)
  const target = await findTarget(db, file)
  const importId = await startImport(db, {
    subject: 'register',
    name: file.name,
    ...(target && { registerId: target.id }),
  })
  const choices = await readColumnChoices(db)
  let asOf = file.asOf
  let register: OpenedRegister | undefined
  /** Another import ended in this register, so that how its marks stood before this one is worth keeping. */
  let isUndone = false
  let noticed = 0
  let lastNotice: CalendarDay | null = null
  let kind: ImportKind = 'register'
  let batch: Batch = { marks: [], notices: [], rejected: [] }

  const flush = async (writer: BatchWriter): Promise<void> => {
    signal?.throwIfAborted()
    if (batch.marks.length > 0) {
      if (asOf === undefined) throw new ImportRefusal('noDay')
      if (register === undefined) {
        register = await openImportedRegister(db, file, asOf)
        await assignImport(db, importId, register.id)
        isUndone = await hasEnded(db, register.id)
      }
    }
    const [{ marks, notices, rejected }, sofar] = [batch, { ...counts }]
    batch = { marks: [], notices: [], rejected: [] }
    for (const { day } of notices) if (lastNotice === null || day > lastNotice) lastNotice = day
    if (notices.length > 0 && target) await forgetBefore(db, target.id)
    noticed += await takeNotices(db, register?.id ?? target?.id ?? 0, notices)
    const prepared = await prepareMarks(db, marks, {
      registerId: register?.id ?? 0,
      pending: writer.pending(),
      isNew: register?.isNew ?? false,
      ...(isUndone && { undoOf: importId }),
      ...(register?.isFirst === false && asOf !== undefined && { notedOn: asOf }),
    })
    await writer.add(register?.id, { marks: prepared, rejected, counts: sofar })
    onProgress?.({ ...counts, changed: writer.changed() + noticed }, hashed.size())
  }

  const read = async (writer: BatchWriter): Promise<void> => {
    for await (const part of readRegisterFile(hashed.bytes, choices)) {
      if ('asOf' in part) {
        asOf ??= part.asOf
        continue
      }
      if ('kind' in part) {
        kind = part.kind
        continue
      }
      counts.read += 1
      if ('marks' in part) {
        for (const mark of part.marks) if (keys.note(`${mark.class} ${mark.regNo}`)) repeated += 1
        batch.marks.push(...part.marks)
      } else if ('notices' in part) batch.notices.push(...part.notices)
      else {
        counts.rejected += 1
        batch.rejected.push(part)
      }
      if (batch.marks.length + batch.notices.length + batch.rejected.length >= BATCH) await flush(writer)
    }
    await flush(writer)
  }

  const written = await withBatchWriter(db, importId, async writer => {
    try {
      await read(writer)
      await writer.settle()
      return writer.changed()
    } catch (error) {
      await writer.settle().catch(() => undefined)
      const taken = writer.changed()
      if (taken + noticed === 0) await dropEmptyImport(db, importId).catch(() => undefined)
      if (!(error instanceof ImportRefusal) || taken === 0) throw error
      const { problem, ...place } = error.refusal
      throw new ImportRefusal(problem, { ...place, taken, cause: error })
    }
  })
  const digest = hashed.digest()
  const changed = written + noticed
  const repaired = repeatedRows(repeated, keys)
  const whole = { ...counts, changed, ...(repeated > 0 && { repaired }) }
  if (isUndone && register) await forgetBefore(db, register.id)
  await finishImport(db, importId, { ...whole, digest, kind, asOf: asOf ?? lastNotice })
  if (register !== undefined && asOf !== undefined && (await listBrokenImports(db, register.id)).length === 0)
    await finishRegister(db, register.id, asOf, digest)
  if (noticed > 0 && target) await noteChange(db, target.id, digest)
  if (changed > 0) await settleRegister(db)
  return whole
}
