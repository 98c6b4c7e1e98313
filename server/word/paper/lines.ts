import { type IRunOptions, TextRun } from 'docx'
import { type FieldControl, plainText, RunControl } from './controls.ts'
import type { WordLanguage } from './styles.ts'

/** Text of one look. A `\n` in it is a line break. */
export interface TextPiece {
  text: string
  look: IRunOptions
}

/** A field within a line: its control and its text. */
export interface ControlPiece {
  control: FieldControl
  pieces: readonly LinePiece[]
}

export type LinePiece = TextPiece | ControlPiece

const ACCENTED = /(\p{Script=Latin}*[\u00C0-\u024F\u1E00-\u1EFF]\p{Script=Latin}*)/u
/** docx replaces `{list id}` wherever it finds one in the file, so no run holds both of its braces. */
const BETWEEN_BRACES = /(?<=\{)(?=[^{}]*\})/

const isSameLook = (a: IRunOptions, b: IRunOptions): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Joins neighbours of one look: a text that a link or a source divides on screen is one text in Word. */
const joined = (pieces: readonly LinePiece[]): LinePiece[] => {
  const result: LinePiece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last && 'text' in last && 'text' in piece && isSameLook(last.look, piece.look)) last.text += piece.text
    else result.push({ ...piece })
  }
  return result
}

const lineRuns = (line: string, look: IRunOptions, { hasEastAsianHint }: WordLanguage): TextRun[] =>
  (hasEastAsianHint ? line.split(ACCENTED) : [line])
    .flatMap(part => part.split(BETWEEN_BRACES))
    .filter(part => part !== '')
    .map(
      text =>
        new TextRun({ ...look, text, ...(hasEastAsianHint && ACCENTED.test(text) && { font: { hint: 'default' } }) }),
    )

const textRuns = ({ text, look }: TextPiece, language: WordLanguage): TextRun[] =>
  plainText(text)
    .split('\n')
    .flatMap((line, index) => [...(index === 0 ? [] : [new TextRun({ break: 1 })]), ...lineRuns(line, look, language)])

/** Returns the pieces as Word's runs and controls, in order, without characters that XML cannot hold. */
export const lineContent = (pieces: readonly LinePiece[], language: WordLanguage): (TextRun | RunControl)[] =>
  joined(pieces).flatMap<TextRun | RunControl>(piece =>
    'control' in piece ? new RunControl(piece.control, lineContent(piece.pieces, language)) : textRuns(piece, language),
  )

/** Returns the piece with a look below its own. */
export const withLook = (piece: LinePiece, look: IRunOptions): LinePiece =>
  'control' in piece
    ? { ...piece, pieces: piece.pieces.map(inner => withLook(inner, look)) }
    : { ...piece, look: { ...look, ...piece.look } }
