import { describe, expect, it } from 'vitest'
import { isGarbled } from '../../../server/notice/legibility.ts'
import { choosePages, type Trust } from '../../../server/notice/trusted-pages.ts'
import { pageOfLines } from './page-of-lines.ts'

const LETTER = '经审查，根据《商标法》第三十条的规定，我局决定驳回申请号81234567商标注册申请，理由如下'

describe('isGarbled', () => {
  it.each([
    ['a printed notice', LETTER, false],
    ['an article with a letter in its number', LETTER.replace('三十', 'O十'), true],
    ['private characters', LETTER.replaceAll('商', '\uE123'), true],
    [
      'a font with the wrong map',
      LETTER.replace(/\p{Script=Han}/gu, unit => String.fromCodePoint((unit.codePointAt(0) ?? 0) ^ 0x155)),
      true,
    ],
    ['brackets that do not match', `${LETTER}《商标法《条例`, true],
  ])('tells of %s', (_, text, expected) => {
    expect(isGarbled(text)).toBe(expected)
  })
})

describe('choosePages', () => {
  const choose = (trust: Trust, layer: string, seen: string) => {
    const recognised = pageOfLines([[seen, 70, 100]])
    const { pages, source } = choosePages([{ text: pageOfLines([[layer, 70, 100]]), trust }], [recognised])
    return { isSeen: pages[0] === recognised, source }
  }

  it('takes what was seen where the layer is garbled or misses it', () => {
    expect(choose('damaged', LETTER, LETTER)).toEqual({ isSeen: true, source: 'ocr' })
    expect(choose('missing', '收文章', LETTER)).toEqual({ isSeen: true, source: 'ocr' })
  })

  it('keeps a layer under a picture only if the picture says the same', () => {
    expect(choose('doubted', LETTER, LETTER)).toEqual({ isSeen: false, source: 'text-layer' })
    expect(choose('doubted', LETTER, LETTER.replace('81234567', '81234568'))).toEqual({ isSeen: true, source: 'ocr' })
    expect(choose('doubted', LETTER, `${LETTER}该商标与他人在先注册的引证商标近似`)).toMatchObject({ isSeen: true })
  })

  it('keeps what a page without text in its picture has', () => {
    expect(choose('missing', '国家知识产权局', '')).toEqual({ isSeen: false, source: 'text-layer' })
  })
})
