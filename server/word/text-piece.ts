import { type IRunOptions, TextRun } from 'docx'
import { plainText } from './plain-text.ts'
import type { WordLanguage } from './word-language.ts'

/** Text of one look. A `\n` in it is a line break. */
export interface TextPiece {
  text: string
  look: IRunOptions
}

const ACCENTED = /(\p{Script=Latin}*[\u00C0-\u024F\u1E00-\u1EFF]\p{Script=Latin}*)/u
/** docx replaces `{list id}` wherever it finds one in the file: no run holds both of its braces. */
const BETWEEN_BRACES = /(?<=\{)(?=[^{}]*\})/

const isSameLook = (a: IRunOptions, b: IRunOptions): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Neighbours of one look as one piece: what a link, a source or a field divided on screen is one text in Word. */
const joined = (pieces: readonly TextPiece[]): TextPiece[] => {
  const result: TextPiece[] = []
  for (const { text, look } of pieces) {
    const last = result.at(-1)
    if (last && isSameLook(last.look, look)) last.text += text
    else result.push({ text, look })
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

/** The pieces as Word's runs, in order, without characters XML cannot hold. */
export const textRuns = (pieces: readonly TextPiece[], language: WordLanguage): TextRun[] =>
  joined(pieces).flatMap(({ text, look }) =>
    plainText(text)
      .split('\n')
      .flatMap((line, index) => [
        ...(index === 0 ? [] : [new TextRun({ break: 1 })]),
        ...lineRuns(line, look, language),
      ]),
  )
