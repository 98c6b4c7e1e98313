import { describe, expect, it } from 'vitest'
import { asPrinted } from '../../../server/notice/ocr/wide-punctuation.ts'
import { withWordGaps } from '../../../server/notice/ocr/word-gaps.ts'

const HEIGHT = 48

/** A line of characters, each a block of ink, with so many pixels of paper before it. */
const lineOf = (...characters: [text: string, gap: number, ink: number][]) => {
  const width = characters.reduce((sum, [, gap, ink]) => sum + gap + ink, 0)
  const data = new Uint8ClampedArray(4 * width * HEIGHT).fill(255)
  let x = 0
  const read = characters.map(([text, gap, ink]) => {
    x += gap
    for (let column = x; column < x + ink; column += 1)
      data.fill(0, 4 * (10 * width + column), 4 * (10 * width + column) + 3)
    x += ink
    return { text, middle: (x - ink / 2) / width, confidence: 1 }
  })
  return withWordGaps(read, { data, width, height: HEIGHT })
    .map(({ text }) => text)
    .join('')
}

describe('the words of a recognised line', () => {
  it('are parted where paper shows between Latin ones', () => {
    expect(lineOf(['N', 4, 20], ['O', 3, 20], ['H', 12, 20], ['A', 3, 20])).toBe('NO HA')
  })

  it('are parted from ideographs by a wider gap, and ideographs never from each other', () => {
    expect(lineOf(['港', 2, 30], ['N', 6, 20], ['O', 3, 20], ['星', 14, 30], ['港', 20, 30])).toBe('港NO 星港')
  })
})

describe('asPrinted', () => {
  it.each([
    ['(', '备', '非', '（'],
    [';', '商', '眼', '；'],
    [',', 'N', 'I', ','],
    ['(', 'O', 'L', '('],
    [')', '化', '', '）'],
  ])('gives %s between %s and %s as %s', (mark, before, after, expected) => {
    expect(asPrinted(mark, before, after)).toBe(expected)
  })
})
