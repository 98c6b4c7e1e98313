import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { measureUsage } from '../child/child-usage.ts'
import { DEFAULT_EDITION } from '../classification/edition.ts'
import { importClassification } from '../classification/import-classification.ts'
import { ImportRefusal } from '../import-files/import-refusal.ts'
import { type ImportCounts, inImportTurn } from '../import-files/imports-repository.ts'
import { importRegister } from '../register/import/import-register.ts'
import { importOpenPackage } from '../register/open-data/import-open-package.ts'
import { openOpenPackage } from '../register/open-data/open-package.ts'
import { previewFile } from '../register/preview/preview-file.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { runWatches } from '../watching/run-watches.ts'
import type { ImportAnswer, ImportJob, PreviewJob, TakenCounts } from './import-messages.ts'

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
  const { subject, edition = DEFAULT_EDITION, asOf, register, name, skipMissing } = query
  const { size: total } = await stat(file.path)
  const onProgress = progressOf(total)
  answer({ type: 'progress', read: 0, rejected: 0, size: 0, total })
  const registerName = name?.trim() ?? ''
  const given = {
    ...(asOf !== undefined && { asOf }),
    ...(register !== undefined && { registerId: register }),
    ...(registerName !== '' && { registerName }),
  }
  const opened = subject === 'register' ? await openOpenPackage(file.path, file.name) : null
  if (opened !== null) {
    const unpacked = opened.entries.reduce((sum, { size }) => sum + size, 0)
    const packed = { name: file.name, path: file.path, opened, skipsMissing: skipMissing === 1, ...given }
    return await importOpenPackage(db, packed, { onProgress: progressOf(unpacked) })
  }
  const source = { name: file.name, bytes: createReadStream(file.path) }
  if (subject === 'classification') return await importClassification(db, edition, source, onProgress)
  return await importRegister(db, { ...source, ...given }, { onProgress })
}

/** Tells while it waits for the imports of other processes that it does, so that it is not taken for hung. */
const takeInTurn = async (db: Database, job: ImportJob): Promise<TakenCounts> => {
  let waiting: NodeJS.Timeout | undefined
  const wait = (): void => {
    waiting = setInterval(() => answer({ type: 'waiting' }), PROGRESS_MS)
  }
  try {
    return await inImportTurn(
      db,
      async () => {
        clearInterval(waiting)
        const counts = await take(db, job)
        if (job.query.subject === 'register') await runWatches(db)
        return counts
      },
      wait,
    )
  } finally {
    clearInterval(waiting)
  }
}

const failureOf = (error: unknown): ImportAnswer =>
  error instanceof ImportRefusal
    ? { type: 'refused', refusal: error.refusal, taken: error.taken }
    : { type: 'failed', code: 'internal', message: error instanceof Error ? (error.stack ?? error.message) : '' }

const run = async (job: ImportJob): Promise<ImportAnswer> => {
  const usage = measureUsage()
  const db = openDatabase(job.databaseUrl, 'imports', job.shards)
  try {
    return { type: 'done', counts: await takeInTurn(db, job), usage: usage() }
  } catch (error) {
    return failureOf(error)
  } finally {
    await db.destroy()
  }
}

const preview = async ({ file, asked }: PreviewJob): Promise<ImportAnswer> => {
  const usage = measureUsage()
  try {
    return { type: 'previewed', preview: await previewFile(file, asked), usage: usage() }
  } catch (error) {
    return failureOf(error)
  }
}

process.once('message', async (job: ImportJob | PreviewJob) => {
  answer({ type: 'begun' })
  answer(job.purpose === 'import' ? await run(job) : await preview(job))
})
process.once('disconnect', () => process.exit())
