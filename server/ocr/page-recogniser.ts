import { fork } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '../app-error.ts'
import type { ChildUsage } from '../pdf/child-messages.ts'
import type { PageText } from '../pdf/page-text.ts'
import { type ChildLimits, type WatchedChild, watchChild } from '../pdf/watched-child.ts'
import type { OcrAnswer, OcrJob } from './ocr-messages.ts'

interface RecognitionHooks {
  signal?: AbortSignal | undefined
  onPage?: ((page: number, pages: number) => void) | undefined
}

/** Recognises pictures of pages, one job at a time; nothing is held between jobs. */
export interface PageRecogniser {
  /** The text of the pages asked for, in their order. Throws AppError tooComplex, damagedPdf, cancelled or unavailable. */
  recognise: (job: OcrJob, hooks?: RecognitionHooks) => Promise<{ result: PageText[]; usage: ChildUsage }>
  /** Ends all recognising; what is under way fails. */
  close: () => Promise<void>
}

const LIMITS: ChildLimits = {
  milliseconds: 60_000,
  silentMilliseconds: 30_000,
  busyMilliseconds: 10_000,
  residentBytes: 1500 * 1024 * 1024,
}
const HEAP_MB = 512

/** Its networks are native code, which the permission model does not let in; memory and time are watched all the same. */
const forkRecogniser = () =>
  fork(join(import.meta.dirname, 'ocr-process.ts'), {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

export const createPageRecogniser = (limits: ChildLimits = LIMITS): PageRecogniser => {
  let last: Promise<unknown> = Promise.resolve()
  let child: WatchedChild | null = null
  let isClosed = false

  const run = async (job: OcrJob, { signal, onPage }: RecognitionHooks) => {
    if (isClosed) throw new AppError('unavailable', 'the reader is closed')
    if (signal?.aborted) throw new AppError('cancelled')
    child = watchChild(forkRecogniser(), limits)
    return await child.run<OcrAnswer, PageText[]>(
      job,
      (answer, talk) => {
        if (answer.type === 'page') onPage?.(answer.page, answer.pages)
        else if (answer.type === 'done') talk.done(answer.pages, answer.usage)
        else if (answer.type === 'failed') talk.fail(new AppError(answer.code, answer.message))
      },
      signal,
    )
  }

  return {
    recognise(job, hooks = {}) {
      const turn = last.then(() => run(job, hooks))
      last = turn.catch(() => undefined)
      return turn
    },
    async close() {
      isClosed = true
      await child?.end()
    },
  }
}
