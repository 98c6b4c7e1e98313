import { baselineOf, type Glyph, rightOf, sizeOf } from './glyph.ts'
import type { Segment } from './segments.ts'

/** Text that knows which glyph drew each of its UTF-16 units; null where a separator of ours stands. */
export interface TracedText {
  readonly text: string
  readonly glyphs: readonly (Glyph | null)[]
}

/** What a reader found: its value, and the stretch of the notice it rests on. */
export interface Found<Value> {
  value: Value
  source: TracedText
  /** Derived from the stretch rather than printed there. */
  isInferred?: boolean
  /** It may be read otherwise: a person has to confirm it. */
  isUnsure?: boolean
}

export const EMPTY: TracedText = { text: '', glyphs: [] }

const traced = (glyphs: readonly Glyph[]): TracedText => ({
  text: glyphs.map(glyph => glyph.text).join(''),
  glyphs: glyphs.flatMap(glyph => Array<Glyph>(glyph.text.length).fill(glyph)),
})

export const join = (parts: readonly TracedText[], separator = ''): TracedText => {
  const filled = parts.filter(part => part.text !== '')
  const gap = Array<null>(separator.length).fill(null)
  return {
    text: filled.map(part => part.text).join(separator),
    glyphs: filled.flatMap((part, index) => (index === 0 ? part.glyphs : [...gap, ...part.glyphs])),
  }
}

export const slice = (whole: TracedText, start: number, end = whole.text.length): TracedText => ({
  text: whole.text.slice(start, end),
  glyphs: whole.glyphs.slice(start, end),
})

/** Without white space, and the characters asked for, at both ends. */
export const trim = (whole: TracedText, characters = ''): TracedText => {
  const isLoose = (unit: string) => unit.trim() === '' || characters.includes(unit)
  let start = 0
  let end = whole.text.length
  while (start < end && isLoose(whole.text.charAt(start))) start += 1
  while (end > start && isLoose(whole.text.charAt(end - 1))) end -= 1
  return slice(whole, start, end)
}

/** The stretch the first match of an expression stands on; null without a match. */
export const find = (whole: TracedText, expression: RegExp): TracedText | null => {
  const match = expression.exec(whole.text)
  return match && slice(whole, match.index, match.index + match[0].length)
}

/** The stretch of a named group of a match made with the `d` flag; null where the group took no part. */
export const groupOf = (
  whole: TracedText,
  match: RegExpMatchArray | RegExpExecArray,
  group: string,
): TracedText | null => {
  const range = match.indices?.groups?.[group]
  return range ? slice(whole, range[0], range[1]) : null
}

/** A text found as it stands. */
export const found = (source: TracedText): Found<string> => ({ value: source.text, source })

/** Gap, in parts of the font size, that stands for a space nobody drew. */
const WORD_GAP = 0.15
/** Beside ideographs the gap is wider than the fifth of an em that office programs put there by themselves. */
const WORD_GAP_BESIDE_HAN = 0.22
/** From this share of gaps on, the spaces are letter-spacing. */
const SPACED_OUT = 0.6
const SPACED_OUT_FROM = 4
/** In spaced-out text, a gap this much wider than the usual one parts words. */
const WORD_SPACING = 1.6
/** Share of the gaps between Latin letters below which the spaces drawn there are no letter-spacing. */
const FEW_SPACES = 0.4
/** Digits may be printed as wide as ideographs; recognised ones do not tell. */
const DIGIT_GAP = 0.6
const DIGIT = /\p{Nd}/u
const LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
const WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}&.,'’!?@#-]/u
const APOSTROPHE = /['’]/u
const OPENING = /^[([]$/u
const CLOSING = /^[)\]]$/u
const HAN = /\p{Script=Han}/u

interface Printed {
  glyph: Glyph
  /** What stands before it, in parts of the font size; null on the first. A space inside a run counts as full. */
  gap: number | null
  /** The space drawn before it. */
  space: Glyph | null
}

const printed = (glyphs: readonly Glyph[]): Printed[] => {
  const list: Printed[] = []
  let space: Glyph | null = null
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      space = glyph
      continue
    }
    const last = list.at(-1)?.glyph
    const gap = last ? (glyph.box[0] - rightOf(last)) / sizeOf(glyph) : null
    list.push({ glyph, gap: gap !== null && space ? Math.max(gap, WORD_GAP_BESIDE_HAN) : gap, space })
    space = null
  }
  return list
}

