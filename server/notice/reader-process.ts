import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { AppError } from '../app-error.ts'
import { readFacts } from './read-facts.ts'
import type { ReaderAnswer, ReaderJob } from './reader-messages.ts'
import { readTextLayer } from './text-layer.ts'

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

process.once('message', async (job: ReaderJob) => answer(await read(job)))
process.once('disconnect', () => process.exit())
