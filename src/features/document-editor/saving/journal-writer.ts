import { bunchesOf, type DocumentPart, type EditedParts } from './document-parts.ts'
import type { JournalHead, JournalStore, JournalWrite } from './journal.ts'

const ANSWER_MS = 3_000

/** Rejects when a storage does not respond, which counts as being unable to keep anything. */
const withinTime = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer.')), ANSWER_MS)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The content of a journal from now on. */
export interface JournalState extends Omit<JournalHead, 'key' | 'keptAt' | 'parts'> {
  content: EditedParts
}

export interface JournalWriter {
  /** Writes a state; resolves when it is on disk. One call at a time. */
  write(state: JournalState): Promise<void>
  remove(): Promise<void>
}

/** Number of unneeded parts above which they are looked for and deleted. */
const MOST_SPARE = 50

/** The parts of a document and their numbers, as last written. */
interface Written {
  parts: readonly DocumentPart[]
  numbers: Uint32Array
}

const NOTHING: Written = { parts: [], numbers: new Uint32Array() }

/** Returns how many parts at the start of both lists are the same objects, and how many of the rest at the end. */
const sameEnds = (a: readonly object[], b: readonly object[]): { start: number; end: number } => {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  return { start, end }
}

/** Writes the journal of one open page. Of the documents, only parts that are not on disk yet are written. */
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

  /** Returns false when the journal is gone because the user or the browser cleared the storage. */
  const put = async (step: JournalWrite): Promise<boolean> => {
    // A write that timed out may still take effect.
    for (const number of step.drop) stored.delete(number)
    const wasThere = await withinTime(store.write(step))
    if (head !== null && !wasThere) return false
    head = step.head
    for (const [number] of step.put) stored.add(number)
    return true
  }

  /** Numbers the parts of a document. Only changed parts are looked at; those not on disk yet are added to `fresh`. */
  const numberParts = (parts: readonly DocumentPart[], last: Written, fresh: Map<number, DocumentPart>): Written => {
    const { start, end } = sameEnds(parts, last.parts)
    const numbers = new Uint32Array(parts.length)
    numbers.set(last.numbers.subarray(0, start))
    numbers.set(last.numbers.subarray(last.numbers.length - end), parts.length - end)
    for (const [index, part] of parts.slice(start, parts.length - end).entries()) {
      const number = numberOf(part)
      numbers[start + index] = number
      if (!stored.has(number)) fresh.set(number, part)
    }
    return { parts, numbers }
  }

  const bring = async ({ content, ...facts }: JournalState): Promise<boolean> => {
    const fresh = new Map<number, DocumentPart>()
    const nextAnalysis = numberParts(content.analysis, analysis, fresh)
    const nextReason = numberParts(content.reason, reason, fresh)
    const reviewed = numberOf(content.reviewed)
    if (!stored.has(reviewed)) fresh.set(reviewed, { json: JSON.stringify(content.reviewed) })
    const parts = { analysis: nextAnalysis.numbers, reason: nextReason.numbers, reviewed }
    const next: JournalHead = { ...facts, key, keptAt: Date.now(), parts }
    const standing = head ?? { ...next, parts: null }
    let piece: JournalWrite['put'] = []
    for (const bunch of bunchesOf(fresh, ([, { json }]) => json)) {
      const before = { head: standing, put: piece, drop: [], durability: 'relaxed' } as const
      if (piece.length > 0 && !(await put(before))) return false
      piece = bunch.map(([number, { json }]) => [number, json])
    }
    const isSpare = stored.size > parts.analysis.length + parts.reason.length + MOST_SPARE
    const needed = isSpare ? new Set([...parts.analysis, ...parts.reason, reviewed]) : stored
    const drop = [...(isSpare ? stored : [])].filter(number => !needed.has(number))
    if (!(await put({ head: next, put: piece, drop, durability: 'strict' }))) return false
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
      await withinTime(store.remove(key))
    },
  }
}
