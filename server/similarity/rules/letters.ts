import { editDistance } from '../edit-distance.ts'
import { differInMeaning, isEnglishWord, soundOf, withoutArticles } from '../english.ts'
import { readingsOfDigits } from '../look-alike-letters.ts'
import type { MarkProfile } from '../mark-profile.ts'
import type { ExceptionRule, Finding, MarkRule } from '../mark-rule.ts'

/** R18 finds the same letters in another case or font. */
export const r18LetterCase: MarkRule = {
  id: 'R18',
  find: (a, b) =>
    a.isLatin && a.text === b.text && a.printed !== b.printed
      ? {
          weight: a.accents === b.accents ? 1 : 0.95,
          zh: '两商标由相同的字母构成，仅字体、大小写、重音符号或者所用字母的文种不同。',
          en: 'The two marks consist of the same letters and differ only in font, case, accents or the alphabet of letters that look the same.',
        }
      : null,
}

/** R22 takes R01 and R18 back for one or two letters drawn in a form that is not ordinary; the picture has to be looked at. */
export const r22StylisedLetters: ExceptionRule = {
  id: 'R22',
  replaces: ['R01', 'R18'],
  find: (a, b, { isStylised }) =>
    isStylised && a.isLatin && b.isLatin && Math.max(a.text.length, b.text.length) <= 2
      ? {
          weight: 0.4,
          zh: '商标由一个或者两个非普通字体的字母构成，整体外观明显不同的，可能不被认定为近似，须对照图样人工比对。',
          en: 'The mark consists of one or two letters in a form that is not ordinary; where the looks clearly differ it may be found not similar, so compare the representations by eye.',
        }
      : null,
}

const FEWEST_FOR_SOME = 4
/** Where one mark is this long, two letters may differ. */
const LONG = 7
const MOST_CHANGES = 2

/** With two letters different, marks shorter than this are near only where both differences are slight. */
const LONG_FOR_TWO = 8
const FEWEST_DRAWN = 4

/** Returns true when marks drawn alike, with 0 read as o and the like, mean different things however 1 is read. */
const drawnWordsDiffer = (a: MarkProfile, b: MarkProfile): boolean =>
  readingsOfDigits(a.words).some((words, index) => differInMeaning(words, readingsOfDigits(b.words)[index] ?? []))

/** Finds letters drawn alike: 0 and O, 1, l and I, rn and m, or an alphabet whose letters look nearly the same. */
const findDrawnAlike = (a: MarkProfile, b: MarkProfile): Finding | null => {
  const skeleton = a.skeleton()
  if (skeleton.length < FEWEST_DRAWN || skeleton !== b.skeleton() || drawnWordsDiffer(a, b)) return null
  return {
    weight: 0.85,
    zh: `“${a.printed}”与“${b.printed}”仅个别字母以形近的字母或者数字替换，整体外观相同或者相近，可能被认定为近似。`,
    en: `“${a.printed}” and “${b.printed}” differ only in letters or digits that are drawn alike; as a whole they look the same or nearly so and may be found similar.`,
  }
}

const VOWELS = 'aeiouy'
const SLIGHT = ['ckq', 'sz', 'fv', 'mn', 'lr', 'dt', 'bp', 'gj', 'ij', 'uw']
const isSlight = (one: string, other: string): boolean =>
  (VOWELS.includes(one) && VOWELS.includes(other)) ||
  SLIGHT.some(letters => letters.includes(one) && letters.includes(other))

/** Returns true when marks of one length differ in letters of nearly the same sound only. */
const differSlightly = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((letter, index) => letter === b[index] || isSlight(letter, b[index] ?? ''))

const beginAlike = (a: string, b: string): boolean =>
  a[0] === b[0] || soundOf(a)[0] === soundOf(b)[0] || isSlight(a[0] ?? '', b[0] ?? '')

