import type { EvidenceBox } from './evidence-boxes.tsx'

type Box = readonly [x: number, y: number, width: number, height: number]

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 ? width * height : 0
}

/** The place that selected text, given by its boxes, covers most of; undefined where it touches none. */
export const selectedBox = (boxes: readonly EvidenceBox[], selected: readonly Box[]): EvidenceBox | undefined => {
  const covered = boxes.map(candidate => ({
    candidate,
    area: selected.reduce((sum, box) => sum + overlap(candidate.evidence.box, box), 0),
  }))
  return covered.filter(({ area }) => area > 0).toSorted((a, b) => b.area - a.area)[0]?.candidate
}
