import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { DocumentTab } from '../document/document-tab.ts'
import { haveSameFields } from './document-fields.ts'
import type { FieldItem, FieldStore } from './field-store.ts'
import { type FieldMarks, type KeyedField, keyFields, listFields, listMissing, readValues } from './list-fields.ts'

/** Milliseconds from a change to the new list, so that listing does not delay typing. */
const FOLLOW_DELAY_MS = 150

interface FieldStoreOptions {
  readDocuments: () => Readonly<Record<DocumentTab, DocumentNode>>
  reviewed: Set<string>
  onReviewed: () => void
  onReveal: (tab: DocumentTab, position: number) => void
  /** Puts the field at a position of a generated document back; returns where it stands now. */
  onPutBack: (tab: DocumentTab, generated: DocumentNode, position: number) => Promise<number>
}

type Generated = Readonly<Record<DocumentTab, DocumentNode>>

export interface OpenFieldStore extends FieldStore {
  /** To be called when the documents have changed. */
  changed(): void
  /** Takes the generated documents, and from then on marks the fields that differ and lists those that are gone. */
  compareWith(generated: Generated): void
  close(): void
}

/** Returns the store of the fields of both documents. `reviewed` is changed in place. */
export const createFieldStore = ({
  readDocuments,
  reviewed,
  onReviewed,
  onReveal,
  onPutBack,
}: FieldStoreOptions): OpenFieldStore => {
  const listeners = new Set<() => void>()
  let marks: FieldMarks = { reviewed, generated: new Map() }
  let listed = readDocuments()
  let items = listFields(listed, marks, [])
  let generated: Generated | null = null
  let keyed: Readonly<Record<DocumentTab, KeyedField[]>> = { analysis: [], reason: [] }
  let missing: readonly FieldItem[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const refresh = (): void => {
    const [former, formerMissing] = [items, missing]
    listed = readDocuments()
    items = listFields(listed, marks, former)
    if (generated !== null) missing = listMissing(keyed, keyFields(listed), formerMissing)
    if (items === former && missing === formerMissing) return
    for (const notify of listeners) notify()
  }

  /** Refreshes the list only if a field changed: typing between fields must cost next to nothing. */
  const follow = (): void => {
    timer = undefined
    const now = readDocuments()
    const isSame = haveSameFields(listed.analysis, now.analysis) && haveSameFields(listed.reason, now.reason)
    if (isSame) listed = now
    else refresh()
  }

  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => items,
    readEdited: tab =>
      keyFields(readDocuments())[tab].flatMap(({ key, kind, node, position }) => {
        const original = marks.generated.get(key)
        const isEdited = kind === 'text' && typeof original === 'string' && original !== node.attrs['value']
        return isEdited ? [{ position, original }] : []
      }),
    toggleReviewed: key => {
      if (!reviewed.delete(key)) reviewed.add(key)
      refresh()
      onReviewed()
    },
    reveal: ({ tab, key }) => {
      const field = keyFields(readDocuments())[tab].find(candidate => candidate.key === key)
      if (field !== undefined) onReveal(tab, field.position)
    },
    readMissing: () => missing,
    putBack: ({ tab, key }) => {
      const field = keyed[tab].find(candidate => candidate.key === key)
      if (generated === null || field === undefined) return
      void onPutBack(tab, generated[tab], field.position).then(position => onReveal(tab, position))
    },
    changed: () => {
      timer ??= setTimeout(follow, FOLLOW_DELAY_MS)
    },
    compareWith: documents => {
      generated = documents
      keyed = keyFields(documents)
      marks = { reviewed, generated: readValues(keyed) }
      refresh()
    },
    close: () => {
      clearTimeout(timer)
    },
  }
}

const DELAY_MS = 500

/**
 * Compares the fields with the generated ones once the documents are on screen, since the generated ones may have to be
 * parsed first. Returns the function that cancels it.
 */
export const compareLater = (
  fields: OpenFieldStore,
  readGenerated: () => Readonly<Record<DocumentTab, DocumentNode>>,
): (() => void) => {
  const timer = setTimeout(() => fields.compareWith(readGenerated()), DELAY_MS)
  return () => clearTimeout(timer)
}
