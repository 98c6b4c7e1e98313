import { createRequire } from 'node:module'
import { lazily } from './data-table.ts'
import { foldAlphabets } from './look-alike-letters.ts'

/** Forms that the conversion leaves as they are: Japanese and older shapes seen in marks. */
const VARIANTS: Record<string, string> = { 桜: '樱', 沢: '泽', 竜: '龙', 亀: '龟', 峯: '峰', 喆: '哲' }

const converter = lazily(() => {
  const { Converter }: typeof import('opencc-js/t2cn') = createRequire(import.meta.url)('opencc-js/t2cn')
  return Converter({ from: 't', to: 'cn' })
})

const FIRST_COMMON = 0x4e00
const LAST_COMMON = 0x9fff
/** Characters that only phrases turn into others: 瞭 in 瞭解. */
const IN_PHRASES = '坏瞭藉覆沈哩甦衹'

/** Common characters that a conversion may change, with those that `VARIANTS` names. */
const convertible = lazily(() => {
  const common = Array.from({ length: LAST_COMMON - FIRST_COMMON + 1 }, (_, place) =>
    String.fromCharCode(FIRST_COMMON + place),
  )
  const converted = converter()(common.join('\n')).split('\n')
  return new Set([
    ...common.filter((character, place) => character !== converted[place]),
    ...Object.keys(VARIANTS),
    ...IN_PHRASES,
  ])
})

/** Returns true for common Chinese characters alone of which none is converted: most of what is written today. */
const isSimplified = (text: string): boolean => {
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code < FIRST_COMMON || code > LAST_COMMON || convertible().has(text.charAt(place))) return false
  }
  return true
}

/** Returns Chinese in simplified characters, one for one, so that places in the text stay. */
export const simplify = (text: string): string => {
  if (isSimplified(text)) return text
  const simplified = converter()(text.replace(/[桜沢竜亀峯喆]/g, variant => VARIANTS[variant] ?? variant))
  return simplified.length === text.length ? simplified : text
}

const DIGITS = '0〇零 1一壹幺 2二贰两 3三叁 4四肆 5五伍 6六陆 7七柒 8八捌 9九玖'
const VALUES = new Map(DIGITS.split(' ').flatMap(([digit = '', ...forms]) => forms.map(form => [form, digit] as const)))
const UNITS: Record<string, number> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000, 万: 10_000 }
const NUMBER = /[〇零一壹二贰两三叁四肆五伍六陆七柒八捌九玖十拾百佰千仟万]+/gu
/** Alone these are ordinary characters: 百 in 百度, 万 in 万科. */
const ORDINARY = /^[两幺百佰千仟万伍陆]$/u

const counted = (numeral: string): string => {
  let total = 0
  let digit = 0
  for (const character of numeral) {
    const unit = UNITS[character]
    if (unit === undefined) digit = Number(VALUES.get(character) ?? 0)
    else {
      total = unit === UNITS['万'] ? (total + digit || 1) * unit : total + (digit || 1) * unit
      digit = 0
    }
  }
  return String(total + digit)
}

const inArabic = (numeral: string): string => {
  if (ORDINARY.test(numeral)) return numeral
  const hasUnit = [...numeral].some(character => character in UNITS)
  return hasUnit ? counted(numeral) : [...numeral].map(character => VALUES.get(character) ?? character).join('')
}

/** Writes Chinese numerals as Arabic digits: 五二一 and 521, 十八 and 18 become the same. */
export const foldNumerals = (text: string): string => text.replace(NUMBER, inArabic)

