import type { Evidence, Notice, NoticeKind } from '#contract/notice.ts'
import { baselineOf, type Glyph, rightOf, sizeOf } from '../layout/glyph.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import type { Found, TracedText } from '../layout/traced-text.ts'
import type { Mention } from '../marks/cited-marks.ts'
import type { MergedMark } from '../marks/merge-cited-marks.ts'
import type { HeaderFacts } from './read-header.ts'
import type { ReasonFacts } from './reasons.ts'

interface QuotedLine {
  glyphs: Glyph[]
  quote: string
}

const isOnLine = ({ glyphs }: QuotedLine, glyph: Glyph): boolean => {
  const last = glyphs.at(-1)
  return (
    last !== undefined &&
    last.page === glyph.page &&
    glyph.box[0] > last.box[0] &&
    Math.abs(baselineOf(last) - baselineOf(glyph)) < 0.5 * sizeOf(glyph)
  )
}

/** The lines a stretch stands on, each with its text as drawn; spaces stay where they part words. */
const linesOf = ({ text, glyphs }: TracedText): QuotedLine[] => {
  const lines: QuotedLine[] = []
  let last: Glyph | null = null
  for (const [index, glyph] of glyphs.entries()) {
    const line = lines.at(-1)
    if (glyph === null) {
      if (line && text.charAt(index) === ' ') line.quote += ' '
      continue
    }
    if (glyph === last) continue
    last = glyph
    if (line && isOnLine(line, glyph)) {
      line.glyphs.push(glyph)
      line.quote += glyph.raw
    } else lines.push({ glyphs: [glyph], quote: glyph.raw })
  }
  return lines.map(line => ({ ...line, quote: line.quote.trim() }))
}

const round = (points: number): number => Math.round(points * 100) / 100

/** The box around some glyphs, in points of the page as shown. */
export const boxOf = (glyphs: readonly Glyph[]): Evidence['box'] => {
  const boxes = glyphs.map(({ box, shown = box }) => shown)
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , width]) => x + width))
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height))
  return [round(left), round(top), round(right - left), round(bottom - top)]
}

/** Where a fact stands, one entry a line: exact if the lines read as the value, normalised if folded, or inferred. */
const evidenceOf = ({ value, source, isInferred = false }: Found<string | number>): Evidence[] => {
  const lines = linesOf(source)
  const printed = lines.map(line => line.quote)
  const isExact = [printed.join(''), printed.join(' ')].includes(String(value))
  const isRepaired = source.glyphs.some(glyph => glyph?.isRepaired)
  // What a picture was read as is never known to be what it shows.
  const isRecognised = source.glyphs.some(glyph => glyph?.confidence !== undefined)
  const state = isInferred || isRepaired ? 'inferred' : isExact && !isRecognised ? 'exact' : 'normalised'
  return lines.map(({ glyphs, quote }) => ({
    page: glyphs[0]?.page ?? 1,
    box: boxOf(glyphs),
    quote,
    state,
    ...(glyphs.some(({ confidence }) => confidence !== undefined) && { source: 'ocr' as const }),
  }))
}

export interface FoundFacts
  extends Omit<HeaderFacts, 'signatureDate' | 'salutation' | 'hasWindowAddress' | 'listed' | 'groups'> {
  kind: Found<NoticeKind>
  grounds: Found<string>[]
  citedMarks: readonly MergedMark[]
  refusedGoods: readonly Found<string>[]
  acceptedGoods: readonly Found<string>[]
  reasons: readonly ReasonFacts[]
  mentionedMarks: readonly Mention[]
}

export type Fact = Found<string | number> | null
type Entry = [path: string, fact: Fact]

const listed = (path: string, list: readonly Found<string | number>[]): Entry[] =>
  list.map((item, index) => [`${path}.${index}`, item])

const entriesOfMark = (mark: MergedMark, index: number): Entry[] => {
  const path = `citedMarks.${index}`
  return [
    [`${path}.regNo`, mark.regNo],
    [`${path}.mark`, mark.mark],
    [`${path}.owner`, mark.owner],
    [`${path}.status`, mark.status],
    ...listed(`${path}.classes`, mark.classes),
    ...listed(`${path}.goods`, mark.goods),
    ...listed(`${path}.groups`, mark.groups),
    ...Object.entries(mark.dates).map(([name, date]): Entry => [`${path}.dates.${name}`, date]),
  ]
}

