import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { apply, type Matrix } from '../../pdf/matrix.ts'
import type { Ruling } from '../../pdf/page-text.ts'

/** How thick, in points, a drawn line of a table may be, how short, and how far it may lean. */
const THICKEST = 2.6
const SHORTEST = 4
const LEAN = 0.6
/** More lines than the tables of a page have. */
const MOST = 6000

const STROKES = new Set<number>([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke])
const FILLS = new Set<number>([OPS.fill, OPS.eoFill])

/** The number of coordinates behind each step of a path: move, line, curve, shorter curve, close. */
const COORDINATES = [2, 2, 6, 4, 0]
const LINE_STEP = 1
const CLOSE_STEP = 4

type Point = readonly [x: number, y: number]

/** The parts of a path that go straight from corner to corner; those with curves are none of a table. */
const straightParts = (path: ArrayLike<number>, matrix: Matrix): Point[][] => {
  const parts: { points: Point[]; isStraight: boolean }[] = []
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? CLOSE_STEP
    const part = parts.at(-1)
    if (step === 0) parts.push({ points: [apply(matrix, path[at + 1] ?? 0, path[at + 2] ?? 0)], isStraight: true })
    else if (step === LINE_STEP) part?.points.push(apply(matrix, path[at + 1] ?? 0, path[at + 2] ?? 0))
    else if (step === CLOSE_STEP && part?.points[0]) part.points.push(part.points[0])
    else if (part) part.isStraight = false
    at += 1 + (COORDINATES[step] ?? 0)
  }
  return parts.flatMap(({ points, isStraight }) => (isStraight ? [points] : []))
}

const rulingOf = ([x1, y1]: Point, [x2, y2]: Point): Ruling | null => {
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
  if (Math.min(width, height) > LEAN || Math.max(width, height) < SHORTEST) return null
  return width > height
    ? { isUpright: false, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) }
    : { isUpright: true, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) }
}

/** A filled shape as thin as a line is one along its middle. */
const rulingOfBar = (points: readonly Point[]): Ruling[] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (Math.min(right - left, bottom - top) > THICKEST) return []
  const middle: [Point, Point] =
    right - left > bottom - top
      ? [
          [left, (top + bottom) / 2],
          [right, (top + bottom) / 2],
        ]
      : [
          [(left + right) / 2, top],
          [(left + right) / 2, bottom],
        ]
  const ruling = rulingOf(...middle)
  return ruling ? [ruling] : []
}

/** The level and upright lines that a step of a page's drawing leaves, `args` those of pdf.js for a path. */
export const rulingsOfPath = (args: unknown, matrix: Matrix): Ruling[] => {
  const [paint, paths] = Array.isArray(args) ? args : []
  const path: unknown = Array.isArray(paths) ? paths[0] : undefined
  if (typeof paint !== 'number' || !(path instanceof Float32Array)) return []
  if (STROKES.has(paint))
    return straightParts(path, matrix).flatMap(points =>
      points.slice(1).flatMap((point, index) => rulingOf(points[index] ?? point, point) ?? []),
    )
  return FILLS.has(paint) ? straightParts(path, matrix).flatMap(rulingOfBar) : []
}

/** Adds lines to those of a page, up to as many as a page of tables has. */
export const addRulings = (rulings: Ruling[], more: readonly Ruling[]): void => {
  if (rulings.length < MOST) rulings.push(...more)
}
