import type { PrintOrder } from './report-input.ts'
import { outlineReport } from './report-outline.ts'

/** A report as PDF and as Word, made of one outline. */
export interface ReportFiles {
  pdf: Uint8Array
  word: Uint8Array
}

/** Writes one of the two files. Each format's library is loaded with its first file. Same order, same bytes. */
export const writeReport = async (order: PrintOrder, format: keyof ReportFiles): Promise<Uint8Array> => {
  const { isEn } = order.report
  const outline = outlineReport(order)
  if (format === 'pdf') {
    const { writePdf } = await import('./pdf/write-pdf.ts')
    return await writePdf(outline, { isEn })
  }
  const { writeReportWord } = await import('./word/write-report-word.ts')
  return await writeReportWord(outline, { isEn })
}
