import type { MarkProfile } from '../../similarity/mark-profile.ts'
import { foldSound } from '../../similarity/pinyin.ts'
import { combine, type MarkKey } from './mark-key.ts'

const HAN = /\p{Script=Han}/u
const MIN_LETTERS = 3
/** A text of many characters with several readings each is known by the likeliest. */
export const MOST_READINGS = 16

/** One list a character: its readings by the fold, or the character itself where it has none. */
export const soundLists = ({ characters, readings }: MarkProfile, fold: (reading: string) => string): string[][] =>
  readings().map((list, place) => (list.length > 0 ? [...new Set(list.map(fold))] : [characters[place] ?? '']))

const keys = (mark: MarkProfile): string[] => {
  if (mark.isLatin) return mark.text.length < MIN_LETTERS ? [] : [`~${mark.sound()}`]
  if (!HAN.test(mark.text)) return []
  return combine(soundLists(mark, foldSound), MOST_READINGS, ' ').map(sounds => `~${sounds}`)
}

/** Syllable by syllable the same or near (n/ng, zh/z, l/n), any reading of a character; English words by their sound: R06, R24. */
export const sound: MarkKey = {
  id: 'sound',
  zh: '读音相同或者相近（含多音字、平翘舌、前后鼻音、n/l）',
  en: 'the same or nearly the same sound (any reading; n/ng, zh/z, l/n)',
  rules: ['R05', 'R06', 'R24'],
  stored: keys,
  asked: keys,
}
