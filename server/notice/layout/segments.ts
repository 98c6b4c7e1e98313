import { baselineOf, type Glyph, rightOf, sizeOf } from './glyph.ts'

/** Glyphs in a row on one baseline without a wide gap: a line, or the part of it that stands in one cell. */
export interface Segment {
  glyphs: Glyph[]
  page: number
  left: number
  right: number
  top: number
  bottom: number
}

/** All gaps in parts of the font size. From this one on, what follows is another cell. */
const CELL_GAP = 0.9
/** A lone first character may stand this far off: 类　别, 商　标. */
const LONE_CHARACTER_GAP = 3
/** Between quotation marks a gap this wide parts the words of letter-spaced text: a quotation ends in its own cell. */
const QUOTED_GAP = 1.5
/** A gap up to this much wider than the one before is the same letter-spacing. */
const SAME_SPACING = 1.25
/** Pieces drawn at different times that stand this close belong to one line. */
const TOUCHING_GAP = 0.35
/** Letters of one line differ less in size than this. */
const OTHER_SIZE = 0.02
/** Punctuation set close overlaps what stands before it by half its width. */
const OVERLAP = 0.6
const SAME_BASELINE = 0.3

const HAN = /\p{Script=Han}/u
const QUOTE = /[“”「」『』]/u

/** The glyphs as one segment, with the bounds of them all. */
export const segmentOf = (glyphs: Glyph[]): Segment => ({
  glyphs,
  page: glyphs[0]?.page ?? 0,
  left: Math.min(...glyphs.map(({ box }) => box[0])),
  right: Math.max(...glyphs.map(rightOf)),
  top: Math.min(...glyphs.map(({ box }) => box[1])),
  bottom: Math.max(...glyphs.map(({ box }) => box[1] + box[3])),
})

const isSameLine = (a: Glyph, b: Glyph): boolean =>
  a.page === b.page && Math.abs(baselineOf(a) - baselineOf(b)) <= SAME_BASELINE * Math.max(sizeOf(a), sizeOf(b))

/** Gap from `a` to `b` in parts of the font size; not a number where they stand on different lines. */
const gapBetween = (a: Glyph, b: Glyph): number =>
  isSameLine(a, b) ? (b.box[0] - rightOf(a)) / Math.max(sizeOf(a), sizeOf(b)) : Number.NaN

