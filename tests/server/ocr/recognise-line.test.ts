import { describe, expect, it } from 'vitest'
import { asPrinted } from '../../../server/notice/layout/recognised-glyphs.ts'
import { withUnreadCharacters, withWordGaps } from '../../../server/ocr/recognise-line.ts'

const HEIGHT = 48
/** Ink that the network reads nothing in. */
const UNSEEN = ''

/** A line of characters, each a block of ink, with so many pixels of paper before it. */
const lineOf = (...characters: [text: string, gap: number, ink: number][]) => {
  const width = characters.reduce((sum, [, gap, ink]) => sum + gap + ink, 0)
  const hasInk = Array<boolean>(width).fill(false)
  let x = 0
  const read = characters.map(([text, gap, ink]) => {
    x += gap
    hasInk.fill(true, x, x + ink)
    x += ink
    return { text, middle: (x - ink / 2) / width, confidence: 1 }
  })
  return { read: read.filter(({ text }) => text !== UNSEEN), seen: { hasInk, height: HEIGHT } }
}

const textOf = (characters: readonly { text: string }[]): string => characters.map(({ text }) => text).join('')
const wordsOf = (...characters: Parameters<typeof lineOf>): string => {
  const { read, seen } = lineOf(...characters)
  return textOf(withWordGaps(read, seen))
}

describe('the words of a recognised line', () => {
  it('are parted where paper shows between Latin ones', () => {
    expect(wordsOf(['N', 4, 20], ['O', 3, 20], ['H', 12, 20], ['A', 3, 20])).toBe('NO HA')
  })

  it('are parted from ideographs by a wider gap, and ideographs never from each other', () => {
    expect(wordsOf(['港', 2, 30], ['N', 6, 20], ['O', 3, 20], ['星', 14, 30], ['港', 20, 30])).toBe('港NO 星港')
  })

  it('are not parted by the room that full stops leave, and never before a sign that closes them', () => {
    expect(
      wordsOf(['e', 4, 14], ['T', 26, 18], ['.', 9, 4], ['L', 11, 18], ['.', 11, 4], ['，', 15, 6], ['S', 31, 18]),
    ).toBe('e T.L.， S')
    expect(wordsOf(['O', 4, 20], ['.', 10, 4], ['L', 20, 18], ['T', 4, 18], ['D', 4, 18])).toBe('O. LTD')
  })

  it('are not parted by letter-spacing, even where the network saw spaces', () => {
    expect(
      wordsOf(['N', 4, 20], [' ', 0, 0], ['O', 14, 20], [' ', 0, 0], ['V', 15, 20], ['A', 14, 20], ['H', 40, 20]),
    ).toBe('NOVA H')
  })
})

describe('characters the network passes over', () => {
  const withGaps = (...characters: Parameters<typeof lineOf>): string => {
    const { read, seen } = lineOf(...characters)
    return textOf(withUnreadCharacters(read, seen))
  }

  it('leave a sign in their place, at the ends of a line too', () => {
    const name: Parameters<typeof lineOf> = [
      ['圳', 6, 34],
      ['市', 6, 34],
      [UNSEEN, 6, 34],
      ['栖', 6, 34],
      ['芷', 6, 34],
    ]
    expect(withGaps([UNSEEN, 4, 34], ...name, [UNSEEN, 6, 34])).toBe('□圳市□栖芷□')
  })

  it('leave none where there is no ink, or a ruling’s alone', () => {
    expect(withGaps(['深', 4, 34], ['圳', 6, 34], ['市', 6, 34], ['栖', 46, 34], [UNSEEN, 10, 3])).toBe('深圳市栖')
  })
})

describe('asPrinted', () => {
  it.each([
    ['(', '备', '非', '（'],
    [';', '商', '眼', '；'],
    [',', 'N', 'I', ','],
    ['(', 'O', 'L', '('],
    [')', '化', '', '）'],
    [')', 'S', '', '）'],
    ['＆', 'A', 'Z', '&'],
  ])('gives %s between %s and %s as %s', (mark, before, after, expected) => {
    expect(asPrinted(mark, before, after)).toBe(expected)
  })
})
