import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, it } from 'vitest'
import { cutPictures } from '../../../server/ocr/cut-pictures.ts'
import { createPictureWorker } from '../../../server/ocr/picture-worker.ts'
import { openPdf } from '../../../server/pdf/open-pdf.ts'
import { readPicture } from '../../../server/rejection/pictures/read-picture.ts'

const drawn = (colour: string): Uint8Array => {
  const canvas = createCanvas(120, 80)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 120, 80)
  context.fillStyle = colour
  context.fillRect(20, 20, 60, 40)
  return canvas.toBuffer('image/png')
}

it('cuts out a picture as it is shown, and leaves seals, dots, scans, empty ones and what reaches over the edge', async () => {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const [red, white] = [await pdf.embedPng(drawn('#f00')), await pdf.embedPng(drawn('#fff'))]
  page.drawImage(red, { x: 0, y: 0, width: 595, height: 842 })
  page.drawImage(red, { x: 100, y: 700, width: 60, height: 40 })
  page.drawImage(red, { x: 100, y: 100, width: 60, height: 40 })
  page.drawText('2025-04-07', { x: 102, y: 115, size: 9, font: await pdf.embedFont(StandardFonts.Helvetica) })
  page.drawImage(red, { x: 300, y: 700, width: 6, height: 4 })
  page.drawImage(white, { x: 300, y: 500, width: 60, height: 40 })
  page.drawImage(red, { x: 560, y: 700, width: 60, height: 40 })
  const document = await openPdf(await pdf.save(), { worker: createPictureWorker() })
  const pictures = await cutPictures(await document.getPage(1))
  expect(pictures.map(({ page: number, box }) => [number, ...box.map(Math.round)])).toEqual([[1, 100, 102, 60, 40]])
  expect(readPicture(pictures[0]?.png ?? new Uint8Array())).toMatchObject({ kind: 'png', width: 240, height: 160 })
})
