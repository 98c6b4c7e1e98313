import { join } from 'node:path'
import type {
  ColumnChoice,
  ImportItem,
  ImportOutcome,
  ImportPreview,
  ImportQuery,
  PreviewQuery,
  RegisterItem,
  RejectedLines,
} from '#contract/imports.ts'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import type { ChildUsage } from '../child/child-usage.ts'
import { forkSandboxed, ownPaths } from '../child/sandbox.ts'
import { createTurns, type Turns } from '../child/turns.ts'
import { type ChildLimits, type WatchedChild, watchChild } from '../child/watched-child.ts'
import { ImportRefusal } from '../import-files/import-refusal.ts'
import {
  endBrokenImport,
  holdsImports,
  listBrokenImports,
  listImports,
  readRejectedLines,
} from '../import-files/imports-repository.ts'
import type { ProgressService, RunningRequest } from '../progress/progress-service.ts'
import { keepColumnChoice, readColumnChoices } from '../register/import/column-choices-repository.ts'
import { openPartly } from '../register/register-repository.ts'
import { deleteRegister } from '../register/registers-service.ts'
import { forgetBefore, undoImport } from '../register/undo-import.ts'
import { type Database, openDatabase, shardsOf } from '../storage/database.ts'
import type { ImportAnswer, ImportJob, PreviewJob, ReceivedFile, TakenCounts } from './import-messages.ts'

const IMPORTS_SHOWN = 200

/** A register of a country takes an hour; what fills the memory or says nothing for minutes is no table. */
const HOURS = 3_600_000
const LIMITS: ChildLimits = {
  cpuMilliseconds: 6 * HOURS,
  milliseconds: 12 * HOURS,
  silentMilliseconds: HOURS,
  busyMilliseconds: HOURS / 4,
  residentBytes: 1800 * 1024 * 1024,
}
/** The first megabytes of a file are read in seconds. */
const PREVIEW_LIMITS: ChildLimits = {
  cpuMilliseconds: 60_000,
  milliseconds: 120_000,
  silentMilliseconds: 120_000,
  busyMilliseconds: 60_000,
  residentBytes: LIMITS.residentBytes,
}
const HEAP_MB = 1_400
const READABLE = ownPaths('contract', 'domain', 'extensions', 'server', 'node_modules')

export interface ImportsService {
  /**
   * Imports a received file in a process of its own, one file after another; the outcome says why a file was refused.
   * Throws `AppError` cancelled, and invalidInput for a day that does not exist.
   */
  run(accountId: number, query: ImportQuery, file: ReceivedFile): Promise<ImportOutcome>
  /** Reads the first rows of a file, or of its first bytes, as an import would; writes nothing. Throws `AppError` cancelled. */
  preview(accountId: number, query: PreviewQuery, file: ReceivedFile, signal?: AbortSignal): Promise<ImportPreview>
  /** Remembers what the columns of a table hold, for every table with these labels. */
  chooseColumns(choice: ColumnChoice): Promise<void>
  list(): Promise<ImportItem[]>
  /** Returns a page of the lines that an import kept aside. */
  readRejected(id: number, pageNum: number): Promise<RejectedLines>
  /**
   * Ends an import that broke off: the register is searched as far as it is filled, and its name says so, unless another
   * file is broken off too. Throws `AppError` notFound where there is none such, and unavailable while an import runs.
   */
  settle(id: number): Promise<void>
  /** Undoes an import that broke off, however long that takes; see `undoImport`. */
  undo(id: number): Promise<void>
  /** Removes a register, however long that takes; see `deleteRegister`. */
  removeRegister(id: number, name: string): Promise<RegisterItem[]>
  /** The place that imports wait for. */
  turns: Turns
  /** Ends what runs; its file can be imported again. */
  close(): Promise<void>
}

interface ChildRun {
  limits: ChildLimits
  queue: ReturnType<typeof createTurns>
  accountId: number
  signal: AbortSignal | undefined
}

const refusalOf = (error: unknown): ImportRefusal | undefined => {
  if (error instanceof ImportRefusal) return error
  return error instanceof AppError && error.code === 'tooComplex' ? new ImportRefusal('tooMuch') : undefined
}

