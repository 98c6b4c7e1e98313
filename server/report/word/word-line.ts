import type { IRunOptions } from 'docx'
import { lineContent, type TextPiece } from '../../word/line-piece.ts'
import type { WordLanguage } from '../../word/word-language.ts'
import type { Line, Run } from '../report-block.ts'

const TONES = { blocked: 'A82A22', caution: '7C5200', clear: '1C6840', 'not-searched': '626B79' } as const
const FAINT = '4A5361'

const look = ({ isStrong, isFaint, tone }: Run): IRunOptions => ({
  ...(isStrong && { bold: true }),
  ...(isFaint && { color: FAINT }),
  ...(tone && { color: TONES[tone] }),
})

const pieceOf = (run: string | Run): TextPiece =>
  typeof run === 'string' ? { text: run, look: {} } : { text: run.text, look: look(run) }

/** A line of the outline as Word's runs. */
export const wordLine = (line: Line, language: WordLanguage) => lineContent(line.map(pieceOf), language)
