import { baselineOf, sizeOf } from './glyph.ts'
import type { TracedText } from './traced-text.ts'

const LETTER = /[\p{Script=Latin}\p{Nd}]/u

/** The characters before and after each line break in a text. */
const breaksIn = ({ text, glyphs }: TracedText): [before: string, after: string][] =>
  glyphs.flatMap((glyph, index): [string, string][] => {
    // A space of ours may stand where the line ended.
    const at = glyphs[index + 1] === null ? index + 2 : index + 1
    const next = glyphs[at]
    if (!glyph || !next || glyph === next) return []
    const isWrapped = glyph.page !== next.page || Math.abs(baselineOf(next) - baselineOf(glyph)) > 0.5 * sizeOf(next)
    return isWrapped ? [[text.charAt(index), text.charAt(at)]] : []
  })

/** Whether a line ends beside a letter or digit: a space may have stood there, or a word may have been cut. */
export const breaksBesideLetter = (text: TracedText): boolean =>
  breaksIn(text).some(([a, b]) => LETTER.test(a) || LETTER.test(b))
