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

/** Parts no longer needed may be this many before they are looked for and dropped. */
const MOST_SPARE = 200

/** The blocks of a document and their numbers, as they were last written. */
interface Written {
  blocks: readonly object[]
  numbers: Uint32Array
}

const NOTHING: Written = { blocks: [], numbers: new Uint32Array() }

/** How many blocks at the start of both are the same objects, and how many of the rest at the end. */
const sameEnds = (a: readonly object[], b: readonly object[]): { start: number; end: number } => {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  return { start, end }
}

/** Writes the journal of one open page: of the documents only what is not on disk yet. */
export const createJournalWriter = (store: JournalStore, key: string): JournalWriter => {
  const numbers = new WeakMap<object, number>()
  const stored = new Set<number>()
  let count = 0
  let head: JournalHead | null = null
  let analysis = NOTHING
  let reason = NOTHING

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
    analysis = NOTHING
    reason = NOTHING
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

  /** Numbers the blocks of a document; only those that changed are looked at, and are `fresh` while not on disk. */
  const numberBlocks = ({ content = [] }: DocumentJson, last: Written, fresh: Map<number, object>): Written => {
    const { start, end } = sameEnds(content, last.blocks)
    const numbers = new Uint32Array(content.length)
    numbers.set(last.numbers.subarray(0, start))
    numbers.set(last.numbers.subarray(last.numbers.length - end), content.length - end)
    for (let index = start; index < content.length - end; index++) {
      const block = content[index] ?? {}
      const number = numberOf(block)
      numbers[index] = number
      if (!stored.has(number)) fresh.set(number, block)
    }
    return { blocks: content, numbers }
  }

  const bring = async ({ content, ...facts }: JournalState): Promise<boolean> => {
    const wanted = new Map<number, object>()
    const nextAnalysis = numberBlocks(content.analysis, analysis, wanted)
    const nextReason = numberBlocks(content.reason, reason, wanted)
    const reviewed = numberOf(content.reviewed)
    if (!stored.has(reviewed)) wanted.set(reviewed, content.reviewed)
    const parts = { analysis: nextAnalysis.numbers, reason: nextReason.numbers, reviewed }
    const next: JournalHead = { ...facts, key, keptAt: Date.now(), parts }
    const standing = head ?? { ...next, parts: null }
    const fresh = [...wanted]
    while (fresh.length > PARTS_AT_ONCE) {
      const some = fresh.splice(0, PARTS_AT_ONCE)
      if (!(await put({ head: standing, drop: [], durability: 'relaxed' }, some))) return false
    }
    const isSpare = stored.size > parts.analysis.length + parts.reason.length + MOST_SPARE
    const needed = isSpare ? new Set([...parts.analysis, ...parts.reason, reviewed]) : stored
    const drop = [...(isSpare ? stored : [])].filter(number => !needed.has(number))
    if (!(await put({ head: next, drop, durability: 'strict' }, fresh))) return false
    analysis = nextAnalysis
    reason = nextReason
    return true
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
