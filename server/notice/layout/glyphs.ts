import { boxAfter } from '../../pdf/matrix.ts'
import type { PageText, TextRun } from '../../pdf/page-text.ts'
import { cleanCharacter } from './clean-text.ts'
import { ASCENT, type Glyph } from './glyph.ts'
import { asPrinted, lookAlikesOn, repairNumbers, withLookAlikes, withPairedQuotes } from './recognised-glyphs.ts'

const WIDE = /[\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFF}]/u
/** As wide as an ideograph in a CJK font, half as wide or less in a Latin one. */
const AMBIGUOUS = /[‘’“”…—·×°§®™]/u
/** Widths of the rest in parts of the font size, after Helvetica. */
const narrowWidth = (raw: string): number => {
  if (/[A-Z&@%]/.test(raw)) return 0.69
  if (/[ijl.,:;'|!]/.test(raw)) return 0.25
  return /[\s()[\]frt/-]/.test(raw) ? 0.3 : 0.55
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/**
 * Widths of a run's characters. A PDF gives the width of the whole run only: ideographs are as wide as the font is high,
 * the rest share what is left. Runs that do not add up (condensed or spaced out) are scaled as a whole.
 */
const characterWidths = (characters: readonly string[], run: TextRun): number[] => {
  const parts = (isWide: (raw: string) => boolean) =>
    characters.map(raw => (isWide(raw) ? { width: 1, fixed: true } : { width: narrowWidth(raw), fixed: false }))
  const width = run.width / run.size
  const asCjk = parts(raw => WIDE.test(raw) || AMBIGUOUS.test(raw))
  const asLatin = parts(raw => WIDE.test(raw))
  const strain = (guess: typeof asCjk) => Math.abs(sum(guess.map(part => part.width)) - width)
  const guess = strain(asCjk) <= strain(asLatin) ? asCjk : asLatin
  const fixed = sum(guess.filter(part => part.fixed).map(part => part.width))
  const rest = sum(guess.map(part => part.width)) - fixed
  const scale = rest > 0 ? (width - fixed) / rest : 0
  // Spaces alone may be as narrow as what sets the letters of a justified line apart.
  const isOfSpaces = characters.every((raw, index) => guess[index]?.fixed || raw.trim() === '')
  if (scale > (isOfSpaces ? 0 : 0.5) && scale < 2)
    return guess.map(part => (part.fixed ? 1 : part.width * scale) * run.size)
  const all = fixed + rest
  return guess.map(part => (part.width / all) * run.width)
}

const recognisedGlyphs = (
  run: TextRun,
  { page, toShown }: PageText,
  lookAlikes: ReadonlyMap<string, string>,
): Glyph[] => {
  const top = run.baseline - ASCENT * run.size
  const characters = Array.from(run.text)
  const glyphs = characters.map((raw, index) => {
    const { x, width, confidence } = run.characters?.[index] ?? { x: run.x, width: 0, confidence: 0 }
    const box = [x, top, width, run.size] as const
    const text = asPrinted(cleanCharacter(raw), characters[index - 1] ?? '', characters[index + 1] ?? '')
    return { raw, text, page, box, confidence, ...(toShown && { shown: boxAfter(toShown, box) }) }
  })
  return repairNumbers(withPairedQuotes(withLookAlikes(glyphs, run, lookAlikes)))
}

const glyphsOfRun = (run: TextRun, page: number): Glyph[] => {
  const characters = Array.from(run.text)
  const widths = characterWidths(characters, run)
  const top = run.baseline - ASCENT * run.size
  let x = run.x
  return characters.map((raw, index) => {
    const width = widths[index] ?? 0
    const glyph = { raw, text: cleanCharacter(raw), page, box: [x, top, width, run.size] as const }
    x += width
    return glyph
  })
}

/** How far apart, in parts of the font size, a text is drawn a second time to look bold; no character is as narrow. */
const BOLD_SHIFT = 0.12

/** The runs of a page, those drawn twice for a bold look once. */
const runsDrawnOnce = (runs: readonly TextRun[]): TextRun[] => {
  const drawn = new Map<string, TextRun[]>()
  return runs.filter(run => {
    const same = drawn.get(run.text) ?? []
    const shift = BOLD_SHIFT * run.size
    const isAgain = same.some(
      ({ x, baseline }) => Math.abs(x - run.x) <= shift && Math.abs(baseline - run.baseline) <= shift,
    )
    if (!isAgain) drawn.set(run.text, [...same, run])
    return !isAgain
  })
}

/** The characters of a page with their boxes, in the order drawn; text drawn twice for a bold look counts once. */
export const glyphsOf = (page: PageText): Glyph[] => {
  const lookAlikes = lookAlikesOn(page.runs)
  return runsDrawnOnce(page.runs).flatMap(run =>
    run.characters ? recognisedGlyphs(run, page, lookAlikes) : glyphsOfRun(run, page.page),
  )
}
