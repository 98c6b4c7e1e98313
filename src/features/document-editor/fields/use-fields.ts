import { useSyncExternalStore } from 'react'
import type { FieldItem } from './field-item.ts'
import type { FieldStore } from './field-store.ts'

const NO_FIELDS: readonly FieldItem[] = []
const neverChanges = () => () => undefined
const readNone = (): readonly FieldItem[] => NO_FIELDS

/** The fields of both documents; none before they are open. */
export const useFields = (store: FieldStore | null): readonly FieldItem[] =>
  useSyncExternalStore(store?.subscribe ?? neverChanges, store?.read ?? readNone)
