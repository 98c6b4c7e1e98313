import { expect, it } from 'vitest'
import type { Ink } from '../../../server/ocr/picture.ts'
import { seemsSideways } from '../../../server/ocr/seems-sideways.ts'

const [LINE, LETTER, SIZE] = [60, 33, 30]

/** Lines of square letters, the second of them indented and every third one short, as paragraphs have them. */
const letters = (width: number, height: number, isInk: (x: number, y: number) => boolean): Ink => ({
  isInk: Uint8Array.from({ length: width * height }, (_, pixel) =>
    Number(isInk(pixel % width, Math.floor(pixel / width))),
  ),
  width,
  height,
})

const isLetter = (along: number, across: number): boolean => {
  const line = Math.floor(across / LINE)
  const reach = line % 3 === 2 ? 300 : 900
  return across % LINE < SIZE && along % LETTER < SIZE && along > (line === 1 ? 66 : 0) && along < reach
}

it('takes lines that run from side to side for level', () => {
  expect(seemsSideways(letters(960, 1200, isLetter))).toBe(false)
})

it('takes lines that run from top to bottom for sideways', () => {
  expect(seemsSideways(letters(1200, 960, (x, y) => isLetter(y, x)))).toBe(true)
})

it('takes an empty page for level', () => {
  expect(seemsSideways(letters(300, 300, () => false))).toBe(false)
})
