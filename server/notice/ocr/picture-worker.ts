import './jpeg-decoder.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PicturePort } from './picture-port.ts'

/** What pdfjs's worker module leaves for those who run it within their own process; its types do not tell of it. */
interface WorkerScope {
  pdfjsWorker: { WorkerMessageHandler: { initializeFromPort: (port: EventTarget) => void } }
}

/** pdfjs's reading half, within this process, whose JPEGs native code decodes; for one document. */
export const createPictureWorker = (): PDFWorker => {
  const port = new PicturePort()
  const worker = PDFWorker.create({ port: port as unknown as Worker })
  const { pdfjsWorker } = globalThis as unknown as WorkerScope
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(port)
  return worker
}
