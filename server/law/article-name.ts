import type { LawText } from './law-version.ts'

const DIGITS = '零一二三四五六七八九'

/** 1 to 999 in Chinese numerals, as statutes count: 十, 三十四, 一百零一. */
export const chineseNumeral = (number: number): string => {
  const [hundreds, tens, units] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  const head = hundreds === 0 ? '' : `${DIGITS[hundreds]}百`
  const gap = hundreds > 0 && units > 0 ? '零' : ''
  const middle = tens === 0 ? gap : `${tens === 1 && hundreds === 0 ? '' : DIGITS[tens]}十`
  return head + middle + (units === 0 ? '' : DIGITS[units])
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
