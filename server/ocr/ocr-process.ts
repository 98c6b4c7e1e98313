import { enableCompileCache, flushCompileCache } from 'node:module'
import { AppError } from '../app-error.ts'
import { measureUsage } from '../pdf/child-messages.ts'
import type { OcrAnswer, OcrJob } from './ocr-messages.ts'

// Before the import of what recognises, so that it is found compiled: a third of the time a process takes to start.
enableCompileCache()
const { recognisePages } = await import('./recognise-pages.ts')

const answer = (message: OcrAnswer): void => {
  process.send?.(message)
}

const recognise = async (job: OcrJob): Promise<OcrAnswer> => {
  try {
    const usage = measureUsage()
    const pages = await recognisePages(job, answer)
    // An answered process is killed before it would write what it compiled.
    flushCompileCache()
    return { type: 'done', pages, usage: usage() }
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
