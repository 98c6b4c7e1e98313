import { expect, it } from 'vitest'
import { searchPage, type TextRun } from '../../../src/features/pdf-viewer/search-text.ts'

/** A line of characters ten points wide. */
const run = (text: string, y: number): TextRun => ({
  text,
  boxOf: (from, to) => [10 * from, y, 10 * (to - from), 12],
})
const RUNS = [run('申请人：杭州云杉', 100), run('科技有限公司 Ｔｅｃｈ', 120), run('TMZC80000001', 140)]

it.each([
  ['云杉', [[[60, 100, 20, 12]]]],
  [
    '云杉科技',
    [
      [
        [60, 100, 20, 12],
        [0, 120, 20, 12],
      ],
    ],
  ],
  [
    '云 杉 科',
    [
      [
        [60, 100, 20, 12],
        [0, 120, 10, 12],
      ],
    ],
  ],
  ['tech', [[[70, 120, 40, 12]]]],
  ['公司tech', [[[40, 120, 70, 12]]]],
  ['00', [[[50, 140, 20, 12]], [[70, 140, 20, 12]], [[90, 140, 20, 12]]]],
  ['没有', []],
  ['  ', []],
])('%s stands at %j', (words, boxes) => {
  expect(searchPage(3, RUNS, words)).toEqual(boxes.map(own => ({ page: 3, boxes: own })))
})
