import { UNREAD } from '../../pdf/page-text.ts'
import { type Glyph, rightOf, sizeOf } from './glyph.ts'
import { findLabels, labelNameOf } from './label-names.ts'
import { type Segment, segmentOf } from './segments.ts'

/** From this gap on, in parts of the font size, a label may begin or end: cells of a form stand as close as this. */
const CELL_GAP = 0.25
/** Parts a label spread out over its cell falls into. */
const MOST_PARTS = 8
const COLON = /[：:]/u

/** How much wider the gap after a spread-out label is than the gaps within it. */
const WIDER = 1.25

interface Part {
  start: number
  end: number
  text: string
  /** What stands before it, in points. */
  gap: number
}

/** Whether a label with its colon ends before a glyph and another begins at it: 申请人：代理机构：. */
const isBetweenLabels = (glyphs: readonly Glyph[], index: number): boolean =>
  COLON.test(glyphs[index - 1]?.text ?? '') &&
  findLabels(
    glyphs
      .slice(index)
      .map(({ text }) => text)
      .join(''),
  )[0]?.start === 0

/** The stretches of a line between its gaps and spaces, and between labels, by index of their glyphs. */
const partsOf = ({ glyphs }: Segment): Part[] => {
  const parts: Part[] = []
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.text.trim() === '') continue
    const part = parts.at(-1)
    const last = part && glyphs[part.end - 1]
    const gap = last ? glyph.box[0] - rightOf(last) : 0
    const isApart =
      !last ||
      part.end < index ||
      gap > CELL_GAP * sizeOf(glyph) ||
      last.text === UNREAD ||
      isBetweenLabels(glyphs, index)
    if (part && !isApart) Object.assign(part, { end: index + 1, text: part.text + glyph.text })
    else parts.push({ start: index, end: index + 1, text: glyph.text, gap })
  }
  return parts
}

interface Label {
  /** Index of its last part. */
  last: number
  hasColon: boolean
}

/** The longest label that begins with a part and goes on over the next ones, its value behind a colon left out. */
const labelAt = (parts: readonly Part[], first: number): Label | null => {
  let text = ''
  let longest: Label | null = null
  for (const [index, part] of parts.slice(first, first + MOST_PARTS).entries()) {
    const colon = part.text.search(COLON)
    text += colon < 0 ? part.text : part.text.slice(0, colon)
    const inside = Math.max(0, ...parts.slice(first + 1, first + index + 1).map(({ gap }) => gap))
    const after = parts[first + index + 1]?.gap ?? Number.POSITIVE_INFINITY
    const isWhole = colon >= 0 || after > WIDER * inside
    if (isWhole && labelNameOf(text) !== null) longest = { last: first + index, hasColon: colon >= 0 }
    if (colon >= 0) break
  }
  return longest
}

/** Cuts a line of the head before each of its labels, and after those without a colon: `申请人 某公司 申请号 123`. */
export const cutAtLabels = (segment: Segment): Segment[] => {
  const parts = partsOf(segment)
  const cuts = new Set<number>([0])
  for (let first = 0; first < parts.length; first += 1) {
    const label = labelAt(parts, first)
    const begin = parts[first]
    if (!label || !begin) continue
    cuts.add(begin.start)
    const after = parts[label.last + 1]
    if (after && !label.hasColon) cuts.add(after.start)
    first = label.last
  }
  const starts = [...cuts].toSorted((a, b) => a - b)
  return starts.map((start, index) => segmentOf(segment.glyphs.slice(start, starts[index + 1])))
}
