import { describe, expect, it } from 'vitest'
import type { Glyph } from '../../../../server/notice/layout/glyph.ts'
import {
  lookAlikesOn,
  repairNumbers,
  withLookAlikes,
  withPairedQuotes,
} from '../../../../server/notice/layout/recognised-glyphs.ts'

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

describe('withPairedQuotes', () => {
  it.each([
    ['第1号"岚雀"商标近似', '第1号“岚雀”商标近似'],
    ['“DANYU"商标近似。', '“DANYU”商标近似。'],
    ['NOVELIRA"商标近似。', 'NOVELIRA”商标近似。'],
  ])('opens and closes the straight ones of %s', (line, text) => {
    expect(
      withPairedQuotes(glyphsOf(line))
        .map(glyph => glyph.text)
        .join(''),
    ).toBe(text)
  })
})

describe('withLookAlikes', () => {
  const runOf = (text: string, others: { text: string; confidence: number }[]) => ({
    ...{ text, x: 0, baseline: 10, size: 10, width: 10 * text.length },
    characters: Array.from(text, unit => ({ x: 0, width: 10, confidence: 0.5, ...(unit === '按' && { others }) })),
  })
  const put = (...runs: ReturnType<typeof runOf>[]) => {
    const lookAlikes = lookAlikesOn(runs)
    return runs.map(run =>
      withLookAlikes(glyphsOf(run.text), run, lookAlikes)
        .map(({ text }) => text)
        .join(''),
    )
  }
  const eucalypt = { text: '桉', confidence: 0.4 }

  it('puts the character that a page hesitates about most for a preposition within a name', () => {
    const peace = { text: '安', confidence: 0.2 }
    expect(put(runOf('商标：按予', [eucalypt]), runOf('“按语”', [peace, { ...eucalypt, confidence: 0.15 }]))).toEqual([
      '商标：桉予',
      '“桉语”',
    ])
  })

  it('leaves a preposition where it makes a word, or where nothing else was thought of', () => {
    expect(put(runOf('应当按照顺序编排', [eucalypt]))).toEqual(['应当按照顺序编排'])
    expect(put(runOf('商标：按予', []))).toEqual(['商标：按予'])
  })
})
