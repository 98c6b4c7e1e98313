import type { MarkRule } from '../mark-rule.ts'

/** R21: one foreign word or phrase in two forms: singular and plural, gerund, comparative, with an article, abbreviated. */
export const r21Inflection: MarkRule = {
  id: 'R21',
  find: (a, b) => {
    if (!a.isLatin || !b.isLatin || a.text === b.text || a.text[0] === undefined) return null
    if (a.stems().join(' ') !== b.stems().join(' ')) return null
    return {
      weight: 0.85,
      zh: `“${a.printed}”与“${b.printed}”仅为单复数、动名词、比较级、冠词或者缩写等形式不同，可能被认定为近似。`,
      en: `“${a.printed}” and “${b.printed}” differ only in form (number, gerund, degree, article or abbreviation); they may be found similar.`,
    }
  },
}
