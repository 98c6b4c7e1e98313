import type { JournalState, JournalWriter } from './journal-writer.ts'

export interface JournalKeeperOptions {
  writer: JournalWriter
  /** What has to be kept as of now; null when the server has all of it. */
  readState: () => JournalState | null
  /** The edits up to this one are on disk. */
  onKept: (edit: number) => void
  /** This computer cannot keep them. */
  onFailed: () => void
}

export interface JournalKeeper {
  /** Something changed: it is kept within a moment. */
  touch(): void
  /** Keeps all there is now; resolves when that is done, or cannot be. */
  flush(): Promise<void>
  /** Ends with what is there now; resolves when that is kept, or cannot be. */
  stop(): Promise<void>
}

const DELAY_MS = 120
/** A computer that takes long to write is given time to type in between, and is still well within a second. */
const LONGEST_DELAY_MS = 400
const RETRY_MS = 5_000
const ANSWER_MS = 3_000

/** Rejects when a storage does not answer: it counts as one that cannot keep anything. */
const withinTime = async (work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer.')), ANSWER_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Writes the journal a moment after each change, one write at a time. */
export const createJournalKeeper = ({ writer, readState, onKept, onFailed }: JournalKeeperOptions): JournalKeeper => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | null = null
  let isTouched = false
  let isStopped = false
  let delay = DELAY_MS

  const wait = (ms: number): void => {
    if (!isStopped) timer ??= setTimeout(() => void flush(), ms)
  }

  const bring = async (): Promise<void> => {
    isTouched = false
    const state = readState()
    const begun = Date.now()
    try {
      await withinTime(state === null ? writer.remove() : writer.write(state))
      if (state !== null) onKept(state.edit)
    } catch {
      onFailed()
      wait(RETRY_MS)
    } finally {
      delay = Math.min(Math.max(DELAY_MS, Date.now() - begun), LONGEST_DELAY_MS)
    }
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    await writing
    if (writing !== null) return await writing
    writing = bring().finally(() => {
      writing = null
      if (isTouched) wait(delay)
    })
    await writing
  }

  return {
    touch: () => {
      isTouched = true
      if (writing === null) wait(delay)
    },
    flush,
    stop: () => {
      isStopped = true
      return flush()
    },
  }
}
