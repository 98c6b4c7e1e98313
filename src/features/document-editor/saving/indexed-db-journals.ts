import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { JournalHead, JournalStore } from './journal.ts'

interface JournalDatabase extends DBSchema {
  heads: { key: string; value: JournalHead; indexes: { logId: number } }
  parts: { key: [journal: string, number: number]; value: string }
}

const partsOf = (key: string): IDBKeyRange => IDBKeyRange.bound([key, 0], [key, Number.POSITIVE_INFINITY])

/**
 * Returns a store of journals in IndexedDB. Writes take effect in the order of the calls, and outlive the page that
 * made them.
 */
export const createIndexedDbJournals = (databaseName = 'rejoinder-journals'): JournalStore => {
  let opening: Promise<IDBPDatabase<JournalDatabase>> | undefined
  const forget = (): void => {
    opening = undefined
  }
  const open = (): Promise<IDBPDatabase<JournalDatabase>> => {
    opening ??= openDB<JournalDatabase>(databaseName, 1, {
      upgrade: database => {
        database.createObjectStore('heads', { keyPath: 'key' }).createIndex('logId', 'logId')
        database.createObjectStore('parts')
      },
      // Another version of the page, or the browser, needs the storage: the next call opens it again.
      blocking: (_version, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        forget()
      },
      terminated: forget,
    }).catch(error => {
      forget()
      throw error
    })
    return opening
  }

  return {
    list: async logId => {
      const heads = await (await open()).getAllFromIndex('heads', 'logId', logId)
      return heads.sort((a, b) => b.keptAt - a.keptAt)
    },
    readParts: async key => {
      const store = (await open()).transaction('parts').store
      const [keys, values] = await Promise.all([store.getAllKeys(partsOf(key)), store.getAll(partsOf(key))])
      return new Map(keys.map(([, number], index) => [number, values[index] ?? '']))
    },
    write: async ({ head, put, drop, durability }) => {
      const transaction = (await open()).transaction(['heads', 'parts'], 'readwrite', { durability })
      const heads = transaction.objectStore('heads')
      const parts = transaction.objectStore('parts')
      const before = heads.getKey(head.key)
      const requests = [
        ...put.map(([number, json]) => parts.put(json, [head.key, number])),
        ...drop.map(number => parts.delete([head.key, number])),
        heads.put(head),
      ]
      // Without this the browser commits only after a response that a page going away no longer receives.
      transaction.commit()
      const [known] = await Promise.all([before, ...requests, transaction.done])
      return known !== undefined
    },
    remove: async key => {
      const transaction = (await open()).transaction(['heads', 'parts'], 'readwrite')
      await Promise.all([
        transaction.objectStore('heads').delete(key),
        transaction.objectStore('parts').delete(partsOf(key)),
        transaction.done,
      ])
    },
  }
}
