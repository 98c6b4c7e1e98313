/** Letters of other alphabets that are drawn as Latin capitals are, in lower case; the Latin letter first. */
const SAME_LOOK = 'aаα bвβ cс eеε hнη iіι jј kкκ mмμ nν oоο pрρ sѕ tтτ xхχ yυ zζ'
/** Letters of other alphabets that are only nearly drawn as a Latin letter is. */
const NEAR_LOOK = 'yу wшω nпи bь aλд eσ rя oθф'

/** Small capitals, which Unicode folds to nothing. */
const SMALL_CAPITALS = 'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'
const CAPITALS = new Map(SMALL_CAPITALS.split(' ').map(([capital = '', letter = '']) => [capital, letter]))
const SMALL_CAPITAL = new RegExp(`[${[...CAPITALS.keys()].join('')}]`, 'gu')

const lettersOf = (groups: string): [string, string][] =>
  groups.split(' ').flatMap(([latin = '', ...others]) => others.map((other): [string, string] => [other, latin]))

const SAME = new Map(lettersOf(SAME_LOOK))
const SAME_OR_NEAR = new Map([...SAME, ...lettersOf(NEAR_LOOK)])

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const WORD = /[\p{L}\p{M}\p{N}]+/gu

const inLatin = (word: string, known: ReadonlyMap<string, string>): string => {
  const characters = [...word]
  const isKnown = characters.every(character => !FOREIGN.test(character) || known.has(character))
  return isKnown ? characters.map(character => known.get(character) ?? character).join('') : word
}

/**
 * Writes small capitals, and the Cyrillic and Greek words of a text in lower case, in Latin letters, where every letter of the word is
 * drawn as a Latin capital is: САРНОВ becomes caphob. Words with any other letter stay.
 */
export const foldAlphabets = (text: string): string => {
  const large = text.replace(SMALL_CAPITAL, capital => CAPITALS.get(capital) ?? capital)
  return FOREIGN.test(large) ? large.replace(WORD, word => (FOREIGN.test(word) ? inLatin(word, SAME) : word)) : large
}

const DIGITS: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }
const FEWEST_LETTERS = 3
const LATIN = /^\p{Script=Latin}+$/u

/** Reads the digits of a word as the letters they stand for, 1 as told; words of fewer than three letters stay. */
const readDigits = (word: string, one: string): string => {
  const letters = word.replace(/\p{N}/gu, '').length
  if (letters < FEWEST_LETTERS || letters === word.length) return word
  return word.replace(/[0134578]/g, digit => (digit === '1' ? one : (DIGITS[digit] ?? digit)))
}

/** Returns the words of a mark with digits read as letters, once with 1 as l and once as i. */
export const readingsOfDigits = (words: readonly string[]): readonly (readonly string[])[] =>
  ['l', 'i'].map(one => words.map(word => readDigits(word, one)))

/**
 * Returns one form for words that are drawn alike: 0 and o, 1, l and i, 8 and b, rn and m, vv and w, and letters of other
 * alphabets. Returns an empty string when anything but Latin letters remains.
 */
export const skeletonOf = (words: readonly string[]): string => {
  const folded = words
    .map(word => readDigits(inLatin(word, SAME_OR_NEAR), 'l').replaceAll('i', 'l'))
    .map(word => word.replaceAll('rn', 'm').replaceAll('vv', 'w'))
    .join('')
  return LATIN.test(folded) ? folded : ''
}
