import type { CitedMark } from '#contract/notice.ts'
import type { CompanionOffer, CompanionOpened } from '#contract/rejection.ts'
import { type CalendarDay, dayOf } from '#domain/calendar-day.ts'
import { citedFactsOf } from '#domain/mark/cited-facts.ts'
import { type NonUseOffer, nonUseOffer } from '#domain/mark/non-use-offer.ts'
import { AppError } from '../../app-error.ts'
import { draftCompanion } from '../../drafting/companion/draft-companion.ts'
import { type CitedRecords, readCitedRecords } from '../../register/register-lookup.ts'
import { findFirm } from '../../settings/firm-repository.ts'
import type { Database } from '../../storage/database.ts'
import { findLog, insertLog, lockLog } from '../log-repository.ts'
import { listCompanions } from './companion-repository.ts'

type Log = NonNullable<Awaited<ReturnType<typeof findLog>>>

const readCase = async (db: Database, accountId: number, id: number): Promise<Log> => {
  const log = await findLog(db, accountId, id)
  if (!log || log.companion_of !== null) throw new AppError('notFound')
  return log
}

/** Returns the cited mark with the owner and the number that the register has of it. */
const asRecorded = (cited: CitedMark, records: CitedRecords | undefined): Pick<CitedMark, 'regNo' | 'owner'> => ({
  regNo: cited.regNo,
  owner: records?.recordOf(cited)?.owner || cited.owner,
})

const offerOf = (
  { notice }: Log,
  cited: CitedMark,
  records: CitedRecords | undefined,
  onDay: CalendarDay,
): NonUseOffer =>
  nonUseOffer(citedFactsOf(cited, notice, records?.recordOf(cited) ?? null), asRecorded(cited, records), onDay)

/**
 * Returns, for each cited mark of a case, whether an application for non-use cancellation may be filed today, and if not,
 * why; then the filings against marks that the corrected notice no longer cites. Throws `AppError` notFound.
 */
export const readCompanions = async (db: Database, accountId: number, id: number): Promise<CompanionOffer[]> => {
  const log = await readCase(db, accountId, id)
  const records = await readCitedRecords(db, log.notice)
  const opened = await listCompanions(db, accountId, id)
  const today = dayOf(Date.now())
  const offers = log.notice.citedMarks.map((cited, index) => ({
    cited: index,
    mark: cited.mark,
    classes: cited.classes,
    ...asRecorded(cited, records),
    ...offerOf(log, cited, records, today),
    logId: opened.find(({ regNo }) => regNo !== '' && regNo === cited.regNo)?.id ?? null,
  }))
  const numbers = new Set(log.notice.citedMarks.map(({ regNo }) => regNo))
  const left = opened
    .filter(({ regNo }) => !numbers.has(regNo))
    .map(({ id: logId, regNo }) => ({
      cited: null,
      regNo,
      mark: '',
      owner: '',
      classes: [],
      why: 'not-cited' as const,
      after: null,
      logId,
    }))
  return [...offers, ...left]
}

/**
 * Opens the filing against a cited mark: the log that holds it, drafted from notice and register when it is first asked for.
 * It costs no quota. Throws `AppError` notFound, and invalidInput for a mark against which it is not offered.
 */
export const openCompanion = (db: Database, accountId: number, id: number, index: number): Promise<CompanionOpened> =>
  db.transaction().execute(async transaction => {
    if (!(await lockLog(transaction, accountId, id))) throw new AppError('notFound')
    const log = await readCase(transaction, accountId, id)
    const { notice, deadline, receive_time: receiveTime, service_type: type, is_en: isEn } = log
    const cited = notice.citedMarks[index]
    if (!cited) throw new AppError('invalidInput', 'The notice has no such cited mark.')
    const standing = (await listCompanions(transaction, accountId, id)).find(({ regNo }) => regNo === cited.regNo)
    if (standing) return { id: standing.id }
    const records = await readCitedRecords(transaction, notice)
    const today = dayOf(Date.now())
    const { why } = offerOf(log, cited, records, today)
    if (why !== null) throw new AppError('invalidInput', `Non-use cancellation is not offered: ${why}.`)
    const record = records?.recordOf(cited) ?? null
    const drafted = draftCompanion({
      notice,
      deadline,
      type,
      receiveDay: dayOf(receiveTime),
      isEn,
      firm: await findFirm(transaction, accountId),
      cited: index,
      record: record && records ? { ...record, asOf: records.asOf } : null,
      filingDay: today,
    })
    const name = isEn ? 'non-use cancellation' : '撤三'
    const companion = await insertLog(transaction, accountId, {
      fileId: log.file_id,
      officeName: log.office_name,
      resultName: `${cited.regNo} · ${name}`,
      receiveTime,
      type,
      isEn,
      notice,
      deadline,
      ...drafted,
      companion: { of: id, regNo: cited.regNo },
    })
    return { id: companion }
  })
