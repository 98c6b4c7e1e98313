import { AppError } from '../app-error.ts'
import { measureUsage } from '../child/child-usage.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import { cutPictures } from './cut-pictures.ts'
import { loadModels } from './models.ts'
import type { OcrAnswer, OcrJob, Recognised } from './ocr-messages.ts'
import { createPictureWorker } from './picture-worker.ts'
import { recognisePage } from './recognise-page.ts'

/**
 * The text of the pages a job asks for, in its order, and the pictures on those it asks for; `tell` hears of each page and
 * each piece of the work. A page whose pictures cannot be cut out gives none. Throws as `openPdf` does.
 */
const recognisePages = async (
  { pdf, password, pages, picturePages = [], area }: OcrJob,
  tell: (answer: OcrAnswer) => void,
): Promise<Recognised> => {
  const [document, models] = await Promise.all([
    openPdf(pdf, { password, worker: createPictureWorker() }),
    pages.length > 0 ? loadModels() : null,
  ])
  const recognised: Recognised = { pages: [], pictures: [] }
  for (const number of picturePages) {
    tell({ type: 'working' })
    const page = await document.getPage(number)
    recognised.pictures.push(...(await cutPictures(page).catch(() => [])))
    page.cleanup()
  }
  for (const [index, number] of models ? pages.entries() : []) {
    tell({ type: 'page', page: index + 1, pages: pages.length })
    const page = await document.getPage(number)
    if (models)
      recognised.pages.push(await recognisePage(page, models, { area, onWork: () => tell({ type: 'working' }) }))
    page.cleanup()
  }
  return recognised
}

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
