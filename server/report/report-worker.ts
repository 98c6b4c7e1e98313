import { parentPort } from 'node:worker_threads'
import type { PrintOrder } from './report-input.ts'
import { type OutlineOrder, type ReportFiles, writeOutline, writeReport } from './write-report.ts'

/** Orders a file from the thread. */
export interface WriteJob {
  id: number
  order: PrintOrder | OutlineOrder
  format: keyof ReportFiles
}
export type WriteResult = { id: number; bytes: Uint8Array } | { id: number; error: unknown }

parentPort?.on('message', async (job: WriteJob | 'prepare') => {
  if (job === 'prepare') {
    const { warmUp } = await import('./warm-up.ts')
    return await warmUp().catch(() => undefined)
  }
  const { id, order, format } = job
  try {
    const bytes = Uint8Array.from(await ('outline' in order ? writeOutline(order, format) : writeReport(order, format)))
    parentPort?.postMessage({ id, bytes } satisfies WriteResult, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ id, error } satisfies WriteResult)
  }
})
