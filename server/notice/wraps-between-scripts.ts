import { baselineOf, sizeOf } from './glyphs.ts'
import type { TracedText } from './traced-text.ts'

const HAN = /\p{Script=Han}/u
const WORD = /[\p{Script=Latin}\p{Nd}]/u

/** Whether a line ends between an ideograph and a letter or digit, where nobody can tell if a space stood: 星港|NOVA. */
export const wrapsBetweenScripts = ({ text, glyphs }: TracedText): boolean =>
  glyphs.some((glyph, index) => {
    const next = glyphs[index + 1]
    if (!glyph || !next || glyph === next) return false
    const [one, other] = [text.charAt(index), text.charAt(index + 1)]
    const isBorder = (HAN.test(one) && WORD.test(other)) || (WORD.test(one) && HAN.test(other))
    const isWrapped = glyph.page !== next.page || Math.abs(baselineOf(next) - baselineOf(glyph)) > 0.5 * sizeOf(next)
    return isBorder && isWrapped
  })
