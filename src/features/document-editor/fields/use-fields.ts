import { useCallback, useSyncExternalStore } from 'react'
import type { DocumentTab } from '../document-tab.ts'
import type { FieldItem } from './field-item.ts'
import type { FieldStore } from './field-store.ts'

const NO_FIELDS: readonly FieldItem[] = []
const neverChanges = () => () => undefined

/** The fields of a document; none before the documents are open. */
export const useFields = (store: FieldStore | null, tab: DocumentTab): readonly FieldItem[] =>
  useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    useCallback(() => store?.read(tab) ?? NO_FIELDS, [store, tab]),
  )
