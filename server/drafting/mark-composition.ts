/** A notice prints a word mark combined with a device this way. */
const WITH_DEVICE = /及图形?$/u
const TRADEMARK_SIGNS = /[®™℠©]/gu
const HAN = /^\p{Script=Han}+$/u
const MIN_HAN = 2
const MIN_LETTERS = 3

/** Returns whether a mark has wording: a notice prints a device as 图形, or leaves the mark out. */
export const hasWording = (mark: string): boolean => mark !== '' && mark !== '图形'

/** Returns whether a notice prints a device beside the words of a mark. */
export const printsDevice = (mark: string): boolean => WITH_DEVICE.test(mark)

/** Returns the words of a mark as printed, without trademark signs and without its device. */
export const wordingOf = (mark: string): string => mark.replace(TRADEMARK_SIGNS, '').trim().replace(WITH_DEVICE, '')

/**
 * Returns the number of characters of a mark in Chinese characters alone, each read as one syllable; null for any other
 * mark.
 */
export const chineseLength = (mark: string): number | null => {
  const wording = wordingOf(mark)
  return hasWording(mark) && HAN.test(wording) ? [...wording].length : null
}

const wordsOf = (wording: string): string[] => wording.split(/\s+/u).filter(word => word !== '')

/**
 * Returns the wording without a part of it; `""` where the part is too short or no whole word. Chinese has no spaces,
 * so a part may begin anywhere.
 */
const withoutPart = (wording: string, part: string): string => {
  if (HAN.test(part)) return [...part].length < MIN_HAN ? '' : wording.replace(part, '').trim()
  const [words, parts] = [wordsOf(wording), wordsOf(part)]
  const start = words.findIndex((_, index) =>
    parts.every((word, offset) => words[index + offset]?.toLowerCase() === word.toLowerCase()),
  )
  if (start === -1 || [...part].length < MIN_LETTERS) return ''
  return words.toSpliced(start, parts.length).join(' ')
}

/**
 * Returns what a mark adds to an earlier one that it contains: 星球 for 墨豚星球 beside 墨豚; `""` where it does not
 * contain it.
 */
export const addedPart = (mark: string, earlier: string): string => {
  if (!hasWording(mark) || !hasWording(earlier)) return ''
  const [wording, part] = [wordingOf(mark), wordingOf(earlier)]
  if (part === '' || part === wording || !wording.toLowerCase().includes(part.toLowerCase())) return ''
  return withoutPart(wording, part)
}
