import { CLASS_COUNT } from '#contract/limits.ts'
import type { RepairKind } from '#contract/vocabulary.ts'
import type { RecordProblem } from '../../import-files/read-table.ts'
import { registerDay } from '../register-day.ts'
import type { ReadColumn } from './open-tables.ts'
import { undoWrongDecoding } from './wrong-decoding.ts'

/** The cells of a row by field, without empty ones; days are written `2026-06-22`. */
export type OpenCells = Readonly<Record<string, string>>
export interface ReadCells {
  cells: OpenCells
  repairs: readonly RepairKind[]
}
export type ReadOpenRow = ReadCells | RecordProblem

/** Splits a row by RFC 4180; null where a quote is not closed, or stands where none may. */
const splitQuoted = (row: string, separator: string): string[] | null => {
  const cells: string[] = []
  let at = 0
  while (at <= row.length) {
    if (row[at] !== '"') {
      const end = row.indexOf(separator, at)
      cells.push(end === -1 ? row.slice(at) : row.slice(at, end))
      if (end === -1) return cells
      at = end + 1
      continue
    }
    let cell = ''
    let from = at + 1
    for (;;) {
      const quote = row.indexOf('"', from)
      if (quote === -1) return null
      cell += row.slice(from, quote)
      if (row[quote + 1] === '"') {
        cell += '"'
        from = quote + 2
        continue
      }
      at = quote + 1
      break
    }
    cells.push(cell)
    if (at === row.length) return cells
    if (row[at] !== separator) return null
    at += 1
  }
  return cells
}

const OUTER_QUOTES = /^\s*"|"\s*$/g
const AROUND = /^\s*".*"\s*$/s

const hasOddQuotes = (cell: string): boolean => cell.includes('"') && cell.split('"').length % 2 === 0

/**
 * Splits a row at each separator, and takes off the quotes around a cell, or the one that has no other. A pair around a part of the cell is its
 * text.
 */
const splitPlain = (row: string, separator: string): string[] =>
  row
    .split(separator)
    .map(cell =>
      (AROUND.test(cell) || hasOddQuotes(cell) ? cell.replace(OUTER_QUOTES, '') : cell).replaceAll('""', '"'),
    )

const NOTHING = /^(?:null|NULL|\\N|-|0000-00-00.*|1900-01-01.*)?$/
const NUMBER = /^[A-Za-z]{0,2}\d{1,12}[A-Za-z]{0,2}$/
const CLASS = /^第?0*(\d{1,2})类?$/
const HAN = /\p{Script=Han}/u
const LATIN = /[A-Za-z]/
const CODE = /^[\p{L}\p{N}()（）/_.-]{0,24}$/u

const classOf = (cell: string): number | null => {
  const number = Number(CLASS.exec(cell)?.[1] ?? Number.NaN)
  return number >= 1 && number <= CLASS_COUNT ? number : null
}

/** Returns true for a cell that a column of this kind can have; an empty one fits all but the key. */
const fits = (cell: string, kind: ReadColumn['kind']): boolean => {
  switch (kind) {
    case 'number':
      return NUMBER.test(cell)
    case 'class':
      return classOf(cell) !== null
    case 'date':
      return NOTHING.test(cell) || registerDay(cell) !== null
    case 'code':
      return NOTHING.test(cell) || CODE.test(cell)
    default:
      return true
  }
}

const MISPLACED_LATIN = 0.6
/** Matches the sort of a mark; an unknown one costs the more. */
const SORT = /^\s*$|一般|普通|特殊|集体|证明|商标|标志/

/** Returns how little a piece of text suits a column: Chinese in a foreign name, letters alone in a Chinese one, a part of a name for the sort of a mark. */
const misfit = (cell: string, kind: ReadColumn['kind']): number => {
  if (kind === 'latin') return HAN.test(cell) ? 4 : 0
  if (kind === 'sort') return SORT.test(cell) ? 0 : 1
  if (kind !== 'han' && kind !== 'free') return 0
  return LATIN.test(cell) && !HAN.test(cell) ? MISPLACED_LATIN : 0
}

