import { sql } from 'kysely'
import { hashStream } from '../../imports/hash-stream.ts'
import { ImportRefusal } from '../../imports/import-refusal.ts'
import {
  countImport,
  finishImport,
  type ImportCounts,
  keepRejectedLines,
  listBrokenImports,
  type RejectedLine,
  startImport,
} from '../../imports/imports-repository.ts'
import type { CalendarDay } from '../../law/calendar-day.ts'
import { settleRegister } from '../../search/settle-register.ts'
import type { Database } from '../../storage/database.ts'
import { type PreparedMarks, prepareMarks, writeMarks } from '../marks-repository.ts'
import type { RegisterMark } from '../register-mark.ts'
import { findRegister, finishRegister, growRegister, replaceRegister } from '../register-repository.ts'
import { readRegisterFile } from './read-register-file.ts'

/** Marks a transaction. */
const BATCH = 1_000
const NAME = { zh: '导入的商标库', en: 'Imported register' }

export interface RegisterFile {
  /** As it is called where it came from. */
  name: string
  bytes: AsyncIterable<Uint8Array>
  /** The day the register stands at, where the file does not say it. */
  asOf?: CalendarDay
  /** What the register is called, where this import is its first. */
  registerName?: string
}

export interface ImportWatcher {
  /** Is told after each batch how far the import has come, in lines and in bytes of the file. */
  onProgress?(counts: ImportCounts, size: number): void
  signal?: AbortSignal
}

interface Batch {
  marks: RegisterMark[]
  rejected: RejectedLine[]
}

/**
 * For the transaction of a batch: more waits for the recall index before it is entered, which is then quicker, and the next
 * batch does not wait for the disk. A crash loses whole batches at most, which the next import of the file brings back.
 */
const easeWriting = async (transaction: Database): Promise<void> => {
  await sql`select set_config('synchronous_commit', 'off', true), set_config('gin_pending_list_limit', '16MB', true),
    set_config('work_mem', '64MB', true)`.execute(transaction)
}

/** The imported register, which takes the place of a sample. */
const openRegister = (db: Database, name: string | undefined, asOf: CalendarDay): Promise<number> =>
  db.transaction().execute(async transaction => {
    const known = await findRegister(transaction)
    if (known?.origin === 'imported') return known.id
    const { zh, en } = name === undefined ? NAME : { zh: name, en: name }
    return replaceRegister(transaction, { origin: 'imported', nameZh: zh, nameEn: en, asOf, digest: '' })
  })

/**
 * Takes a file of a register (docs/import-formats.md) in batches: marks of a known number and class are replaced where
 * they differ, others added, so that the same file twice changes nothing and one that broke off is simply imported again.
 * Until a file has come to its end the register says that it is loading. Lines that are no mark are kept with number and
 * reason. While one batch is written the next is read. Throws `ImportRefusal` for a file that cannot be read, or not on.
 */
export const importRegister = async (
  db: Database,
  file: RegisterFile,
  { onProgress, signal }: ImportWatcher = {},
): Promise<ImportCounts> => {
  const counts: ImportCounts = { read: 0, changed: 0, rejected: 0 }
  const hashed = hashStream(file.bytes)
  const importId = await startImport(db, { subject: 'register', name: file.name })
  let asOf = file.asOf
  let registerId: number | undefined
  let pending: PreparedMarks | undefined
  let writing: Promise<void> = Promise.resolve()
  let batch: Batch = { marks: [], rejected: [] }

  const write = (id: number | undefined, prepared: PreparedMarks, { rejected }: Batch, sofar: ImportCounts) =>
    db.transaction().execute(async transaction => {
      await easeWriting(transaction)
      const { added, changed } = await writeMarks(transaction, prepared)
      counts.changed += added + changed
      if (id !== undefined && added + changed > 0 && !(await growRegister(transaction, id, added)))
        throw new ImportRefusal('replaced')
      await keepRejectedLines(transaction, importId, rejected)
      await countImport(transaction, importId, { ...sofar, changed: counts.changed })
    })

  const flush = async (): Promise<void> => {
    signal?.throwIfAborted()
    if (batch.marks.length > 0) {
      if (asOf === undefined) throw new ImportRefusal('noDay')
      registerId ??= await openRegister(db, file.registerName, asOf)
    }
    const [full, sofar] = [batch, { ...counts }]
    batch = { marks: [], rejected: [] }
    const prepared = await prepareMarks(db, full.marks, pending)
    await writing
    pending = prepared
    writing = write(registerId, prepared, full, sofar)
    writing.catch(() => undefined)
    onProgress?.({ ...counts }, hashed.size())
  }

  const run = async (): Promise<void> => {
    for await (const part of readRegisterFile(hashed.bytes)) {
      if ('asOf' in part) {
        asOf ??= part.asOf
        continue
      }
      counts.read += 1
      if ('marks' in part) batch.marks.push(...part.marks)
      else {
        counts.rejected += 1
        batch.rejected.push(part)
      }
      if (batch.marks.length + batch.rejected.length >= BATCH) await flush()
    }
    await flush()
  }

  try {
    await run()
    await writing
  } catch (error) {
    await writing.catch(() => undefined)
    if (!(error instanceof ImportRefusal) || counts.changed === 0) throw error
    const { problem, ...place } = error.refusal
    throw new ImportRefusal(problem, { ...place, taken: counts.changed, cause: error })
  }
  const digest = hashed.digest()
  await finishImport(db, importId, { ...counts, digest })
  const isWhole = (await listBrokenImports(db, 'register')).length === 0
  if (registerId !== undefined && asOf !== undefined && isWhole) await finishRegister(db, registerId, asOf, digest)
  if (counts.changed > 0) await settleRegister(db)
  return counts
}
