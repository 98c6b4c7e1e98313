import type { MarkProfile } from '../similarity/mark-profile.ts'
import { foldSound, foldU, initialClass } from '../similarity/pinyin.ts'
import { combine, type MarkKey } from './mark-key.ts'

const HAS_HAN = /\p{Script=Han}/u
const MIN_LETTERS = 3
/** A text of many characters with several readings each is known by the likeliest. */
const MOST_READINGS = 16

/** One list a character: its readings by the fold, or the character itself where it has none. */
const soundLists = (mark: MarkProfile, fold: (reading: string) => string): string[][] =>
  mark
    .readings()
    .map((list, place) => (list.length > 0 ? [...new Set(list.map(fold))] : [mark.characters[place] ?? '']))

const soundKeys = (mark: MarkProfile): string[] => {
  if (mark.isLatin) return mark.text.length < MIN_LETTERS ? [] : [`~${mark.sound()}`]
  if (!HAS_HAN.test(mark.text)) return []
  return combine(soundLists(mark, foldSound), MOST_READINGS, ' ').map(sounds => `~${sounds}`)
}

/** Syllable by syllable the same or near (n/ng, zh/z, l/n), any reading of a character; English words by their sound: R06, R24. */
export const sound: MarkKey = {
  id: 'sound',
  zh: '读音相同或者相近（含多音字、平翘舌、前后鼻音、n/l）',
  en: 'the same or nearly the same sound (any reading; n/ng, zh/z, l/n)',
  rules: ['R05', 'R06', 'R24', 'R29'],
  stored: soundKeys,
  asked: soundKeys,
}

const FEWEST_INITIALS = 3

const initialKeys = (mark: MarkProfile): string[] =>
  HAS_HAN.test(mark.text) && mark.characters.length >= FEWEST_INITIALS
    ? combine(soundLists(mark, initialClass), MOST_READINGS, ' ').map(initials => `^${initials}`)
    : []

/** Three characters or more that begin with the same sounds, which are near if they look near too: R06. */
export const initials: MarkKey = {
  id: 'initials',
  zh: '声母相同且字形相近（三字以上）',
  en: 'the same initials in characters that look near (three or more)',
  rules: ['R06'],
  stored: initialKeys,
  asked: initialKeys,
}

const LONGEST_SPELT = 16
const LONGEST_SYLLABLE = 6

const pinyinKeys = (mark: MarkProfile): string[] => {
  const { isHan, isLatin, text, characters } = mark
  if (isLatin) return text.length <= LONGEST_SPELT * LONGEST_SYLLABLE ? [`@${foldU(text)}`] : []
  if (!isHan || characters.length > LONGEST_SPELT) return []
  return combine(
    mark.readings().map(list => list.map(foldU)),
    MOST_READINGS,
  ).map(letters => `@${letters}`)
}

/** Pinyin and the characters it spells: R07. */
export const pinyin: MarkKey = {
  id: 'pinyin',
  zh: '汉字与其拼音',
  en: 'characters and their pinyin',
  rules: ['R07'],
  stored: pinyinKeys,
  asked: pinyinKeys,
}
