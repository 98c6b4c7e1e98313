import type { Segment } from '../layout/segments.ts'
import { traceLines } from '../layout/traced-text.ts'
import { fieldOfHead } from './column-fields.ts'
import type { Field } from './head-words.ts'
import { type Band, cutAt, gapsIn, middleOf, overlap, sizeOf, wordsOf } from './placed-bands.ts'
import { decisionOf } from './result-table.ts'
import type { TableColumn } from './table-columns.ts'

/** How far above or below the others, in parts of the font size, a line of a heading of several lines may stand. */
const HEAD_REACH = 1.9
/** As many bands above or below may hold lines of the same headings. */
export const HEAD_BANDS = 4
export const LONGEST_HEAD = 16
/** Fewest headings that make a table, and the share of them that must be known. */
const FEWEST_HEADS = 2
export const MOST_KNOWN = 0.6

/** A heading over its column. */
export interface Head extends TableColumn {
  lines: Segment[]
  field: Field | null
}

const wordsOfLines = (lines: readonly Segment[]): string => traceLines(lines).text.replace(/\s/gu, '')

/** What some lines name as a heading; null for any other words. */
export const fieldOf = (lines: readonly Segment[]): Field | null => {
  const words = wordsOfLines(lines)
  return words.length > LONGEST_HEAD || /[：:。]/u.test(words) ? null : fieldOfHead(words)
}

const headOf = (lines: Segment[]): Head => ({
  lines,
  field: fieldOf(lines),
  left: Math.min(...lines.map(({ left }) => left)),
  right: Math.max(...lines.map(({ right }) => right)),
})

/** Headings that stand so close that they were drawn as one line: 类所有人. */
const headPieces = (piece: Segment): Segment[] => {
  if (fieldOf([piece]) !== null || wordsOf(piece).length > LONGEST_HEAD) return [piece]
  for (const index of gapsIn(piece)) {
    const parts = cutAt(piece, index).flatMap(headPieces)
    if (parts.every(part => fieldOf([part]) !== null)) return parts
  }
  return [piece]
}

const isBareDecision = (lines: readonly Segment[]): boolean => {
  const words = wordsOfLines(lines)
  return decisionOf(words) !== null && !/商品|服务|项目|部分/u.test(words)
}

/** Whether each line stands right below the one before it. */
const areTogether = (lines: readonly Segment[]): boolean =>
  lines.every((line, index) => {
    const before = lines[index - 1]
    return !before || line.top - before.top < HEAD_REACH * sizeOf(line)
  })

/** The headings that a band is, lines of narrow ones in the bands around it among them; null where it is none. */
export const headsAt = (bands: readonly Band[], at: number): { heads: Head[]; lastBand: number } | null => {
  const own = bands[at]
  const [first] = own?.pieces ?? []
  if (!own || !first || own.pieces.some(piece => /[：:。；]/u.test(wordsOf(piece)))) return null
  if (own.pieces.filter(piece => fieldOf([piece]) !== null).length === 0) return null
  const em = sizeOf(first)
  const near = bands
    .slice(Math.max(0, at - HEAD_BANDS), at + HEAD_BANDS + 1)
    .filter(band => band !== own && band.page === own.page && Math.abs(band.top - own.top) < HEAD_REACH * em)
  const heads = own.pieces.flatMap(headPieces).map(piece => [piece])
  const loose: Segment[][] = []
  for (const band of near)
    for (const piece of band.pieces) {
      if (wordsOf(piece).length > LONGEST_HEAD) continue
      const head = heads.find(lines => lines.some(line => overlap(line, piece) > 0))
      if (head) {
        const whole = [...head, piece].toSorted((a, b) => a.top - b.top)
        // 法律|状态 is more than 法律.
        if (areTogether(whole) && fieldOf(whole) !== null) head.splice(0, head.length, ...whole)
        continue
      }
      const other = loose.find(lines => lines.some(line => overlap(line, piece) > 0))
      if (other) other.push(piece)
      else loose.push([piece])
    }
  const between = loose
    .map(lines => lines.toSorted((a, b) => a.top - b.top))
    .filter(
      lines => lines.length < 4 && areTogether(lines) && fieldOf(lines) !== null && traceLines(lines).text.length > 1,
    )
  const all = [...heads, ...between].map(headOf).toSorted((a, b) => a.left - b.left)
  const known = all.filter(({ field }) => field !== null)
  // 商标状态 beside 核准注册 is a row of values.
  const distinct = new Set(known.filter(({ lines }) => !isBareDecision(lines)).map(({ field }) => field))
  // 类 and 号 alone may be what a narrow cell breaks off.
  if (!known.some(({ lines }) => lines.length > 1 || lines.some(line => wordsOf(line).length > 1))) return null
  if (distinct.size < FEWEST_HEADS || known.length < MOST_KNOWN * all.length) return null
  const bottom = Math.max(...all.flatMap(({ lines }) => lines.map(line => middleOf(line))))
  return { heads: all, lastBand: bands.findLastIndex(band => band.page === own.page && band.top <= bottom) }
}

/** Headings of one row whose lines stand at several heights are known by the band that names most of them. */
export const fullestHeadsAt = (bands: readonly Band[], at: number): ReturnType<typeof headsAt> => {
  const found = headsAt(bands, at)
  if (!found) return null
  const em = sizeOf(found.heads[0]?.lines[0] ?? { top: 0, bottom: 0 })
  const own = bands[at]
  const others = bands
    .slice(at + 1, at + HEAD_BANDS)
    .flatMap((band, index) =>
      own && band.page === own.page && band.top - own.top < HEAD_REACH * em
        ? (headsAt(bands, at + 1 + index) ?? [])
        : [],
    )
  return [found, ...others].toSorted((a, b) => b.heads.length - a.heads.length)[0] ?? found
}

/** Whether a band says the headings again. */
export const isSameHead = (band: Band, heads: readonly Head[]): boolean => {
  const words = band.pieces.map(wordsOf)
  const known = new Set(heads.flatMap(({ lines }) => [wordsOfLines(lines), ...lines.map(wordsOf)]))
  return words.length >= Math.min(2, heads.length) && words.every(own => known.has(own))
}
