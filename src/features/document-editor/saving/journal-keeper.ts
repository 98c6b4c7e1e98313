import type { JournalState, JournalWriter } from './journal-writer.ts'

export interface JournalKeeperOptions {
  writer: JournalWriter
  /** Returns what has to be kept now; null when the server holds all of it. */
  readState: () => JournalState | null
  /** Called when the edits up to this one are on disk. */
  onKept: (edit: number) => void
  /** Called when this computer cannot keep them. */
  onFailed: () => void
}

export interface JournalKeeper {
  /** To be called after a change, which is kept within a moment. */
  touch(): void
  /** Keeps everything at once. Resolves when that is done or has failed. */
  flush(): Promise<void>
  /** Keeps everything and stops. Resolves when that is done or has failed. */
  stop(): Promise<void>
}

/**
 * Milliseconds from the first change that the journal lacks. Even behind a running write it is kept well within a
 * second.
 */
const DELAY_MS = 120
const RETRY_MS = 1_000

/** Writes the journal a moment after each change, one write at a time. */
export const createJournalKeeper = ({ writer, readState, onKept, onFailed }: JournalKeeperOptions): JournalKeeper => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | null = null
  /** Time of the first change that no write has picked up. */
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
