import { expect, it } from 'vitest'
import { type Picture, shrinkPicture } from '../../../src/features/pdf-viewer/shrink-picture.ts'

const shrink = (
  pixels: Picture['pixels'],
  [width, height, step]: readonly [number, number, number],
  data: number[],
) => {
  const shrunk = shrinkPicture({ pixels, width, height, step, data: new Uint8Array(data) })
  return { ...shrunk, data: [...shrunk.data] }
}

it('gives colours their opacity', () => {
  const data = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  expect(shrink('rgb', [2, 2, 1], data)).toEqual({
    width: 2,
    height: 2,
    data: [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255],
  })
})

it('takes the mean of a square, at the far edges of what there is of it', () => {
  const row = (...greys: number[]): number[] => greys.flatMap(grey => [grey, grey, 0])
  const data = [...row(0, 100, 50), ...row(200, 100, 150), ...row(10, 30, 70)]
  expect(shrink('rgb', [3, 3, 2], data)).toEqual({
    width: 2,
    height: 2,
    data: [100, 100, 0, 255, 100, 100, 0, 255, 20, 20, 0, 255, 70, 70, 0, 255],
  })
})

it('reads rows of bits, white where one is set', () => {
  const [black, white] = [
    [0, 0, 0, 255],
    [255, 255, 255, 255],
  ]
  const data = [0b1000_0000, 0b0100_0000, 0b0000_0000, 0b1000_0000]
  const { width, height, data: all } = shrink('bits', [10, 2, 1], data)
  expect([width, height]).toEqual([10, 2])
  const places = Array.from({ length: 20 }, (_, at) => all.slice(at * 4, at * 4 + 4))
  expect(places).toEqual(places.map((_, at) => ([0, 9, 18].includes(at) ? white : black)))
  expect(shrink('bits', [10, 2, 10], data).data).toEqual([38, 38, 38, 255])
})

it('leaves a picture with opacity as it is', () => {
  const data = [1, 2, 3, 4, 5, 6, 7, 8]
  expect(shrink('rgba', [2, 1, 2], data)).toEqual({ width: 2, height: 1, data })
})
