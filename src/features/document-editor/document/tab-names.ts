import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentTab } from './document-tab.ts'

/** Whether the documents are those of a companion filing: an internal sheet and the papers. */
export const IsCompanion = createContext(false)

/** Returns the function that names the tabs of the documents on screen. */
export const useTabName = (): ((tab: DocumentTab) => string) => {
  const { t } = useTranslation()
  const isCompanion = useContext(IsCompanion)
  return tab => t(isCompanion ? `companion.tabs.${tab}` : `editor.tabs.${tab}`)
}
