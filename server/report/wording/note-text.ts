import type { ReportInput } from '../report-input.ts'

/** Patterns of the classification's notes (domain/goods/goods-relation.ts) with their English. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/本类似群与第?([\d、,，及和 ]+?)(?:类似群)?类似/gu, 'this group is similar to $1'],
  [/与第([一二三四五六七八九十]+)版及以前版本/gu, 'with edition $1 and earlier of '],
  [/互为类似(?:商品|服务)?/gu, ' are similar to one another'],
  [/各部分之间(?:商品|服务)不类似/gu, 'goods of its parts are not similar to one another'],
  [/交叉检索/gu, ' searched across'],
  [/跨类似群保护(?:商品|服务)[:：]?/gu, 'protected in several groups: '],
  [/本类似群(?:商品|服务)?/gu, 'this group'],
  [/本部分(?:商品|服务)?/gu, 'this part'],
  [/第[(（]([一二三四五六七八九十]+)[)）]部分/gu, 'part ($1)'],
  [/与/gu, ' with '],
  [/类似/gu, ' similar'],
]

const CHINESE = /\p{Script=Han}+/u

/** Returns the number of a note that the annex prints in the original. */
const originalNumber = (originals: ReportInput['originals'], clause: string): number => {
  const number = originals.get(clause) ?? originals.size + 1
  originals.set(clause, number)
  return number
}

/**
 * Returns a note of the classification in the report's language. In English the frame of the note is translated; goods that it names
 * have no official English, so that such a note is told by its groups, with the number of its original in the annex.
 */
export const noteText = ({ isEn, originals }: ReportInput, clause: string): string => {
  if (!isEn) return clause
  const text = WORDS.reduce((known, [pattern, english]) => known.replace(pattern, english), clause)
    .replaceAll('，', ', ')
    .replaceAll('、', ', ')
    .replaceAll('；', '; ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (!CHINESE.test(text)) return text
  const codesIn = (part: string): string[] => [...new Set(part.match(/\d{4}/gu) ?? [])]
  const groups = codesIn(clause)
  const original = `(note ${originalNumber(originals, clause.trim())})`
  if (groups.length === 0) return `by its wording ${original}`
  if (clause.includes('交叉检索'))
    return `certain goods are searched across with ${groups.join(', ')} for marks of older editions ${original}`
  const [own = '', ...others] = clause.split('与')
  const [from, to] = [codesIn(own), codesIn(others.join('与'))]
  return from.length > 0 && to.length > 0
    ? `certain goods of ${from.join(', ')} are similar to certain goods of ${to.join(', ')} ${original}`
    : `certain goods are similar to certain goods of ${groups.join(', ')} ${original}`
}
