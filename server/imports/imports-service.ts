import { join } from 'node:path'
import { sql } from 'kysely'
import type { ImportItem, ImportOutcome, ImportQuery, RejectedLines } from '#contract/imports.ts'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import { forkSandboxed, ownPaths } from '../child/sandbox.ts'
import { createTurns } from '../child/turns.ts'
import { type ChildLimits, type WatchedChild, watchChild } from '../child/watched-child.ts'
import { ImportRefusal } from '../import-files/import-refusal.ts'
import {
  endBrokenImport,
  listBrokenImports,
  listImports,
  readRejectedLines,
} from '../import-files/imports-repository.ts'
import type { ProgressService, RunningRequest } from '../progress/progress-service.ts'
import { openPartly } from '../register/register-repository.ts'
import type { Database } from '../storage/database.ts'
import {
  IMPORT_LOCK,
  type ImportAnswer,
  type ImportJob,
  type ReceivedFile,
  type TakenCounts,
} from './import-messages.ts'

const IMPORTS_SHOWN = 20

/** A register of a country takes an hour; what fills the memory or says nothing for minutes is no table. */
const HOURS = 3_600_000
const LIMITS: ChildLimits = {
  cpuMilliseconds: 6 * HOURS,
  milliseconds: 12 * HOURS,
  silentMilliseconds: HOURS,
  busyMilliseconds: HOURS / 4,
  residentBytes: 1800 * 1024 * 1024,
}
const HEAP_MB = 1_400
const READABLE = ownPaths('contract', 'domain', 'extensions', 'server', 'node_modules')

export interface ImportsService {
  /**
   * Imports a received file in a process of its own, one file after another; the outcome says why a file was refused.
   * Throws `AppError` cancelled, and invalidInput for a day that does not exist.
   */
  run(accountId: number, query: ImportQuery, file: ReceivedFile): Promise<ImportOutcome>
  list(): Promise<ImportItem[]>
  /** Returns a page of the lines that an import kept aside. */
  readRejected(id: number, pageNum: number): Promise<RejectedLines>
  /**
   * Ends an import that broke off: the register is searched as far as it is filled, and its name says so, unless another
   * file is broken off too. Throws `AppError` notFound where there is none such, and unavailable while an import runs.
   */
  settle(id: number): Promise<void>
  /** Ends what runs; its file can be imported again. */
  close(): Promise<void>
}

const refusalOf = (error: unknown): ImportRefusal | undefined => {
  if (error instanceof ImportRefusal) return error
  return error instanceof AppError && error.code === 'tooComplex' ? new ImportRefusal('tooMuch') : undefined
}

/** Imports what an administrator uploads in the app; with one local account that is its owner. */
export const createImportsService = (db: Database, databaseUrl: string, progress: ProgressService): ImportsService => {
  const turns = createTurns(1)
  const children = new Set<WatchedChild>()

  /** The process has the database's connection, so it keeps this user; it reads its own code and the one file. */
  const startChild = ({ path }: ReceivedFile): WatchedChild => {
    const child = watchChild(
      forkSandboxed(join(import.meta.dirname, 'import-process.ts'), {
        heapMegabytes: HEAP_MB,
        readable: [...READABLE, path],
        keepsUser: true,
      }),
      LIMITS,
    )
    child.standBack()
    return child
  }

  const take = async (job: ImportJob, { report, signal }: RunningRequest, accountId: number): Promise<TakenCounts> => {
    const giveBack = await turns.take(accountId, signal)
    const child = startChild(job.file)
    children.add(child)
    try {
      const { result } = await child.run<ImportAnswer, TakenCounts>(
        job,
        (answer, talk) => {
          if (answer.type === 'progress') {
            const { type: _type, ...step } = answer
            report({ step: 'import', ...step })
          } else if (answer.type === 'done') talk.done(answer.counts, answer.usage)
          else if (answer.type === 'refused')
            talk.fail(new ImportRefusal(answer.refusal.problem, { ...answer.refusal, taken: answer.taken }))
          else if (answer.type === 'failed') talk.fail(new AppError(answer.code, answer.message))
        },
        { signal },
      )
      return result
    } finally {
      await child.end()
      children.delete(child)
      giveBack()
    }
  }

  return {
    async run(accountId, query, file) {
      if (query.asOf !== undefined && !isCalendarDay(query.asOf)) throw new AppError('invalidInput')
      const running = await progress.begin(accountId, query.requestId)
      try {
        const { read, changed, rejected, repaired = {} } = await take({ databaseUrl, query, file }, running, accountId)
        await running.end()
        return { read, changed, rejected, repaired, refusal: null }
      } catch (error) {
        const refusal = refusalOf(error)
        await running.end(running.signal.aborted ? 'cancelled' : refusal ? 'invalidInput' : 'internal')
        if (running.signal.aborted) throw new AppError('cancelled')
        if (!refusal) throw error
        return { read: 0, changed: refusal.taken, rejected: 0, repaired: {}, refusal: refusal.refusal }
      }
    },
    list: () => listImports(db, IMPORTS_SHOWN),
    readRejected: (id, pageNum) => readRejectedLines(db, id, PAGE_SIZE, (pageNum - FIRST_PAGE) * PAGE_SIZE),
    settle: id =>
      db.transaction().execute(async transaction => {
        const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as held`.execute(
          transaction,
        )
        if (!rows[0]?.held) throw new AppError('unavailable', 'An import is running.')
        if (!(await endBrokenImport(transaction, id))) throw new AppError('notFound')
        if ((await listBrokenImports(transaction, 'register')).length === 0) await openPartly(transaction)
      }),
    async close() {
      await Promise.all([...children].map(child => child.end()))
    },
  }
}