/** Whether a gap parts words: Latin ones, or a Latin one from ideographs (NOVA 星港); beside digits it is layout. */
const partsWords = (before: string, { glyph: { text, confidence }, gap, space }: Printed): boolean => {
  // A recognised apostrophe may have been printed as wide as an ideograph: its gap says nothing.
  if (gap === null || (confidence !== undefined && APOSTROPHE.test(before))) return false
  if (confidence !== undefined && DIGIT.test(before) && DIGIT.test(text)) return gap > DIGIT_GAP
  if (WORD.test(before) && WORD.test(text)) return gap > WORD_GAP
  // Narrow brackets stand apart from words where a space was drawn: Harbor (Singapore) Pte.
  const isBracketed =
    (WORD.test(before) && OPENING.test(text)) || (CLOSING.test(before) && (WORD.test(text) || HAN.test(text)))
  if (isBracketed && confidence === undefined) return space !== null || gap > WORD_GAP_BESIDE_HAN
  const isBesideHan = (HAN.test(before) && LETTER.test(text)) || (LETTER.test(before) && HAN.test(text))
  return isBesideHan && gap >= WORD_GAP_BESIDE_HAN
}

const usualGap = (list: readonly Printed[]): number => {
  const gaps = list.flatMap(({ gap }) => gap ?? []).toSorted((a, b) => a - b)
  return gaps[gaps.length >> 1] ?? 0
}

const SPACE: TracedText = { text: ' ', glyphs: [null] }

/** The texts of lines that were traced before: every rule asks for them anew. */
const known = new WeakMap<readonly Glyph[], TracedText>()

/** The text of a segment: spaces between words stay, those beside ideographs and those of spaced-out text go. */
export const traceSegment = ({ glyphs }: Segment): TracedText => {
  const before = known.get(glyphs)
  if (before) return before
  const text = traceGlyphs(glyphs)
  known.set(glyphs, text)
  return text
}

const traceGlyphs = (glyphs: readonly Glyph[]): TracedText => {
  const list = printed(glyphs)
  const spaces = list.filter(({ gap }) => gap !== null && gap > WORD_GAP).length
  const isSpacedOut = list.length >= SPACED_OUT_FROM && spaces >= SPACED_OUT * (list.length - 1)
  const widest = isSpacedOut ? WORD_SPACING * usualGap(list) : 0
  // A justified line is spaced out too: the few spaces drawn in it part its words.
  const latin = list.filter(({ glyph }, index) => WORD.test(glyph.text) && WORD.test(list[index - 1]?.glyph.text ?? ''))
  const drawn = latin.filter(({ space }) => space !== null).length
  const areDrawnOnes = drawn > 0 && drawn < FEW_SPACES * latin.length
  const parts = list.flatMap((item, index) => {
    const before = list[index - 1]?.glyph.text ?? ''
    const isWide = (item.gap ?? 0) > widest || (areDrawnOnes && item.space !== null)
    return isWide && partsWords(before, item)
      ? [item.space ? { text: ' ', glyphs: [item.space] } : SPACE, traced([item.glyph])]
      : [traced([item.glyph])]
  })
  return { text: parts.map(part => part.text).join(''), glyphs: parts.flatMap(part => part.glyphs) }
}

/** From this gap on, in parts of the font size, a space stands between two ideographs or signs. */
const DRAWN_SPACE = 0.2
/** So many even gaps are letter-spacing; fewer where they are the same to a hair. */
const EVEN_GAPS = 3
const SAME_GAP = 0.03
/** Marks that fonts set in the middle of their own room. */
const NARROW_MARK = /[·•‧・“”‘’《》「」『』（）()]/u

/** How far apart, in parts of the font size, ideographs on one line of a text stand as a rule; nothing where too few do. */
const usualHanGap = ({ text, glyphs }: TracedText): number => {
  const gaps = glyphs.flatMap((glyph, at) => {
    const next = glyphs[at + 1]
    const areHan = HAN.test(text.charAt(at)) && HAN.test(text.charAt(at + 1))
    if (!glyph || !next || glyph === next || !areHan || Math.abs(glyph.box[1] - next.box[1]) > 1) return []
    return [(next.box[0] - rightOf(glyph)) / sizeOf(next)]
  })
  return gaps.length < EVEN_GAPS ? 0 : (gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0)
}

/**
 * A text with the spaces that are drawn within it, beside ideographs too, and whether there are such; letter-spaced text as it
 * is, and that of a line that is justified, which `around` shows.
 */
