import { describe, expect, it } from 'vitest'
import { columnWidths, lineCount } from '../../../server/word/column-widths.ts'

const WIDTH = 8504
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

describe('columns of a table', () => {
  it.each([
    [
      'labels and values',
      [
        ['申请人', '收到日期'],
        ['杭州云杉科技有限公司', '2026年6月5日'],
      ],
    ],
    ['empty ones', [[], [''], []]],
    ['one', [['甲']]],
    ['more than fit', Array.from({ length: 40 }, () => ['SUPERCALIFRAGILISTICEXPIALIDOCIOUS'])],
    ['long texts', [['长'.repeat(2000)], ['长'.repeat(20)], ['1']]],
  ])('of %s have whole widths above zero', (_, columns) => {
    const widths = columnWidths(columns, WIDTH)
    expect(widths).toHaveLength(columns.length)
    expect(widths.every(width => Number.isInteger(width) && width > 0)).toBe(true)
  })

  it('fill the room exactly', () => {
    expect(sum(columnWidths([['序号'], ['商标'], ['权利人']], WIDTH))).toBe(WIDTH)
    expect(sum(columnWidths([['长'.repeat(900)], ['短'], ['长'.repeat(300)]], WIDTH))).toBe(WIDTH)
  })

  it('keep numbers, words and dates in one line beside a long text', () => {
    const texts = ['47709815', 'INTERNATIONAL', '2026年12月22日']
    const widths = columnWidths([...texts.map(text => [text]), ['长'.repeat(400)]], WIDTH)
    expect(texts.map((text, column) => lineCount(text, widths[column] ?? 0))).toEqual([1, 1, 1])
  })

  it('give the most to the column with the most to say even where there is no room for short labels', () => {
    const asked = `____; 【different／close】`
    const columns = [
      ['Cited mark 1 (no. 10233456)'],
      ['a word '.repeat(14)],
      [asked],
      [asked],
      ['all in letters; '.repeat(3)],
    ]
    const [mark = 0, said = 0, ...others] = columnWidths(columns, WIDTH)
    expect(said).toBeGreaterThan(Math.max(mark, ...others))
  })

  it('give the most to the column with the most to say', () => {
    const [index = 0, goods = 0] = columnWidths([['1', '2'], ['可下载的手机应用软件；电子图书阅读器']], WIDTH)
    expect(goods).toBeGreaterThan(3 * index)
  })
})
