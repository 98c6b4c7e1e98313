import { sql } from 'kysely'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import { type ImportCounts, keepRejectedLines, type RejectedLine } from '../../import-files/imports-repository.ts'
import type { Database } from '../../storage/database.ts'
import { type PreparedMarks, writeMarks } from '../marks-repository.ts'
import { easeWriting, pendingLimit } from '../register-repository.ts'

/** A batch that is written in one transaction. */
interface PreparedBatch {
  marks: PreparedMarks
  rejected: readonly RejectedLine[]
  /** The counts of the file up to this batch. */
  counts: Omit<ImportCounts, 'changed'>
}

export interface BatchWriter {
  /** Returns the batches that are not written yet. */
  pending(): readonly PreparedMarks[]
  /**
   * Takes a batch of the register, or of none where it has no marks; waits while many are pending. Rejects with what
   * the writing threw.
   */
  add(registerId: number | undefined, batch: PreparedBatch): Promise<void>
  /** Waits until all batches are written. */
  settle(): Promise<void>
  /** Returns the number of marks that are new or changed so far. */
  changed(): number
}

/** The most batches that wait: now and then the database needs long for one, as it enters many marks into its index. */
const MOST_PENDING = 4

const AS_BEFORE = sql`reset all`

/**
 * Counts a batch in its import and in its register, which is loading from then on; false where another register took
 * its place.
 */
const countBatch = async (
  transaction: Database,
  {
    importId,
    registerId,
    added,
    counts,
  }: { importId: number; registerId: number | null; added: number; counts: ImportCounts },
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with grown as (
      update registers set size = size + ${added}, state = 'loading' where id = ${registerId} returning id
    ), counted as (
      update imports set lines_read = ${counts.read}, rows_changed = ${counts.changed}, lines_rejected = ${counts.rejected}
      where id = ${importId}
    )
    select id from grown`.execute(transaction)
  return registerId === null || rows.length > 0
}

/**
 * Runs an import with a writer on a connection of its own: batches are written in their order while others are read.
 */
export const withBatchWriter = <Answer>(
  db: Database,
  importId: number,
  run: (writer: BatchWriter) => Promise<Answer>,
): Promise<Answer> =>
  db.connection().execute(async connection => {
    const pending: { marks: PreparedMarks; done: Promise<void> }[] = []
    let changed = 0

    const write = async (registerId: number | undefined, { marks, rejected, counts }: PreparedBatch): Promise<void> => {
      changed = await connection.transaction().execute(async transaction => {
        const written = await writeMarks(transaction, marks)
        const total = changed + written.added + written.changed
        await keepRejectedLines(transaction, importId, rejected)
        const growing = total > changed && registerId !== undefined ? registerId : null
        const whole = { importId, registerId: growing, added: written.added, counts: { ...counts, changed: total } }
        if (!(await countBatch(transaction, whole))) throw new ImportRefusal('replaced')
        return total
      })
    }

    const settle = async (): Promise<void> => pending.at(-1)?.done

    await easeWriting(connection, await pendingLimit(db), 'session')
    try {
      return await run({
        pending: () => pending.map(({ marks }) => marks),
        async add(registerId, batch) {
          if (pending.length === MOST_PENDING) await pending.shift()?.done
          const before = settle()
          const done = before.then(() => write(registerId, batch))
          done.catch(() => undefined)
          pending.push({ marks: batch.marks, done })
        },
        settle,
        changed: () => changed,
      })
    } finally {
      await settle().catch(() => undefined)
      await AS_BEFORE.execute(connection)
    }
  })