/** Every fact by its path. */
export const entriesOf = (facts: FoundFacts): Entry[] => [
  ['kind', facts.kind],
  ['layout', facts.layout],
  ['dispatchNo', facts.dispatchNo],
  ['dispatchDate', facts.dispatchDate],
  ['applicationNo', facts.applicationNo],
  ['mark', facts.mark],
  ['markIsDevice', facts.markIsDevice],
  ...listed('classes', facts.classes),
  ['applicant', facts.applicant],
  ['address', facts.address],
  ['agency', facts.agency],
  ['applicationDate', facts.applicationDate],
  ...listed('grounds', facts.grounds),
  ...facts.citedMarks.flatMap(entriesOfMark),
  ...listed('refusedGoods', facts.refusedGoods),
  ...listed('acceptedGoods', facts.acceptedGoods),
  ...facts.reasons.flatMap(({ ground, text, goods }, index): Entry[] => [
    [`reasons.${index}.ground`, ground.value === '' ? null : ground],
    [`reasons.${index}.text`, text],
    ...listed(`reasons.${index}.goods`, goods),
  ]),
  ...facts.mentionedMarks.flatMap(({ regNo, mark }, index): Entry[] => [
    [`mentionedMarks.${index}.regNo`, regNo],
    [`mentionedMarks.${index}.mark`, mark],
  ]),
]

/** The places of all facts by path; a fact that was not found, or has no text of its own, has none. */
export const evidenceOfFacts = (facts: FoundFacts): Notice['evidence'] =>
  Object.fromEntries(
    entriesOf(facts).flatMap(([path, fact]) => {
      const places = fact ? evidenceOf(fact) : []
      return places.length > 0 ? [[path, places] as const] : []
    }),
  )

/** Every fact by its path. */
type Entries = readonly (readonly [path: string, fact: Fact])[]

interface EndOfValue {
  path: string
  /** Where the last line of the value begins, and where what is drawn in front of it does: its label. */
  lefts: number[]
}

const HEAD_PATHS = /^(?:applicant|address|agency|mark|classes|dispatchNo|dispatchDate|applicationNo|applicationDate)/u

/** The values of the head by the last glyph of each, for lines that seem to go on with one. */
export const endsOfValues = (entries: Entries, letter: readonly Paragraph[]): ReadonlyMap<Glyph, EndOfValue> => {
  const segments = letter.flatMap(paragraph => paragraph.segments)
  return new Map(
    entries.flatMap(([path, fact]) => {
      const glyphs = (fact?.source.glyphs ?? []).filter(own => own !== null)
      const glyph = HEAD_PATHS.test(path) ? glyphs.at(-1) : undefined
      if (!glyph) return []
      const line = glyphs.filter(({ page, box: [, top] }) => page === glyph.page && Math.abs(top - glyph.box[1]) < 1)
      const drawn = segments.find(segment => segment.glyphs.includes(glyph))
      const left = Math.min(...line.map(({ box: [x] }) => x))
      return [[glyph, { path, lefts: [left, drawn?.left ?? left] }] as const]
    }),
  )
}

/** The value of the head that ends nearest above a line that nothing was read of, on its page and within two lines. */
export const valueAbove = (line: TracedText, ends: ReadonlyMap<Glyph, EndOfValue>): string | null => {
  const first = line.glyphs.find(glyph => glyph !== null)
  if (!first) return null
  const [x, top, , size] = first.box
  let best: { path: string; distance: number } | null = null
  for (const [glyph, { path, lefts }] of ends) {
    const below = top - glyph.box[1]
    if (glyph.page !== first.page) continue
    if (below < -0.5 * size || below > 2.6 * size || glyph.box[0] + 30 * size < x) continue
    // Of two columns the one that the line stands in; beside a value what is drawn right before.
    const aside = below < 0.5 * size ? x - glyph.box[0] : Math.min(...lefts.map(left => Math.abs(left - x)))
    const distance = Math.abs(below) + Math.abs(aside) / 4
    if (!best || distance < best.distance) best = { path, distance }
  }
  return best ? best.path.replace(/^classes\..*$/u, 'classes') : null
}

/** The names in the head or the opening of a letter, by the first and the last glyph of each. */
export const edgesOfNames = (entries: Entries): ReadonlyMap<Glyph, string> =>
  new Map(
    entries.flatMap(([path, fact]) => {
      if (!/^(?:applicant|address|agency)$/u.test(path)) return []
      const glyphs = (fact?.source.glyphs ?? []).filter(own => own !== null)
      return [glyphs[0], glyphs.at(-1)].flatMap(glyph => (glyph ? [[glyph, path] as const] : []))
    }),
  )

/** Farthest from a name, in parts of the font size, that a word of it may stand. */
const WORD_APART = 1.2

/** The name that a stretch stands right before or behind on its line, and may be part of: Jean-Luc O’Neil. */
export const nameBeside = (stretch: TracedText, edges: ReadonlyMap<Glyph, string>): string | null => {
  const glyphs = stretch.glyphs.filter(own => own !== null)
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  if (!first || !last) return null
  const isNext = (one: Glyph, other: Glyph): boolean => {
    const gap = other.box[0] - rightOf(one)
    const size = sizeOf(other)
    return (
      one.page === other.page &&
      Math.abs(one.box[1] - other.box[1]) < 0.3 * size &&
      gap > -0.5 * size &&
      gap < WORD_APART * size
    )
  }
  return [...edges].find(([edge]) => isNext(last, edge) || isNext(edge, first))?.[1] ?? null
}
