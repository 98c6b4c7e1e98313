import { type Glyph, sizeOf } from '../layout/glyph.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import { EMPTY, type Found, find, join, slice, type TracedText, trim } from '../layout/traced-text.ts'

/** Nothing before it belongs to a bar code, which holds the number in another form. */
const DISPATCH_NO = /(?<![A-Z0-9*])(?:TMZC|BHFS|ZC)\s?[A-Z0-9]{7,30}(?![A-Z0-9*])/u
/** A number that a narrow form sets so close to an address that they read as one. */
const BEFORE_ADDRESS = /^(?:TMZC|ZC)[A-Z0-9]{7,30}(?=\p{Script=Han})/u
/** TMZC, the 8 digits of the application, with the letter of one that was divided, or 14 that count, the kind and a serial of two or three (docs/law.md §1.1). */
const WHOLE = /^TMZC(?:\d{8}[A-Z]?|\d{14})(?:BHTZ|BFBH|[A-Z]{4})\d{2,3}$/
/** A number by its year, on a line of its own: （2026）第1号, 商标驳字〔2026〕第1号. */
const OF_YEAR = /^\p{Script=Han}{0,8}[（(〔[]\d{4}[）)〕\]]\s*第?\s*\d{1,9}\s*号$/u
const HEAD_LINES = 12
const REST = /^[A-Z0-9]{1,14}$/
/** Lines from the top of a number to that of what is left of it below. */
const REACH = 2.4

/** Whether a number of the office's present form lacks a part, or has one too many. */
export const isCutDispatchNo = (number: string): boolean => number.startsWith('TMZC') && !WHOLE.test(number)

/** What of an address stands behind a dispatch number that ran into it. */
export const withoutDispatchNo = (address: TracedText | null): TracedText | null =>
  address && slice(address, BEFORE_ADDRESS.exec(address.text)?.[0].length ?? 0)

/** The digits below a number that its cell was too narrow for; null where none stand there. */
const restBelow = ({ glyphs: [first] }: TracedText, letter: readonly Paragraph[]): TracedText | null => {
  if (!first) return null
  const [left, top] = first.box
  const lineOf = (glyph: Glyph) => letter.find(({ text }) => text.glyphs.includes(glyph))?.segments[0]?.left ?? left
  const isBelow = ({ text }: Paragraph): boolean => {
    const [glyph] = text.glyphs
    if (!glyph || glyph.page !== first.page || !REST.test(text.text)) return false
    const step = glyph.box[1] - top
    // Below the number, or below the label before it.
    const starts = [left, lineOf(first)]
    return step > 0 && step < REACH * sizeOf(first) && starts.some(own => Math.abs(glyph.box[0] - own) < sizeOf(first))
  }
  return letter.find(isBelow)?.text ?? null
}

/** The dispatch number from its label's value, or else from anywhere in the letter, as a whole where it was wrapped. */
export const readDispatchNo = (
  labelled: TracedText | null,
  body: TracedText,
  letter: readonly Paragraph[],
): Found<string> | null => {
  const old = letter.slice(0, HEAD_LINES).find(({ text }) => OF_YEAR.test(text.text))?.text
  const inLabel =
    labelled && /\d/u.test(labelled.text) ? (find(labelled, BEFORE_ADDRESS) ?? find(labelled, /[^，。；\n]+/u)) : null
  const source = trim(inLabel ?? find(body, DISPATCH_NO) ?? old ?? EMPTY, '“”"|｜')
  if (source.text === '') return null
  const printed = { value: source.text.replace(/\s/gu, ''), source }
  if (!isCutDispatchNo(printed.value)) return printed
  const rest = restBelow(source, letter)
  const whole = printed.value + (rest?.text ?? '')
  return rest && !isCutDispatchNo(whole) ? { value: whole, source: join([source, rest]) } : printed
}