export const withDrawnSpaces = (
  whole: TracedText,
  around: TracedText = EMPTY,
): { text: TracedText; isSpaced: boolean } => {
  const least = Math.max(DRAWN_SPACE, WORD_SPACING * usualHanGap(around))
  const drawn = whole.glyphs.map((glyph, at) => {
    const next = whole.glyphs[at + 1]
    if (!glyph || !next || glyph === next || glyph.page !== next.page || glyph.confidence !== undefined) return 0
    // Between words of letters and ideographs the spaces are in the text already.
    const units = whole.text.charAt(at) + whole.text.charAt(at + 1)
    if (HAN.test(units) && LETTER.test(units)) return 0
    return Math.abs(glyph.box[1] - next.box[1]) > 0.5 * sizeOf(glyph)
      ? 0
      : (next.box[0] - rightOf(glyph)) / sizeOf(next)
  })
  // Such a mark with room on one side alone has none.
  const isOfMark = (at: number, other: number) =>
    NARROW_MARK.test(whole.text.charAt(at)) && (drawn[other] ?? 0) <= least
  const gaps = drawn.map((gap, at) => (isOfMark(at, at - 1) || isOfMark(at + 1, at + 1) ? 0 : gap))
  const wide = gaps.filter(gap => gap > least).length
  const widths = gaps.filter(gap => gap > least)
  const areSame =
    wide > 1 &&
    Math.max(...widths) - Math.min(...widths) < SAME_GAP &&
    wide === whole.text.length - 1 &&
    !/&/u.test(whole.text)
  if (wide === 0 || areSame || (wide >= EVEN_GAPS && wide >= SPACED_OUT * (whole.text.length - 1)))
    return { text: whole, isSpaced: false }
  const parts = gaps.flatMap((gap, at) => {
    const unit = slice(whole, at, at + 1)
    return gap > least && whole.text.charAt(at) !== ' ' && whole.text.charAt(at + 1) !== ' ' ? [unit, SPACE] : [unit]
  })
  return { text: join(parts), isSpaced: true }
}

/** Whether the gap between two pieces of one line is a space: beside a Latin letter, but not between a digit and an ideograph. */
export const isSpaceBetween = (line: Segment, next: Segment): boolean => {
  const [before, after] = [line.glyphs.at(-1), next.glyphs[0]]
  if (!before || !after || before.page !== after.page || before.confidence !== undefined) return false
  if (Math.abs(baselineOf(before) - baselineOf(after)) > 0.3 * sizeOf(after)) return false
  return partsWords(before.text, {
    glyph: after,
    space: null,
    gap: (after.box[0] - rightOf(before)) / sizeOf(after),
  })
}

/** Lines one after another as one text, with a space where a line ends and the next begins with a Latin word. */
export const traceLines = (segments: readonly Segment[]): TracedText => {
  const lines = segments.map(traceSegment)
  return join(
    lines.flatMap((line, index) => {
      const before = lines[index - 1]?.text.at(-1) ?? ''
      const [own, last] = [segments[index], segments[index - 1]]
      const isSpaced = own !== undefined && last !== undefined && isSpaceBetween(last, own)
      const isWordEnd = /[\p{Script=Latin},.&)]/u.test(before) && /^[\p{Script=Latin}&(]/u.test(line.text)
      const isNumberNext = /[\p{Ll},]/u.test(before) && /^\d/.test(line.text)
      // 1620|COPENHAGEN, and no number that goes on: ZC1234|BHTZ01.
      const isWordNext = /\d/.test(before) && /^(?:\p{Lu}\p{Ll}{2,}|[A-Z]{3,}(?=[,.\s]|$))/u.test(line.text)
      return isSpaced || isWordEnd || isNumberNext || isWordNext ? [SPACE, line] : [line]
    }),
  )
}

const LETTER_OR_DIGIT = /[\p{Script=Latin}\p{Nd}]/u

/** The characters before and after each line break in a text, and where it is. */
const breaksIn = ({ text, glyphs }: TracedText): [before: string, after: string, at: number][] =>
  glyphs.flatMap((glyph, index): [string, string, number][] => {
    // A space of ours may stand where the line ended.
    const at = glyphs[index + 1] === null ? index + 2 : index + 1
    const next = glyphs[at]
    if (!glyph || !next || glyph === next) return []
    const isWrapped = glyph.page !== next.page || Math.abs(baselineOf(next) - baselineOf(glyph)) > 0.5 * sizeOf(next)
    return isWrapped ? [[text.charAt(index), text.charAt(at), index]] : []
  })

/** Whether a line ends between two letters: a word may have been cut there, or a space may have stood there. */
export const breaksWithinLetters = (text: TracedText): boolean =>
  breaksIn(text).some(([a, b]) => LETTER.test(a) && LETTER.test(b))

/** Whether a line ends beside a letter or digit: a space may have stood there, or a word may have been cut. */
export const breaksBesideLetter = (text: TracedText): boolean =>
  breaksIn(text).some(([a, b]) => LETTER_OR_DIGIT.test(a) || LETTER_OR_DIGIT.test(b))

/** Whether two places of the same words end a line at the same letter: neither tells whether a space stood there. */
export const breakAlike = (one: TracedText, other: TracedText): boolean => {
  const places = new Set(breaksIn(one).map(([, , at]) => at))
  return breaksIn(other).some(([a, b, at]) => places.has(at) && (LETTER_OR_DIGIT.test(a) || LETTER_OR_DIGIT.test(b)))
}
