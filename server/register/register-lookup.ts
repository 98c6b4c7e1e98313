import type { CitedMark, Notice } from '#contract/notice.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { KnownMark } from '#domain/mark/cited-facts.ts'
import { lifeOf, RIGHTS_WORDS, rightsStatus } from '#domain/mark/mark-life.ts'
import { endTold } from '#domain/mark/one-year-bar.ts'
import type { MarkStatus } from '#domain/mark/register-mark.ts'
import type { RegisterLookup, RightsStatus } from '../drafting/lookups.ts'
import { normaliseMark } from '../similarity/normalise-mark.ts'
import type { Database } from '../storage/database.ts'
import { findMarksByNumbers, listMarkEvents, type MarkRecord } from './archive-repository.ts'
import { findRegister } from './register-repository.ts'

/** A record with how and when the mark ended by its history, and the day of its register. */
type CitedRecord = MarkRecord & Pick<KnownMark, 'ended' | 'asOf'>

const rightsOf = (mark: CitedRecord, asOf: CalendarDay): RightsStatus => {
  const { status, expiryDate } = mark
  const { zh, en } = RIGHTS_WORDS[rightsStatus(status, lifeOf(status, expiryDate, asOf))]
  return expiryDate === null
    ? { zh, en, asOf, mark }
    : { zh: `${zh}，专用权期限至${expiryDate}`, en: `${en}, term to ${expiryDate}`, asOf, mark }
}

/** Returns whether a mark is the cited one: offices number alike, so wording and class must agree too. */
const isCited = (mark: MarkRecord, cited: CitedMark): boolean =>
  normaliseMark(mark.name).text === normaliseMark(cited.mark).text &&
  (cited.classes.length === 0 || cited.classes.includes(mark.class))

/** States whose day the history of a mark may tell. */
const ENDED: readonly MarkStatus[] = ['cancelled', 'invalidated']

/** Answers with the record of a cited mark, and the day of the register it stands in. */
export interface CitedRecords {
  asOf: CalendarDay
  recordOf: (cited: CitedMark) => CitedRecord | null
}

/**
 * Returns the records that the register has of a notice's cited marks. Undefined where none was imported or its import is
 * not whole: a sample proves nothing.
 */
export const readCitedRecords = async (db: Database, notice: Notice): Promise<CitedRecords | undefined> => {
  const register = await findRegister(db)
  if (register?.origin !== 'imported' || register.state !== 'ready') return undefined
  const numbers = notice.citedMarks.map(({ regNo }) => regNo).filter(regNo => regNo !== '')
  const { marks } = await findMarksByNumbers(db, register.id, numbers)
  const records = await Promise.all(
    marks.map(async (mark): Promise<CitedRecord> => {
      const events = ENDED.includes(mark.status) ? (await listMarkEvents(db, mark.id)).toReversed() : []
      return { ...mark, ended: endTold(events), asOf: register.asOf }
    }),
  )
  const isOf = (known: MarkRecord, { regNo }: CitedMark): boolean =>
    known.regNo === regNo || known.registrationNo === regNo
  return {
    asOf: register.asOf,
    recordOf: cited => records.find(known => isOf(known, cited) && isCited(known, cited)) ?? null,
  }
}

/** Returns what the register knows of a notice's cited marks, on its day; see `readCitedRecords`. */
export const readRegisterLookup = async (db: Database, notice: Notice): Promise<RegisterLookup | undefined> => {
  const records = await readCitedRecords(db, notice)
  if (records === undefined) return undefined
  return cited => {
    const mark = records.recordOf(cited)
    return mark ? rightsOf(mark, records.asOf) : null
  }
}
