import { join } from 'node:path'
import { AppError } from '../app-error.ts'
import type { ChildUsage } from '../child/child-usage.ts'
import { forkSandboxed, ownPaths } from '../child/sandbox.ts'
import { createTurns, type Person, type Turns } from '../child/turns.ts'
import { type ChildLimits, type WatchedChild, watchChild } from '../child/watched-child.ts'
import type { OcrAnswer, OcrJob, Recognised } from './ocr-messages.ts'

interface RecognitionHooks {
  signal?: AbortSignal | undefined
  /** Whom the pages are for: persons get their turns one after another. */
  person?: Person
  onPage?: ((page: number, pages: number) => void) | undefined
}

/** Recognises pictures of pages, one job at a time and one for pictures of marks beside it, persons in turn; nothing is held between jobs. */
export interface PageRecogniser {
  /** The text and the pictures asked for. Throws AppError tooComplex, damagedPdf, cancelled or unavailable. */
  recognise: (job: OcrJob, hooks?: RecognitionHooks) => Promise<{ result: Recognised; usage: ChildUsage }>
  /** Its one place for pages; pictures, and areas of pages, wait for none of these. */
  turns: Turns
  /** Ends all recognising; what is under way fails. */
  close: () => Promise<void>
}

const LIMITS: ChildLimits = {
  cpuMilliseconds: 60_000,
  milliseconds: 180_000,
  silentMilliseconds: 60_000,
  busyMilliseconds: 10_000,
  residentBytes: 1500 * 1024 * 1024,
}
const HEAP_MB = 512
/** The packages of its networks and of pictures load further ones. */
const READABLE = ownPaths(
  ...['contract', 'server/app-error.ts', 'server/child', 'server/ocr', 'server/pdf', 'node_modules'],
)

/** Its networks are native code, which cannot be kept from anything but by the system: time and memory are watched. */
const forkRecogniser = () =>
  forkSandboxed(join(import.meta.dirname, 'ocr-process.ts'), {
    heapMegabytes: HEAP_MB,
    readable: READABLE,
    hasNativeCode: true,
  })

/** Whether a job is quick: pictures to cut out, or an area of a page to read. */
const isOfPictures = ({ pages, area }: OcrJob): boolean => area !== undefined || pages.length === 0

export const createPageRecogniser = (limits: ChildLimits = LIMITS): PageRecogniser => {
  const turns = createTurns(1)
  const turnsOfPictures = createTurns(1)
  const children = new Set<WatchedChild>()
  let isClosed = false

  const run = async (job: OcrJob, { signal, onPage }: RecognitionHooks) => {
    if (isClosed) throw new AppError('unavailable', 'the reader is closed')
    const child = watchChild(forkRecogniser(), limits)
    children.add(child)
    // A paper with text of its own is answered in a second: it goes first, and the picture of its mark with it.
    if (!isOfPictures(job)) child.standBack()
    try {
      return await child.run<OcrAnswer, Recognised>(
        job,
        (answer, talk) => {
          if (answer.type === 'page') onPage?.(answer.page, answer.pages)
          else if (answer.type === 'done') talk.done({ pages: answer.pages, pictures: answer.pictures }, answer.usage)
          else if (answer.type === 'failed') talk.fail(new AppError(answer.code, answer.message))
        },
        { signal },
      )
    } finally {
      // Kept in mind until it is gone, for `close` to wait for it.
      const forget = () => children.delete(child)
      child.end().then(forget, forget)
    }
  }

  return {
    turns,
    async recognise(job, hooks = {}) {
      const giveBack = await (isOfPictures(job) ? turnsOfPictures : turns).take(hooks.person, hooks.signal)
      try {
        return await run(job, hooks)
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
