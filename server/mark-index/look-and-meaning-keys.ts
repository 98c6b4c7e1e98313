import { wellKnownLatin } from '../similarity/english.ts'
import { lookAlikesOf } from '../similarity/glyphs.ts'
import type { MarkProfile } from '../similarity/mark-profile.ts'
import { combine, type MarkKey } from './mark-key.ts'
import { whole, wholeKey } from './wording-keys.ts'

const MOST_VARIANTS = 256
const LONGEST = 16

/** Characters easily taken for others, traditional and simplified: R06, R08. */
export const look: MarkKey = {
  id: 'look',
  zh: '字形相近（形近字、繁简体）',
  en: 'characters that look alike; traditional and simplified forms',
  rules: ['R06', 'R08'],
  stored: whole.stored,
  asked: ({ characters }) =>
    characters.length > LONGEST
      ? []
      : combine(
          characters.map(character => [character, ...lookAlikesOf(character)]),
          MOST_VARIANTS,
        ).map(wholeKey),
}

const LATIN_START = /^\p{Script=Latin}/u

const meaningKeys = (mark: MarkProfile): string[] => {
  if (mark.isHan) return [...mark.meanings(), ...wellKnownLatin(mark.text)].map(meaning => `:${meaning}`)
  return LATIN_START.test(mark.text) ? [...[...mark.meanings()].slice(0, 1), mark.text].map(text => `:${text}`) : []
}

/** Chinese and English of the same meaning, and the forms of one English word: R17, R21. */
export const meaning: MarkKey = {
  id: 'meaning',
  zh: '含义相同（中英文对译、词形变化）',
  en: 'the same meaning (Chinese and English, forms of a word)',
  rules: ['R17', 'R21'],
  stored: meaningKeys,
  asked: meaningKeys,
}
