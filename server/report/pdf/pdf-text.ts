import type { ContentText } from 'pdfmake/interfaces.js'
import type { Line, Run } from '../report-block.ts'
import { INK, TONES } from './pdf-colours.ts'
import { printable } from './printable.ts'

/** What the parts of one PDF share. */
export interface PdfScope {
  /** Characters that no font has. */
  missing: Set<string>
  /** Width between the margins, in points. */
  width: number
  isEn: 0 | 1
}

const styled = ({ text, isStrong, isMark, isFaint, tone }: Run, { missing }: PdfScope) => ({
  text: printable(text, missing),
  ...(isStrong && { bold: true }),
  ...(isMark && { font: 'Serif' }),
  ...(isFaint && { color: INK.second }),
  ...(tone && { color: TONES[tone].ink }),
})

/** A line of text with its looks. */
export const pdfLine = (line: Line, scope: PdfScope): ContentText => ({
  text: line.map(run => styled(typeof run === 'string' ? { text: run } : run, scope)),
})
