import { join } from 'node:path'
import { Check } from 'typebox/value'
import { WordComparison } from '#contract/word-import.ts'
import { AppError } from '../app-error.ts'
import { forkSandboxed, ownPaths } from '../child/sandbox.ts'
import { createTurns, type Person, type Turns } from '../child/turns.ts'
import { type ChildLimits, type WatchedChild, watchChild } from '../child/watched-child.ts'
import type { WordOrigin } from '../word/way-back.ts'
import type { ExportedDocuments, WordDifference } from './compare-word.ts'
import type { WordAnswer, WordJob } from './word-messages.ts'

/** Compares Word files with the documents they were made of, each file in a process of its own. */
export interface WordReader {
  /**
   * Reads the file, asks for the documents of the export that it names, and returns how it differs. Throws `AppError`
   * notWord, notExported, tooComplex (the message names what there is too much of), unavailable, and what
   * `documentsOf` throws.
   */
  compare(
    bytes: Uint8Array,
    documentsOf: (origin: WordOrigin) => Promise<ExportedDocuments>,
    person?: Person,
  ): Promise<WordDifference>
  /** The places that files wait for. */
  turns: Turns
  /** Ends all reading; what is under way fails. */
  close(): Promise<void>
}

const LIMITS: ChildLimits = {
  cpuMilliseconds: 12_000,
  milliseconds: 60_000,
  silentMilliseconds: 60_000,
  busyMilliseconds: 12_000,
  residentBytes: 700 * 1024 * 1024,
}
const HEAP_MB = 512
const PLACES = 2
/** Reading and writing of Word and of documents draw on packages that load further ones. */
const READABLE = ownPaths(
  ...['contract', 'domain', 'extensions', 'server/child', 'server/word', 'server/word-import', 'node_modules'],
)

const startChild = (): WatchedChild =>
  watchChild(
    forkSandboxed(join(import.meta.dirname, 'word-process.ts'), {
      heapMegabytes: HEAP_MB,
      readable: READABLE,
    }),
    LIMITS,
  )

const differenceOf = (value: WordDifference): WordDifference => {
  const { changes, doubts, prose, rows, outside } = WordComparison.properties
  const isWhole =
    Check(changes, value.changes) &&
    Check(doubts, value.doubts) &&
    Check(prose, value.prose) &&
    Check(rows, value.rows) &&
    Check(outside, value.outside)
  if (!isWhole) throw new AppError('internal', 'the Word process answered with no comparison')
  return value
}

/** Two files are read at once, persons in turn. */
export const createWordReader = (): WordReader => {
  const turns = createTurns(PLACES)
  const children = new Set<WatchedChild>()
  let isClosed = false
  return {
    turns,
    async compare(bytes, documentsOf, person) {
      const giveBack = await turns.take(person)
      try {
        if (isClosed) throw new AppError('unavailable', 'the reader of Word files is closed')
        const child = startChild()
        children.add(child)
        try {
          const { result } = await child.run<WordAnswer, WordDifference>(
            { bytes } satisfies WordJob,
            (answer, talk) => {
              if (answer.type === 'origin') {
                talk.rest()
                documentsOf(answer.origin).then(talk.send, talk.fail)
              } else if (answer.type === 'done') talk.done(answer.difference, answer.usage)
              else if (answer.type === 'failed') talk.fail(new AppError(answer.code, answer.message))
            },
          )
          return differenceOf(result)
        } finally {
          await child.end()
          children.delete(child)
        }
      } finally {
        giveBack()
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...children].map(child => child.end()))
    },
  }
}
