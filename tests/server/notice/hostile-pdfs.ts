import { deflateSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { simplePdf } from './simple-pdf.ts'

const DEPTH = 1_000_000
const MANY_PAGES = 5_000
const HUGE_SIDE = 20_000

/** A picture of 400 million white pixels, in a few hundred kilobytes. */
const hugePicture = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const { context } = document
  const picture = context.stream(deflateSync(Buffer.alloc(HUGE_SIDE * HUGE_SIDE), { level: 1 }), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: HUGE_SIDE,
    Height: HUGE_SIDE,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
  })
  const name = page.node.newXObject('Picture', context.register(picture))
  const content = context.stream(`q 595 0 0 842 0 0 cm ${name} Do Q`)
  page.node.addContentStream(context.register(content))
  return await document.save()
}

/** The notice with a script that runs on opening and a file attached: neither is of any concern to a reader. */
export const withScriptAndAttachment = async (notice: Uint8Array): Promise<Uint8Array> => {
  const document = await PDFDocument.load(notice)
  document.addJavaScript('open', 'while (true) app.alert("busy")')
  await document.attach(new TextEncoder().encode('MZ'), 'invoice.exe', { mimeType: 'application/octet-stream' })
  return await document.save()
}

/** Seconds of work for the parser, in a few kilobytes. */
export const slowPdf = (): Uint8Array => simplePdf([{ content: 'BT /F1 1 Tf () Tj ET\n'.repeat(2_000_000) }], 2)

/** Blanks without end for whoever unpacks them, in a few kilobytes. */
export const bombOf = (bytes: number): Uint8Array => simplePdf([{ content: Buffer.alloc(bytes, ' ') }], 3)

/** PDFs that ask for more than a notice ever needs, with the code each is answered with. */
export const HOSTILE_PDFS = [
  ['5,000 pages', 'tooComplex', async () => simplePdf(Array.from({ length: MANY_PAGES }, () => ({})))],
  ['arrays a million deep', 'noText', async () => simplePdf([{ content: `${'['.repeat(DEPTH)} TJ` }], 2)],
  ['a picture of 20,000 × 20,000 pixels', 'noText', hugePicture],
] as const
