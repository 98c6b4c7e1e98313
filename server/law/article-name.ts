import type { LawText } from './law-version.ts'

const DIGITS = '零一二三四五六七八九'

/** 1 to 99 in Chinese numerals, as statutes count: 十, 三十四. */
export const chineseNumeral = (number: number): string => {
  const tens = Math.floor(number / 10)
  const units = number % 10
  const head = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS[tens]}十`
  return head + (units === 0 ? '' : DIGITS[units])
}

/** How an address is cited: `10.1.7` is 第十条第一款第（七）项, Article 10(1)(7). */
export const articleName = (address: string): LawText => {
  const [article = 0, paragraph, item] = address.split('.').map(Number)
  const parts = [
    `第${chineseNumeral(article)}条`,
    paragraph === undefined ? '' : `第${chineseNumeral(paragraph)}款`,
    item === undefined ? '' : `第（${chineseNumeral(item)}）项`,
  ]
  const levels = [paragraph, item].filter(level => level !== undefined)
  return { zh: parts.join(''), en: `Article ${article}${levels.map(level => `(${level})`).join('')}` }
}
