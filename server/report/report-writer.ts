import { createJobThread } from '../child/job-thread.ts'
import type { PrintOrder } from './report-input.ts'
import type { WriteJob } from './report-worker.ts'
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

/** Creates a writer whose thread starts with the first report or with `prepare`, and stays with its fonts read. */
export const createReportWriter = (): ReportWriter => {
  const thread = createJobThread<WriteJob, Uint8Array>(new URL('./report-worker.ts', import.meta.url))
  const write = (order: WriteJob['order'], format: keyof ReportFiles): Promise<Uint8Array> =>
    thread.run({ order, format })
  return { write, writeOutline: write, prepare: thread.prepare, close: thread.close }
}
