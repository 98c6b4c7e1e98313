import { ENGLISH_MONTHS } from '#domain/calendar-day.ts'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { articleName } from '#domain/law/articles.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { type HtmlValue, join } from './markup/html.ts'

/** Chooses between the two languages of the documents. */
export interface Language {
  /** Returns the one of the two in the document's language. */
  say: <T>(zh: T, en: T) => T
  /** Returns a text of the law tables in the document's language. */
  read: (text: LawText) => string
}

/** Returns the chooser for Chinese (0) or English (1). */
export const languageOf = (isEn: 0 | 1): Language => ({
  say: (zh, en) => (isEn ? en : zh),
  read: ({ zh, en }) => (isEn ? en : zh),
})

/** Returns a calendar day as a letter writes it: 2026年6月2日, 2 June 2026. */
export const writtenDate = (day: string, isEn: 0 | 1): string => {
  const [year, month = 1, date] = day.split('-').map(Number)
  return isEn ? `${date} ${ENGLISH_MONTHS[month - 1]} ${year}` : `${year}年${month}月${date}日`
}

const ENGLISH = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const MOST_IN_NUMERALS = 999

/** Returns a number as prose writes it before a noun: 两, 四; two, four, 13. */
export const countWord = (count: number, isEn: 0 | 1): string => {
  if (isEn) return ENGLISH[count] ?? String(count)
  if (count === 2) return '两'
  return count > 0 && count <= MOST_IN_NUMERALS ? chineseNumeral(count) : String(count)
}

/** Returns things named one after another: 甲、乙、丙; a, b and c. */
export const listing = ({ say }: Language, parts: readonly HtmlValue[]): HtmlValue => {
  if (parts.length < 2) return parts
  return [join(parts.slice(0, -1), say('、', ', ')), say('、', ' and '), parts.at(-1) ?? null]
}

/** Returns texts named one after another as one text, as `listing` does. */
export const listText = ({ say }: Language, texts: readonly string[]): string =>
  texts.length < 2
    ? texts.join('')
    : texts.slice(0, -1).join(say('、', ', ')) + say('、', ' and ') + String(texts.at(-1))

const RULE = /^(Law|Regs) (\d{4})(?: Art\. (\d+))?$/

const nameOf = ({ say, read }: Language, rule: string): string => {
  const [, law, year, article] = rule.match(RULE) ?? []
  if (year === undefined) return rule
  const name = law === 'Law' ? say('商标法', 'Trademark Law') : say('商标法实施条例', 'Implementing Regulations')
  const title = say(`《${name}》（${year}）`, `${name} (${year})`)
  return article === undefined ? title : title + say('', ', ') + read(articleName(article))
}

/** Returns the rules of a step of the deadline (`Law 2019 Art. 34; Regs 2014 Art. 12`) in the document's language. */
export const ruleName = (language: Language, rule: string): string =>
  rule
    .split(/;\s*/)
    .filter(part => part !== '')
    .map(part => nameOf(language, part))
    .join(language.say('；', '; '))
