/** A word mark made comparable: width, case, accents, spaces and punctuation folded away (domain.md §5). */
export interface NormalisedMark {
  /** As printed. */
  printed: string
  text: string
  characters: readonly string[]
  /** Runs of Chinese characters and words of other scripts, in order. */
  words: readonly string[]
  isHan: boolean
  isLatin: boolean
}

const TRADEMARK_SIGNS = /[®™℠©]/g
/** How a notice prints a word mark combined with a device; the wording is compared alone (domain.md §5, R26). */
export const WITH_DEVICE = /及图形?$/u
/** How a notice prints a mark that has no wording. */
export const DEVICE_ALONE = /^图形$/u
const WORDS = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu

/** The signs ® and ™ go first: NFKC would turn ™ into the letters TM. */
export const normaliseMark = (printed: string): NormalisedMark => {
  const spaced = printed
    .replace(TRADEMARK_SIGNS, '')
    .trim()
    .replace(WITH_DEVICE, '')
    .replace(DEVICE_ALONE, '')
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  const words = spaced.match(WORDS) ?? []
  const text = words.join('')
  return {
    printed,
    text,
    characters: [...text],
    words,
    isHan: /^\p{Script=Han}+$/u.test(text),
    isLatin: /^\p{Script=Latin}+$/u.test(text),
  }
}
