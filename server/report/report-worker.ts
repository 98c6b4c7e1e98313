import { serveJobs } from '../child/job-thread.ts'
import type { PrintOrder } from './report-input.ts'
import { type OutlineOrder, type ReportFiles, writeOutline, writeReport } from './write-report.ts'

/** Orders a file from the thread. */
export interface WriteJob {
  order: PrintOrder | OutlineOrder
  format: keyof ReportFiles
}

serveJobs<WriteJob, Uint8Array<ArrayBuffer>>({
  async prepare() {
    const { warmUp } = await import('./warm-up.ts')
    await warmUp()
  },
  work: async ({ order, format }) =>
    Uint8Array.from(await ('outline' in order ? writeOutline(order, format) : writeReport(order, format))),
  moved: bytes => [bytes.buffer],
})