/** Imports what an administrator uploads in the app; with one local account that is its owner. */
export const createImportsService = (db: Database, databaseUrl: string, progress: ProgressService): ImportsService => {
  const turns = createTurns(1)
  const shards = shardsOf(db).map(({ classes, url }) => ({ classes, url }))
  const previewTurns = createTurns(1)
  const children = new Set<WatchedChild>()

  /** The process keeps this user, whose file it reads and whose database it writes; it reads its own code and the one file. */
  const startChild = ({ path }: ReceivedFile, limits: ChildLimits): WatchedChild => {
    const child = watchChild(
      forkSandboxed(join(import.meta.dirname, 'import-process.ts'), {
        heapMegabytes: HEAP_MB,
        readable: [...READABLE, path],
        keepsUser: true,
      }),
      limits,
    )
    child.standBack()
    return child
  }

  /** Runs a job in a process of its own, in its turn; `hear` takes the answers that are of this kind of job. */
  const runChild = async <Result>(
    job: ImportJob | PreviewJob,
    { limits, queue, accountId, signal }: ChildRun,
    hear: (answer: ImportAnswer, done: (result: Result, usage: ChildUsage) => void) => void,
  ): Promise<Result> => {
    const giveBack = await queue.take(accountId, signal)
    const child = startChild(job.file, limits)
    children.add(child)
    try {
      const { result } = await child.run<ImportAnswer, Result>(
        job,
        (answer, talk) => {
          if (answer.type === 'refused')
            talk.fail(new ImportRefusal(answer.refusal.problem, { ...answer.refusal, taken: answer.taken }))
          else if (answer.type === 'failed') talk.fail(new AppError(answer.code, answer.message))
          else hear(answer, talk.done)
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

  const take = (job: ImportJob, { report, signal }: RunningRequest, accountId: number): Promise<TakenCounts> =>
    runChild<TakenCounts>(job, { limits: LIMITS, queue: turns, accountId, signal }, (answer, done) => {
      if (answer.type === 'progress') {
        const { type: _type, ...step } = answer
        report({ step: 'import', ...step })
      } else if (answer.type === 'done') done(answer.counts, answer.usage)
    })

  const look = (job: PreviewJob, accountId: number, signal?: AbortSignal): Promise<ImportPreview> =>
    runChild<ImportPreview>(job, { limits: PREVIEW_LIMITS, queue: previewTurns, accountId, signal }, (answer, done) => {
      if (answer.type === 'previewed') done(answer.preview, answer.usage)
    })

  const patiently = async <Answer>(work: (patient: Database) => Promise<Answer>): Promise<Answer> => {
    const patient = openDatabase(databaseUrl, 'long work', shards)
    try {
      return await work(patient)
    } finally {
      await patient.destroy()
    }
  }

  return {
    turns,
    async preview(accountId, { subject, isWhole }, file, signal) {
      const asked = { subject, isWhole: isWhole === 1, known: await readColumnChoices(db) }
      try {
        return await look({ purpose: 'preview', asked, file }, accountId, signal)
      } catch (error) {
        const refusal = refusalOf(error)
        if (!refusal) throw error
        return { kind: null, tables: [], refusal: refusal.refusal }
      }
    },
    chooseColumns: choice => keepColumnChoice(db, choice),
    async run(accountId, query, file) {
      if (query.asOf !== undefined && !isCalendarDay(query.asOf)) throw new AppError('invalidInput')
      const running = await progress.begin(accountId, query.requestId)
      try {
        const {
          read,
          changed,
          rejected,
          repaired = {},
        } = await take({ purpose: 'import', databaseUrl, shards, query, file }, running, accountId)
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
        if (!(await holdsImports(transaction))) throw new AppError('unavailable', 'An import is running.')
        const register = await endBrokenImport(transaction, id)
        if (register === null) throw new AppError('notFound')
        await forgetBefore(transaction, register)
        if ((await listBrokenImports(transaction, register)).length === 0) await openPartly(transaction, register)
      }),
    undo: id => patiently(patient => undoImport(patient, id)),
    removeRegister: (id, name) => patiently(patient => deleteRegister(patient, id, name)),
    async close() {
      await Promise.all([...children].map(child => child.end()))
    },
  }
}
