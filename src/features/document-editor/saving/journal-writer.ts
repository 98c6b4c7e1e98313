import type { DocumentJson } from '#contract/rejection.ts'
import type { EditedContent } from './draft-content.ts'
import type { JournalHead, JournalStore, JournalWrite } from './journal.ts'

/** What a journal is to hold from now on. Blocks that have not changed are the same objects as before. */
export interface JournalState extends Omit<JournalHead, 'key' | 'keptAt' | 'parts'> {
  content: EditedContent
}

export interface JournalWriter {
  /** Brings the journal to a state; resolves once that is on disk. One call at a time. */
  write(state: JournalState): Promise<void>
  remove(): Promise<void>
}

/** Parts written in one go: the page has to answer keys between the first thousands of a long document. */
const PARTS_AT_ONCE = 200

const blocksOf = (document: DocumentJson): object[] => document.content ?? []

/** Writes the journal of one open page: of the documents only what is not on disk yet. */
export const createJournalWriter = (store: JournalStore, key: string): JournalWriter => {
  const numbers = new WeakMap<object, number>()
  const stored = new Set<number>()
  let count = 0
  let head: JournalHead | null = null

  const numberOf = (part: object): number => {
    const known = numbers.get(part)
    if (known !== undefined) return known
    count += 1
    numbers.set(part, count)
    return count
  }

  const forget = (): void => {
    stored.clear()
    head = null
  }

  /** Answers false when the journal is gone, because the user or the browser cleared the storage. */
  const put = async (step: Omit<JournalWrite, 'put'>, parts: readonly [number, object][]): Promise<boolean> => {
    const wasThere = await store.write({ ...step, put: parts.map(([number, part]) => [number, JSON.stringify(part)]) })
    if (head !== null && !wasThere) return false
    head = step.head
    for (const [number] of parts) stored.add(number)
    for (const number of step.drop) stored.delete(number)
    return true
  }

  const bring = async ({ content, ...facts }: JournalState): Promise<boolean> => {
    const { analysis, reason, reviewed } = content
    const wanted = new Map<number, object>()
    const want = (part: object): number => {
      const number = numberOf(part)
      wanted.set(number, part)
      return number
    }
    const parts = {
      analysis: Uint32Array.from(blocksOf(analysis), want),
      reason: Uint32Array.from(blocksOf(reason), want),
      reviewed: want(reviewed),
    }
    const fresh = [...wanted].filter(([number]) => !stored.has(number))
    const next: JournalHead = { ...facts, key, keptAt: Date.now(), parts }
    const standing = head ?? { ...next, parts: null }
    while (fresh.length > PARTS_AT_ONCE) {
      const some = fresh.splice(0, PARTS_AT_ONCE)
      if (!(await put({ head: standing, drop: [], durability: 'relaxed' }, some))) return false
    }
    const drop = [...stored].filter(number => !wanted.has(number))
    return await put({ head: next, drop, durability: 'strict' }, fresh)
  }

  return {
    write: async state => {
      if (await bring(state)) return
      forget()
      await bring(state)
    },
    remove: async () => {
      if (head === null) return
      forget()
      await store.remove(key)
    },
  }
}
