import type { Evidence, Notice, NoticeKind } from '#contract/notice.ts'
import { baselineOf, type Glyph, sizeOf } from '../layout/glyph.ts'
import type { Found, TracedText } from '../layout/traced-text.ts'
import type { Mention } from './cited-marks.ts'
import type { MergedMark } from './merge-cited-marks.ts'
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
