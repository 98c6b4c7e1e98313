import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'

const A4_INCHES = [8.27, 11.69] as const

/** A page of grain and grey lines, as a scanner sends it; no two are alike. */
const drawPage = (number: number, dotsAnInch: number): Buffer => {
  const [width, height] = [Math.round(A4_INCHES[0] * dotsAnInch), Math.round(A4_INCHES[1] * dotsAnInch)]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const picture = context.createImageData(width, height)
  let grain = number + 1
  for (let at = 0; at < picture.data.length; at += 4) {
    grain = (grain * 1_103_515_245 + 12_345) % 2_147_483_648
    picture.data.fill(225 + (grain % 30), at, at + 3)
    picture.data[at + 3] = 255
  }
  context.putImageData(picture, 0, 0)
  context.fillStyle = '#333'
  context.scale(dotsAnInch / 150, dotsAnInch / 150)
  for (let line = 0; line < 40; line++) context.fillRect(150, 150 + line * 36, 700 + ((number + line) % 9) * 30, 14)
  return canvas.toBuffer('image/jpeg', dotsAnInch > 150 ? 40 : 80)
}

/** A PDF of scanned pages without text. */
export const makeScan = async (pages: number, dotsAnInch: number): Promise<Buffer> => {
  const pdf = await PDFDocument.create()
  for (let number = 0; number < pages; number++) {
    const picture = await pdf.embedJpg(drawPage(number, dotsAnInch))
    pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 })
  }
  return Buffer.from(await pdf.save())
}
