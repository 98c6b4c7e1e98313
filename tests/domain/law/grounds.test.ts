import { expect, it } from 'vitest'
import { mayCiteMarks } from '#domain/law/grounds.ts'

it.each(['13.3', '15.1', '16.1', '30', '31', '32', '50'])('article %s may cite a mark of another', ground => {
  expect(mayCiteMarks(ground)).toBe(true)
})

it.each([
  '4',
  '10.1.6',
  '10.1.7',
  '10.2',
  '11.1.3',
  '12',
  '19.4',
  '44.1',
])('article %s turns on no mark of another', ground => {
  expect(mayCiteMarks(ground)).toBe(false)
})
