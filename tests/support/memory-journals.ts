import type { JournalHead, JournalStore } from '../../src/features/document-editor/saving/journal.ts'

/** Journals in memory, as a browser keeps them; `fails` makes it one that cannot. */
export const createMemoryJournals = () => {
  const heads = new Map<string, JournalHead>()
  const parts = new Map<string, Map<number, string>>()
  const disk = { fails: false }
  const answer = async <Value>(work: () => Value): Promise<Value> => {
    await Promise.resolve()
    if (disk.fails) throw new DOMException('full', 'QuotaExceededError')
    return work()
  }
  const store: JournalStore = {
    list: logId =>
      answer(() => [...heads.values()].filter(head => head.logId === logId).toSorted((a, b) => b.keptAt - a.keptAt)),
    readParts: key => answer(() => new Map(parts.get(key))),
    write: ({ head, put, drop }) =>
      answer(() => {
        const wasThere = heads.has(head.key)
        const kept = parts.get(head.key) ?? new Map<number, string>()
        for (const number of drop) kept.delete(number)
        for (const [number, json] of put) kept.set(number, json)
        parts.set(head.key, kept)
        heads.set(head.key, structuredClone(head))
        return wasThere
      }),
    remove: key =>
      answer(() => {
        heads.delete(key)
        parts.delete(key)
      }),
  }
  return { ...store, heads, parts, disk }
}
