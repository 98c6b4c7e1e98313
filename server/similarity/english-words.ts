import { dataLines, wordsOf } from './data-table.ts'
import { stem } from './english-stem.ts'
import { lazily } from './lazily.ts'
import { englishTranslations } from './translations.ts'

/** Stems of the words a reader of English knows: the word list, and every word the zh-en dictionary translates. */
const stems = lazily(
  () => new Set([...dataLines('english-words.txt').flatMap(wordsOf), ...englishTranslations()].map(stem)),
)

/** Whether a word, or the word it is a form of, stands in the dictionary. */
export const isEnglishWord = (word: string): boolean => stems().has(word) || stems().has(stem(word))

const differAsWords = (a: string, b: string): boolean => stem(a) !== stem(b) && isEnglishWord(a) && isEnglishWord(b)

/**
 * Whether two marks, by their words, mean different things: HOUSE and HORSE, MOUNTAIN DEW and MOUNTAIN VIEW. A coined word
 * means nothing.
 */
export const differInMeaning = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length
    ? a.some((word, index) => differAsWords(word, b[index] ?? ''))
    : differAsWords(a.join(''), b.join(''))
