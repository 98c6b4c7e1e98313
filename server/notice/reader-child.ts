import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Check } from 'typebox/value'
import { Notice } from '#contract/notice.ts'
import { AppError } from '../app-error.ts'
import type { ReaderAnswer, ReaderJob } from './reader-messages.ts'
import { residentMemoryOf } from './resident-memory.ts'

/** What one reading may take before its process is killed. */
export interface ReaderLimits {
  milliseconds: number
  residentBytes: number
}

export interface JobOptions {
  signal?: AbortSignal | undefined
  onPage?: ((page: number, pages: number) => void) | undefined
}

/** A process that reads one PDF and is gone afterwards. */
export interface ReaderChild {
  /** Whether it still waits for its job. */
  isReady: () => boolean
  run: (job: ReaderJob, options: JobOptions) => Promise<Notice>
  /** Kills it; resolves when it has ended. */
  end: () => Promise<void>
}

const HEAP_MB = 256
const WATCH_MS = 25
const ABORTED_EXIT_CODE = 134

const ROOT = join(import.meta.dirname, '..', '..')
const READ_PATHS = [
  join(ROOT, 'package.json'),
  join(ROOT, 'contract'),
  join(ROOT, 'server', 'app-error.ts'),
  join(ROOT, 'server', 'notice'),
  join(ROOT, 'server', 'law'),
  dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))),
]

const forkReader = (): ChildProcess =>
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

/** Out of heap ends a process by a signal of its own; any other early end is a fault of ours. */
const earlyEnd = (code: number | null, signal: string | null): AppError =>
  signal !== null || code === ABORTED_EXIT_CODE
    ? new AppError('tooComplex', `the reader process ran out of memory (${signal ?? code})`)
    : new AppError('internal', `the reader process ended with ${code}`)

const noticeOf = (value: unknown): Notice => {
  if (!Check(Notice, value)) throw new AppError('internal', 'the reader process answered with no notice')
  return value
}

/** Starts a reader process: no file access but its own code, an empty environment, heap and resident memory bounded. */
export const startReaderChild = (limits: ReaderLimits): ReaderChild => {
  const child = forkReader()
  // An idle reader must not keep the server alive.
  child.unref()
  child.channel?.unref()
  child.on('error', () => child.kill('SIGKILL'))
  let isTaken = false
  let isEnding = false

  const run = async (job: ReaderJob, { signal, onPage }: JobOptions): Promise<Notice> => {
    isTaken = true
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const tooMuch = (what: string) => reject(new AppError('tooComplex', `reading takes more than ${what}`))
    const cancel = () => reject(new AppError('cancelled'))
    const timeout = setTimeout(() => tooMuch(`${limits.milliseconds} ms`), limits.milliseconds)
    const watch = setInterval(async () => {
      const resident = child.pid === undefined ? null : await residentMemoryOf(child.pid)
      if (resident !== null && resident > limits.residentBytes) tooMuch(`${limits.residentBytes} bytes of memory`)
    }, WATCH_MS)
    child.on('message', (answer: ReaderAnswer) => {
      if (answer.type === 'page') onPage?.(answer.page, answer.pages)
      else if (answer.type === 'done') resolve(answer.notice)
      else reject(new AppError(answer.code, answer.message))
    })
    child.once('exit', (code, exitSignal) =>
      reject(isEnding ? new AppError('unavailable', 'the reader was closed') : earlyEnd(code, exitSignal)),
    )
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      if (signal?.aborted) cancel()
      child.send(job, error => error && reject(new AppError('internal', error.message)))
      return noticeOf(await promise)
    } finally {
      clearTimeout(timeout)
      clearInterval(watch)
      signal?.removeEventListener('abort', cancel)
      child.kill('SIGKILL')
    }
  }

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  return {
    isReady: () => !isTaken && child.connected && !hasEnded(),
    run,
    end: async () => {
      if (hasEnded() || child.pid === undefined) return
      isEnding = true
      child.ref()
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
