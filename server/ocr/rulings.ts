import type { Edges, Ink } from './picture.ts'

/** A straight line drawn level or upright: where it stands, and from where to where it reaches. Pixels. */
interface Ruling {
  at: number
  from: number
  to: number
}

export interface Rulings {
  level: Ruling[]
  upright: Ruling[]
}

/** Specks of paper within a ruling, and how far a ruling may drift sideways, in pixels. */
const GAP = 3
const DRIFT = 1
/** Shortest rulings, in parts of the picture's long side: longer than strokes of letters are. */
const SHORTEST_LEVEL = 0.05
const SHORTEST_UPRIGHT = 0.022
/** Runs of ink this near each other are one ruling: as thick, and with such a gap. */
const THICK = 6
const BROKEN = 40
/** The distance at which the ends of two rulings still count as meeting. */
const MEETING = 14

/** Places looked at first, so far apart, and how many in a row have to be ink before all of a row are. */
const STRIDE = 12
const HITS = 3

/** Runs of ink along one direction; `isInk` takes the place along it and the place across. */
const runsAlong = (length: number, width: number, shortest: number, isInk: (along: number, at: number) => boolean) => {
  const runs: Ruling[] = []
  const mayHoldOne = (at: number): boolean => {
    let hits = 0
    for (let along = 0; along < length && hits < HITS; along += STRIDE) hits = isInk(along, at) ? hits + 1 : 0
    return hits === HITS
  }
  for (let at = DRIFT; at < width - DRIFT; at += 1) {
    if (!mayHoldOne(at)) continue
    let from = -1
    let to = -1
    for (let along = 0; along <= length; along += 1) {
      const isOn = along < length && isInk(along, at)
      if (isOn) {
        if (from < 0) from = along
        to = along
      } else if (from >= 0 && (along === length || along - to > GAP)) {
        if (to - from >= shortest) runs.push({ at, from, to })
        from = -1
      }
    }
  }
  return runs
}

/** Runs beside each other as one ruling. */
const merged = (runs: readonly Ruling[]): Ruling[] => {
  const rulings: Ruling[] = []
  for (const run of runs) {
    const same = rulings.find(
      ({ at, from, to }) => run.at - at <= THICK && run.from <= to + BROKEN && run.to >= from - BROKEN,
    )
    if (!same) {
      rulings.push({ ...run })
      continue
    }
    same.at = run.at
    same.from = Math.min(same.from, run.from)
    same.to = Math.max(same.to, run.to)
  }
  return rulings
}

/** Those that meet at least two rulings across them: what else is straight, such as the arc of a stamp, is no table's. */
const inFrame = (rulings: readonly Ruling[], across: readonly Ruling[]): Ruling[] =>
  rulings.filter(({ at, from, to }) => {
    const isMet = (other: Ruling) =>
      other.at >= from - MEETING && other.at <= to + MEETING && other.from - MEETING <= at && other.to + MEETING >= at
    return across.filter(isMet).length > 1
  })

/** The rulings of tables in a level picture. */
export const rulingsOf = ({ isInk, width, height }: Ink): Rulings => {
  const side = Math.max(width, height)
  const near = (pixel: number, step: number) => isInk[pixel - step] || isInk[pixel] || isInk[pixel + step]
  const level = merged(runsAlong(width, height, SHORTEST_LEVEL * side, (x, y) => Boolean(near(y * width + x, width))))
  const upright = merged(runsAlong(height, width, SHORTEST_UPRIGHT * side, (y, x) => Boolean(near(y * width + x, 1))))
  return { level: inFrame(level, upright), upright: inFrame(upright, level) }
}

const nearest = (rulings: readonly Ruling[], across: number, isBefore: (at: number) => boolean): number[] =>
  rulings.filter(({ at, from, to }) => isBefore(at) && from <= across && to >= across).map(({ at }) => at)

/** The cell of a table something stands in; null where it is not ruled on all four sides. */
export const cellAround = ({ left, right, top, bottom }: Edges, { level, upright }: Rulings): Edges | null => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const cell = {
    left: Math.max(...nearest(upright, y, at => at < x)),
    right: Math.min(...nearest(upright, y, at => at > x)),
    top: Math.max(...nearest(level, x, at => at < y)),
    bottom: Math.min(...nearest(level, x, at => at > y)),
  }
  return Object.values(cell).every(Number.isFinite) ? cell : null
}

/** Cut where an upright ruling runs through: text of two cells may be seen as one line. What is not cut stays the same object. */
export const cutAtRulings = (edges: Edges, { upright }: Rulings): Edges[] => {
  const { left, right, top, bottom } = edges
  const margin = (bottom - top) / 2
  const cuts = upright
    .filter(({ at, from, to }) => from < top && to > bottom && at > left + margin && at < right - margin)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
  if (cuts.length === 0) return [edges]
  return [left, ...cuts].map((start, index) => ({ ...edges, left: start, right: cuts[index] ?? right }))
}
