import { type DBSchema, openDB } from 'idb'
import type { DraftCopies, DraftCopy } from './draft-copies.ts'

interface CopyDatabase extends DBSchema {
  draftCopies: { key: string; value: DraftCopy; indexes: { logId: number } }
}

const STORE = 'draftCopies'

/** Copies in IndexedDB. Writes take effect in the order they were asked for, and outlive the page that asked. */
export const openIndexedDbCopies = (databaseName = 'rejoinder'): DraftCopies => {
  const opening = openDB<CopyDatabase>(databaseName, 1, {
    upgrade: database => {
      database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('logId', 'logId')
    },
  })
  // Who asks hears of a failed opening; without this the browser would report it once more as unhandled.
  opening.catch(() => undefined)
  return {
    read: async logId => {
      const copies = await (await opening).getAllFromIndex(STORE, 'logId', logId)
      return copies.sort((a, b) => b.keptAt - a.keptAt)
    },
    keep: async copy => {
      await (await opening).put(STORE, copy)
    },
    remove: async key => {
      await (await opening).delete(STORE, key)
    },
  }
}
