import type { Evidence, Notice } from '#contract/notice.ts'

/** Returns whether a path is another path or a part of it: `citedMarks.0.regNo` is within `citedMarks.0`. */
export const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`)

/** Returns the places that a fact and its parts were taken from, in the order of the notice. */
export const evidenceOf = (evidence: Notice['evidence'], path: string): Evidence[] =>
  Object.entries(evidence)
    .filter(([key]) => isWithin(key, path))
    .flatMap(([, places]) => places)
    .toSorted((a, b) => a.page - b.page || a.box[1] - b.box[1])

const PREFIX = 'notice.'

/** Returns the source key of a fact of the notice (docs/field-markup.md `data-source`). */
export const sourceOf = (path: string): string => `${PREFIX}${path}`

/** Returns the path of a source's fact in `notice.evidence`; null for a source that is not the notice. */
export const noticePathOf = (source: string): string | null =>
  source.startsWith(PREFIX) ? source.slice(PREFIX.length) : null

/**
 * Returns the first field that holds a fact; if none does, the first that holds the whole that the fact is a part of
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

/** Returns the path by which a stretch that belongs to no fact is shown in the notice. */
export const unreadPath = (index: number): string => `unread.${index}`

/** Returns the places of a notice's facts by path, and of what belongs to none. */
export const placesIn = ({ evidence, unread = [] }: Pick<Notice, 'evidence' | 'unread'>): Notice['evidence'] => ({
  ...evidence,
  ...Object.fromEntries(
    unread.map(({ text, page, box }, index) => [
      unreadPath(index),
      [{ page, box, quote: text, state: 'exact' as const }],
    ]),
  ),
})