const inOrder = (text: string): readonly string[] => text.split(' ')
const SMALL_NUMBERS = inOrder(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const TENS = inOrder('twenty thirty forty fifty sixty seventy eighty ninety')
const ORDINALS = inOrder(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
)

const ordinalOf = (number: number): string => {
  const ending = number > 3 ? 'th' : (['th', 'st', 'nd', 'rd'][number] ?? 'th')
  return `${number}${ending}`
}

const NUMBER_WORDS = new Map<string, string>([
  ...SMALL_NUMBERS.map((word, number) => [word, String(number)] as const),
  ...TENS.map((word, tens) => [word, String((tens + 2) * 10)] as const),
  ...ORDINALS.map((word, index) => [word, ordinalOf(index + 1)] as const),
])

const isTens = (word: string): boolean => TENS.includes(word)
const isUnit = (word: string): boolean => SMALL_NUMBERS.indexOf(word) > 0 && SMALL_NUMBERS.indexOf(word) < 10

/** A digit said as a word before another: 4EVER, 2GETHER. */
const saidDigit = (word: string): string =>
  word.replace(/^[24](?=\p{Script=Latin}{3})/u, digit => (digit === '2' ? 'to' : 'for'))

/**
 * Writes English number words as Arabic digits, and digits that stand for a word as that word: SEVENTY SEVEN and 77, FIFTH and 5TH, 4EVER and
 * FOREVER become the same.
 */
export const foldNumberWords = (words: readonly string[]): readonly string[] => {
  const folded: string[] = []
  for (const [place, word] of words.entries()) {
    const before = words[place - 1]
    const number = NUMBER_WORDS.get(word)
    if (number !== undefined && isUnit(word) && before !== undefined && isTens(before))
      folded.push(String(Number(folded.pop()) + Number(number)))
    else folded.push(number ?? saidDigit(word))
  }
  return folded
}

/** A word mark made comparable: width, case, accents, spaces and punctuation folded away (docs/law.md §5). */
export interface NormalisedMark {
  /** As printed. */
  printed: string
  text: string
  characters: readonly string[]
  /** Runs of Chinese characters and words of other scripts, in order. */
  words: readonly string[]
  isHan: boolean
  isLatin: boolean
  /** Accents of Latin letters, which `text` leaves out. */
  accents: string
  /** Some letters are Cyrillic or Greek and stand in `text` as the Latin letters they look like. */
  isOtherAlphabet: boolean
}

const TRADEMARK_SIGNS = /[®™℠©]/g
/**
 * Matches the way a notice prints a word mark combined with a device; the wording is compared alone (docs/law.md §5,
 * R26).
 */
export const WITH_DEVICE = /及图形?$/u
/** Matches the way a notice prints a mark that has no wording. */
export const DEVICE_ALONE = /^图形$/u
const WORDS = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu

/** Longer texts are no marks: of what a register calls one, no more is compared. */
const MOST_FOLDED = 4_000

/** Common Chinese characters alone, and ASCII letters in words: nothing to fold but case. */
const PLAIN_HAN = /^[\u4e00-\u9fff]+$/
const PLAIN_LATIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/** Both, and digits, parted by spaces at most. */
const PLAIN_MIXED = /^[\u4e00-\u9fffA-Za-z\d]+(?: [\u4e00-\u9fffA-Za-z\d]+)*$/
const MIXED_WORDS = /[\u4e00-\u9fff]+|[a-z\d]+/g

const normaliseMixed = (printed: string): NormalisedMark => {
  const words = printed.toLowerCase().match(MIXED_WORDS) ?? []
  const text = words.join('')
  const isHan = PLAIN_HAN.test(text)
  const isLatin = /^[a-z]+$/.test(text)
  return { printed, text, characters: text.split(''), words, isHan, isLatin, accents: '', isOtherAlphabet: false }
}

/** Returns the form of a mark written in the plainest way, which most are; null for all others. */
const normalisePlain = (printed: string): NormalisedMark | null => {
  if (printed.length > MOST_FOLDED) return null
  const isHan = PLAIN_HAN.test(printed) && !WITH_DEVICE.test(printed) && !DEVICE_ALONE.test(printed)
  if (!isHan && !PLAIN_LATIN.test(printed)) {
    const isMixed = PLAIN_MIXED.test(printed) && !WITH_DEVICE.test(printed) && !DEVICE_ALONE.test(printed)
    return isMixed ? normaliseMixed(printed) : null
  }
  const words = isHan ? [printed] : printed.toLowerCase().split(' ')
  const text = words.join('')
  return {
    printed,
    text,
    characters: text.split(''),
    words,
    isHan,
    isLatin: !isHan,
    accents: '',
    isOtherAlphabet: false,
  }
}

/** Takes off ® and ™ before NFKC, which would turn ™ into the letters TM. */
export const normaliseMark = (printed: string): NormalisedMark => {
  const plain = normalisePlain(printed)
  if (plain) return plain
  const decomposed = printed
    .replace(TRADEMARK_SIGNS, '')
    .trim()
    .replace(WITH_DEVICE, '')
    .replace(DEVICE_ALONE, '')
    .normalize('NFKD')
    .slice(0, MOST_FOLDED)
  const lowered = decomposed
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
  const folded = foldAlphabets(lowered)
  const spaced = folded.replace(/[^\p{L}\p{N}]+/gu, ' ')
  const words = spaced.match(WORDS) ?? []
  const text = words.join('')
  return {
    printed,
    text,
    characters: [...text],
    words,
    isHan: /^\p{Script=Han}+$/u.test(text),
    isLatin: /^\p{Script=Latin}+$/u.test(text),
    accents: (decomposed.match(/(?<=\p{Script=Latin})\p{M}+/gu) ?? []).join(''),
    isOtherAlphabet: folded !== lowered,
  }
}
