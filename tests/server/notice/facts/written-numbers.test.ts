import { describe, expect, it } from 'vitest'
import { findDates, numberOf } from '../../../../server/notice/facts/written-numbers.ts'
import { plainText } from '../plain-text.ts'

describe('findDates', () => {
  it.each([
    ['2024年06月05日', ['2024-06-05']],
    ['2024年6月5日', ['2024-06-05']],
    ['2024-06-05', ['2024-06-05']],
    ['2024.6.5', ['2024-06-05']],
    ['2024/06/05', ['2024-06-05']],
    ['二〇二四年六月五日', ['2024-06-05']],
    ['二○一二年十二月三十一日', ['2012-12-31']],
    ['2020年02月14日至2030年02月13日', ['2020-02-14', '2030-02-13']],
    ['2024 年 03 月 12 日', ['2024-03-12']],
    ['2024年02月30日', []],
    ['2018.03.072028.03.06', ['2018-03-07', '2028-03-06']],
    ['2019年4月102', []],
    ['73310664', []],
  ])('reads %s', (text, days) => {
    expect(findDates(plainText(text)).map(date => date.value)).toEqual(days)
  })
})

describe('numberOf', () => {
  it.each([
    ['34', 34],
    ['十', 10],
    ['三十四', 34],
    ['十二', 12],
    ['二十', 20],
    ['一百零三', 103],
    ['二〇二四', 2024],
    ['O十', null],
    ['', null],
    ['十十', null],
  ])('takes %s as %s', (text, number) => {
    expect(numberOf(text)).toBe(number)
  })
})