const COST = { none: 0, padding: 3, plainSplit: 1 } as const
/** The cost of a further piece for a column: free texts, foreign names and foreign addresses have commas more often than others. */
const pieceCost = (kind: ReadColumn['kind']): number =>
  kind === 'free' ? 0.1 : kind === 'latin' ? 0.2 : kind === 'sort' ? 1 : 0.5
/** The cost of a text that would begin or end with a separator: rather an empty cell of the next column. */
const EMPTY_EDGE = 0.7
const ONE_CELL: ReadonlySet<ReadColumn['kind']> = new Set(['number', 'class', 'date', 'code'])

interface Fitted {
  cells: string[]
  cost: number
}

/**
 * Deals pieces of a row out to its columns, in order: a column of texts may take several, which a separator inside of it had parted,
 * the free text first. Returns the way of least cost, or null where no way leaves each number, class, day and code whole.
 */
const deal = (pieces: readonly string[], columns: readonly ReadColumn[], separator: string): Fitted | null => {
  const spare = pieces.length - columns.length
  if (spare < 0) return null
  if (spare === 0) {
    // One piece a column, as in nearly every row: there is nothing to choose.
    if (columns.some(({ kind }, place) => !fits((pieces[place] ?? '').trim(), kind))) return null
    const misfits = columns.reduce((sum, { kind }, place) => sum + misfit(pieces[place] ?? '', kind), 0)
    return { cells: [...pieces], cost: COST.none + misfits }
  }
  let states = new Map<number, Fitted>([[0, { cells: [], cost: COST.none }]])
  for (const { kind } of columns) {
    const next = new Map<number, Fitted>()
    for (const [from, state] of states) {
      const most = ONE_CELL.has(kind) ? 1 : 1 + spare - (from - state.cells.length)
      for (let count = 1; count <= most && from + count <= pieces.length; count += 1) {
        const parts = pieces.slice(from, from + count)
        if (count === 1 && !fits((parts[0] ?? '').trim(), kind)) continue
        const misfits = parts.reduce((sum, part) => sum + misfit(part, kind), 0)
        const hasEdge = count > 1 && (parts[0]?.trim() === '' || parts.at(-1)?.trim() === '')
        const cost = state.cost + (count - 1) * pieceCost(kind) + misfits + (hasEdge ? EMPTY_EDGE : 0)
        const known = next.get(from + count)
        if (known === undefined || cost < known.cost)
          next.set(from + count, { cells: [...state.cells, parts.join(separator)], cost })
      }
    }
    states = next
  }
  return states.get(pieces.length) ?? null
}

/** The most cells that may be missing at the end of a row; more, and it is not the row of this table. */
export const MOST_PADDED = 6
/** The most pieces of a row beyond its columns: dealing out many more takes long and means nothing. */
const MOST_SPARE = 200

interface Reading extends Fitted {
  repairs: RepairKind[]
}

const readingOf = (pieces: readonly string[], columns: readonly ReadColumn[], separator: string): Reading | null => {
  const missing = columns.length - pieces.length
  if (missing > MOST_PADDED || -missing > MOST_SPARE) return null
  const padded = missing > 0 ? [...pieces, ...Array.from({ length: missing }, () => '')] : pieces
  const dealt = deal(padded, columns, separator)
  if (dealt === null) return null
  const repairs: RepairKind[] = missing > 0 ? ['missingCells'] : missing < 0 ? ['extraSeparator'] : []
  return { ...dealt, cost: dealt.cost + Math.max(0, missing) * COST.padding, repairs }
}

