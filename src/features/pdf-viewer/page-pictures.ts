import { ImageKind, type PDFPageProxy } from 'pdfjs-dist'
import { freeBuffer, type Picture } from './shrink-picture.ts'

/** Pictures of fewer bytes are faster to draw than to hand to the worker. */
const SMALL = 300_000

/**
 * A picture of a page as pdfjs holds it. pdfjs draws `bitmap` if there is one, and closes it when it releases the page.
 */
interface HeldPicture {
  width: number
  height: number
  kind: number
  data: Picture['data'] | null
  bitmap?: ImageBitmap
}

interface Size {
  width: number
  height: number
}

const PIXELS: Readonly<Record<number, Picture['pixels']>> = {
  [ImageKind.GRAYSCALE_1BPP]: 'bits',
  [ImageKind.RGB_24BPP]: 'rgb',
  [ImageKind.RGBA_32BPP]: 'rgba',
}

const heldBy = (page: PDFPageProxy): unknown[] => {
  const parsed: Iterable<unknown[]> = page.objs
  return [...parsed].map(([, held]) => held)
}

const isPicture = (held: unknown): held is HeldPicture & { data: Picture['data'] } => {
  const { kind, data } = (held ?? {}) as Partial<HeldPicture>
  return kind !== undefined && kind in PIXELS && ArrayBuffer.isView(data)
}

let worker: Worker | null = null

const sendToWorker = (picture: Picture): Promise<ImageBitmap> => {
  worker ??= new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  const { port1: answer, port2 } = new MessageChannel()
  const stop = new AbortController()
  const unpacked = new Promise<ImageBitmap>((resolve, reject) => {
    answer.onmessage = ({ data: bitmap }: MessageEvent<ImageBitmap | null>) =>
      bitmap === null ? reject(new Error('a picture is too large to be drawn')) : resolve(bitmap)
    worker?.addEventListener('error', reject, { signal: stop.signal })
  })
  worker.postMessage(picture, [port2, picture.data.buffer])
  return unpacked.finally(() => {
    stop.abort()
    answer.close()
  })
}

const unpack = async (page: PDFPageProxy, held: HeldPicture, least: Size): Promise<void> => {
  const { data, width, height, kind } = held
  const pixels = PIXELS[kind]
  if (data === null || pixels === undefined) return
  const step = Math.max(1, Math.floor(Math.min(width / least.width, height / least.height)))
  const bitmap = await sendToWorker({ pixels, data, width, height, step })
  if (heldBy(page).includes(held)) {
    Object.assign(held, { bitmap, data: null, width: bitmap.width, height: bitmap.height })
  } else {
    bitmap.close()
  }
}

const unpacking = new WeakMap<object, Promise<void>>()

/**
 * Has a worker unpack the parsed large pictures of a page, because unpacking here would block the page. Each is
 * unpacked once, no smaller than wanted if it fills the page. Nothing may draw them before it is done. Rejects when one
 * cannot be unpacked.
 */
export const unpackPictures = async (page: PDFPageProxy, least: Size): Promise<void> => {
  const pictures = heldBy(page)
  for (const held of pictures)
    if (isPicture(held) && held.data.byteLength >= SMALL && !unpacking.has(held))
      unpacking.set(held, unpack(page, held, least))
  await Promise.all(pictures.map(held => held instanceof Object && unpacking.get(held)))
}

/** Frees the data parsed to draw a page. */
export const letGo = (page: PDFPageProxy): void => {
  const buffers = heldBy(page).flatMap(held => (isPicture(held) ? [held.data.buffer] : []))
  if (page.cleanup()) for (const buffer of buffers) freeBuffer(buffer)
}
