import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../../server/notice/layout/clean-text.ts'
import { isLegible } from '../../../../server/notice/layout/legibility.ts'

describe('cleanText', () => {
  it.each([
    ['发⽂⽇期', '发文日期'],
    ['⺠⻢⻓', '民马长'],
    ['山丘⼾外', '山丘户外'],
    ['ＴＭＺＣ１２', 'TMZC12'],
    ['（集团）：；', '（集团）：；'],
    ['商\u3000标\u00a0', '商 标 '],
    ['岚\u200b雀\u00ad', '岚雀'],
  ])('folds %s to %s', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean)
  })
})

describe('isLegible', () => {
  const notice = '经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申请，理由如下：该商标与他人商标近似。'

  it('trusts an ordinary text', () => {
    expect(isLegible(notice)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['a stray page number', '1 / 2'],
    ['code points without a meaning', notice.replace(/[商标]/g, '\uE123')],
    ['bytes read as Latin-1', `${notice}ÉÌ±ê·¨ÉÌ±ê·¨`],
    ['letters caught between ideographs', notice.replace(/的|上|如/g, 'O')],
  ])('does not trust %s', (_, text) => {
    expect(isLegible(text)).toBe(false)
  })
})
