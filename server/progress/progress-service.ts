import type { ErrorCode } from '#contract/errors.ts'
import type { ProgressEvent } from '#contract/progress.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import type { Notifications } from '../storage/notifications.ts'
import { insertProgress, purgeProgress, readProgressAfter } from './progress-repository.ts'

export const PROGRESS_CHANNEL = 'rejoinder_progress'
export const CANCEL_CHANNEL = 'rejoinder_cancel'
/** The time after which a quiet stream looks for new steps and sends a heartbeat. */
const HEARTBEAT_MS = 15_000

/** One request that is under way. */
export interface RunningRequest {
  /** Aborts when the request is cancelled, on whichever server. */
  signal: AbortSignal
  /** Adds a step, in order, without delaying the work; a step that cannot be written is dropped. */
  report(event: ProgressEvent): void
  /** Ends the request; resolves once its last step is written. */
  end(failure?: ErrorCode): Promise<void>
}

export interface ProgressService {
  /**
   * Begins a request; without an id nobody can watch or cancel it. Throws `AppError` cancelled when it was cancelled
   * already.
   */
  begin(accountId: number, requestId: string | undefined): Promise<RunningRequest>
  /**
   * Yields the steps of the account's request from the first on, null as a heartbeat; ends after done or failed, or
   * with `signal`.
   */
  watch(accountId: number, requestId: string, signal: AbortSignal): AsyncGenerator<ProgressEvent | null>
  cancel(accountId: number, requestId: string): Promise<void>
  /** Ends every stream. */
  close(): void
}

const isLast = (event: ProgressEvent): boolean => event.step === 'done' || event.step === 'failed'

/** Lets a watcher sleep until a message, the heartbeat or the signal; a message sent while it is awake is not lost. */
const createAlarm = (signal: AbortSignal) => {
  let ring = Promise.withResolvers<void>()
  const wake = (): void => ring.resolve()
  signal.addEventListener('abort', wake)
  return {
    wake,
    /** Resolves to whether a message came before the heartbeat was due. */
    async sleep(): Promise<boolean> {
      const { promise: heartbeat, resolve } = Promise.withResolvers<false>()
      const timer = setTimeout(resolve, HEARTBEAT_MS, false)
      const wasWoken = await Promise.race([ring.promise.then(() => true), heartbeat])
      clearTimeout(timer)
      ring = signal.aborted ? ring : Promise.withResolvers<void>()
      return wasWoken
    },
  }
}

const unwatched = (): RunningRequest => ({
  signal: new AbortController().signal,
  report: () => undefined,
  end: () => Promise.resolve(),
})

/**
 * Writes the steps of requests to the database, so that any server process can stream or cancel what another one runs.
 */
export const createProgressService = (db: Database, notifications: Notifications): ProgressService => {
  const closing = new AbortController()
  const keyOf = (accountId: number, requestId: string): string => `${accountId}:${requestId}`

  const hasEnded = async (accountId: number, requestId: string): Promise<boolean> =>
    (await readProgressAfter(db, accountId, requestId, 0)).some(({ event }) => isLast(event))

  const add = async (accountId: number, requestId: string, event: ProgressEvent): Promise<void> => {
    await insertProgress(db, accountId, requestId, event)
    await notifications.notify(db, PROGRESS_CHANNEL, keyOf(accountId, requestId))
  }

  return {
    async begin(accountId, requestId) {
      if (requestId === undefined) return unwatched()
      await purgeProgress(db)
      const cancelling = new AbortController()
      const stopListening = notifications.listen(CANCEL_CHANNEL, key => {
        if (key === keyOf(accountId, requestId)) cancelling.abort(new AppError('cancelled'))
      })
      const [earlier] = await readProgressAfter(db, accountId, requestId, 0)
      if (earlier && isLast(earlier.event)) {
        stopListening()
        throw new AppError('cancelled')
      }
      let written: Promise<void> = Promise.resolve()
      const report = (event: ProgressEvent): void => {
        written = written.then(() => add(accountId, requestId, event)).catch(() => undefined)
      }
      return {
        signal: cancelling.signal,
        report,
        async end(failure) {
          stopListening()
          report(failure ? { step: 'failed', code: failure } : { step: 'done' })
          await written
        },
      }
    },

    async *watch(accountId, requestId, signal) {
      const ended = AbortSignal.any([signal, closing.signal])
      const alarm = createAlarm(ended)
      const stopListening = notifications.listen(PROGRESS_CHANNEL, key => {
        if (key === keyOf(accountId, requestId)) alarm.wake()
      })
      try {
        let lastId = 0
        while (!ended.aborted) {
          for (const { id, event } of await readProgressAfter(db, accountId, requestId, lastId)) {
            yield event
            if (isLast(event)) return
            lastId = id
          }
          if (!(await alarm.sleep())) yield null
        }
      } finally {
        stopListening()
      }
    },

    async cancel(accountId, requestId) {
      if (await hasEnded(accountId, requestId)) return
      // Written first: a request that begins meanwhile either reads it or already listens.
      await add(accountId, requestId, { step: 'failed', code: 'cancelled' })
      await notifications.notify(db, CANCEL_CHANNEL, keyOf(accountId, requestId))
    },

    close: () => closing.abort(),
  }
}
