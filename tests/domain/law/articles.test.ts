import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { addressOf, articleName, groundAt, lawOn, quoteArticle } from '#domain/law/articles.ts'
import { LAW_2019 } from '#domain/law/articles-2019.ts'
import { LAW_2026 } from '#domain/law/articles-2026.ts'
import { CIVIL_RULES_2020, GRANT_RULES_2020 } from '#domain/law/court-rules.ts'
import { findGround } from '#domain/law/grounds.ts'
import type { LawVersion } from '#domain/law/law-version.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { digestWording } from '../../../fixtures/law/digest-wording.ts'

const LAWS: readonly LawVersion[] = [LAW_2019, LAW_2026, REGULATIONS_2014, GRANT_RULES_2020, CIVIL_RULES_2020]

const WORDINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../fixtures/law/wordings.json'), 'utf8'),
)

describe('the wording of an article', () => {
  const cases = LAWS.flatMap(law => Object.entries(law.text).map(([address, text]) => ({ law, address, text })))
  it.each(cases)('is the published one, to the letter: $law.id $address', ({ law, address, text }) => {
    expect(digestWording(text.zh)).toBe(WORDINGS[law.id]?.[address])
  })
})

describe('articles', () => {
  it.each([
    ['2014-04-30', 'trademark-law-2001'],
    ['2014-05-01', 'trademark-law-2013'],
    ['2019-10-31', 'trademark-law-2013'],
    ['2019-11-01', 'trademark-law-2019'],
    ['2026-12-31', 'trademark-law-2019'],
    ['2027-01-01', 'trademark-law-2026'],
  ])('a notice of %s is under %s', (day, id) => {
    expect(lawOn(day).id).toBe(id)
  })

  it.each([
    ['30', '2012-06-01', '28'],
    ['30', '2026-06-01', '30'],
    ['30', '2027-01-01', '20'],
    ['31', '2027-01-01', '35'],
    ['10.1.7', '2027-01-01', '15.1.8'],
    ['10.2', '2027-01-01', '16.1'],
    ['11.1.2', '2027-01-01', '17.1.2'],
    ['4', '2027-01-01', '19.1'],
    ['13.3', '2027-01-01', '21.2'],
    ['15.2', '2027-01-01', '22.2'],
    ['32', '2027-01-01', '24'],
    ['32', '2012-06-01', '31'],
    ['44.1', '2027-01-01', '19.2'],
    ['34', '2027-01-01', '37'],
  ])('ground %s stands on %s in %s, and is found there', (ground, day, address) => {
    const law = lawOn(day)
    expect(addressOf(law, ground)).toBe(address)
    expect(groundAt(law, address)).toBe(ground)
  })

  it('names no article for a ground the version does not have', () => {
    expect(addressOf(LAW_2019, '10.1.0')).toBeNull()
    expect(addressOf(LAW_2026, '10.1.0')).toBe('15.1.1')
  })

  it.each([LAW_2019, LAW_2026])('$id has a text for each of its grounds', law => {
    for (const address of Object.values(law.grounds)) expect(quoteArticle(law, address)).not.toBeNull()
  })

  it('quotes an item with the opening line of its paragraph', () => {
    expect(quoteArticle(LAW_2019, '10.1.8')?.zh).toBe(
      '下列标志不得作为商标使用：（八）有害于社会主义道德风尚或者有其他不良影响的。',
    )
  })

  it('quotes nothing when the text is not at hand', () => {
    expect(quoteArticle(lawOn('2012-06-01'), '28')).toBeNull()
    expect(quoteArticle(lawOn('2018-06-01'), '44.1')).toBeNull()
    expect(quoteArticle(LAW_2019, '10.1.7', '10.1.99')).toBeNull()
  })

  it.each([
    ['10.1.7', '第十条第一款第（七）项', 'Article 10(1)(7)'],
    ['30', '第三十条', 'Article 30'],
    ['19.4', '第十九条第四款', 'Article 19(4)'],
    ['22.2', '第二十二条第二款', 'Article 22(2)'],
  ])('cites %s as %s', (address, zh, en) => {
    expect(articleName(address)).toEqual({ zh, en })
  })

  it.each([
    [1, '一'],
    [10, '十'],
    [19, '十九'],
    [34, '三十四'],
    [100, '一百'],
    [101, '一百零一'],
    [110, '一百一十'],
    [212, '二百一十二'],
  ])('counts %s as %s', (number, zh) => {
    expect(chineseNumeral(number)).toBe(zh)
  })

  it.each([
    '4',
    '10.1.7',
    '10.2',
    '11.1.3',
    '12',
    '16.1',
    '19.4',
    '30',
    '31',
    '50',
    '7',
    '16',
  ])('knows ground %s', ground => {
    expect(findGround(ground)).not.toBeNull()
  })
})
