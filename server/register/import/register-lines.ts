import { CLASS_COUNT } from '#contract/limits.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import type { ReadRecord, RecordProblem, TableRecord } from '../../import-files/read-table.ts'
import { eventsOf, goodsOf, groupsOf } from './list-cells.ts'
import { registerDay } from './register-day.ts'
import { statusOf } from './status-words.ts'

const NEEDED = ['reg_no', 'class', 'name', 'status']
const NUMBER = /^[0-9A-Za-z][0-9A-Za-z./-]{0,29}$/
const YES = /^(?:1|y|yes|true|t|是)$/i
const DATES = ['application_date', 'preliminary_date', 'registration_date', 'expiry_date'] as const

type Dates = Readonly<Record<(typeof DATES)[number], CalendarDay | null>>

/** The days of a line, or the column whose text is none. */
const datesOf = (line: TableRecord): { dates: Dates } | RecordProblem => {
  const wrong = DATES.find(column => (line[column] ?? '') !== '' && registerDay(line[column] ?? '') === null)
  if (wrong !== undefined) return { problem: 'noDate', detail: `${wrong} ${line[wrong]}` }
  const day = (column: (typeof DATES)[number]): CalendarDay | null => registerDay(line[column] ?? '')
  return {
    dates: {
      application_date: day('application_date'),
      preliminary_date: day('preliminary_date'),
      registration_date: day('registration_date'),
      expiry_date: day('expiry_date'),
    },
  }
}

const readMark = (line: TableRecord): ReadRecord<RegisterMark> => {
  const { reg_no: regNo = '', name = '', status: word = '', is_device: device = '' } = line
  if (!NUMBER.test(regNo)) return { problem: 'noNumber', detail: regNo }
  const niceClass = Number(line['class'])
  if (!Number.isInteger(niceClass) || niceClass < 1 || niceClass > CLASS_COUNT)
    return { problem: 'noClass', detail: line['class'] ?? '' }
  const status = statusOf(word)
  if (status === undefined) return { problem: 'noStatus', detail: word }
  const read = datesOf(line)
  if ('problem' in read) return read
  const events = eventsOf(line['events'] ?? '')
  if (events === null) return { problem: 'undatedEvent', detail: '' }
  const goods = goodsOf(line['goods'] ?? '')
  const groups = [...groupsOf(line['groups'] ?? ''), ...goods.map(({ group }) => group).filter(group => group !== '')]
  return {
    row: {
      regNo,
      registrationNo: line['registration_no'] ?? '',
      class: niceClass,
      name,
      isDevice: device === '' ? name === '' : YES.test(device),
      kind: line['kind'] ?? '',
      owner: line['owner'] ?? '',
      ownerEn: line['owner_en'] ?? '',
      address: line['address'] ?? '',
      agent: line['agent'] ?? '',
      status,
      applicationDate: read.dates.application_date,
      preliminaryDate: read.dates.preliminary_date,
      registrationDate: read.dates.registration_date,
      expiryDate: read.dates.expiry_date,
      groups: [...new Set(groups)].sort(),
      goods,
      events,
    },
  }
}

/**
 * How to read the lines of a register in CSV with these columns (docs/import-formats.md). Throws `ImportRefusal` where one
 * that is needed is missing.
 */
export const registerReaderOf = (columns: readonly string[]): ((line: TableRecord) => ReadRecord<RegisterMark>) => {
  const missing = NEEDED.filter(column => !columns.includes(column))
  if (missing.length === 0) return readMark
  throw new ImportRefusal('missingColumns', {
    line: 1,
    detail: `${missing.join(', ')} (${columns.join(', ').slice(0, 200)})`,
  })
}
