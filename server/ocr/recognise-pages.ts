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
export const recognisePages = async (
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
