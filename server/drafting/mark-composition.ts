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

export type Script = 'han' | 'latin' | 'cyrillic' | 'greek' | 'kana' | 'hangul' | 'digits' | 'other'

/** Runs of each script in order; what one has taken, those after it do not see. */
const RUNS: Record<Script, RegExp> = {
  // Digits beside Chinese characters are read with them: 9号院.
  han: /\p{N}*\p{Script=Han}[\p{Script=Han}\p{N}]*/gu,
  latin: /[\p{Script=Latin}\p{M}](?:[\p{Script=Latin}\p{M}’'.&-]*[\p{Script=Latin}\p{M}’'.])?/gu,
  cyrillic: /\p{Script=Cyrillic}+/gu,
  greek: /\p{Script=Greek}+/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu,
  hangul: /\p{Script=Hangul}+/gu,
  digits: /\p{N}+/gu,
  other: /\p{L}+/gu,
}

/** Scripts whose characters are letters. */
export const ALPHABETS: readonly Script[] = ['latin', 'cyrillic', 'greek']

export const SCRIPTS = Object.keys(RUNS) as Script[]

/** The runs of one script in a mark, as printed and in order; none for a device. */
export type ScriptParts = Readonly<Record<Script, readonly string[]>>

/** Returns the wording of a mark by script: 栖沃拉 and QIVORA for QIVORA 栖沃拉. */
export const scriptParts = (mark: string): ScriptParts => {
  let rest = hasWording(mark) ? wordingOf(mark) : ''
  const take = (script: Script): readonly string[] => {
    const runs = rest.match(RUNS[script]) ?? []
    rest = rest.replaceAll(RUNS[script], ' ')
    return runs
  }
  return {
    han: take('han'),
    latin: take('latin'),
    cyrillic: take('cyrillic'),
    greek: take('greek'),
    kana: take('kana'),
    hangul: take('hangul'),
    digits: take('digits'),
    other: take('other'),
  }
}

/**
 * Returns the parts of two marks that are compared. Digits that stand with Chinese characters in one mark are parted from
 * them where the other has digits of their own, so that no mark is said to lack what it has.
 */
export const comparedParts = (ours: string, theirs: string): { ours: ScriptParts; theirs: ScriptParts } => {
  const parts = { ours: scriptParts(ours), theirs: scriptParts(theirs) }
  if (parts.ours.digits.length + parts.theirs.digits.length === 0) return parts
  return { ours: withDigitsApart(parts.ours), theirs: withDigitsApart(parts.theirs) }
}

/** Returns the parts of a mark with the digits that stand beside Chinese characters among its digits. */
export const withDigitsApart = (parts: ScriptParts): ScriptParts => ({
  ...parts,
  han: parts.han.flatMap(run => run.match(/\p{Script=Han}+/gu) ?? []),
  digits: [...parts.han.flatMap(run => run.match(RUNS.digits) ?? []), ...parts.digits],
})

/** Returns the scripts that a mark is written in. */
export const scriptsOf = (parts: ScriptParts): Script[] => SCRIPTS.filter(script => parts[script].length > 0)
