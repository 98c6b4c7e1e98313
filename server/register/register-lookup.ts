import type { CitedMark, Notice } from '#contract/notice.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { lifeOf, RIGHTS_WORDS, rightsStatus } from '#domain/mark/mark-life.ts'
import type { RegisterLookup, RightsStatus } from '../drafting/lookups.ts'
import { normaliseMark } from '../similarity/normalise-mark.ts'
import type { Database } from '../storage/database.ts'
import { findMarksByNumbers, type MarkRecord } from './archive-repository.ts'
import { findRegister } from './register-repository.ts'

const rightsOf = (mark: MarkRecord, asOf: CalendarDay): RightsStatus => {
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

/**
 * Returns what the register knows of a notice's cited marks, on the day of the register. Undefined where none was
 * imported or its import is not whole: a sample proves nothing.
 */
export const readRegisterLookup = async (db: Database, notice: Notice): Promise<RegisterLookup | undefined> => {
  const register = await findRegister(db)
  if (register?.origin !== 'imported' || register.state !== 'ready') return undefined
  const numbers = notice.citedMarks.map(({ regNo }) => regNo).filter(regNo => regNo !== '')
  const marks = await findMarksByNumbers(db, numbers)
  return cited => {
    const mark = marks.find(
      known => (known.regNo === cited.regNo || known.registrationNo === cited.regNo) && isCited(known, cited),
    )
    return mark ? rightsOf(mark, register.asOf) : null
  }
}
