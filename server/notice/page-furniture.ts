import type { PageText } from './page-text.ts'
import type { Segment } from './segments.ts'
import { traceSegment } from './trace-segment.ts'

/** Parts of the page height in which headers and footers stand. */
const HEADER = 0.06
const FOOTER = 0.93
/** What browsers and office programs print there: page numbers, addresses, the time of printing. */
const PRINTED_BY_PROGRAM = [
  /^[-–—]?\s*\d{1,3}\s*[-–—]?$/,
  /^\d{1,3}\s*\/\s*\d{1,3}$/,
  /^第\d{1,3}页(?:[,，/]?共\d{1,3}页)?$/,
  /^(?:https?|file|about|data|blob):/,
  /^\d{2,4}[/年.-]\d{1,2}[/月.-]\d{1,2}日?,?\s*(?:[上下]午)?\d{1,2}:\d{2}/,
]

/** The words of a seal, wherever it was set. */
const SEAL = /^\p{Script=Han}{0,14}专用章(?:[（(]\d+[）)])?$/u

/** Drops the words of seals, and the lines of headers and footers: what a program prints there, whole lines, and what every page repeats. */
export const withoutFurniture = (pages: readonly { page: PageText; segments: Segment[] }[]): Segment[] => {
  const inMargin = (segment: Segment, { height }: PageText) =>
    segment.bottom < HEADER * height || segment.top > FOOTER * height
  const textOf = (segment: Segment) => traceSegment(segment).text
  const repeats = new Map<string, number>()
  for (const { page, segments } of pages)
    for (const text of new Set(segments.filter(segment => inMargin(segment, page)).map(textOf)))
      repeats.set(text, (repeats.get(text) ?? 0) + 1)
  const isOnEveryPage = (text: string) => pages.length > 1 && repeats.get(text) === pages.length
  return pages.flatMap(({ page, segments }) => {
    const furniture = segments.filter(segment => {
      const text = textOf(segment)
      return inMargin(segment, page) && (isOnEveryPage(text) || PRINTED_BY_PROGRAM.some(known => known.test(text)))
    })
    const seals = segments.filter(segment => SEAL.test(textOf(segment)))
    const isBeside = (segment: Segment) =>
      furniture.some(other => segment.top < other.bottom && segment.bottom > other.top)
    return segments.filter(segment => !isBeside(segment) && !seals.includes(segment))
  })
}
