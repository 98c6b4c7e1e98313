import { CLASS_COUNT } from '#contract/limits.ts'
import type { CitedMark, CitedMarkStatus, Notice, NoticeKind } from '#contract/notice.ts'
import { parseDay } from '#domain/calendar-day.ts'

const CASE_FACTS = [
  'kind',
  'mark',
  'applicationNo',
  'classes',
  'applicant',
  'address',
  'agency',
  'applicationDate',
  'dispatchNo',
  'dispatchDate',
  'grounds',
] as const
const GOODS_FACTS = ['refusedGoods', 'acceptedGoods'] as const
const MARK_FACTS = ['regNo', 'mark', 'owner', 'status', 'classes', 'goods'] as const

export type FactName = (typeof CASE_FACTS)[number] | (typeof GOODS_FACTS)[number] | (typeof MARK_FACTS)[number]

/** One fact as a row: its path in the notice, its name, and the index of its cited mark. */
export interface FactRow {
  path: string
  name: FactName
  mark: number | null
}

const rowsOfMark = (mark: number): FactRow[] =>
  MARK_FACTS.map(name => ({ path: `citedMarks.${mark}.${name}`, name, mark }))

/** Returns the rows of a notice with so many cited marks, grouped: the case, each cited mark, the goods. */
export const factRows = (marks: number): { own: FactRow[]; marks: FactRow[][]; goods: FactRow[] } => {
  const plain = (name: FactName): FactRow => ({ path: name, name, mark: null })
  return {
    own: CASE_FACTS.map(plain),
    marks: Array.from({ length: marks }, (_, index) => rowsOfMark(index)),
    goods: GOODS_FACTS.map(plain),
  }
}

/** The row of a doubt that has none of its own. */
const DOUBTED_AS: Readonly<Record<string, string>> = { markIsDevice: 'mark' }

/** Returns the doubts of a notice that belong to a row. */
export const doubtsOfRow = ({ path }: FactRow, doubtful: Notice['doubtful']): string[] =>
  doubtful.filter(doubt => {
    const about = DOUBTED_AS[doubt] ?? doubt
    return about === path || about.startsWith(`${path}.`)
  })

/** Returns the rows of a notice that a person must check. */
export const doubtedRows = ({ citedMarks, doubtful }: Pick<Notice, 'citedMarks' | 'doubtful'>): FactRow[] => {
  const { own, marks, goods } = factRows(citedMarks.length)
  return [...own, ...marks.flat(), ...goods].filter(row => doubtsOfRow(row, doubtful).length > 0)
}

export const KINDS: readonly NoticeKind[] = ['full', 'partial']
export const STATUSES: readonly CitedMarkStatus[] = [
  'registered',
  'preliminary',
  'earlier-filed',
  'same-day',
  'unknown',
]

type FactValue = string | null | readonly string[] | readonly number[]

const LIST_SEPARATOR = /[、,，;；\s]+/u
const GROUND = /^\d{1,3}(\.\d{1,2}){0,2}$/

const partsOf = (text: string): string[] => text.split(LIST_SEPARATOR).filter(part => part !== '')

const readClasses = (text: string): number[] | undefined => {
  const classes = partsOf(text).map(Number)
  return classes.every(number => Number.isInteger(number) && number >= 1 && number <= CLASS_COUNT)
    ? [...new Set(classes)]
    : undefined
}

const readDate = (text: string): string | null | undefined =>
  text.trim() === '' ? null : (parseDay(text) ?? undefined)

const readGrounds = (text: string): string[] | undefined => {
  const grounds = partsOf(text)
  return grounds.every(ground => GROUND.test(ground)) ? [...new Set(grounds)] : undefined
}

const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find(value => value === text)

const readLine = (text: string): string => text.trim()

/** Reads the typed text of a fact; undefined when it cannot be read. */
const READERS: Record<FactName, (text: string) => FactValue | undefined> = {
  kind: oneOf(KINDS),
  status: oneOf(STATUSES),
  classes: readClasses,
  grounds: readGrounds,
  applicationDate: readDate,
  dispatchDate: readDate,
  refusedGoods: readLines,
  acceptedGoods: readLines,
  goods: readLines,
  mark: readLine,
  applicationNo: readLine,
  applicant: readLine,
  address: readLine,
  agency: readLine,
  dispatchNo: readLine,
  regNo: readLine,
  owner: readLine,
}

/** Facts that are typed one item a line. */
export const LINE_FACTS: ReadonlySet<FactName> = new Set(['refusedGoods', 'acceptedGoods', 'goods'])

export const readFact = (name: FactName, text: string): FactValue | undefined => READERS[name](text)

/** Returns a fact as the text that a person would type for it. */
export const textOfFact = (notice: Pick<Notice, 'citedMarks'> & Partial<Notice>, { name, mark }: FactRow): string => {
  const facts: Partial<Notice & CitedMark> = mark === null ? notice : (notice.citedMarks[mark] ?? {})
  const value = facts[name]
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : value.join(LINE_FACTS.has(name) ? '\n' : '、')
}
