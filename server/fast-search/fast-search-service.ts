import type {
  FastLogDetail,
  FastLogItem,
  FastSearchRequest,
  FastSearchStarted,
  Overrule,
} from '#contract/fast-search.ts'
import type { SearchReport } from '#contract/search-report.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import { languageOf } from '../drafting/language.ts'
import { toAppError } from '../error-handler.ts'
import { type MailSettings, sendMail } from '../mail/send-mail.ts'
import type { ProgressService, RunningRequest } from '../progress/progress-service.ts'
import { requireQuota, spendQuota } from '../quota/quota-service.ts'
import type { ReportWriter } from '../report/report-writer.ts'
import type { ReportFiles } from '../report/write-report.ts'
import { findFirm } from '../settings/firm-repository.ts'
import type { Database } from '../storage/database.ts'
import { type FileContent, type Files, safeFileName, WORD_TYPE } from '../storage/files.ts'
import { runSearch } from './run-search.ts'
import { checkRequest } from './search-scope.ts'
import { findSearch, insertSearch, reserveSearchId, updateFiles, updateOverrules } from './searches-repository.ts'

const NAMES_SHOWN = 2

/** Returns the name of a search in the history: its first names, and how many there are. */
const resultName = ({ names, isEn }: SearchReport): string => {
  const { say } = languageOf(isEn)
  const shown = names
    .slice(0, NAMES_SHOWN)
    .map(({ text }) => text)
    .join(say('、', ', '))
  return names.length > NAMES_SHOWN
    ? say(`${shown} 等 ${names.length} 件`, `${shown} and ${names.length - NAMES_SHOWN} more`)
    : shown
}

/** FS-20260615-0023: the day of the search and the number it is kept under. */
const reportNumber = ({ day }: SearchReport, id: number): string =>
  `FS-${day.replaceAll('-', '')}-${String(id).padStart(4, '0')}`

