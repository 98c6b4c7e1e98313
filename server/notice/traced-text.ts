import type { Glyph } from './glyph.ts'

/** Text that knows which glyph drew each of its UTF-16 units; null where a separator of ours stands. */
export interface TracedText {
  readonly text: string
  readonly glyphs: readonly (Glyph | null)[]
}

/** What a reader found: its value, and the stretch of the notice it rests on. */
export interface Found<Value> {
  value: Value
  source: TracedText
  /** Derived from the stretch rather than printed there. */
  isInferred?: boolean
  /** It may be read otherwise: a person has to confirm it. */
  isUnsure?: boolean
}

export const EMPTY: TracedText = { text: '', glyphs: [] }

export const traced = (glyphs: readonly Glyph[]): TracedText => ({
  text: glyphs.map(glyph => glyph.text).join(''),
  glyphs: glyphs.flatMap(glyph => Array<Glyph>(glyph.text.length).fill(glyph)),
})

export const join = (parts: readonly TracedText[], separator = ''): TracedText => {
  const filled = parts.filter(part => part.text !== '')
  const gap = Array<null>(separator.length).fill(null)
  return {
    text: filled.map(part => part.text).join(separator),
    glyphs: filled.flatMap((part, index) => (index === 0 ? part.glyphs : [...gap, ...part.glyphs])),
  }
}

export const slice = (whole: TracedText, start: number, end = whole.text.length): TracedText => ({
  text: whole.text.slice(start, end),
  glyphs: whole.glyphs.slice(start, end),
})

/** Without white space, and the characters asked for, at both ends. */
export const trim = (whole: TracedText, characters = ''): TracedText => {
  const isLoose = (unit: string) => unit.trim() === '' || characters.includes(unit)
  let start = 0
  let end = whole.text.length
  while (start < end && isLoose(whole.text.charAt(start))) start += 1
  while (end > start && isLoose(whole.text.charAt(end - 1))) end -= 1
  return slice(whole, start, end)
}

/** The stretch the first match of an expression stands on; null without a match. */
export const find = (whole: TracedText, expression: RegExp): TracedText | null => {
  const match = expression.exec(whole.text)
  return match && slice(whole, match.index, match.index + match[0].length)
}

/** The stretch of a named group of a match made with the `d` flag; null where the group took no part. */
export const groupOf = (
  whole: TracedText,
  match: RegExpMatchArray | RegExpExecArray,
  group: string,
): TracedText | null => {
  const range = match.indices?.groups?.[group]
  return range ? slice(whole, range[0], range[1]) : null
}

/** A text found as it stands. */
export const found = (source: TracedText): Found<string> => ({ value: source.text, source })
