import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Check } from 'typebox/value'
import { Notice } from '#contract/notice.ts'
import { AppError } from '../../app-error.ts'
import type { ChildUsage } from '../../child/child-usage.ts'
import { forkSandboxed, ownPaths } from '../../child/sandbox.ts'
import { type ChildLimits, type RunHooks, type WatchedChild, watchChild } from '../../child/watched-child.ts'
import type { PicturedNotice, ReaderAnswer, ReaderJob, UnreadPages } from './reader-messages.ts'

/** What happens while a notice is read. */
interface ReadingHooks extends RunHooks {
  onPage?: ((page: number, pages: number) => void) | undefined
}

/** What a process may find: facts, facts with a picture in the place of the mark, or pages without text. */
export type Reading = Notice | PicturedNotice | UnreadPages

/** A process that reads one notice: the facts of a PDF, or what has to be recognised before. */
export interface ReaderChild extends Pick<WatchedChild, 'isReady' | 'standBack' | 'end'> {
  /** Resolves when it is warm, or was given its job before, or is gone. */
  warm: Promise<void>
  read: (job: ReaderJob, hooks: ReadingHooks) => Promise<{ result: Reading; usage: ChildUsage }>
}

const noop = (): void => {}

const HEAP_MB = 256
const READABLE = [
  ...ownPaths('contract', 'domain', 'server/app-error.ts', 'server/child', 'server/notice', 'server/pdf'),
  dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))),
]

const noticeOf = (value: unknown): Notice => {
  if (!Check(Notice, value)) throw new AppError('internal', 'the reader process answered with no notice')
  return value
}

/** Starts a reader process: no file access but its own code, an empty environment, heap and resident memory bounded. */
export const startReaderChild = (limits: ChildLimits): ReaderChild => {
  const child = forkSandboxed(join(import.meta.dirname, 'reader-process.ts'), {
    heapMegabytes: HEAP_MB,
    readable: READABLE,
  })
  const { run, isReady, standBack, end } = watchChild(child, limits)
  const warm = Promise.race([once(child, 'message'), once(child, 'exit')]).then(noop, noop)
  return {
    isReady,
    standBack,
    end,
    warm,
    async read(job, { onPage, ...hooks }) {
      return await run<ReaderAnswer, Reading>(
        job,
        (answer, talk) => {
          if (answer.type === 'page') onPage?.(answer.page, answer.pages)
          else if (answer.type === 'unread') talk.done({ layers: answer.layers, pages: answer.pages }, answer.usage)
          else if (answer.type === 'done') {
            const notice = noticeOf(answer.notice)
            talk.done(answer.picture ? { notice, picture: answer.picture } : notice, answer.usage)
          } else if (answer.type === 'failed')
            talk.fail(new AppError(answer.code, answer.message, { paper: answer.paper }))
        },
        hooks,
      )
    },
  }
}
