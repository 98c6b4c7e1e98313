import {
  BookmarkEnd,
  BookmarkStart,
  type ImageRun,
  type IRunOptions,
  NoBreakHyphen,
  type ParagraphChild,
  TextRun,
  type XmlComponent,
} from 'docx'
import { type FieldControl, plainText, RunControl } from './controls.ts'
import { fitPicture, type PicturePiece, pictureRun } from './picture.ts'
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

export type LinePiece = TextPiece | ControlPiece | PicturePiece

const ACCENTED = /(\p{Script=Latin}*[\u00C0-\u024F\u1E00-\u1EFF]\p{Script=Latin}*)/u
/** docx replaces `{list id}` wherever it finds one in the file, so no run holds both of its braces. */
const BETWEEN_BRACES = /(?<=\{)(?=[^{}]*\})/

/** A sign that may hang over the margin at the end of a line; a text of a few characters does not reach the margin. */
const HANGING_END = /(?<=.{12})(?=[。，、；：！？]$)/su

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

/** A hyphen at which no line ends: Word has an element for it, since not every font has the character. */
export const NO_BREAK_HYPHEN = '\u2011'

const runText = (text: string): Pick<IRunOptions, 'text' | 'children'> =>
  text.includes(NO_BREAK_HYPHEN)
    ? { children: text.split(NO_BREAK_HYPHEN).flatMap((part, at) => (at === 0 ? [part] : [new NoBreakHyphen(), part])) }
    : { text }

const lineRuns = (line: string, look: IRunOptions, { hasEastAsianHint }: WordLanguage): TextRun[] =>
  (hasEastAsianHint ? line.split(ACCENTED) : [line])
    .flatMap(part => part.split(BETWEEN_BRACES))
    .filter(part => part !== '')
    .map(
      text =>
        new TextRun({
          ...look,
          ...runText(text),
          ...(hasEastAsianHint && ACCENTED.test(text) && { font: { hint: 'default' } }),
        }),
    )

const textRuns = ({ text, look }: TextPiece, language: WordLanguage): TextRun[] =>
  plainText(text)
    .split('\n')
    .flatMap((line, index) => [...(index === 0 ? [] : [new TextRun({ break: 1 })]), ...lineRuns(line, look, language)])

export type LineRun = TextRun | RunControl | ImageRun

/** Returns the pieces as Word's runs and controls, in order, without characters that XML cannot hold. */
export const lineContent = (pieces: readonly LinePiece[], language: WordLanguage): LineRun[] =>
  joined(pieces).flatMap<LineRun>(piece => {
    if ('picture' in piece) return pictureRun(piece)
    if ('control' in piece) return new RunControl(piece.control, lineContent(piece.pieces, language))
    return textRuns(piece, language)
  })

/** Returns a Chinese line with the sign that ends it in a run of its own, and whether there is one. */
export const withEndApart = (
  pieces: readonly LinePiece[],
  language: WordLanguage,
): { runs: LineRun[]; isEndApart: boolean } => {
  const line = joined(pieces)
  const last = line.at(-1)
  const [text = '', end] =
    language.hasEastAsianHint && last && 'text' in last ? last.text.split(HANGING_END) : [undefined, undefined]
  if (end === undefined || !last || !('text' in last)) return { runs: lineContent(pieces, language), isEndApart: false }
  const before = [...line.slice(0, -1), { ...last, text }]
  return {
    runs: [...lineContent(before, language), ...textRuns({ ...last, text: end }, language)],
    isEndApart: true,
  }
}

/** Bookmarks of paragraphs count from here: those of the documents' ends come before. */
export const FIRST_BOOKMARK = 10

/**
 * Returns the content of a paragraph in a bookmark, written by its two parts: docx's own counts through all files that it ever
 * wrote. The type of a line does not know the parts. LibreOffice adds an empty line where something without width follows a
 * sign that hangs over the margin, so the bookmark ends before a sign that stands apart.
 */
export const bookmarked = (
  content: readonly ParagraphChild[],
  name: string,
  id: number,
  isEndApart = false,
): ParagraphChild[] => {
  const end = content.length - (isEndApart ? 1 : 0)
  const parts = [new BookmarkStart(name, id), ...content.slice(0, end), new BookmarkEnd(id), ...content.slice(end)]
  return parts as XmlComponent[] as ParagraphChild[]
}

/** Returns whether a picture stands among the pieces, or in a field of them. */
export const hasPicture = (pieces: readonly LinePiece[]): boolean =>
  pieces.some(piece => 'picture' in piece || ('control' in piece && hasPicture(piece.pieces)))

/** Returns the piece with its pictures no wider than a room in twips. */
export const fitted = (piece: LinePiece, room: number): LinePiece => {
  if ('picture' in piece) return fitPicture(piece, room)
  return 'control' in piece ? { ...piece, pieces: piece.pieces.map(inner => fitted(inner, room)) } : piece
}

/** Returns the piece with a look below its own. */
export const withLook = (piece: LinePiece, look: IRunOptions): LinePiece => {
  if ('picture' in piece) return piece
  if ('text' in piece) return { ...piece, look: { ...look, ...piece.look } }
  return { ...piece, pieces: piece.pieces.map(inner => withLook(inner, look)) }
}
