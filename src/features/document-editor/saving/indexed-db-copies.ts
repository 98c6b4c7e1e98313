import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DraftCopies, DraftCopy } from './draft-copies.ts'

interface CopyDatabase extends DBSchema {
  draftCopies: { key: string; value: DraftCopy; indexes: { logId: number } }
}

const STORE = 'draftCopies'

/** Copies in IndexedDB. Writes take effect in the order they were asked for, and outlive the page that asked. */
export const createIndexedDbCopies = (databaseName = 'rejoinder'): DraftCopies => {
  let opening: Promise<IDBPDatabase<CopyDatabase>> | undefined
  const open = async (): Promise<IDBPDatabase<CopyDatabase>> => {
    opening ??= openDB<CopyDatabase>(databaseName, 1, {
      upgrade: database => {
        database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('logId', 'logId')
      },
    })
    return opening
  }
  return {
    read: async logId => {
      const copies = await (await open()).getAllFromIndex(STORE, 'logId', logId)
      return copies.sort((a, b) => b.keptAt - a.keptAt)
    },
    keep: async copy => {
      const transaction = (await open()).transaction(STORE, 'readwrite')
      await Promise.all([
        transaction.store.put(copy),
        // Without it the browser commits only after an answer that a page just going away no longer hears.
        transaction.commit(),
        transaction.done,
      ])
    },
    remove: async key => {
      await (await open()).delete(STORE, key)
    },
  }
}
