import { randomUUID } from 'node:crypto'
import type {
  AnalysisQuery,
  NoticeReading,
  ReadingQuery,
  RejectionLogDetail,
  SampleQuery,
} from '#contract/rejection.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { doubtServiceDay } from '#domain/law/deadline.ts'
import { AppError } from '../app-error.ts'
import { toAppError } from '../error-handler.ts'
import type { NoticeReader } from '../notice/notice-reader.ts'
import type { ProgressService, RunningRequest } from '../progress/progress-service.ts'
import { requireQuota, spendQuota } from '../quota/quota-service.ts'
import { findFirm } from '../settings/firm-repository.ts'
import type { Database } from '../storage/database.ts'
import type { Files } from '../storage/files.ts'
import { draftNotice, resultName } from './draft-notice.ts'
import { createKeptReadings, type Reading } from './kept-readings.ts'
import { insertLog, type NewLog } from './log-repository.ts'
import { type NoticeFile, requirePdf } from './notice-file.ts'
import { addMarkPictures, type NewMarkPicture, newMarkPictures } from './pictures/mark-pictures.ts'
import { readLog } from './read-log.ts'

interface Dependencies {
  db: Database
  files: Files
  reader: NoticeReader
  progress: ProgressService
}

/** Orders a reading: the file and its password. */
interface ReadingOrder extends ReadingQuery {
  file: NoticeFile
  password?: string | undefined
}

/** Orders an analysis: the file, its service and the language of the documents. */
interface AnalysisOrder extends AnalysisQuery, ReadingOrder {
  isSample?: true
}

/** Returns what a notice is told from others by. */
const toldOf = ({ notice, pages }: Reading): NoticeReading => {
  const { kind, mark, markIsDevice, applicant, applicationNo, classes, dispatchDate, textSource, doubtful } = notice
  const told = { kind, mark, markIsDevice, applicant, applicationNo, classes, dispatchDate }
  const evidence = Object.fromEntries(
    Object.entries(notice.evidence).filter(([path]) => (path.split('.')[0] ?? '') in told),
  )
  return { ...told, textSource, doubtful, evidence, citedCount: notice.citedMarks.length, pages }
}

export interface RejectionService {
  /**
   * Reads the notice, drafts from it, keeps both and returns the new log. Throws `AppError` with the quota's, the
   * reader's or the file's code, doubtfulDay, diskFull, or cancelled; a failed order costs no quota and leaves no file.
   */
  analyse(accountId: number, order: AnalysisOrder): Promise<RejectionLogDetail>
  /**
   * Reads the notice while its day is asked for, and keeps nothing but what spares the analysis the same work. Throws
   * what `analyse` throws, and spends no use.
   */
  readAhead(accountId: number, order: ReadingOrder): Promise<NoticeReading>
  /** Writes the sample notice and does the same with it; its log is marked as a sample and costs no quota. */
  analyseSample(accountId: number, order: SampleQuery): Promise<RejectionLogDetail>
}

export const createRejectionService = ({ db, files, reader, progress }: Dependencies): RejectionService => {
  const kept = createKeptReadings()

  const read = async (
    accountId: number,
    { file, password }: ReadingOrder,
    { signal, report }: RunningRequest,
  ): Promise<Reading> => {
    let pictures: Reading['pictures'] = []
    let pages = 0
    const notice = await reader.read(file.bytes, {
      signal,
      person: accountId,
      ...(password !== undefined && { password }),
      onPage: (page, count) => {
        pages = count
        report({ step: 'read', page, pages: count })
      },
      onRecognise: (page, count) => report({ step: 'ocr', page, pages: count }),
      onPictures: shown => {
        pictures = shown
      },
    })
    return { notice, pictures, pages }
  }

  const draft = async (
    accountId: number,
    order: AnalysisOrder,
    { notice, pictures: shown }: Reading,
    { report }: RunningRequest,
  ): Promise<Omit<NewLog, 'fileId'> & { pictures: readonly NewMarkPicture[] }> => {
    const { file, receiveTime, type, isEn, isSample, checkDay } = order
    const doubts =
      checkDay === 1 ? doubtServiceDay(dayOf(receiveTime), type, notice.dispatchDate, dayOf(Date.now())) : []
    if (doubts.length > 0) throw new AppError('doubtfulDay', 'The day of service is doubtful.', { doubts })
    report({ step: 'facts', count: Object.keys(notice.evidence).length })
    const pictures = newMarkPictures(shown)
    const served = { notice, receiveTime, type, isEn, pictures }
    const drafted = await draftNotice(db, accountId, served, (index, total, { regNo, mark }) =>
      report({ step: 'compare', index: index + 1, total, regNo, mark }),
    )
    report({ step: 'draft' })
    return {
      officeName: file.name,
      resultName: resultName(notice, isEn),
      ...served,
      ...drafted,
      ...(isSample && { isSample }),
    }
  }

  const run = async (accountId: number, order: AnalysisOrder, request: RunningRequest): Promise<RejectionLogDetail> => {
    if (!order.isSample) await requireQuota(db, accountId, 'write')
    requirePdf(order.file.bytes)
    await files.requireRoom()
    const key = kept.keyOf(accountId, order.file.bytes, order.password)
    const reading = kept.find(key) ?? (await read(accountId, order, request))
    const log = await draft(accountId, order, reading, request)
    const { attorney } = await findFirm(db, accountId)
    const fileId = randomUUID()
    const content = { ...order.file, mediaType: 'application/pdf' }
    const contents = [{ ...content, id: fileId }, ...log.pictures.map(picture => picture.content)]
    const id = await files.storeAll(accountId, contents, async transaction => {
      if (!order.isSample) await spendQuota(transaction, accountId, 'write')
      request.signal.throwIfAborted()
      const logId = await insertLog(transaction, accountId, { ...log, attorney, fileId })
      await addMarkPictures(transaction, logId, log.pictures)
      return logId
    })
    kept.drop(key)
    return await readLog(db, accountId, id)
  }

  const runAhead = async (accountId: number, order: ReadingOrder, request: RunningRequest): Promise<NoticeReading> => {
    await requireQuota(db, accountId, 'write')
    requirePdf(order.file.bytes)
    const key = kept.keyOf(accountId, order.file.bytes, order.password)
    const reading = kept.find(key) ?? (await read(accountId, order, request))
    kept.keep(key, reading)
    return toldOf(reading)
  }

  const follow = async <Result>(
    accountId: number,
    requestId: string | undefined,
    work: (request: RunningRequest) => Promise<Result>,
  ): Promise<Result> => {
    const request = await progress.begin(accountId, requestId)
    try {
      const result = await work(request)
      await request.end()
      return result
    } catch (error) {
      await request.end(toAppError(error).code)
      throw error
    }
  }

  return {
    analyse: (accountId, order) => follow(accountId, order.requestId, request => run(accountId, order, request)),
    readAhead: (accountId, order) => follow(accountId, order.requestId, request => runAhead(accountId, order, request)),
    analyseSample: (accountId, { isEn, requestId }) =>
      follow(accountId, requestId, async request => {
        const { writeSampleNotice } = await import('./sample-notice.ts')
        const { file, receiveTime } = await writeSampleNotice(dayOf(Date.now()), isEn)
        return await run(accountId, { file, receiveTime, type: 0, isEn, isSample: true }, request)
      }),
  }
}
