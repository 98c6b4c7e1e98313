import type { Evidence } from '#contract/notice.ts'
import type { NoticeReading } from '#contract/rejection.ts'
import {
  doubtsOfRow,
  type FactRow,
  factRows,
  isFixed,
  KINDS,
  readFact,
  textOfFact,
} from '../../../lib/facts/fact-rows.ts'
import { evidenceOf } from '../../../lib/notice-source.ts'

/** The answers to questions about one notice, by the path of the fact. */
export type Answers = ReadonlyMap<string, string>

/** A fact that the row tells and the reader doubts, with its place in the notice. */
export interface NoticeQuestion {
  row: FactRow
  /** What was read. */
  text: string
  places: readonly Evidence[]
  /** Other texts that it may be. */
  others: readonly string[]
}

const textOf = (reading: NoticeReading, row: FactRow): string => textOfFact({ ...reading, citedMarks: [] }, row)

/** Whether a text has digits where another has them: what stands for letters in a number is a slip of the recognition. */
const isShapedAs = (one: string, other: string): boolean => one.replaceAll(/\d/g, '0') === other.replaceAll(/\d/g, '0')

/** A kind is one of two; a text that was put right while it was read may be what stands there. */
const othersOf = (reading: NoticeReading, row: FactRow, places: readonly Evidence[]): string[] => {
  const text = textOf(reading, row)
  if (row.name === 'kind') return KINDS.filter(kind => kind !== text)
  const [place] = places
  if (place === undefined || places.length > 1 || row.name === 'classes') return []
  const printed = place.quote.trim()
  const value = readFact(row.name, printed)
  const isOther = value !== undefined && value !== null && value !== '' && value !== text
  return isOther && (row.name !== 'applicationNo' || isShapedAs(printed, text)) ? [printed] : []
}

/** Returns what is to be asked about a notice before its analysis: doubted facts that its row tells, where they have a place. */
export const questionsOf = (reading: NoticeReading): NoticeQuestion[] =>
  factRows(0).own.flatMap(row => {
    const places = evidenceOf(reading.evidence, row.path)
    if (!(row.path in reading) || places.length === 0 || doubtsOfRow(row, reading.doubtful).length === 0) return []
    return [{ row, text: textOf(reading, row), places, others: othersOf(reading, row, places) }]
  })

/** Returns the reading as it is after the answers: with their texts, and without the doubts that they settle. */
export const answeredReading = (reading: NoticeReading, answers: Answers): NoticeReading => {
  const rows = factRows(0).own.filter(({ path }) => answers.has(path))
  const settled = new Set(rows.flatMap(row => doubtsOfRow(row, reading.doubtful)))
  const facts = rows.flatMap(({ name, path }) =>
    isFixed(name) ? [] : [[name, readFact(name, answers.get(path) ?? '')]],
  )
  return { ...reading, ...Object.fromEntries(facts), doubtful: reading.doubtful.filter(doubt => !settled.has(doubt)) }
}
