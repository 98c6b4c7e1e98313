import { describe, expect, it } from 'vitest'
import { cutAtWideGaps } from '../../../server/ocr/cut-at-wide-gaps.ts'

/** A line of ideographs ten points apart; a space stands for ten more. */
const cut = (text: string) => {
  const width = 10 * text.length
  const characters = Array.from(text).flatMap((character, index) =>
    character === ' ' ? [] : [{ text: character, middle: (10 * index + 5) / width, confidence: 1 }],
  )
  return cutAtWideGaps({ edges: { left: 100, right: 100 + width, top: 0, bottom: 15 }, characters }).map(part => ({
    text: part.characters.map(character => character.text).join(''),
    places: part.characters.map(({ middle }) => part.edges.left + middle * (part.edges.right - part.edges.left)),
  }))
}

describe('a recognised line', () => {
  it('is cut where a wide gap parts two cells, and every character stays where it was', () => {
    const [value, label, ...others] = cut('网络技术股份 代理组织')
    expect(others).toEqual([])
    expect([value?.text, label?.text]).toEqual(['网络技术股份', '代理组织'])
    expect([...(value?.places ?? []), ...(label?.places ?? [])].map(Math.round)).toEqual([
      105, 115, 125, 135, 145, 155, 175, 185, 195, 205,
    ])
  })

  it.each([
    '申 请 人青岛霁与槿汀商贸',
    '商 标 驳 回 通 知 书',
    '国家知识产权局',
  ])('stays whole where %s is one', text => {
    expect(cut(text).map(part => part.text)).toEqual([text.replaceAll(' ', '')])
  })
})
