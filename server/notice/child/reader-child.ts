import { fork } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Check } from 'typebox/value'
import { Notice } from '#contract/notice.ts'
import { AppError } from '../../app-error.ts'
import type { ChildUsage, PdfFile } from '../../pdf/child-messages.ts'
import type { PageText } from '../../pdf/page-text.ts'
import { type ChildLimits, type WatchedChild, watchChild } from '../../pdf/watched-child.ts'
import type { ReaderAnswer, RecognisedPages } from './reader-messages.ts'

/** What happens while a notice is read. */
interface ReadingHooks {
  signal?: AbortSignal | undefined
  onPage?: ((page: number, pages: number) => void) | undefined
  /** Recognises the pictures of these pages, whose text layer cannot be trusted. */
  recognise: (pages: number[]) => Promise<PageText[]>
}

/** A process that reads one notice: the facts of a PDF. */
export interface ReaderChild extends Pick<WatchedChild, 'isReady' | 'end'> {
  /** Resolves when it is warm, or was given its job before, or is gone. */
  warm: Promise<void>
  read: (file: PdfFile, hooks: ReadingHooks) => Promise<{ result: Notice; usage: ChildUsage }>
}

const noop = (): void => {}

const HEAP_MB = 256
const ROOT = join(import.meta.dirname, '..', '..', '..')
const READ_PATHS = [
  join(ROOT, 'package.json'),
  join(ROOT, 'contract'),
  join(ROOT, 'domain'),
  join(ROOT, 'server', 'app-error.ts'),
  join(ROOT, 'server', 'notice'),
  join(ROOT, 'server', 'pdf'),
  dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))),
]

const forkReader = () =>
  fork(join(import.meta.dirname, 'reader-process.ts'), {
    env: {},
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      '--permission',
      ...READ_PATHS.map(path => `--allow-fs-read=${path}`),
      '--no-warnings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

const noticeOf = (value: unknown): Notice => {
  if (!Check(Notice, value)) throw new AppError('internal', 'the reader process answered with no notice')
  return value
}

/** Starts a reader process: no file access but its own code, an empty environment, heap and resident memory bounded. */
export const startReaderChild = (limits: ChildLimits): ReaderChild => {
  const child = forkReader()
  const { run, isReady, end } = watchChild(child, limits)
  const warm = Promise.race([once(child, 'message'), once(child, 'exit')]).then(noop, noop)
  return {
    isReady,
    end,
    warm,
    async read(file, { signal, onPage, recognise }) {
      const answered = await run<ReaderAnswer, unknown>(
        file,
        (answer, talk) => {
          if (answer.type === 'page') onPage?.(answer.page, answer.pages)
          else if (answer.type === 'done') talk.done(answer.notice, answer.usage)
          else if (answer.type === 'failed')
            talk.fail(new AppError(answer.code, answer.message, { paper: answer.paper }))
          else if (answer.type === 'recognise') {
            talk.rest()
            const send = (recognised: PageText[]) => talk.send({ recognised } satisfies RecognisedPages)
            recognise(answer.pages).then(send, talk.fail)
          }
        },
        signal,
      )
      return { ...answered, result: noticeOf(answered.result) }
    },
  }
}
