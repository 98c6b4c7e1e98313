import { chineseNumeral } from '#extensions/on-paper/chinese-numeral.ts'
import type { LawText } from './law-version.ts'

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
