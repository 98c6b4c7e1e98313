import { ALL_KINDS, coreOf } from '../similarity/core.ts'
import type { MarkProfile } from '../similarity/mark-profile.ts'
import { qualifiedCharacter } from '../similarity/rules/characters.ts'
import { withoutAnd } from '../similarity/rules/letters.ts'
import { headsOf, singleBeforePremises } from '../similarity/rules/parts.ts'
import { isOnlyQuality, isWeakWord } from '../similarity/weak-words.ts'
import type { MarkKey } from './mark-key.ts'

export const wholeKey = (text: string): string => `=${text}`

const FEWEST_DRAWN = 4

const texts = (mark: MarkProfile): string[] => {
  const { text, loose, unstacked } = mark
  if (text === '') return []
  const skeleton = mark.isHan ? '' : mark.skeleton()
  const drawn = skeleton.length < FEWEST_DRAWN ? [] : [`!${skeleton}`]
  return [...new Set([text, loose, unstacked])].map(wholeKey).concat(drawn)
}

/** Finds the same wording after folding, with characters like 犇 taken apart, and wording drawn alike: R01, R09, R18, R19, R25. */
export const whole: MarkKey = {
  id: 'identical',
  zh: '文字相同',
  en: 'the same wording',
  rules: ['R01', 'R09', 'R18', 'R19', 'R22', 'R25'],
  stored: texts,
  asked: texts,
}

const sortedKeys = (mark: MarkProfile): string[] => {
  const { characters, isLatin, words } = mark
  if (characters.length < 2) return []
  const bare = isLatin && words.includes('and') ? [[...withoutAnd(words).join('')].sort().join('')] : []
  return [...new Set([mark.sorted(), mark.looseSorted(), ...bare])].map(text => `#${text}`)
}

/** Finds the same characters, letters or words in another order: R02, R10, R20, R23. */
export const order: MarkKey = {
  id: 'order',
  zh: '组成相同而顺序不同',
  en: 'the same parts in another order',
  rules: ['R02', 'R10', 'R20', 'R23'],
  stored: sortedKeys,
  asked: sortedKeys,
}

const MIN_CHARACTERS = 3
const MOST_PLACES = 32

const oneOffKeys = (mark: MarkProfile): string[] => {
  const { isHan, characters } = mark
  if (isHan && characters.length >= MIN_CHARACTERS)
    return characters.slice(0, MOST_PLACES).map((_, place) => `?${characters.with(place, '?').join('')}`)
  const qualified = qualifiedCharacter(mark)
  return qualified === null ? [] : [`??${qualified}`]
}

/** Finds the same characters but one, of two characters the qualifying one: R03, R04, R05. */
export const oneOff: MarkKey = {
  id: 'one-character',
  zh: '仅一字不同',
  en: 'one character differs',
  rules: ['R03', 'R04', 'R05'],
  stored: oneOffKeys,
  asked: oneOffKeys,
}

const HAN_STRETCH = /\p{Script=Han}+/gu
const HAN = /^\p{Script=Han}+$/u
const MIN_HAN = 2
const MIN_LETTERS = 3
/** Longer parts are found by their beginning. */
const LONGEST_PART = 8
/** Beyond this many characters or words nothing begins that is stored. */
const FURTHEST_START = 32
const MOST_WORDS = 6

/** `<` and the part, cut to the length that is stored. */
const partKey = (text: string): string => `<${HAN.test(text) ? text.slice(0, LONGEST_PART) : text}`

const isEnough = (text: string): boolean => text.length >= (HAN.test(text) ? MIN_HAN : MIN_LETTERS)

const hanParts = (stretch: string, longest: number): string[] => {
  const parts: string[] = []
  for (let start = 0; start < Math.min(stretch.length, FURTHEST_START); start += 1)
    for (let size = MIN_HAN; size <= Math.min(longest, stretch.length - start); size += 1)
      parts.push(stretch.slice(start, start + size))
  return parts
}

const wordParts = (words: readonly string[]): string[] => {
  const parts: string[] = []
  for (let start = 0; start < Math.min(words.length, FURTHEST_START); start += 1)
    for (let count = 1; count <= Math.min(MOST_WORDS, words.length - start); count += 1)
      parts.push(words.slice(start, start + count).join(''))
  return parts
}

/** Returns what remains when one word between others tells no source: ROYAL THE WOLF. */
const withoutInnerWord = (words: readonly string[]): string[] =>
  words
    .slice(0, FURTHEST_START)
    .flatMap((_, place) => (place === 0 || place === words.length - 1 ? [] : [words.toSpliced(place, 1).join('')]))

const partsOf = ({ text, words, isHan }: MarkProfile, longest: number): string[] => {
  const parts = (text.match(HAN_STRETCH) ?? []).flatMap(stretch => hanParts(stretch, longest))
  if (!isHan && words.length > 1) parts.push(...wordParts(words), ...withoutInnerWord(words))
  return parts
}

/** Returns the parts of a mark besides words and characters in a row: a name joined to a weak word, one character before premises. */
const heldBesides = (mark: MarkProfile): string[] => {
  const single = singleBeforePremises(mark)
  return [...headsOf(mark), ...(single === null ? [] : [single])]
}

/** One mark stands in the other, or both share the part that tells the source: R09, R11–R16. */
export const part: MarkKey = {
  id: 'contains',
  zh: '包含、被包含或者显著部分相同',
  en: 'one contains the other, or the distinctive parts are the same',
  rules: ['R09', 'R11', 'R12', 'R13', 'R14', 'R15', 'R16'],
  stored: mark =>
    [
      ...[...new Set(partsOf(mark, LONGEST_PART))].filter(text => text !== mark.text && isEnough(text)),
      ...heldBesides(mark),
    ].map(partKey),
  asked: (mark, contexts) => {
    if (mark.text === '') return []
    const cores = contexts.map(context => coreOf(mark, ALL_KINDS, context).text)
    const isAsked = contexts.some(
      context => !isWeakWord(mark.text, context) || (mark.isLatin && isOnlyQuality(mark.text, context)),
    )
    const around = [...new Set([...(isAsked ? [mark.text] : []), ...cores])].filter(isEnough)
    if (mark.isHan && mark.characters.length === 1) around.push(mark.text)
    const half = mark.text.slice(0, mark.text.length / 2)
    const inside = [...partsOf(mark, FURTHEST_START), ...cores].filter(isEnough).concat(heldBesides(mark))
    return [
      ...around.map(partKey),
      ...[...inside, mark.text + mark.text, ...(half + half === mark.text ? [half] : [])].map(wholeKey),
    ]
  },
}
