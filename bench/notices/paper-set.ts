import { type ComposedNotice, composeNotice } from '../../fixtures/notices/generator/compose-notice.ts'
import { printWithChromium } from '../../fixtures/notices/producers/chromium.ts'
import { convertWithLibreOffice } from '../../fixtures/notices/producers/libreoffice.ts'
import { makeWithPdfLib } from '../../fixtures/notices/producers/pdf-lib.ts'
import { drawWithPdfkit } from '../../fixtures/notices/producers/pdfkit.ts'
import { writeRawPdf } from '../../fixtures/notices/producers/raw-pdf.ts'
import { scanPdf } from '../../fixtures/notices/producers/scan.ts'
import { chromiumPath } from '../../tests/support/chromium-path.ts'

/** A made-up notice as a PDF. */
export interface Paper {
  notice: ComposedNotice
  pdf: Uint8Array
}

const A_PRODUCER = 12

/** Each producer draws its own notices, so many seeds after the first. */
const OFFSET = { chromium: 10_000, libreOffice: 11_000, pdfkit: 12_000, pdfLib: 13_000, raw: 14_000, scan: 15_000 }

const notices = (first: number, count = A_PRODUCER): ComposedNotice[] =>
  Array.from({ length: count }, (_, index) => composeNotice(first + index))

const papersOf = async (
  designs: readonly ComposedNotice[],
  make: (designs: readonly ComposedNotice[]) => Promise<Uint8Array[]>,
): Promise<Paper[]> => {
  const pdfs = await make(designs)
  return designs.flatMap((notice, index) => {
    const pdf = pdfs[index]
    return pdf ? [{ notice, pdf }] : []
  })
}

const scanOf = async (notice: ComposedNotice, index: number, dpi: number): Promise<Uint8Array> =>
  await scanPdf(await drawWithPdfkit(notice), {
    dpi,
    rotation: ([0, 0, 90, 180, 0, 270] as const)[index % 6] ?? 0,
    skew: (index % 5) * 0.4 - 0.8,
    noise: (index % 4) * 4,
    quality: 70,
    hasStamp: index % 2 === 0,
    isGray: index % 3 !== 0,
    seed: notice.seed,
  })

/** Scans of plain letters: what makes a text layer hard to read is no matter of recognising characters. */
const scannable = (first: number): ComposedNotice[] =>
  notices(first).map(notice => ({
    ...notice,
    look: { ...notice.look, fontSize: 12, columns: 1, watermark: null, hasStamp: false, areValuesLast: false },
  }))

const scans = (first: number, dpi: number): Promise<Paper[]> =>
  papersOf(scannable(first), async designs => {
    const pdfs: Uint8Array[] = []
    for (const [index, notice] of designs.entries()) pdfs.push(await scanOf(notice, index, dpi))
    return pdfs
  })

/** The papers by producer, each made when it is asked for; the same ones each time for the same seed. */
export const papersFrom = (seed: number): Record<string, () => Promise<Paper[]>> => ({
  'Chromium print': () =>
    papersOf(notices(seed + OFFSET.chromium), designs => printWithChromium(designs, chromiumPath())),
  'LibreOffice from docx': () => papersOf(notices(seed + OFFSET.libreOffice), convertWithLibreOffice),
  pdfkit: () => papersOf(notices(seed + OFFSET.pdfkit), designs => Promise.all(designs.map(drawWithPdfkit))),
  'pdf-lib, font not embedded': () =>
    papersOf(notices(seed + OFFSET.pdfLib), designs => Promise.all(designs.map(makeWithPdfLib))),
  'by hand, predefined character map': () =>
    papersOf(notices(seed + OFFSET.raw), async designs => designs.map(writeRawPdf)),
  'scans at 200 dpi': () => scans(seed + OFFSET.scan, 200),
  'scans at 300 dpi': () => scans(seed + OFFSET.scan + A_PRODUCER, 300),
})
