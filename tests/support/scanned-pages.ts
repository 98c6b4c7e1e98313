import { createCanvas } from '@napi-rs/canvas'
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib'

const A4 = [595, 842] as const
/** A4 at 300 dots an inch; rows of bits end in the middle of a byte. */
const [WIDTH, HEIGHT] = [2479, 3507]
const ROW = Math.ceil(WIDTH / 8)

/** A PDF of two scanned pages, red over blue, and, in black and white, white over black. */
export const scannedPages = async (): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  for (const [place, colour] of ['#f00', '#00f'].entries()) {
    context.fillStyle = colour
    context.fillRect(0, (place * HEIGHT) / 2, WIDTH, HEIGHT / 2)
  }
  const coloured = await pdf.embedJpg(canvas.toBuffer('image/jpeg'))
  pdf.addPage([...A4]).drawImage(coloured, { x: 0, y: 0, width: A4[0], height: A4[1] })

  const bits = new Uint8Array(ROW * HEIGHT).fill(0xff, 0, ROW * Math.floor(HEIGHT / 2))
  const facts = { Type: 'XObject', Subtype: 'Image', Width: WIDTH, Height: HEIGHT, ColorSpace: 'DeviceGray' }
  const picture = pdf.context.register(pdf.context.flateStream(bits, { ...facts, BitsPerComponent: 1 }))
  const page = pdf.addPage([...A4])
  const name = PDFName.of('Scan')
  page.node.setXObject(name, picture)
  const place = concatTransformationMatrix(A4[0], 0, 0, A4[1], 0, 0)
  page.pushOperators(pushGraphicsState(), place, drawObject(name), popGraphicsState())
  return await pdf.save()
}
