import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { compareMarks } from '../../server/similarity/compare-marks.ts'
import type { MarkContext } from '../../server/similarity/mark-context.ts'

const FILE = join(import.meta.dirname, '../../fixtures/similarity/examiner-pairs.csv')

/** A pair of fixtures/similarity/examiner-pairs.csv, with what the rules say of it. */
export interface ExaminerPair {
  kind: string
  earlier: string
  wanted: string
  context: MarkContext
  /** The levels that are right. */
  levels: readonly string[]
  isNear: boolean
  isHeld: boolean
  note: string
}

/** Returns the pairs that an examiner labelled, in the order of the file. */
export const examinerPairs = (): ExaminerPair[] => {
  const rows: Record<string, string>[] = parse(readFileSync(FILE), { columns: true })
  return rows.map(({ kind = '', earlier = '', wanted = '', niceClass, goods, level = '', set, note = '' }) => ({
    kind,
    earlier,
    wanted,
    context: {
      ...(niceClass ? { niceClass: Number(niceClass) } : {}),
      ...(goods ? { goods: goods.split('；') } : {}),
    },
    levels: level.split('|'),
    isNear: !level.split('|').includes('none'),
    isHeld: set === 'held',
    note,
  }))
}

/** Returns true when the rules find the marks near: at any level but none. */
export const findsNear = ({ earlier, wanted, context }: ExaminerPair): boolean =>
  compareMarks(earlier, wanted, context).level !== 'none'