const readingsOf = (row: string, columns: readonly ReadColumn[], separator: string): Reading[] => {
  const quoted = splitQuoted(row, separator)
  const asQuoted = quoted && readingOf(quoted, columns, separator)
  if (asQuoted && asQuoted.repairs.length === 0 && asQuoted.cost === 0) return [asQuoted]
  const plain = readingOf(splitPlain(row, separator), columns, separator)
  const asPlain =
    plain && row.includes('"')
      ? { ...plain, cost: plain.cost + COST.plainSplit, repairs: [...plain.repairs, 'brokenQuote' as const] }
      : plain
  return [asQuoted, asPlain].filter(reading => reading !== null)
}

const problemOf = (row: string, columns: readonly ReadColumn[], separator: string): RecordProblem => {
  const pieces = splitPlain(row, separator)
  const wrong = columns.findIndex(({ kind }, place) => ONE_CELL.has(kind) && !fits((pieces[place] ?? '').trim(), kind))
  const kind = columns[wrong]?.kind
  const detail = wrong === -1 ? '' : `${columns[wrong]?.label} ${(pieces[wrong] ?? '').slice(0, 60)}`.trim()
  if (pieces.length === columns.length && kind === 'number') return { problem: 'noNumber', detail }
  if (pieces.length === columns.length && kind === 'class') return { problem: 'noClass', detail }
  if (pieces.length === columns.length && kind === 'date') return { problem: 'noDate', detail }
  return { problem: 'columnCount', detail: `${pieces.length} / ${columns.length}` }
}

const CONTROL_OR_BREAK = /\p{Cc}/u
const CONTROL = /(?!\n)\p{Cc}/gu
const LINE_BREAK = /\s*\n\s*/g
const IN_CHINESE = /(?<=[\p{Script=Han}，。；、）])\n|\n(?=[\p{Script=Han}（])/gu

/** Returns the words of a cell on one line: a break between ideographs is no space. */
const onOneLine = (cell: string): string =>
  CONTROL_OR_BREAK.test(cell)
    ? cell.replace(CONTROL, '').replaceAll(LINE_BREAK, '\n').replaceAll(IN_CHINESE, '').replaceAll('\n', ' ').trim()
    : cell.trim()

/** One quotation mark at the end of a cell, or at its beginning. */
const ONE_OUTER_QUOTE = /"$|^"/

const cellValue = (cell: string, kind: ReadColumn['kind']): string => {
  if (ONE_CELL.has(kind) && NOTHING.test(cell)) return ''
  if (kind === 'class') return String(classOf(cell) ?? '')
  return kind === 'date' ? (registerDay(cell) ?? '') : cell
}

/**
 * Reads a row of a table, which may go over several lines, and mends it where only one way of reading leaves each number, class, day
 * and code whole: quotes that are not closed, separators inside of a text, cells missing at the end, a text that was decoded wrongly
 * once. Returns what was mended, or why the row is none.
 */
export const readCells = (
  row: string,
  columns: readonly ReadColumn[],
  separator: string,
  needed: readonly string[],
): ReadOpenRow => {
  const [best] = readingsOf(row, columns, separator).toSorted((a, b) => a.cost - b.cost)
  if (best === undefined) return problemOf(row, columns, separator)
  const repairs = new Set<RepairKind>(best.repairs)
  if (row.includes('\n')) repairs.add('runOver')
  const cells: Record<string, string> = {}
  for (const [place, { field, label, kind }] of columns.entries()) {
    const written = onOneLine(best.cells[place] ?? '')
    const read = hasOddQuotes(written) ? written.replace(ONE_OUTER_QUOTE, '') : written
    if (read !== written) repairs.add('brokenQuote')
    const undone = ONE_CELL.has(kind) ? null : undoWrongDecoding(read)
    if (undone !== null) repairs.add('wrongDecoding')
    const value = cellValue(undone ?? read, kind)
    if (value.includes('\ufffd')) repairs.add('unreadableBytes')
    if (value !== '') cells[field ?? label] = value
  }
  const missing = needed.find(field => cells[field] === undefined)
  if (missing !== undefined) return { problem: missing === 'class' ? 'noClass' : 'noNumber', detail: missing }
  return { cells, repairs: [...repairs] }
}
