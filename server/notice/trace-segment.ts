import { type Glyph, rightOf, sizeOf } from './glyphs.ts'
import type { Segment } from './segments.ts'
import { type TracedText, traced } from './traced-text.ts'

/** Gap, in parts of the font size, that stands for a space nobody drew. */
const WORD_GAP = 0.15
/** From this share of gaps on, the spaces are letter-spacing. */
const SPACED_OUT = 0.6
const SPACED_OUT_FROM = 4
const WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}&.,'’!?-]/u

interface Printed {
  glyph: Glyph
  hasSpaceBefore: boolean
}

const printed = (glyphs: readonly Glyph[]): Printed[] => {
  const list: Printed[] = []
  let isSpace = false
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      isSpace = true
      continue
    }
    const last = list.at(-1)?.glyph
    const isGap = last !== undefined && glyph.box[0] - rightOf(last) > WORD_GAP * sizeOf(glyph)
    list.push({ glyph, hasSpaceBefore: last !== undefined && (isSpace || isGap) })
    isSpace = false
  }
  return list
}

const SPACE: TracedText = { text: ' ', glyphs: [null] }

/** The text of a segment: spaces between words stay, those beside ideographs and those of spaced-out text go. */
export const traceSegment = (segment: Segment): TracedText => {
  const list = printed(segment.glyphs)
  const spaces = list.filter(item => item.hasSpaceBefore).length
  const isSpacedOut = list.length >= SPACED_OUT_FROM && spaces >= SPACED_OUT * (list.length - 1)
  const parts = list.flatMap(({ glyph, hasSpaceBefore }, index) => {
    const before = list[index - 1]?.glyph.text ?? ''
    const isBetweenWords = hasSpaceBefore && !isSpacedOut && WORD.test(before) && WORD.test(glyph.text)
    return isBetweenWords ? [SPACE, traced([glyph])] : [traced([glyph])]
  })
  return { text: parts.map(part => part.text).join(''), glyphs: parts.flatMap(part => part.glyphs) }
}
