import type { DocumentTab } from '../document-editor/document-tab.ts'

const PREFIX = 'notice.'

/** The source key of a fact of the notice (field-markup.md `data-source`). */
export const sourceOf = (path: string): string => `${PREFIX}${path}`

/** The fact's path, as `notice.evidence` has it; null for a source that is not the notice. */
export const noticePathOf = (source: string): string | null =>
  source.startsWith(PREFIX) ? source.slice(PREFIX.length) : null

interface SourcedField {
  key: string
  source: string | null
}

/**
 * The first field, by tab and then by place, that holds a fact; without one, the field that holds the whole the fact is a
 * part of (`refusedGoods` for `refusedGoods.2`).
 */
export const findField = (
  tabs: readonly DocumentTab[],
  readFields: (tab: DocumentTab) => readonly SourcedField[],
  path: string,
): { tab: DocumentTab; key: string; source: string } | undefined => {
  const fields = tabs.flatMap(tab => readFields(tab).map(({ key, source }) => ({ tab, key, source })))
  const wanted = sourceOf(path)
  const sourced = fields.filter(field => field.source !== null) as { tab: DocumentTab; key: string; source: string }[]
  return (
    sourced.find(({ source }) => source === wanted) ?? sourced.find(({ source }) => wanted.startsWith(`${source}.`))
  )
}
