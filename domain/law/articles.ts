import { chineseNumeral } from '../chinese-numeral.ts'
import { LAW_2019 } from './articles-2019.ts'
import { LAW_2026 } from './articles-2026.ts'
import { LAW_2001, LAW_2013 } from './articles-before-2019.ts'
import type { LawText, LawVersion } from './law-version.ts'
import { successorsOf } from './successors.ts'

/** Returns the citation of an address: `10.1.7` is 第十条第一款第（七）项, Article 10(1)(7). */
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

const VERSIONS: readonly [LawVersion, ...LawVersion[]] = [LAW_2026, LAW_2019, LAW_2013, LAW_2001]

/** Returns the Trademark Law in force on a calendar day; before 1 December 2001 the oldest version at hand. */
export const lawOn = (day: string): LawVersion => VERSIONS.find(({ from }) => from <= day) ?? LAW_2001

/** Returns the Trademark Law as amended in a year, or null. */
export const lawOfYear = (year: string): LawVersion | null =>
  VERSIONS.find(({ edition }) => edition.zh.startsWith(year)) ?? null

/** Where a ground (2019 notation; an article may stand for its first paragraph) stands in that version, or null. */
export const addressOf = (law: LawVersion, ground: string): string | null =>
  law.grounds[ground] ?? law.grounds[`${ground}.1`] ?? null

/**
 * Returns the addresses at which a version deals with what stands at an address of the law of 2019, the nearest first.
 * The laws of 2013 and 2019 count alike; of the law of 2001 only the places of grounds are known.
 */
export const placesOf = (law: LawVersion, rule: string): readonly string[] => {
  const own = law.grounds[rule]
  const others = law.id === LAW_2026.id ? successorsOf(rule) : law.id === LAW_2001.id || !/^\d/.test(rule) ? [] : [rule]
  const places = [...new Set([...(own === undefined ? [] : [own]), ...others])]
  const first = addressOf(law, rule)
  return places.length > 0 || first === null ? places : [first]
}

/** Returns the ground that stands at an address of that version, or null. The way back from `addressOf`. */
export const groundAt = (law: LawVersion, address: string): string | null =>
  Object.keys(law.grounds).find(ground => law.grounds[ground] === address) ?? null

const PARENT = /\.\d+$/

/**
 * Returns the text at an address, an item with the opening line of its paragraph; further items of that paragraph follow.
 * Null where a text is not at hand.
 */
export const quoteArticle = (law: LawVersion, address: string, ...further: string[]): LawText | null => {
  const texts = [address, ...further].map(item => law.text[item])
  const opening = law.text[address.replace(PARENT, '')]
  const parts = opening && opening !== texts[0] ? [opening, ...texts] : texts
  const known = parts.filter(part => part !== undefined)
  if (known.length < parts.length) return null
  return { zh: known.map(({ zh }) => zh).join(''), en: known.map(({ en }) => en).join(' ') }
}

/** Whether one of the addresses is the one given, or holds it or lies within it: 10.1 meets 10 and 10.1.7. */
export const meetsAny = (address: string, others: Iterable<string>): boolean =>
  [...others].some(other => other === address || other.startsWith(`${address}.`) || address.startsWith(`${other}.`))