/** Spaces of a font that has them as wide as an ideograph: what they part is no cell. */
const WIDE_SPACE = 1.3
const NARROWEST_WIDE_SPACE = 0.7
/** Fewest glyphs before a wide space that show a line of running text, and even spaces in a row that show one of words. */
const RUNNING_GLYPHS = 8
const EVEN_SPACES = 3
const EVENNESS = 0.04
const WORD_END = /[\p{Script=Latin}\p{Nd}.,&'’)]/u
const WORD_START = /[\p{Script=Latin}\p{Nd}&(]/u
const DATE_SIGN = /[年月日]/u

const isWideSpace = (a: Glyph | undefined, b: Glyph): boolean => {
  if (!a || !WORD_END.test(a.text) || !WORD_START.test(b.text)) return false
  if (!/\p{L}|[.,&'’]/u.test(a.text) && !/\p{L}/u.test(b.text)) return false
  const gap = gapBetween(a, b)
  return gap > NARROWEST_WIDE_SPACE && gap <= WIDE_SPACE
}

/** Whether a page shows that its spaces are as wide as ideographs: within running text, or by even ones one after another. */
const hasWideSpaces = (glyphs: readonly Glyph[]): boolean => {
  const even: number[] = []
  let row = 0
  let han = 0
  for (const [index, glyph] of glyphs.entries()) {
    const last = glyphs[index - 1]
    const gap = last ? gapBetween(last, glyph) : Number.NaN
    if (last && isWideSpace(last, glyph)) {
      if (row >= RUNNING_GLYPHS && 2 * han >= RUNNING_GLYPHS) return true
      even.push(gap)
      const recent = even.slice(-EVEN_SPACES)
      if (recent.length === EVEN_SPACES && Math.max(...recent) - Math.min(...recent) < EVENNESS) return true
      continue
    }
    if (gap >= -OVERLAP && gap <= NARROWEST_WIDE_SPACE) row += 1
    else {
      row = 1
      han = 0
      even.length = 0
    }
    if (HAN.test(glyph.text)) han += 1
  }
  return false
}

const LIST_SIGN = /[；;，,、.．]/u
/** A space of a list as wide as an ideograph, and fewest of one width that show a page to have such. */
const NARROWEST_LIST_SPACE = 0.8
const FEWEST_LIST_SPACES = 4
/** Share of these that may stand above one another, as the cells of a column do. */
const FLUSH = 0.5

/** The width of the spaces that a page's lists have behind their signs, where these are as wide as an ideograph; null without such. */
const listSpaceOf = (glyphs: readonly Glyph[]): number | null => {
  const spaces = glyphs.flatMap((glyph, index) => {
    const last = glyphs[index - 1]
    const gap = last && LIST_SIGN.test(last.text) ? gapBetween(last, glyph) : Number.NaN
    return gap > NARROWEST_LIST_SPACE && gap <= WIDE_SPACE ? [{ gap, left: Math.round(glyph.box[0]) }] : []
  })
  const width = spaces.map(({ gap }) => gap).toSorted((a, b) => a - b)[spaces.length >> 1] ?? 0
  const even = spaces.filter(({ gap }) => Math.abs(gap - width) < EVENNESS)
  const isFlush = new Set(even.map(({ left }) => left)).size < FLUSH * even.length
  return even.length < FEWEST_LIST_SPACES || even.length < FLUSH * spaces.length || isFlush ? null : width
}

/** Whether a gap stands within a date: 2020 年 10 月. */
const isWithinDate = (row: readonly Glyph[], last: Glyph, next: Glyph): boolean =>
  (/\d/.test(last.text) && DATE_SIGN.test(next.text)) ||
  (/\d/.test(next.text) && DATE_SIGN.test(last.text) && /\d/.test(row.at(-2)?.text ?? ''))

const isQuoting = (row: readonly Glyph[]): boolean =>
  /[“「『]/u.test(row.findLast(({ text }) => QUOTE.test(text))?.text ?? '') ||
  row.filter(({ text }) => text === '"').length % 2 === 1

/** Whether a gap stands between 第 and the number of a mark or an article, or between that and what it counts. */
const isWithinNumber = (last: Glyph, next: Glyph): boolean =>
  (/^[第（]$/u.test(last.text) && /^[\dG一二三四五六七八九十]$/u.test(next.text)) ||
  (/^[\dA-Z一二三四五六七八九十]$/u.test(last.text) && /^[号条款项）]$/u.test(next.text))

/** Whether a space as wide as an ideograph stands between an ideograph and a Latin letter: 岚雀 LANQUE. */
const isMixedSpace = (last: Glyph, next: Glyph): boolean =>
  Math.abs(gapBetween(last, next) - 1) < 0.1 &&
  ((HAN.test(last.text) && /\p{Script=Latin}/u.test(next.text)) ||
    (/[\p{Script=Latin}.]/u.test(last.text) && HAN.test(next.text)))

/** The widest gap after which the next glyph still belongs to the row: that of its letter-spacing, if it has any. */
const widestGap = (row: readonly Glyph[], next: Glyph, cellGap: number): number => {
  if (cellGap === CELL_GAP && isQuoting(row)) return QUOTED_GAP
  const [before, last] = row.slice(-2)
  if (!before || cellGap !== CELL_GAP || !HAN.test(next.text)) return cellGap
  if (!last) return HAN.test(before.text) ? LONE_CHARACTER_GAP : cellGap
  const spacing = gapBetween(before, last)
  return spacing > cellGap ? spacing * SAME_SPACING : cellGap
}

/** What a page's spaces are like that are no gaps between cells: whether its words have wide ones, and how wide those of its lists are. */
interface Spaces {
  areWide: boolean
  ofLists: number | null
}

const NARROW_SPACES: Spaces = { areWide: false, ofLists: null }

const follows = (row: readonly Glyph[], next: Glyph, cellGap: number, spaces: Spaces): boolean => {
  const last = row.at(-1)
  if (!last) return true
  const gap = gapBetween(last, next)
  if (!(gap >= -OVERLAP)) return false
  if (gap <= cellGap || gap <= widestGap(row, next, cellGap)) return true
  return (
    gap <= WIDE_SPACE &&
    ((spaces.areWide && (isWideSpace(last, next) || isMixedSpace(last, next))) ||
      (spaces.ofLists !== null && LIST_SIGN.test(last.text) && Math.abs(gap - spaces.ofLists) < EVENNESS) ||
      isWithinDate(row, last, next) ||
      isWithinNumber(last, next))
  )
}

/** Whether one of two pieces is a lone ideograph of another size, as of a seal over a line. */
const isOfOtherSize = (a: Segment, b: Segment): boolean => {
  const isLone = [a, b].some(({ glyphs }) => glyphs.length === 1 && HAN.test(glyphs[0]?.text ?? ''))
  const [one, other] = [a.bottom - a.top, b.bottom - b.top]
  return isLone && Math.abs(one - other) > OTHER_SIZE * Math.max(one, other)
}

/** Whether `b` continues `a` to the right without a gap to speak of. */
const touches = (a: Segment, b: Segment): boolean => {
  const last = a.glyphs.at(-1)
  const first = b.glyphs[0]
  if (!last || !first) return false
  return !isOfOtherSize(a, b) && Math.abs(gapBetween(last, first)) <= TOUCHING_GAP
}

/** `a` with `b` where it leaves room for it, as for a quotation mark of another font; null where it does not. */
const withinGap = (a: Segment, b: Segment): Segment | null => {
  if (isOfOtherSize(a, b)) return null
  if (b.left < a.left || b.right > a.right || b.bottom < a.top || b.top > a.bottom) return null
  const [first, last] = [b.glyphs[0], b.glyphs.at(-1)]
  const place = a.glyphs.findIndex(({ box: [x] }) => x >= b.left)
  const [before, after] = [a.glyphs[place - 1], a.glyphs[place]]
  if (!first || !last || !before || !after) return null
  const fits = gapBetween(before, first) >= -TOUCHING_GAP && gapBetween(last, after) >= -TOUCHING_GAP
  return fits ? segmentOf(a.glyphs.toSpliced(place, 0, ...b.glyphs)) : null
}

/** Puts a piece into the gap of another that has room for it; says whether one has. */
const fillsGap = (joined: Segment[], piece: Segment): boolean =>
  joined.some((other, index) => {
    const whole = withinGap(other, piece)
    if (whole) joined[index] = whole
    return whole !== null
  })

/** Joins pieces of one line drawn apart, as by producers that draw font by font or fill values in last. */
const joinTouching = (segments: Segment[]): Segment[] => {
  const joined: Segment[] = []
  for (const segment of segments) {
    if (fillsGap(joined, segment)) continue
    let piece = segment
    let place = joined.length
    for (let index = joined.findIndex(other => touches(other, piece) || touches(piece, other)); index >= 0; ) {
      const [other = piece] = joined.splice(index, 1)
      piece = segmentOf(touches(other, piece) ? [...other.glyphs, ...piece.glyphs] : [...piece.glyphs, ...other.glyphs])
      place = Math.min(place, index)
      index = joined.findIndex(other => touches(other, piece) || touches(piece, other))
    }
    joined.splice(place, 0, piece)
  }
  return joined
}

/** Cuts glyphs, in the order drawn, at new lines and wide gaps, and nowhere else. */
export const cutAtGaps = (glyphs: readonly Glyph[], cellGap = CELL_GAP, spaces = NARROW_SPACES): Segment[] => {
  const rows: Glyph[][] = []
  for (const glyph of glyphs) {
    const row = rows.at(-1)
    if (row && follows(row, glyph, cellGap, spaces)) row.push(glyph)
    else if (glyph.text.trim() !== '') rows.push([glyph])
  }
  return rows.map(segmentOf)
}

/** The segments of a page in reading order, which is the order drawn: sorting by height would mix columns. */
export const segmentsOf = (glyphs: readonly Glyph[]): Segment[] =>
  joinTouching(cutAtGaps(glyphs, CELL_GAP, { areWide: hasWideSpaces(glyphs), ofLists: listSpaceOf(glyphs) }))
