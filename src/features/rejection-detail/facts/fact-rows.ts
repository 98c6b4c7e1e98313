import type { Notice } from '#contract/notice.ts'

export const CASE_FACTS = [
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
export const GOODS_FACTS = ['refusedGoods', 'acceptedGoods'] as const
export const MARK_FACTS = ['regNo', 'mark', 'owner', 'status', 'classes', 'goods'] as const

export type FactName = (typeof CASE_FACTS)[number] | (typeof GOODS_FACTS)[number] | (typeof MARK_FACTS)[number]

/** One fact as a row: where it is in the notice, what it is, and of which cited mark. */
export interface FactRow {
  path: string
  name: FactName
  mark: number | null
}

const rowsOfMark = (mark: number): FactRow[] =>
  MARK_FACTS.map(name => ({ path: `citedMarks.${mark}.${name}`, name, mark }))

/** The rows of a notice that cites so many marks, in groups: the case, each cited mark, the goods. */
export const factRows = (marks: number): { own: FactRow[]; marks: FactRow[][]; goods: FactRow[] } => {
  const plain = (name: FactName): FactRow => ({ path: name, name, mark: null })
  return {
    own: CASE_FACTS.map(plain),
    marks: Array.from({ length: marks }, (_, index) => rowsOfMark(index)),
    goods: GOODS_FACTS.map(plain),
  }
}

/** What a doubt is about where that is no row of its own. */
const DOUBTED_AS: Readonly<Record<string, string>> = { markIsDevice: 'mark' }

/** The doubts of a notice that belong to a row. */
export const doubtsOfRow = ({ path }: FactRow, doubtful: Notice['doubtful']): string[] =>
  doubtful.filter(doubt => {
    const about = DOUBTED_AS[doubt] ?? doubt
    return about === path || about.startsWith(`${path}.`)
  })

/** The rows of a notice that a person has to look at. */
export const doubtedRows = ({ citedMarks, doubtful }: Pick<Notice, 'citedMarks' | 'doubtful'>): FactRow[] => {
  const { own, marks, goods } = factRows(citedMarks.length)
  return [...own, ...marks.flat(), ...goods].filter(row => doubtsOfRow(row, doubtful).length > 0)
}
