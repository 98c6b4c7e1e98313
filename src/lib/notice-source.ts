import type { Evidence, Notice } from '#contract/notice.ts'

/** True for the path itself and for its parts: `citedMarks.0.regNo` is within `citedMarks.0`. */
export const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`)

/** The places a fact was taken from, those of its parts included, as they come in the notice. */
export const evidenceOf = (evidence: Notice['evidence'], path: string): Evidence[] =>
  Object.entries(evidence)
    .filter(([key]) => isWithin(key, path))
    .flatMap(([, places]) => places)
    .toSorted((a, b) => a.page - b.page || a.box[1] - b.box[1])

const PREFIX = 'notice.'

/** The source key of a fact of the notice (field-markup.md `data-source`). */
export const sourceOf = (path: string): string => `${PREFIX}${path}`

/** The fact's path, as `notice.evidence` has it; null for a source that is not the notice. */
export const noticePathOf = (source: string): string | null =>
  source.startsWith(PREFIX) ? source.slice(PREFIX.length) : null

/**
 * The first of the fields that holds a fact; without one, the first that holds the whole the fact is a part of
 * (`refusedGoods` for `refusedGoods.2`).
 */
export const findField = <Field extends { source: string | null }>(
  fields: readonly Field[],
  path: string,
): Field | undefined => {
  const wanted = sourceOf(path)
  return (
    fields.find(({ source }) => source === wanted) ??
    fields.find(({ source }) => source !== null && wanted.startsWith(`${source}.`))
  )
}
