import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { AppError } from '../app-error.ts'
import { readFacts } from './read-facts.ts'
import type { ReaderAnswer, ReaderJob } from './reader-messages.ts'
import { readTextLayer } from './text-layer.ts'
import { warmUp } from './warm-up.ts'

/** By then a process that was started for a job has it, and the answer before this one is out. */
const IDLE_AFTER_MS = 200

const answer = (message: ReaderAnswer): void => {
  process.send?.(message)
}

const read = async ({ pdf, password }: ReaderJob): Promise<ReaderAnswer> => {
  try {
    const onPage = (page: number, pages: number) => answer({ type: 'page', page, pages })
    const pages = await readTextLayer(pdf, { password, onPage })
    return { type: 'done', notice: readFacts(pages, 'text-layer') }
  } catch (error) {
    if (error instanceof AppError) return { type: 'failed', code: error.code, message: error.message }
    return { type: 'failed', code: 'internal', message: error instanceof Error ? (error.stack ?? error.message) : '' }
  }
}

const warmingUp = setTimeout(() => warmUp().catch(() => undefined), IDLE_AFTER_MS)

process.once('message', async (job: ReaderJob) => {
  clearTimeout(warmingUp)
  answer(await read(job))
})
process.once('disconnect', () => process.exit())
