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

/** From the first change that the journal does not have; with a write before it on its way it is well within a second. */
const DELAY_MS = 120
const RETRY_MS = 1_000

/** Writes the journal a moment after each change, one write at a time. */
export const createJournalKeeper = ({ writer, readState, onKept, onFailed }: JournalKeeperOptions): JournalKeeper => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | null = null
  /** When the first change was made that no write has taken up. */
  let touchedAt: number | null = null
  let isStopped = false

  const wait = (ms: number): void => {
    if (!isStopped) timer ??= setTimeout(() => void flush(), ms)
  }

  const bring = async (): Promise<void> => {
    touchedAt = null
    const state = readState()
    try {
      await (state === null ? writer.remove() : writer.write(state))
      if (state !== null) onKept(state.edit)
    } catch {
      onFailed()
      wait(RETRY_MS)
    }
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    await writing
    if (writing !== null) return await writing
    writing = bring().finally(() => {
      writing = null
      if (touchedAt !== null) wait(Math.max(0, touchedAt + DELAY_MS - Date.now()))
    })
    await writing
  }

  return {
    touch: () => {
      touchedAt ??= Date.now()
      if (writing === null) wait(DELAY_MS)
    },
    flush,
    stop: () => {
      isStopped = true
      return flush()
    },
  }
}