/** Name of the files, without their ending. */
const reportFileName = (report: SearchReport, id: number): string => {
  const { say } = languageOf(report.isEn)
  const name = `${resultName(report)} ${say('商标检索报告', 'trademark search report')} ${reportNumber(report, id)}`
  return safeFileName(name.replace(/[/\\:*?"<>|]/g, ' '), reportNumber(report, id))
}

interface Dependencies {
  db: Database
  files: Files
  progress: ProgressService
  writer: ReportWriter
  mail: MailSettings
}

const MEDIA_TYPES: Record<keyof ReportFiles, { ending: string; mediaType: string }> = {
  pdf: { ending: 'pdf', mediaType: 'application/pdf' },
  word: { ending: 'docx', mediaType: WORD_TYPE },
}

export interface FastSearchService {
  /**
   * Searches, writes the report as PDF and Word and keeps it; answers where it is. Throws `AppError` with the quota's code,
   * registerNotReady, invalidInput or cancelled; a failing search costs no quota and leaves no file. What becomes of the
   * mail undoes nothing.
   */
  start(accountId: number, request: FastSearchRequest, requestId: string | undefined): Promise<FastSearchStarted>
  /** Throws `AppError` notFound. */
  read(accountId: number, id: number): Promise<FastLogDetail>
  /** Keeps which hits are overruled, and why, in place of what was kept; throws `AppError` notFound or invalidInput. */
  saveOverrules(accountId: number, id: number, overrules: readonly Overrule[]): Promise<Overrule[]>
  /** Writes the files of a kept search again, with what was overruled since; costs no quota. Throws `AppError` notFound. */
  remake(accountId: number, id: number): Promise<FastLogItem>
}

export const createFastSearchService = ({ db, files, progress, writer, mail }: Dependencies): FastSearchService => {
  const write = async (
    accountId: number,
    id: number,
    report: SearchReport,
    overrules: readonly Overrule[],
    { signal, report: tell }: Pick<RunningRequest, 'signal' | 'report'>,
  ): Promise<FileContent[]> => {
    const name = reportFileName(report, id)
    const { agency, attorney, licenceNo, givesAdvice } = await findFirm(db, accountId)
    const advisor = givesAdvice ? { attorney, licenceNo } : null
    const order = { report, overrules, number: reportNumber(report, id), firm: agency, advisor }
    const contents: FileContent[] = []
    for (const format of ['pdf', 'word'] as const) {
      tell({ step: 'write', file: format })
      const { ending, mediaType } = MEDIA_TYPES[format]
      contents.push({ name: `${name}.${ending}`, mediaType, bytes: await writer.write(order, format) })
      signal.throwIfAborted()
    }
    return contents
  }

  const read = async (accountId: number, id: number): Promise<FastLogDetail> => {
    const search = await findSearch(db, accountId, id)
    if (!search) throw new AppError('notFound')
    return search
  }

  const send = async (to: string, report: SearchReport, contents: readonly FileContent[]) => {
    const { say, read: inLanguage } = languageOf(report.isEn)
    const names = resultName(report)
    const warning = report.register.isLoading
      ? say(
          '检索时商标库尚未载入完毕，会漏掉在先商标。',
          ' The register was still being loaded, so that earlier marks are missing.',
        )
      : ''
    const unsearched = report.unsearchedClasses
      ? say(
          `第 ${report.unsearchedClasses.join('、')} 类没有检索：其数据所在的服务器没有应答。`,
          ` Not searched, as the server that holds them did not answer: classes ${report.unsearchedClasses.join(', ')}.`,
        )
      : ''
    return await sendMail(mail, {
      to,
      subject: say(`商标检索报告：${names}`, `Trademark search report: ${names}`),
      text: say(
        `随信附上“${names}”的商标检索报告（PDF 和 Word）。商标库：${inLanguage(report.register.name)}，更新至 ${report.register.asOf}。${warning}${unsearched}`,
        `The trademark search report for “${names}” is attached as PDF and Word. Register: ${inLanguage(report.register.name)}, as of ${report.register.asOf}.${warning}${unsearched}`,
      ),
      attachments: contents.map(({ name, mediaType, bytes }) => ({
        filename: name,
        contentType: mediaType,
        content: bytes,
      })),
    })
  }

  const run = async (
    accountId: number,
    request: FastSearchRequest,
    running: RunningRequest,
  ): Promise<FastSearchStarted> => {
    await requireQuota(db, accountId, 'fast')
    checkRequest(request)
    await files.requireRoom()
    const report = await runSearch(db, request, dayOf(Date.now()), running)
    const id = await reserveSearchId(db)
    const contents = await write(accountId, id, report, [], running)
    await files.storeAll(accountId, contents, async (transaction, [pdf, word]) => {
      await spendQuota(transaction, accountId, 'fast')
      running.signal.throwIfAborted()
      const stored = { pdfFileId: pdf?.id ?? '', wordFileId: word?.id ?? '' }
      await insertSearch(transaction, accountId, { id, resultName: resultName(report), ...stored, request, report })
    })
    if (request.email !== undefined) running.report({ step: 'mail' })
    const outcome = request.email === undefined ? null : await send(request.email, report, contents)
    const { resultName: name, resultFile, wordFile } = await read(accountId, id)
    const incomplete = report.register.isLoading && { isIncomplete: true }
    return { id, resultName: name, resultFile, wordFile, mail: outcome, ...incomplete }
  }

  return {
    async start(accountId, request, requestId) {
      const running = await progress.begin(accountId, requestId)
      try {
        const started = await run(accountId, request, running)
        await running.end()
        return started
      } catch (error) {
        await running.end(toAppError(error).code)
        throw error
      }
    },
    read,
    async saveOverrules(accountId, id, overrules) {
      const { report } = await read(accountId, id)
      const known = new Set(report.hits.map(hit => hit.id))
      if (overrules.some(({ hit, reason }) => !known.has(hit) || reason.trim() === ''))
        throw new AppError('invalidInput', 'Only hits of the report can be overruled, with a reason.')
      const last = new Map(overrules.map(({ hit, reason }) => [hit, { hit, reason: reason.trim() }]))
      await updateOverrules(db, accountId, id, [...last.values()])
      return [...last.values()]
    },
    async remake(accountId, id) {
      const { report, overrules } = await read(accountId, id)
      const nobody = { signal: new AbortController().signal, report: () => undefined }
      const contents = await write(accountId, id, report, overrules, nobody)
      await files.storeAll(accountId, contents, (transaction, [pdf, word]) =>
        updateFiles(transaction, id, { pdfFileId: pdf?.id ?? '', wordFileId: word?.id ?? '' }),
      )
      const { request: _request, report: _report, overrules: _overrules, ...item } = await read(accountId, id)
      return item
    },
  }
}
