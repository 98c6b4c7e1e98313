import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { measureUsage } from '../child/child-usage.ts'
import { DEFAULT_EDITION } from '../classification/edition.ts'
import { importClassification } from '../classification/import-classification.ts'
import { ImportRefusal } from '../import-files/import-refusal.ts'
import type { ImportCounts } from '../import-files/imports-repository.ts'
import { importRegister } from '../register/import/import-register.ts'
import { importOpenPackage } from '../register/open-data/import-open-package.ts'
import { openOpenPackage } from '../register/open-data/open-package.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { runWatches } from '../watching/run-watches.ts'
import { IMPORT_LOCK, type ImportAnswer, type ImportJob, type TakenCounts } from './import-messages.ts'

/** The least time between two steps of progress. */
const PROGRESS_MS = 500

const answer = (message: ImportAnswer): void => {
  process.send?.(message)
}

/** Returns a function that tells now and then how far a file has been read. */
const progressOf = (total: number) => {
  let told = 0
  return ({ read, rejected }: ImportCounts, size: number): void => {
    if (Date.now() - told < PROGRESS_MS) return
    told = Date.now()
    answer({ type: 'progress', read, rejected, size, total })
  }
}

const take = async (db: Database, { query, file }: ImportJob): Promise<TakenCounts> => {
  const { subject, edition = DEFAULT_EDITION, asOf, name } = query
  const { size: total } = await stat(file.path)
  const onProgress = progressOf(total)
  answer({ type: 'progress', read: 0, rejected: 0, size: 0, total })
  const registerName = name?.trim() ?? ''
  const given = { ...(asOf !== undefined && { asOf }), ...(registerName !== '' && { registerName }) }
  const opened = subject === 'register' ? await openOpenPackage(file.path, file.name) : null
  if (opened !== null) {
    const unpacked = opened.entries.reduce((sum, { size }) => sum + size, 0)
    const packed = { name: file.name, path: file.path, opened, ...given }
    return await importOpenPackage(db, packed, { onProgress: progressOf(unpacked) })
  }
  const source = { name: file.name, bytes: createReadStream(file.path) }
  if (subject === 'classification') return await importClassification(db, edition, source, onProgress)
  return await importRegister(db, { ...source, ...given }, { onProgress })
}

/** Runs an import after those of other processes: two first ones would take each other's register away. */
const takeInTurn = (db: Database, job: ImportJob): Promise<TakenCounts> =>
  db.connection().execute(async connection => {
    const waiting = setInterval(() => answer({ type: 'waiting' }), PROGRESS_MS)
    try {
      await sql`select pg_advisory_lock(${IMPORT_LOCK})`.execute(connection)
    } finally {
      clearInterval(waiting)
    }
    // The lock goes with the connection.
    const counts = await take(db, job)
    if (job.query.subject === 'register') await runWatches(db)
    return counts
  })

const run = async (job: ImportJob): Promise<ImportAnswer> => {
  const usage = measureUsage()
  const db = openDatabase(job.databaseUrl, 'long work')
  try {
    return { type: 'done', counts: await takeInTurn(db, job), usage: usage() }
  } catch (error) {
    if (error instanceof ImportRefusal) return { type: 'refused', refusal: error.refusal, taken: error.taken }
    return { type: 'failed', code: 'internal', message: error instanceof Error ? (error.stack ?? error.message) : '' }
  } finally {
    await db.destroy()
  }
}

process.once('message', async (job: ImportJob) => {
  answer({ type: 'begun' })
  answer(await run(job))
})
process.once('disconnect', () => process.exit())