/**
 * Returns how near two texts are by their letters: null where too many differ for their length, `weak` where a short
 * name begins with another letter, since such names are many (MATRIX and MAVERIX, SOLARIS and SORAPIS are not near).
 */
const textNearness = (a: string, b: string): 'near' | 'weak' | null => {
  // A letter takes two places of a text at most.
  if (Math.abs(a.length - b.length) > 2 * MOST_CHANGES) return null
  const [one, other] = [[...a], [...b]]
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  if (shorter < FEWEST_FOR_SOME) return null
  const limit = longer < LONG ? 1 : MOST_CHANGES
  const distance = editDistance(one, other, limit)
  if (distance > limit || distance === 0) return null
  if (distance === 2 && !(shorter >= LONG_FOR_TWO ? beginAlike(a, b) : differSlightly(one, other))) return null
  return longer < LONG && one.length === other.length && !beginAlike(a, b) ? 'weak' : 'near'
}

/** Digits are read as the letters they are drawn like; the nearest reading counts. */
const letterNearness = (a: MarkProfile, b: MarkProfile): 'near' | 'weak' | null => {
  if (a.isLatin && b.isLatin) return textNearness(a.text, b.text)
  const found = a.letterings().flatMap(one => b.letterings().map(other => textNearness(one, other)))
  return found.includes('near') ? 'near' : found.includes('weak') ? 'weak' : null
}

/** R19 finds marks of four letters or more that differ in individual letters, unless both are words of other meaning. */
export const r19SomeLetters: MarkRule = {
  id: 'R19',
  find: (a, b) => {
    if (a.text === b.text || a.isHan || b.isHan) return null
    const drawnAlike = findDrawnAlike(a, b)
    if (drawnAlike) return drawnAlike
    const nearness = letterNearness(a, b)
    if (!nearness) return null
    const isWords = a.isLatin && b.isLatin ? differInMeaning(a.words, b.words) : drawnWordsDiffer(a, b)
    if (isWords) return null
    if (nearness === 'weak')
      return {
        weight: 0.5,
        zh: `“${a.printed}”与“${b.printed}”字母较少，仅首字母不同，但首字母影响呼叫和外观，是否近似须结合整体判断。`,
        en: `“${a.printed}” and “${b.printed}” have few letters and differ in the first, which bears on sound and look; similarity depends on the marks as a whole.`,
      }
    return {
      weight: 0.75,
      zh: `“${a.printed}”与“${b.printed}”均由四个以上字母构成，仅个别字母不同，未见明显不同的含义，可能被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” have four or more letters and differ in individual letters only; no clearly different meaning is known, so they may be found similar.`,
    }
  },
}

const MIN_WORD = 3
/** Returns the words of a mark without “and”, for which & may stand, where others remain. */
export const withoutAnd = (words: readonly string[]): readonly string[] =>
  words.length > 2 ? words.filter(word => word !== 'and') : words

const sortedWords = (words: readonly string[]): string => withoutAnd(words).toSorted().join(' ')

/** Returns true when one text is the other cut into two words that changed places: HAWKWOLF, WOLFHAWK. */
const isExchanged = (a: string, b: string): boolean => {
  if (a.length !== b.length || !(b + b).includes(a)) return false
  for (let cut = MIN_WORD; cut <= a.length - MIN_WORD; cut += 1) {
    const [first, second] = [a.slice(0, cut), a.slice(cut)]
    if (second + first === b && isEnglishWord(first) && isEnglishWord(second)) return true
  }
  return false
}

/** Returns true when two Latin marks consist of the same words in another order, written apart or joined. */
const isReorderedWords = (a: MarkProfile, b: MarkProfile): boolean => {
  if (!a.isLatin || !b.isLatin || a.text === b.text || a.loose === b.loose) return false
  return (a.words.length > 1 && sortedWords(a.words) === sortedWords(b.words)) || isExchanged(a.text, b.text)
}

