import { withoutArticles } from '../english-stem.ts'
import { isEnglishWord } from '../english-words.ts'
import type { MarkRule } from '../mark-rule.ts'

const PLURAL = /(?:ies|y|e?s)$/

/** Any word may take an s; other endings are inflections of words that exist, not of coined ones (KELL, KELLER). */
const isOneWord = (one: string, other: string, stem: string): boolean =>
  one === other || one.replace(PLURAL, '') === other.replace(PLURAL, '') || isEnglishWord(stem)

/** R21: one foreign word or phrase in two forms: singular and plural, gerund, comparative, with an article, abbreviated. */
export const r21Inflection: MarkRule = {
  id: 'R21',
  find: (a, b) => {
    if (!a.isLatin || !b.isLatin || a.text === b.text) return null
    const stems = a.stems()
    if (stems.join(' ') !== b.stems().join(' ')) return null
    const [words, others] = [withoutArticles(a.words), withoutArticles(b.words)]
    if (!stems.every((stem, index) => isOneWord(words[index] ?? '', others[index] ?? '', stem))) return null
    return {
      weight: 0.85,
      zh: `“${a.printed}”与“${b.printed}”仅为单复数、动名词、比较级、冠词或者缩写等形式不同，可能被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” differ only in form (number, gerund, degree, article or abbreviation); they may be found similar.`,
    }
  },
}
