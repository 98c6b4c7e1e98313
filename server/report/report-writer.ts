import { Worker } from 'node:worker_threads'
import type { PrintOrder } from './report-input.ts'
import type { WriteJob, WriteResult } from './report-worker.ts'
import type { OutlineOrder, ReportFiles } from './write-report.ts'

/** Writes reports on a thread of its own: a large one takes seconds, while the server answers others. */
export interface ReportWriter {
  /** Rejects with what the writing threw. */
  write(order: PrintOrder, format: keyof ReportFiles): Promise<Uint8Array>
  /** Writes an outline that another service made. Rejects with what the writing threw. */
  writeOutline(order: OutlineOrder, format: keyof ReportFiles): Promise<Uint8Array>
  /** Starts the thread and lets it read its fonts, unless it runs already. */
  prepare(): void
  close(): Promise<void>
}

/**
 * The thread starts with the first report or with `prepare`, and stays with its fonts read. A thread that dies fails
 * its jobs; the next job starts another.
 */
export const createReportWriter = (): ReportWriter => {
  let worker: Worker | undefined
  let jobs = 0
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()

  const failAll = (error: unknown): void => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const start = (): Worker => {
    const started = new Worker(new URL('./report-worker.ts', import.meta.url))
    started.unref()
    started.on('message', (result: WriteResult) => {
      const job = waiting.get(result.id)
      waiting.delete(result.id)
      if ('bytes' in result) job?.resolve(result.bytes)
      else job?.reject(result.error)
    })
    const end = (error: unknown): void => {
      // Of a thread that another has followed already, nothing is waiting any more.
      if (worker === started) failAll(error)
    }
    started.on('error', end)
    started.on('exit', () => end(new Error('The report writer has stopped.')))
    return started
  }

  const write = (order: WriteJob['order'], format: keyof ReportFiles): Promise<Uint8Array> => {
    worker ??= start()
    jobs += 1
    const job = Promise.withResolvers<Uint8Array>()
    waiting.set(jobs, job)
    worker.postMessage({ id: jobs, order, format } satisfies WriteJob)
    return job.promise
  }

  return {
    write,
    writeOutline: write,
    prepare() {
      if (worker) return
      worker = start()
      worker.postMessage('prepare')
    },
    async close() {
      await worker?.terminate()
    },
  }
}
