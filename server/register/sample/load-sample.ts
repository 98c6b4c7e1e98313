import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import type { Database } from '../../storage/database.ts'
import { prepareMarks, writeMarks } from '../marks-repository.ts'
import {
  addRegister,
  findRegisters,
  finishRegister,
  growRegister,
  removeRegister,
  settleRegister,
} from '../register-repository.ts'
import { SAMPLE_DAY, SAMPLE_DIGEST, SAMPLE_NAME, SAMPLE_SIZE, sampleMarks } from './sample-register.ts'

/** Any fixed number: it lets one of several servers load that start at once. */
const LOCK_KEY = 7_391_047
/** Another one, held for a moment: the first is held as long as the sample is loaded. */
const ANNOUNCE_KEY = 7_391_048
/** Loads few marks at a time with a pause after each, so that the server can answer meanwhile. */
const CHUNK = 100
const REST_MS = 10

function* chunksOf(marks: Iterable<RegisterMark>): Generator<RegisterMark[]> {
  let chunk: RegisterMark[] = []
  for (const mark of marks) {
    chunk.push(mark)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/**
 * Returns the row of the sample: a new one where there is no register, or an older sample; null where nothing is to be
 * loaded.
 */
const openSample = (db: Database, digest: string): Promise<number | null> =>
  db.transaction().execute(async transaction => {
    const registers = await findRegisters(transaction)
    const known = registers.find(({ origin }) => origin === 'sample')
    // Beside an imported register nobody misses a sample that was removed.
    if (registers.length > 0 && known === undefined) return null
    if (known?.digest === digest) return known.state === 'ready' ? null : known.id
    const { zh, en } = SAMPLE_NAME
    if (known) await removeRegister(transaction, known.id)
    return addRegister(transaction, { origin: 'sample', nameZh: zh, nameEn: en, asOf: SAMPLE_DAY, digest })
  })

const digestOf = (size: number): string => `${SAMPLE_DIGEST}-${size}`

/**
 * Opens the sample where there is no register at all, before anybody can ask: no register then means that none is to come.
 * `loadSample` fills it.
 */
export const announceSample = async (db: Database, size = SAMPLE_SIZE): Promise<void> => {
  if (size === 0) return
  await db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${ANNOUNCE_KEY})`.execute(connection)
    try {
      if ((await findRegisters(connection)).length === 0) await openSample(connection, digestOf(size))
    } finally {
      await sql`select pg_advisory_unlock(${ANNOUNCE_KEY})`.execute(connection)
    }
  })
}

const fill = async (db: Database, id: number, size: number, signal: AbortSignal): Promise<boolean> => {
  for (const chunk of chunksOf(await sampleMarks(size))) {
    if (signal.aborted) return false
    const prepared = await prepareMarks(db, chunk, { registerId: id })
    const isCurrent = await db.transaction().execute(async transaction => {
      if (!(await growRegister(transaction, id, 0))) return false
      const { added } = await writeMarks(transaction, prepared)
      return growRegister(transaction, id, added)
    })
    if (!isCurrent) return false
    await pause(REST_MS)
  }
  return true
}

export interface SampleOptions {
  /** The number of marks to load; 0 loads none. */
  size?: number
  /** Stops the loading between two chunks; it goes on from there at the next start. */
  signal: AbortSignal
}

/**
 * Loads the sample register where there is none or an older sample, slowly, so that the server can answer meanwhile. An
 * imported register stands beside it; it is not asked together with the sample.
 */
export const loadSample = async (db: Database, { size = SAMPLE_SIZE, signal }: SampleOptions): Promise<void> => {
  if (size === 0) return
  await db.connection().execute(async connection => {
    const lock = await sql<{ held: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as held`.execute(connection)
    if (!lock.rows[0]?.held) return
    try {
      const digest = digestOf(size)
      const id = await openSample(connection, digest)
      if (id === null) return
      if (!(await fill(db, id, size, signal))) return
      await finishRegister(db, id, SAMPLE_DAY, digest)
      await settleRegister(db)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection)
    }
  })
}
