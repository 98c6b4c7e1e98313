import { rightOf, sizeOf as sizeOfGlyph } from '../layout/glyph.ts'
import { cutAtGaps, type Segment, segmentOf } from '../layout/segments.ts'
import { traceSegment } from '../layout/traced-text.ts'

/** From this gap on, in parts of the font size, what follows may be another cell. */
export const CELL_GAP = 0.4
/** From this gap on two cells may be parted where they stand in two columns. */
const CLOSE_GAP = 0.12
/** How far apart, in parts of the font size, the lines of one band may stand in height. */
const LEVEL = 0.4

/** Lines at one height, cut into the pieces that may be cells, from the left. */
export interface Band {
  page: number
  top: number
  pieces: Segment[]
}

/** The words of a piece without their spaces. */
export const wordsOf = (piece: Segment): string => traceSegment(piece).text.replace(/\s/gu, '')
export const sizeOf = ({ top, bottom }: Pick<Segment, 'top' | 'bottom'>): number => bottom - top
export const middleOf = ({ top, bottom }: Segment): number => (top + bottom) / 2

export const bandsOf = (segments: readonly Segment[]): Band[] => {
  const bands: Band[] = []
  for (const piece of segments.toSorted((a, b) => a.page - b.page || middleOf(a) - middleOf(b))) {
    const last = bands.at(-1)
    const [first] = last?.pieces ?? []
    const isLevel = first?.page === piece.page && Math.abs(middleOf(first) - middleOf(piece)) < LEVEL * sizeOf(first)
    if (last && isLevel) last.pieces.push(piece)
    else bands.push({ page: piece.page, top: piece.top, pieces: [piece] })
  }
  return bands.map(band => ({ ...band, pieces: band.pieces.toSorted((a, b) => a.left - b.left) }))
}

/** Where the text of the pages begins and ends, and its step from line to line. */
export interface TextOfPages {
  left: number
  right: number
  leading: number
}

/** From this width on, in parts of the font size, a line is running text. */
const RUNNING = 12
/** The step from line to line, in parts of the font size, where no two lines of running text tell it. */
const USUAL_LEADING = 1.65
const LEAST_LEADING = 1.1

export const leadingOf = (bands: readonly Band[]): number => {
  const isRunning = ({ pieces: [first, ...others] }: Band) =>
    first !== undefined && others.length === 0 && first.right - first.left > RUNNING * sizeOf(first)
  const sizes = bands.flatMap(({ pieces }) => pieces.map(sizeOf)).toSorted((a, b) => a - b)
  const usual = USUAL_LEADING * (sizes[sizes.length >> 1] ?? 0)
  const steps = bands.slice(1).flatMap((band, index) => {
    const before = bands[index]
    const [first, next] = [before?.pieces[0], band.pieces[0]]
    if (!before || !first || !next || before.page !== band.page || !isRunning(before) || !isRunning(band)) return []
    const step = band.top - before.top
    return step > LEAST_LEADING * sizeOf(next) && overlap(first, next) > RUNNING * sizeOf(next) ? [step] : []
  })
  return Math.min(usual, ...steps)
}

export const overlap = (a: { left: number; right: number }, b: { left: number; right: number }): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left)

/** Where a piece may be cut into two cells that stand close, the widest gap first. */
export const gapsIn = ({ glyphs }: Segment): number[] =>
  glyphs
    .flatMap((glyph, index) => {
      const before = glyphs.slice(0, index).findLast(({ text }) => text.trim() !== '')
      const gap = before && glyph.text.trim() !== '' ? (glyph.box[0] - rightOf(before)) / sizeOfGlyph(glyph) : 0
      return gap > CLOSE_GAP ? [{ index, gap }] : []
    })
    .toSorted((a, b) => b.gap - a.gap)
    .map(({ index }) => index)

export const cutAt = ({ glyphs }: Segment, index: number): [Segment, Segment] => [
  segmentOf(glyphs.slice(0, index)),
  segmentOf(glyphs.slice(index)),
]

/** The pieces of some lines that may be cells. */
export const piecesOf = (segment: Segment): Segment[] => {
  const pieces = cutAtGaps(segment.glyphs, CELL_GAP)
  return pieces.length > 1 ? pieces : [segment]
}
