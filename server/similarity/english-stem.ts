import { dataLines, wordsOf } from './data-table.ts'
import { lazily } from './lazily.ts'

const irregular = lazily(
  () =>
    new Map(
      dataLines('english-forms.txt')
        .map(wordsOf)
        .flatMap(([base = '', ...forms]) => [[base, base] as const, ...forms.map(form => [form, base] as const)]),
    ),
)

const VOWEL = /[aeiouy]/
/** Doubled in the inflection, single in the word (RUN, RUNNING); L, S and Z are double in the word itself (SELL). */
const DOUBLED = /([bdgkmnprt])\1$/
const SHORTEST = 3

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/([^aeiou])ies$/, '$1y'],
  [/(ch|sh|[sxzo])es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/([^aeiou])iest$/, '$1y'],
  [/([^aeiou])ier$/, '$1y'],
  [/ing$/, ''],
  [/est$/, ''],
  [/ed$/, ''],
  [/er$/, ''],
]

const withoutEnding = (word: string): string => {
  for (const [ending, replacement] of ENDINGS) {
    const base = word.replace(ending, replacement)
    if (base !== word && base.length >= SHORTEST && VOWEL.test(base)) return base.replace(DOUBLED, '$1')
  }
  return word
}

/**
 * The form under which the inflections of a word meet: plurals, gerunds, comparatives, past forms, abbreviations
 * (CAT and CATS, BAKE and BAKING, LEAF and LEAVES). Words that only look inflected (NEWS, BEARING) stand for themselves.
 */
export const stem = (word: string): string =>
  irregular().get(word) ?? withoutEnding(word).replace(/(?<=..[^aeiou])e$/, '')

const ARTICLES = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'el', 'los', 'il', 'der', 'die', 'das'])

/** The words of a mark without its articles, where another word remains. */
export const withoutArticles = (words: readonly string[]): readonly string[] => {
  const bare = words.filter(word => !ARTICLES.has(word))
  return bare.length > 0 ? bare : words
}

/** The stems of a mark's words, articles left out. */
export const stemsOf = (words: readonly string[]): readonly string[] => withoutArticles(words).map(stem)
