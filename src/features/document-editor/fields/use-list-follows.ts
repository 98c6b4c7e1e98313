import { type RefObject, useEffect } from 'react'
import type { DocumentTab } from '../document-tab.ts'

/**
 * Keeps the list of fields beside what is looked at: a document that is shown brings its fields to the top, a source that
 * is lit brings the first field that rests on it into view. While somebody works in the list it stays where it is.
 */
export const useListFollows = (list: RefObject<HTMLElement | null>, tab: DocumentTab, lit: string | null): void => {
  useEffect(() => {
    const fields = list.current?.querySelector<HTMLElement>(`[data-document=${tab}]`)
    if (!list.current || !fields || list.current.contains(document.activeElement)) return
    list.current.scrollTop = fields.offsetTop
  }, [list, tab])

  useEffect(() => {
    if (lit === null || list.current?.contains(document.activeElement)) return
    list.current?.querySelector('.rj-field-row[data-active=true]')?.scrollIntoView({ block: 'nearest' })
  }, [list, lit])
}
