import type { ContentText } from 'pdfmake/interfaces.js'
import type { Verdict } from '#contract/vocabulary.ts'
import type { Line, Run } from '../report-block.ts'
import { type MissingCharacters, typeset } from './typeset.ts'

/** The light tokens of docs/screens.md §2, as ink on paper. */
export const INK = { text: '#191e26', second: '#4a5361', line: '#c3c9d1', rule: '#191e26' } as const

export const TONES: Record<Verdict, { ink: string; ground: string | null; rule: string | null }> = {
  blocked: { ink: '#a82a22', ground: '#fbebe9', rule: '#a82a22' },
  caution: { ink: '#7c5200', ground: '#fcf2dc', rule: '#7c5200' },
  clear: { ink: '#1c6840', ground: null, rule: '#9fcdb2' },
  'not-searched': { ink: '#626b79', ground: '#f4f5f7', rule: null },
}

/** Holds what the parts of one PDF share. */
export interface PdfScope {
  /** Collects the texts with characters that no font has. */
  missing: MissingCharacters
  /** The width between the margins, in points. */
  width: number
  isEn: 0 | 1
  /** The scale of type and of the room around it: below 1 on a first page with much text. */
  scale: number
}

/** Returns margins at the scale of the place. */
export const scaled = (
  { scale }: PdfScope,
  [left, top, right, bottom]: readonly [number, number, number, number],
): [number, number, number, number] => [left * scale, top * scale, right * scale, bottom * scale]

/**
 * Numbers of marks and codes of groups, which are read wrongly when a line ends within them, and the asterisk of the classification with the
 * character before it.
 */
const UNBROKEN =
  /((?:第)?[A-Z]?\d{5,}[A-Z]?(?:号)?|\d{4}–\d{4}|\d{4}-\d{2}-\d{2}|(?<!\d)\d{4}(?!\d)|\p{Script=Han}\*(?:（\d{4}）)?[；、]?)/u
/** Longer texts may be wider than a line. */
const LONGEST_WHOLE = 24

/** Returns a text in pieces, those that stay on one line apart. */
const pieces = (text: string): { text: string; noWrap?: true }[] =>
  text
    .split(UNBROKEN)
    .filter(part => part !== '')
    .map(part => (UNBROKEN.test(part) ? { text: part, noWrap: true } : { text: part }))

/** Returns a run as stretches of one font each, all with its look. */
const styled = ({ text, isStrong, isMark, isFaint, isWhole, tone }: Run, { missing }: PdfScope) => {
  const look = {
    ...(isWhole && text.length <= LONGEST_WHOLE && { noWrap: true }),
    ...(isStrong && { bold: true }),
    ...(isMark && { font: 'Serif' }),
    ...(isFaint && { color: INK.second }),
    ...(tone && { color: TONES[tone].ink }),
  }
  return [typeset(text, missing)]
    .flat()
    .flatMap(part =>
      typeof part === 'string' ? pieces(part).map(piece => ({ ...piece, ...look })) : [{ ...look, ...part }],
    )
}

/** Returns a line of text with its looks. */
export const pdfLine = (line: Line, scope: PdfScope): ContentText => ({
  text: line.flatMap(run => styled(typeof run === 'string' ? { text: run } : run, scope)),
})
