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

/** Facts that are confirmed or not, and changed elsewhere: the lists of marks, and the examiner's own sentences. */
export type FixedName = 'citedMarks' | 'mentionedMarks' | 'reason'

/** One fact as a row: its path in the notice, its name, and the index of its cited mark. */
export interface FactRow {
  path: string
  name: FactName | FixedName
  mark: number | null
}

/** Returns whether a row can only be confirmed. */
export const isFixed = (name: FactRow['name']): name is FixedName =>
  name === 'citedMarks' || name === 'mentionedMarks' || name === 'reason'

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

/** Returns the rows of the examiner's reasons, in the order of the notice. */
export const reasonRows = ({ reasons = [] }: Pick<Notice, 'reasons'>): FactRow[] =>
  reasons.map((_, index) => ({ path: `reasons.${index}`, name: 'reason', mark: null }))

/** The rows of doubts about whole lists: marks or reasons may have been left out. */
const LISTS: readonly FactRow[] = [
  { path: 'citedMarks', name: 'citedMarks', mark: null },
  { path: 'mentionedMarks', name: 'mentionedMarks', mark: null },
  { path: 'reasons', name: 'reason', mark: null },
]

/** Returns the path of the row that shows a doubt whose own path has none. */
const rowOfDoubt = (doubt: string): string => {
  if (doubt === 'markIsDevice') return 'mark'
  const [head, index, part] = doubt.split('.')
  if (head === 'mentionedMarks') return head
  if (head !== 'citedMarks' || index === undefined) return doubt
  if (part === undefined || part === 'international') return `citedMarks.${index}.regNo`
  if (part === 'dates') return `citedMarks.${index}.status`
  return part === 'groups' ? `citedMarks.${index}.goods` : doubt
}

/** Returns the doubts of a notice that belong to a row. */
export const doubtsOfRow = ({ path }: FactRow, doubtful: Notice['doubtful']): string[] =>
  doubtful.filter(doubt => {
    const about = rowOfDoubt(doubt)
    return about === path || (about.startsWith(`${path}.`) && !LISTS.some(list => list.path === path))
  })

/** Returns the rows of a notice that a person must check. */
export const doubtedRows = (notice: Pick<Notice, 'citedMarks' | 'reasons' | 'doubtful'>): FactRow[] => {
  const { own, marks, goods } = factRows(notice.citedMarks.length)
  return [...own, ...LISTS, ...marks.flat(), ...goods, ...reasonRows(notice)].filter(
    row => doubtsOfRow(row, notice.doubtful).length > 0,
  )
}

export const KINDS: readonly NoticeKind[] = ['full', 'partial']
export const STATUSES: readonly CitedMarkStatus[] = [
  'registered',
  'preliminary',
  'earlier-filed',
  'same-day',
  'not-renewed',
  'cancelled',
  'invalidated',
  'surrendered',
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
export const LINE_FACTS: ReadonlySet<FactRow['name']> = new Set(['refusedGoods', 'acceptedGoods', 'goods'])

export const readFact = (name: FactRow['name'], text: string): FactValue | undefined =>
  isFixed(name) ? undefined : READERS[name](text)

/** Returns a fact as the text that a person would type for it. */
export const textOfFact = (
  notice: Pick<Notice, 'citedMarks'> & Partial<Notice>,
  { name, mark, path }: FactRow,
): string => {
  if (name === 'citedMarks') return notice.citedMarks.map(({ regNo }) => regNo).join('、')
  if (name === 'mentionedMarks') return (notice.mentionedMarks ?? []).map(({ regNo }) => regNo).join('、')
  if (name === 'reason') return notice.reasons?.[Number(path.split('.')[1])]?.text ?? ''
  const facts: Partial<Notice & CitedMark> = mark === null ? notice : (notice.citedMarks[mark] ?? {})
  const value = facts[name]
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : value.join(LINE_FACTS.has(name) ? '\n' : '、')
}