/** R20 finds the same foreign words in another order. */
export const r20WordOrder: MarkRule = {
  id: 'R20',
  find: (a, b) =>
    isReorderedWords(a, b)
      ? {
          weight: 0.8,
          zh: `“${a.printed}”与“${b.printed}”由相同的外文单词构成，仅排列顺序不同，可能被认定为近似。`,
          en: `“${a.printed}” and “${b.printed}” consist of the same words in a different order; they may be found similar.`,
        }
      : null,
}

const PLURAL = /(?:ies|y|e?s)$/

/** Any word may take an s; other endings are inflections of words that exist, not of coined ones (KELL, KELLER). */
const isOneWord = (one: string, other: string, stem: string): boolean =>
  one === other || one.replace(PLURAL, '') === other.replace(PLURAL, '') || isEnglishWord(stem)

/** R21 finds one foreign word or phrase in two forms: singular and plural, gerund, comparative, with an article, abbreviated. */
export const r21Inflection: MarkRule = {
  id: 'R21',
  find: (a, b) => {
    if (!a.isLatin || !b.isLatin || a.text === b.text) return null
    const stems = a.stems()
    if (stems.join('') !== b.stems().join('')) return null
    const [words, others] = [withoutArticles(a.words), withoutArticles(b.words)]
    const isSpacing = stems.length !== b.stems().length
    if (isSpacing && ![...stems, ...b.stems()].some(isEnglishWord)) return null
    if (!isSpacing && !stems.every((stem, index) => isOneWord(words[index] ?? '', others[index] ?? '', stem)))
      return null
    return {
      weight: 0.85,
      zh: `“${a.printed}”与“${b.printed}”仅为单复数、动名词、比较级、冠词或者缩写等形式不同，可能被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” differ only in form (number, gerund, degree, article or abbreviation); they may be found similar.`,
    }
  },
}

const FEWEST_REARRANGED = 3
/** Two neighbours swapped in a longer word leave its look near. */
const LONG_FOR_A_SWAP = 5

/** R23 takes R19 and R24 back for the same three letters or more in an order that clearly changes sound and shape. */
export const r23RearrangedLetters: ExceptionRule = {
  id: 'R23',
  replaces: ['R19', 'R24'],
  find: (a, b) => {
    if (!a.isLatin || !b.isLatin || a.text === b.text || a.text.length !== b.text.length || a.sorted() !== b.sorted())
      return null
    if (a.text.length < FEWEST_REARRANGED || isReorderedWords(a, b)) return null
    if (a.text.length >= LONG_FOR_A_SWAP && editDistance(a.characters, b.characters, 1) <= 1) return null
    if (a.text.length >= LONG_FOR_TWO && differSlightly(a.characters, b.characters)) return null
    return {
      weight: 0,
      zh: `“${a.printed}”与“${b.printed}”由相同的字母构成，但排列顺序不同，读音、字形明显不同，可能不被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” consist of the same letters, but in an order that clearly changes sound and shape; they may be found not similar.`,
    }
  },
}

const FEWEST_SOUNDED = 3
/** The share of letters that may differ while the look is still near. */
const NEAR_LOOK = 0.6

/** R24 finds foreign marks that sound alike and look near, unless both are words of other meaning. */
export const r24ForeignSound: MarkRule = {
  id: 'R24',
  find: (a, b) => {
    if (!a.isLatin || !b.isLatin || a.text === b.text) return null
    const longer = Math.max(a.text.length, b.text.length)
    if (Math.min(a.text.length, b.text.length) < FEWEST_SOUNDED || a.sound() !== b.sound()) return null
    const limit = Math.floor(longer * NEAR_LOOK)
    if (editDistance(a.characters, b.characters, limit) > limit || differInMeaning(a.words, b.words)) return null
    return {
      weight: 0.75,
      zh: `“${a.printed}”与“${b.printed}”读音相同或者相近，字形相近，可能被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” sound the same or nearly so and look near each other; they may be found similar.`,
    }
  },
}
