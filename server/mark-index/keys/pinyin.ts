import type { MarkProfile } from '../../similarity/mark-profile.ts'
import { foldU } from '../../similarity/pinyin.ts'
import { combine, type MarkKey } from './mark-key.ts'

const MOST_READINGS = 16
const LONGEST = 16
const LONGEST_SYLLABLE = 6

const keys = ({ isHan, isLatin, text, characters, readings }: MarkProfile): string[] => {
  if (isLatin) return text.length <= LONGEST * LONGEST_SYLLABLE ? [`@${foldU(text)}`] : []
  if (!isHan || characters.length > LONGEST) return []
  return combine(
    readings().map(list => list.map(foldU)),
    MOST_READINGS,
  ).map(letters => `@${letters}`)
}

/** Pinyin and the characters it spells: R07. */
export const pinyin: MarkKey = {
  id: 'pinyin',
  zh: '汉字与其拼音',
  en: 'characters and their pinyin',
  rules: ['R07'],
  stored: keys,
  asked: keys,
}
