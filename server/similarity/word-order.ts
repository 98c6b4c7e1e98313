import { isEnglishWord } from './english-words.ts'
import type { MarkProfile } from './mark-profile.ts'

const MIN_WORD = 3
const sortedWords = (words: readonly string[]): string => words.toSorted().join(' ')

/** One text cut in two and the halves exchanged, both being words: HAWKWOLF, WOLFHAWK. */
const isExchanged = (a: string, b: string): boolean => {
  if (a.length !== b.length || !(b + b).includes(a)) return false
  for (let cut = MIN_WORD; cut <= a.length - MIN_WORD; cut += 1) {
    const [first, second] = [a.slice(0, cut), a.slice(cut)]
    if (second + first === b && isEnglishWord(first) && isEnglishWord(second)) return true
  }
  return false
}

/** Whether two Latin marks consist of the same words in another order, written apart or joined. */
export const isReorderedWords = (a: MarkProfile, b: MarkProfile): boolean => {
  if (!a.isLatin || !b.isLatin || a.text === b.text || a.text.length !== b.text.length) return false
  return (a.words.length > 1 && sortedWords(a.words) === sortedWords(b.words)) || isExchanged(a.text, b.text)
}
