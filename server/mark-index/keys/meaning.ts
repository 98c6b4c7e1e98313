import type { MarkProfile } from '../../similarity/mark-profile.ts'
import type { MarkKey } from './mark-key.ts'

const LATIN_START = /^\p{Script=Latin}/u

const keys = (mark: MarkProfile): string[] =>
  mark.isHan || LATIN_START.test(mark.text)
    ? [...mark.meanings()].slice(0, mark.isHan ? undefined : 1).map(meaning => `:${meaning}`)
    : []

/** Chinese and English of the same meaning, and the forms of one English word: R17, R21. */
export const meaning: MarkKey = {
  id: 'meaning',
  zh: '含义相同（中英文对译、词形变化）',
  en: 'the same meaning (Chinese and English, forms of a word)',
  rules: ['R17', 'R21'],
  stored: keys,
  asked: keys,
}
