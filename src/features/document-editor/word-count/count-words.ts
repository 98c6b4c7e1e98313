/** As Word counts them; a line's end is no character. */
export interface TextCount {
  /** 字数: East Asian characters and signs one by one, other words as words. */
  words: number
  characters: number
  charactersWithSpaces: number
}

const ASIAN = '[\\u2E80-\\uA4CF\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF00-\\uFFEF]|\\p{Script=Han}'
/** Quotation marks, dashes and dots are Chinese beside Chinese, else part of a word. */
const SHARED = '[\\u2014\\u2018\\u2019\\u201C\\u201D\\u2026]'
const UNITS = new RegExp(
  `(?:${ASIAN})|(?<=${ASIAN})${SHARED}|${SHARED}(?=${ASIAN})|(?:(?!${ASIAN})\\S)+?(?=\\s|$|${ASIAN}|${SHARED}(?:${ASIAN}))`,
  'gu',
)

export const NO_COUNT: TextCount = { words: 0, characters: 0, charactersWithSpaces: 0 }

export const addCounts = (a: TextCount, b: TextCount): TextCount => ({
  words: a.words + b.words,
  characters: a.characters + b.characters,
  charactersWithSpaces: a.charactersWithSpaces + b.charactersWithSpaces,
})

/** The counts of a text of one or more lines. */
export const countWords = (text: string): TextCount => ({
  words: text.match(UNITS)?.filter(unit => unit.trim() !== '').length ?? 0,
  characters: [...text.replace(/\s/gu, '')].length,
  charactersWithSpaces: [...text.replace(/[\r\n]/g, '')].length,
})
