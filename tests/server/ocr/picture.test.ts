import { expect, it } from 'vitest'
import { inkOf, isBlank } from '../../../server/ocr/picture.ts'
import { reduced } from '../../../server/ocr/resample.ts'
import { withoutStamps } from '../../../server/ocr/without-stamps.ts'

const greyOf = (width: number, height: number, shadeAt: (x: number, y: number) => number) => ({
  shades: Uint8ClampedArray.from({ length: width * height }, (_, pixel) =>
    shadeAt(pixel % width, Math.floor(pixel / width)),
  ),
  width,
  height,
})

it('makes a picture smaller by the mean of the pixels each new one stands for', () => {
  const picture = greyOf(5, 4, (x, y) => 10 * x + 2 * y)
  expect([...reduced(picture, 2, 2).shades]).toEqual([6, 31, 10, 35])
  expect(reduced(picture, 5, 4).shades).toEqual(picture.shades)
})

it('keeps a letter as dark as it is and takes the grey stamp around it away, to the last odd row and column', () => {
  const isLetter = (x: number, y: number) => x === 20 && y > 10 && y < 30
  const cleaned = withoutStamps(greyOf(41, 41, (x, y) => (isLetter(x, y) ? 0 : 170)))
  expect(cleaned.shades).toEqual(greyOf(41, 41, (x, y) => (isLetter(x, y) ? 0 : 255)).shades)
})

it('tells a page with a word on it from one with specks', () => {
  const blank = greyOf(200, 200, (x, y) => (x === 3 && y < 4 ? 0 : 255))
  expect(isBlank(inkOf(blank))).toBe(true)
  expect(isBlank(inkOf(greyOf(200, 200, (x, y) => (x < 20 && y < 4 ? 0 : 255))))).toBe(false)
})
