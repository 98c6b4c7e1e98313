import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'

/** A4 at 150 dots per inch. */
const [WIDTH, HEIGHT] = [1240, 1754]

/** A page of grain and grey lines, as a scanner sends it; no two are alike. */
const drawPage = (number: number): Buffer => {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const picture = context.createImageData(WIDTH, HEIGHT)
  let grain = number + 1
  for (let at = 0; at < picture.data.length; at += 4) {
    grain = (grain * 1_103_515_245 + 12_345) % 2_147_483_648
    picture.data.fill(225 + (grain % 30), at, at + 3)
    picture.data[at + 3] = 255
  }
  context.putImageData(picture, 0, 0)
  context.fillStyle = '#333'
  for (let line = 0; line < 40; line++) context.fillRect(150, 150 + line * 36, 700 + ((number + line) % 9) * 30, 14)
  return canvas.toBuffer('image/jpeg', 80)
}

/** A PDF of scanned pages without text. */
export const makeScan = async (pages: number): Promise<Buffer> => {
  const pdf = await PDFDocument.create()
  for (let number = 0; number < pages; number++) {
    const picture = await pdf.embedJpg(drawPage(number))
    pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 })
  }
  return Buffer.from(await pdf.save())
}
