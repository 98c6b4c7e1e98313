import type { Matrix } from './matrix.ts'

/** Text as it was drawn or recognised in one go: horizontal, on one baseline. Points, origin top left, as shown. */
export interface TextRun {
  text: string
  x: number
  baseline: number
  width: number
  size: number
  /** Recognised text only: a place and a confidence (0 to 1) for each character of `text`. */
  characters?: readonly { x: number; width: number; confidence: number; others?: readonly OtherCharacter[] }[]
}

/** A character that a recognised one may be instead, and how likely, 0 to 1. */
export interface OtherCharacter {
  text: string
  confidence: number
}

/** A level line from `from` to `to` at the height `at`, or an upright one at that distance from the left; points, as shown. */
export interface Ruling {
  isUpright: boolean
  at: number
  from: number
  to: number
}

/** The text of one page in the order it was drawn, or is read. Every source of text gives these. */
export interface PageText {
  page: number
  width: number
  height: number
  runs: TextRun[]
  /** The lines drawn on it, those of its tables among them; unknown of a recognised page. */
  rulings?: readonly Ruling[]
  /** Maps the level, upright page that was recognised to the page as shown, where the two differ. */
  toShown?: Matrix
  /** Each space between an ideograph and a letter is known to have been drawn as one. */
  areSpacesKnown?: boolean
}

/** Where the text of a page, or any of a notice, came from. */
export type TextSource = 'text-layer' | 'ocr'

/** Stands for a character that was seen in a picture and not read, as editors of Chinese texts write it. */
export const UNREAD = '□'
