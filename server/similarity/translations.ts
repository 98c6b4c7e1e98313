import { dataLines, wordsOf } from './data-table.ts'
import { stemsOf } from './english-stem.ts'
import { lazily } from './lazily.ts'

const LONGEST_WORD = 5
const MOST_PHRASES = 64

const dictionary = lazily(() => {
  const entries = new Map<string, string[]>()
  for (const entry of dataLines('zh-en.txt').flatMap(wordsOf)) {
    const [chinese = '', english = ''] = entry.split('=')
    const meanings = english.replaceAll('_', ' ').split('/')
    for (const word of chinese.split('/')) entries.set(word, [...(entries.get(word) ?? []), ...meanings])
  }
  return entries
})

/** Every English word that the dictionary gives for a Chinese one. */
export const englishTranslations = (): string[] => [...dictionary().values()].flat().flatMap(text => text.split(' '))

/** A phrase as it is compared across languages: stems without articles and spaces. */
export const phraseKey = (words: readonly string[]): string => stemsOf(words).join('')

/**
 * What Chinese text can mean in English, as phrase keys: by the dictionary as a whole, or word by word
 * (雪豹: snow leopard). Empty when a part of it stands in no dictionary.
 */
export const meaningsOf = (text: string): ReadonlySet<string> => {
  const phrases: string[][] = [['']]
  const starts = (end: number): number[] =>
    Array.from({ length: Math.min(LONGEST_WORD, end) }, (_, index) => end - index - 1)
  for (let end = 1; end <= text.length; end += 1)
    phrases[end] = starts(end)
      .flatMap(start =>
        (dictionary().get(text.slice(start, end)) ?? []).flatMap(meaning =>
          (phrases[start] ?? []).map(before => before + phraseKey(meaning.split(' '))),
        ),
      )
      .slice(0, MOST_PHRASES)
  return new Set(text === '' ? [] : phrases[text.length])
}
