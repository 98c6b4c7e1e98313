import { AppError } from '../app-error.ts'
import { measureUsage } from '../child/child-usage.ts'
import type { OcrAnswer, OcrJob } from './ocr-messages.ts'
import { recognisePages } from './recognise-pages.ts'

const answer = (message: OcrAnswer): void => {
  process.send?.(message)
}

const recognise = async (job: OcrJob): Promise<OcrAnswer> => {
  try {
    const usage = measureUsage()
    return { type: 'done', ...(await recognisePages(job, answer)), usage: usage() }
  } catch (error) {
    if (error instanceof AppError) return { type: 'failed', code: error.code, message: error.message }
    return { type: 'failed', code: 'damagedPdf', message: error instanceof Error ? (error.stack ?? error.message) : '' }
  }
}

process.once('message', async (job: OcrJob) => {
  answer({ type: 'begun' })
  answer(await recognise(job))
})
process.once('disconnect', () => process.exit())
