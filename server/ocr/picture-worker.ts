import './jpeg-decoder.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A message of pdfjs's protocol; of its pictures only what tells that one is there. */
interface Message {
  data?: unknown
}

const hasPicture = ({ data }: Message): boolean =>
  Array.isArray(data) && data.some(part => typeof part === 'object' && part !== null && 'bitmap' in part && part.bitmap)

/** Joins the two halves of pdfjs within this process: decoded pictures pass as they are, since they cannot be cloned. */
class PicturePort extends EventTarget {
  postMessage(message: Message, transfer?: Transferable[]): void {
    const data = hasPicture(message) ? message : structuredClone(message, transfer && { transfer })
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate(): void {}
}

/** The global that pdfjs's worker module sets for those who run it within their own process; its types leave it out. */
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
