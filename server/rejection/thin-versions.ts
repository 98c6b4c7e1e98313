import type { VersionKind } from '#contract/draft-versions.ts'

export interface MeasuredVersion {
  id: number
  kind: VersionKind
  savedAt: Date
  bytes: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How far apart saved versions may stand, by their age. */
const SPACING: readonly { upTo: number; apart: number }[] = [
  { upTo: HOUR_MS, apart: MINUTE_MS },
  { upTo: DAY_MS, apart: 10 * MINUTE_MS },
  { upTo: 30 * DAY_MS, apart: HOUR_MS },
  { upTo: Number.POSITIVE_INFINITY, apart: DAY_MS },
]
/** The most there may be of a kind, and bytes in all, for one log. */
const MOST: Record<VersionKind, number> = { saved: 200, exported: 50, replaced: 50, refused: 50 }
const MOST_BYTES = 64 * 2 ** 20
/** What goes first when the bytes are too many. */
const VALUE: Record<VersionKind, number> = { saved: 0, exported: 1, replaced: 2, refused: 3 }

/** Minutes, ten minutes, hours or days since 1970, by age: of each only the newest version stays. */
const spanOf = (savedAt: Date, now: number): string => {
  const age = now - savedAt.getTime()
  const apart = SPACING.find(({ upTo }) => age < upTo)?.apart ?? DAY_MS
  return `${apart} ${Math.floor(savedAt.getTime() / apart)}`
}

/**
 * The versions that stay, of one log's, newest first: of the saved ones the older the fewer, of each kind a number, and of
 * all as many bytes as one log may take, the newest whatever its size.
 */
export const thinVersions = (versions: readonly MeasuredVersion[], now: number): MeasuredVersion[] => {
  const spans = new Set<string>()
  const counts: Record<VersionKind, number> = { saved: 0, exported: 0, replaced: 0, refused: 0 }
  const spaced = versions.filter(({ kind, savedAt }) => {
    if (kind === 'saved') {
      const span = spanOf(savedAt, now)
      if (spans.has(span)) return false
      spans.add(span)
    }
    counts[kind] += 1
    return counts[kind] <= MOST[kind]
  })
  let bytes = 0
  const fitting = spaced
    .toSorted((a, b) => VALUE[b.kind] - VALUE[a.kind])
    .filter(version => {
      bytes += version.bytes
      return bytes <= MOST_BYTES || version === spaced[0]
    })
  return spaced.filter(version => fitting.includes(version))
}
