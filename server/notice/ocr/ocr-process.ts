import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { AppError } from '../../app-error.ts'
import { measureUsage } from '../child-usage.ts'
import { openPdf } from '../open-pdf.ts'
import type { OcrAnswer, OcrJob } from '../reader-messages.ts'
import { loadModels } from './models.ts'
import { recognisePage } from './recognise-page.ts'

const answer = (message: OcrAnswer): void => {
  process.send?.(message)
}

const recognise = async ({ pdf, password, pages }: OcrJob): Promise<OcrAnswer> => {
  try {
    const usage = measureUsage()
    const [document, models] = await Promise.all([openPdf(pdf, { password }), loadModels()])
    const recognised = []
    for (const [index, number] of pages.entries()) {
      answer({ type: 'page', page: index + 1, pages: pages.length })
      const page = await document.getPage(number)
      recognised.push(await recognisePage(page, models, () => answer({ type: 'working' })))
      page.cleanup()
    }
    return { type: 'done', pages: recognised, usage: usage() }
  } catch (error) {
    if (error instanceof AppError) return { type: 'failed', code: error.code, message: error.message }
    return { type: 'failed', code: 'damagedPdf', message: error instanceof Error ? (error.stack ?? error.message) : '' }
  }
}

process.once('message', async (job: OcrJob) => answer(await recognise(job)))
process.once('disconnect', () => process.exit())
