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
