import { openPdf } from '../pdf/open-pdf.ts'
import type { PageText } from '../pdf/page-text.ts'
import { loadModels } from './models.ts'
import type { OcrAnswer, OcrJob } from './ocr-messages.ts'
import { createPictureWorker } from './picture-worker.ts'
import { recognisePage } from './recognise-page.ts'

/** The text of the pages a job asks for, in its order; `tell` hears of each page and each piece of the work. Throws as `openPdf` does. */
export const recognisePages = async (
  { pdf, password, pages }: OcrJob,
  tell: (answer: OcrAnswer) => void,
): Promise<PageText[]> => {
  const [document, models] = await Promise.all([
    openPdf(pdf, { password, worker: createPictureWorker() }),
    loadModels(),
  ])
  const recognised: PageText[] = []
  for (const [index, number] of pages.entries()) {
    tell({ type: 'page', page: index + 1, pages: pages.length })
    const page = await document.getPage(number)
    recognised.push(await recognisePage(page, models, () => tell({ type: 'working' })))
    page.cleanup()
  }
  return recognised
}
