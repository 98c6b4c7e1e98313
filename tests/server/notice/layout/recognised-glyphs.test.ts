import { describe, expect, it } from 'vitest'
import type { Glyph } from '../../../../server/notice/layout/glyph.ts'
import { repairNumbers } from '../../../../server/notice/layout/recognised-glyphs.ts'

const glyphsOf = (text: string): Glyph[] =>
  Array.from(text, (raw, index) => ({ raw, text: raw, page: 1, box: [index, 0, 1, 1], confidence: 0.9 }))

const repair = (line: string) => {
  const glyphs = repairNumbers(glyphsOf(line))
  return {
    text: glyphs.map(({ text }) => text).join(''),
    repaired: glyphs.filter(glyph => glyph.isRepaired).map(({ raw, text }) => raw + text),
  }
}

describe('repairNumbers', () => {
  it.each([
    ['发文编号：TMZC812З4999BHTZ01', '发文编号：TMZC81234999BHTZ01', ['З3']],
    ['TMZC733l0664BFBHO1', 'TMZC73310664BFBH01', ['l1', 'O0']],
    ['TМZС73310664BНTZ01', 'TMZC73310664BHTZ01', ['МM', 'СC', 'НH']],
    ['已注册的第5I2З4567号', '已注册的第51234567号', ['I1', 'З3']],
    ['申请号：8B234567', '申请号：88234567', ['B8']],
  ])('puts look-alikes right in %s, and says which', (line, text, repaired) => {
    expect(repair(line)).toEqual({ text, repaired })
  })

  it.each([
    '商标：BOSS SOLO',
    '已注册的第41234567A号“BOB”商标',
    '第G1456789号',
    '第4640377B号',
    '发文编号：TMZC81234567BHTZ01',
    '地址：月廊街188号SOHO大厦B座12O1室',
    '第OOOOOO号',
  ])('leaves %s alone', line => {
    expect(repair(line)).toEqual({ text: line, repaired: [] })
  })
})
