import type { Paragraph } from './paragraphs.ts'

/** Share of the lower one's height by which a label and what stands beside it have to overlap. */
const OVERLAP = 0.4
/** How far below its label a value may begin, in lines: those of a form are set wide apart, and its cells have margins. */
const REACH = 2.2

/** The bounds of what stands on the first page of a paragraph. */
const boundsOf = ({ segments }: Paragraph) => {
  const page = segments[0]?.page ?? 0
  const own = segments.filter(segment => segment.page === page)
  return {
    page,
    left: Math.min(...own.map(segment => segment.left)),
    right: Math.max(...own.map(segment => segment.right)),
    top: Math.min(...own.map(segment => segment.top)),
    bottom: Math.max(...own.map(segment => segment.bottom)),
  }
}

type Bounds = ReturnType<typeof boundsOf>

const nearest = (
  label: Paragraph,
  all: readonly Paragraph[],
  isCandidate: (own: Bounds, other: Bounds) => boolean,
  distance: (other: Bounds) => number,
): Paragraph | null => {
  const own = boundsOf(label)
  const candidates = all
    .map(paragraph => ({ paragraph, bounds: boundsOf(paragraph) }))
    .filter(({ bounds }) => bounds.page === own.page && isCandidate(own, bounds))
    .toSorted((a, b) => distance(a.bounds) - distance(b.bounds))
  return candidates[0]?.paragraph ?? null
}

/** What stands next on the right, its lines overlapping; null where nothing does. */
export const paragraphBeside = (label: Paragraph, all: readonly Paragraph[]): Paragraph | null =>
  nearest(
    label,
    all,
    (own, { left, top, bottom }) =>
      left >= own.right - 1 &&
      Math.min(bottom, own.bottom) - Math.max(top, own.top) > OVERLAP * Math.min(bottom - top, own.bottom - own.top),
    ({ left }) => left,
  )

/** What stands right below; null where nothing does. */
export const paragraphBelow = (label: Paragraph, all: readonly Paragraph[]): Paragraph | null =>
  nearest(
    label,
    all,
    (own, { left, right, top }) =>
      left < own.right &&
      right > own.left &&
      top >= own.bottom - 1 &&
      top < own.bottom + REACH * (own.bottom - own.top),
    ({ top }) => top,
  )
