import { createCanvas } from '@napi-rs/canvas'
import { drawObject, PDFDocument, PDFName, scale } from 'pdf-lib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Grey, greyOf } from '../../../server/ocr/picture.ts'
import { createPictureWorker } from '../../../server/ocr/picture-worker.ts'
import { renderPage } from '../../../server/ocr/render-page.ts'
import { openPdf } from '../../../server/pdf/open-pdf.ts'

const SIDE = 320
/** How far a JPEG's shade may be from the one it was made of. */
const LOSS = 6
/** A comment that says it is longer than it is: it ends in the middle of a table. */
const OVERLONG_COMMENT = Buffer.from([0xff, 0xfe, 0, 40, 0x20, 0x20])
const START_OF_IMAGE = 2
const TABLE = Buffer.from([0xff, 0xdb])

const isRight = (shades: Grey['shades'], rows: number): boolean =>
  shades.subarray(0, rows * SIDE).every((shade, pixel) => Math.abs(shade - (pixel % SIDE) * 0.75) <= LOSS)

/** A JPEG that goes from black at its left to light grey at its right. */
const ramp = (): Buffer => {
  const canvas = createCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d')
  for (let x = 0; x < SIDE; x += 1) {
    context.fillStyle = `rgb(${x * 0.75}, ${x * 0.75}, ${x * 0.75})`
    context.fillRect(x, 0, 1, SIDE)
  }
  return canvas.toBuffer('image/jpeg', 95)
}

/** What is read of a page that holds this picture alone. */
const shown = async (jpeg: Uint8Array): Promise<Grey> => {
  const pdf = await PDFDocument.create()
  const facts = { Type: 'XObject', Subtype: 'Image', Width: SIDE, Height: SIDE, BitsPerComponent: 8 }
  const stream = pdf.context.stream(jpeg, { ...facts, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode' })
  const page = pdf.addPage([SIDE, SIDE])
  const name = PDFName.of('Scan')
  page.node.setXObject(name, pdf.context.register(stream))
  page.pushOperators(scale(SIDE, SIDE), drawObject(name))
  const document = await openPdf(await pdf.save(), { worker: createPictureWorker() })
  onTestFinished(() => document.loadingTask.destroy())
  return greyOf(await renderPage(await document.getPage(1), 1))
}

describe('a page that is a JPEG', () => {
  it('is shown in the shades it was made of', async () => {
    const { shades } = await shown(ramp())
    expect(isRight(shades, SIDE)).toBe(true)
  })

  it('is shown as far as it goes, where its end is missing', async () => {
    const whole = ramp()
    const { shades } = await shown(whole.subarray(0, Math.round(whole.length * 0.75)))
    expect(isRight(shades, SIDE / 2)).toBe(true)
  })

  it('is shown though it breaks a rule that native code insists on', async () => {
    const whole = ramp()
    const table = whole.indexOf(TABLE)
    const parts = [whole.subarray(0, table), OVERLONG_COMMENT, whole.subarray(table)]
    const { shades } = await shown(Buffer.concat(parts))
    expect(isRight(shades, SIDE)).toBe(true)
  })

  it('is blank where nothing of it can be read', async () => {
    const whole = ramp()
    const { shades } = await shown(whole.fill(0, START_OF_IMAGE))
    expect(shades.every(shade => shade === 255)).toBe(true)
  })
})
