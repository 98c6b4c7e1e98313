import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ImportItem, ImportOutcome, ImportQuery, RejectedLines } from '#contract/imports.ts'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import type { ProgressEvent } from '#contract/progress.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import { DEFAULT_EDITION } from '../classification/edition.ts'
import { importClassification } from '../classification/import-classification.ts'
import { ImportRefusal } from '../import-files/import-refusal.ts'
import { type ImportCounts, listImports, readRejectedLines } from '../import-files/imports-repository.ts'
import type { ProgressService } from '../progress/progress-service.ts'
import { importRegister } from '../register/import/import-register.ts'
import { importOpenPackage, type RepairCounts } from '../register/open-data/import-open-package.ts'
import { openOpenPackage } from '../register/open-data/open-package.ts'
import type { Database } from '../storage/database.ts'
import { runWatches } from '../watching/run-watches.ts'

/** A file that was received, in a folder of this machine. */
export interface ReceivedFile {
  name: string
  path: string
}

/** The least time between two steps of progress. */
const PROGRESS_MS = 500
const IMPORTS_SHOWN = 20

type TakenCounts = ImportCounts & { repaired?: RepairCounts }
type ReportStep = (event: ProgressEvent) => void

/** Returns a function that reports now and then how far a file has been read. */
const progressOf = (report: ReportStep, total: number) => {
  let reported = 0
  return ({ read, rejected }: ImportCounts, size: number): void => {
    if (Date.now() - reported < PROGRESS_MS) return
    reported = Date.now()
    report({ step: 'import', read, rejected, size, total })
  }
}

export interface ImportsService {
  /**
   * Imports a received file; the outcome says why a file was refused. Throws `AppError` cancelled, and invalidInput for
   * a day that does not exist.
   */
  run(accountId: number, query: ImportQuery, file: ReceivedFile): Promise<ImportOutcome>
  list(): Promise<ImportItem[]>
  /** Returns a page of the lines that an import kept aside. */
  readRejected(id: number, pageNum: number): Promise<RejectedLines>
}

/** Imports what an administrator uploads in the app; with one local account that is its owner. */
export const createImportsService = (db: Database, progress: ProgressService): ImportsService => {
  const take = async (
    { subject, edition = DEFAULT_EDITION, asOf, name }: ImportQuery,
    file: ReceivedFile,
    report: ReportStep,
    signal: AbortSignal,
  ): Promise<TakenCounts> => {
    const { size: total } = await stat(file.path)
    const onProgress = progressOf(report, total)
    report({ step: 'import', read: 0, rejected: 0, size: 0, total })
    const registerName = name?.trim() ?? ''
    const given = { ...(asOf !== undefined && { asOf }), ...(registerName !== '' && { registerName }) }
    const opened = subject === 'register' ? await openOpenPackage(file.path, file.name) : null
    if (opened !== null) {
      const unpacked = opened.entries.reduce((sum, { size }) => sum + size, 0)
      const onRows = progressOf(report, unpacked)
      return importOpenPackage(
        db,
        { name: file.name, path: file.path, opened, ...given },
        { onProgress: onRows, signal },
      )
    }
    const source = { name: file.name, bytes: createReadStream(file.path, { signal }) }
    if (subject === 'classification') return importClassification(db, edition, source, onProgress)
    return importRegister(db, { ...source, ...given }, { onProgress, signal })
  }

  return {
    async run(accountId, query, file) {
      if (query.asOf !== undefined && !isCalendarDay(query.asOf)) throw new AppError('invalidInput')
      const running = await progress.begin(accountId, query.requestId)
      try {
        const counts = await take(query, file, running.report, running.signal)
        if (query.subject === 'register') await runWatches(db)
        await running.end()
        const { read, changed, rejected, repaired = {} } = counts
        return { read, changed, rejected, repaired, refusal: null }
      } catch (error) {
        const isRefusal = error instanceof ImportRefusal
        await running.end(running.signal.aborted ? 'cancelled' : isRefusal ? 'invalidInput' : 'internal')
        if (running.signal.aborted) throw new AppError('cancelled')
        if (!isRefusal) throw error
        return { read: 0, changed: error.taken, rejected: 0, repaired: {}, refusal: error.refusal }
      }
    },
    list: () => listImports(db, IMPORTS_SHOWN),
    readRejected: (id, pageNum) => readRejectedLines(db, id, PAGE_SIZE, (pageNum - FIRST_PAGE) * PAGE_SIZE),
  }
}
