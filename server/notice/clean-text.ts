import { IDEOGRAPH_OF_RADICAL } from './radicals.ts'

/** Kangxi radicals, compatibility ideographs, full-width letters and digits; full-width punctuation stays as printed. */
const FOLDED = /[\u2F00-\u2FDF\uF900-\uFAFF\u{2F800}-\u{2FA1F}０-９Ａ-Ｚａ-ｚ]/u
/** Format characters, soft hyphens and joiners that a producer may leave in the text. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u

/** One character as it is meant: radicals and wide letters folded, any white space one space, invisible ones gone. */
export const cleanCharacter = (raw: string): string => {
  if (/\s/u.test(raw)) return ' '
  if (INVISIBLE.test(raw)) return ''
  return IDEOGRAPH_OF_RADICAL.get(raw) ?? (FOLDED.test(raw) ? raw.normalize('NFKC') : raw)
}

/** A text with every character cleaned; for comparing what stands on a page with what was read. */
export const cleanText = (raw: string): string => Array.from(raw, cleanCharacter).join('')
