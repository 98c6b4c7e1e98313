import { readingsOf } from '../../similarity/pinyin.ts'
import { CHARACTERS, ENGLISH, SYLLABLES } from './name-parts.ts'
import { below, pick, type Random, weighted, zipf } from './seeded-random.ts'

const character = zipf(CHARACTERS)
const start = zipf(SYLLABLES.start)
const middle = zipf(SYLLABLES.middle)
const end = zipf(SYLLABLES.end)
const english = zipf(ENGLISH)
const hanLength = weighted([
  [2, 42],
  [3, 29],
  [4, 20],
  [1, 2],
  [5, 5],
  [6, 2],
])

/** Returns a name of so many characters; those that marks use most are the likeliest. */
export const hanName = (random: Random, length: number = hanLength(random)): string =>
  Array.from({ length }, () => character(random)).join('')

/** Returns a coined word of four to ten letters, in capitals. */
export const coinedWord = (random: Random): string => {
  const parts = [start(random), ...Array.from({ length: below(random, 3) }, () => middle(random)), end(random)]
  const word = parts.join('').toUpperCase()
  return word.length < 4 ? word + start(random).toUpperCase() : word
}

const englishWord = (random: Random): string => english(random).toUpperCase()

/** Returns the pinyin of a name without tones, joined, in capitals. */
export const pinyinOf = (name: string): string =>
  readingsOf(Array.from(name))
    .map(([reading = '']) => reading)
    .join('')
    .toUpperCase()

const digits = (random: Random): string => String(below(random, 9_000) + 100)

const MAKERS = {
  han: (random: Random) => hanName(random),
  coined: coinedWord,
  english: (random: Random) => `${englishWord(random)} ${englishWord(random)}`,
  capitalised: (random: Random) => {
    const word = coinedWord(random)
    return word.slice(0, 1) + word.slice(1).toLowerCase()
  },
  'with pinyin': (random: Random) => {
    const name = hanName(random, 2 + below(random, 2))
    return `${name} ${pinyinOf(name)}`
  },
  'with latin': (random: Random) => `${hanName(random, 2 + below(random, 2))} ${coinedWord(random)}`,
  initials: (random: Random) =>
    Array.from({ length: 2 + below(random, 3) }, () => pick(random, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')).join(''),
  digits,
  'with digits': (random: Random) => `${hanName(random, 2)}${digits(random)}`,
} satisfies Record<string, (random: Random) => string>

const maker = weighted<keyof typeof MAKERS>([
  ['han', 58],
  ['coined', 14],
  ['capitalised', 4],
  ['english', 6],
  ['with pinyin', 7],
  ['with latin', 6],
  ['initials', 2.5],
  ['digits', 1],
  ['with digits', 1.5],
])

/** Invents a name as marks have them: more than half in characters, the rest in letters, both, or digits. */
export const inventName = (random: Random): string => MAKERS[maker(random)](random)
