/** A message of pdfjs's protocol; of its pictures only what tells that one is there. */
interface Message {
  data?: unknown
}

const hasPicture = ({ data }: Message): boolean =>
  Array.isArray(data) && data.some(part => typeof part === 'object' && part !== null && 'bitmap' in part && part.bitmap)

/** Joins the two halves of pdfjs within this process: decoded pictures pass as they are, since they cannot be cloned. */
export class PicturePort extends EventTarget {
  postMessage(message: Message, transfer?: Transferable[]): void {
    const data = hasPicture(message) ? message : structuredClone(message, transfer && { transfer })
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate(): void {}
}
