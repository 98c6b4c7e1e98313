import { CLASS_COUNT } from '#contract/limits.ts'
import type { RegisterColumn } from '#contract/vocabulary.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkEvent, MarkGoods, MarkStatus, RegisterMark } from '#domain/mark/register-mark.ts'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import type { ReadRecord, RecordProblem, TableRecord } from '../../import-files/read-table.ts'
import { EVENT_KINDS } from '../event-kinds.ts'
import { registerDay } from '../register-day.ts'
import { type ColumnChoices, columnsOf } from './register-columns.ts'

/** Holds the words of registers for the status of a mark. */
const WORDS: Readonly<Record<MarkStatus, readonly string[]>> = {
  pending: [
    'pending',
    '申请中',
    '待审',
    '审查中',
    '待审中',
    '已申请',
    '商标申请中',
    '等待实质审查',
    '商标注册申请中',
    '驳回复审中',
    '商标驳回复审中',
  ],
  preliminary: [
    'preliminary',
    '初审公告',
    '初步审定',
    '初步审定公告',
    '已初审',
    '已初审公告',
    '商标初步审定',
    '商标初步审定公告',
    '注册申请初步审定',
    '异议中',
    '商标异议中',
    'published',
  ],
  registered: [
    'registered',
    '已注册',
    '注册',
    '有效',
    '注册公告',
    '商标已注册',
    '有效注册',
    '注册商标有效',
    // A case against a registered mark, or about it, is under way.
    '撤三中',
    '撤销中',
    '撤销三年不使用中',
    '无效宣告中',
    '续展中',
    '转让中',
    '变更中',
  ],
  'in-grace': ['in-grace', '宽展期', '续展宽展期'],
  refused: ['refused', '已驳回', '驳回', '不予注册', '商标申请被驳回', '商标注册申请驳回'],
  expired: ['expired', '期满未续展', '期满未续展注销', '已过期'],
  cancelled: ['cancelled', 'canceled', '已撤销', '撤销', '商标已撤销', '已注销', '注销', '商标已注销'],
  invalidated: ['invalidated', '已无效', '无效', '宣告无效', '无效宣告'],
  withdrawn: ['withdrawn', '已撤回', '撤回', '撤回申请', 'abandoned'],
  ended: ['ended', '已终止', '终止', '无效商标', '商标无效', '已失效', '失效', '已销亡'],
}

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([status, words]) => words.map(word => [word, status as MarkStatus] as const)),
)

/** Returns the status that a word of a register stands for; undefined for an unknown word. */
const statusOf = (word: string): MarkStatus | undefined => BY_WORD.get(word.toLowerCase())

const GOODS = /^(?:(\d{4})([一二三四五六七八九十]*)\s+)?(.+?)(?:\s*\|\s*(.+))?$/su
const EVENT = /^(\S+)\s+(\S+)(?:\s+(.+))?$/su

const partsOf = (cell: string): string[] =>
  cell
    .split(/[;；\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')

/**
 * Returns the goods of a cell, `0901 计算机 | computers; 0907二 手机`: group, part and English name where they are
 * given.
 */
const goodsOf = (cell: string): MarkGoods[] =>
  partsOf(cell).map(part => {
    const [, group = '', paragraph = '', name = part, nameEn = ''] = GOODS.exec(part) ?? []
    return { group, paragraph, name, nameEn }
  })

/** Returns the codes of groups in a cell, whatever stands between them. */
const groupsOf = (cell: string): string[] => cell.match(/\d{4}/g) ?? []

const isKind = (code: string): code is keyof typeof EVENT_KINDS => Object.hasOwn(EVENT_KINDS, code)

/** Returns the events of a cell, `2020-06-30 filed; 2020-12-13 preliminary 第1723期`; null where one has no day. */
const eventsOf = (cell: string): MarkEvent[] | null => {
  const events = partsOf(cell).map((part): MarkEvent | null => {
    const [, day = '', code = '', detail = ''] = EVENT.exec(part) ?? []
    const date = registerDay(day)
    if (date === null) return null
    return isKind(code) ? { date, code, ...EVENT_KINDS[code], detail } : { date, code, zh: code, en: code, detail }
  })
  const known = events.filter(event => event !== null)
  return known.length === events.length ? known.sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date)) : null
}

const NEEDED = ['reg_no', 'class', 'name', 'status'] as const
const NUMBER = /^[0-9A-Za-z][0-9A-Za-z./-]{0,29}$/
/** A class as tables write it: `9`, `09`, `第9类`, `9类`. */
const IN_CLASS = /^第?\s*(\d{1,2})\s*类?$/
const YES = /^(?:1|y|yes|true|t|是)$/i
const DATES = ['application_date', 'preliminary_date', 'registration_date', 'expiry_date'] as const

type Dates = Readonly<Record<(typeof DATES)[number], CalendarDay | null>>

/** A day as a spreadsheet counts it from the end of 1899, of this and the last century. */
const SPREADSHEET_DAY = /^([2-6]\d{4})(?:\.\d+)?$/
const SPREADSHEET_START = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** Returns the day in a cell, as registers write it or as a spreadsheet counts it; null for any other text. */
const dayIn = (cell: string): CalendarDay | null => {
  const count = SPREADSHEET_DAY.exec(cell)?.[1]
  if (count === undefined) return registerDay(cell)
  return registerDay(new Date(SPREADSHEET_START + Number(count) * DAY_MS).toISOString().slice(0, 10))
}

/** Returns the days of a line, or the column whose text is no day. */
const datesOf = (line: TableRecord): { dates: Dates } | RecordProblem => {
  const wrong = DATES.find(column => (line[column] ?? '') !== '' && dayIn(line[column] ?? '') === null)
  if (wrong !== undefined) return { problem: 'noDate', detail: `${wrong} ${line[wrong]}` }
  const day = (column: (typeof DATES)[number]): CalendarDay | null => dayIn(line[column] ?? '')
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
  const niceClass = Number(IN_CLASS.exec(line['class'] ?? '')?.[1])
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

/** Returns the two days of a term, `2020-01-07至2030-01-06`, as the columns that hold them. */
const termOf = (term: string): TableRecord => {
  const [from = '', to = ''] = term.split(/\s*(?:至|到|~|～|—+| - )\s*/)
  return to === '' ? {} : { registration_date: from, expiry_date: to }
}

/** Returns what a register needs and no column of a table holds. */
export const missingColumns = (labels: readonly string[], choices?: ColumnChoices): RegisterColumn[] => {
  const places = columnsOf(labels, choices)
  return NEEDED.filter(column => !places.has(column))
}

/**
 * Returns the reader of lines of a register in a table, whose columns hold what was chosen for them, or have our names or those that vendors
 * use (docs/import-formats.md). Throws `ImportRefusal` where a column that is needed is missing.
 */
export const registerReaderOf = (
  columns: readonly string[],
  choices?: ColumnChoices,
): ((line: TableRecord) => ReadRecord<RegisterMark>) => {
  const missing = missingColumns(columns, choices)
  if (missing.length > 0)
    throw new ImportRefusal('missingColumns', {
      line: 1,
      detail: `${missing.join(', ')} (${columns.join(', ').slice(0, 200)})`,
    })
  const renamed = [...columnsOf(columns, choices)]
  return line => {
    const record = Object.fromEntries(renamed.map(([column, name]) => [column, line[name] ?? '']))
    return readMark('term' in record ? { ...termOf(record['term'] ?? ''), ...record } : record)
  }
}
