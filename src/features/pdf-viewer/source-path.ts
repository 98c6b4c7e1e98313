import type { Evidence, Notice } from '#contract/notice.ts'

/** True for the path itself and for its parts: `citedMarks.0.regNo` is within `citedMarks.0`. */
export const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`)

/** The places a fact was taken from, those of its parts included, as they come in the notice. */
export const evidenceOf = (evidence: Notice['evidence'], path: string): Evidence[] =>
  Object.entries(evidence)
    .filter(([key]) => isWithin(key, path))
    .flatMap(([, places]) => places)
    .toSorted((a, b) => a.page - b.page || a.box[1] - b.box[1])
