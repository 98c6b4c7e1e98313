import { expect, it } from 'vitest'
import { bunchesOf } from '../../../../src/features/document-editor/saving/document-parts.ts'

const text = (length: number): string => '字'.repeat(length)

it('puts items together in their order until they are much text, and what is long alone', () => {
  const items = [text(30_000), text(30_000), text(1), text(200_000), '', text(2)]
  const bunches = [...bunchesOf(items, item => item)]
  expect(bunches.map(bunch => bunch.map(({ length }) => length))).toEqual([[30_000, 30_000], [1], [200_000], [0, 2]])
  expect([...bunchesOf([], String)]).toEqual([])
})

it('asks for the text of an item only when its bunch is wanted', () => {
  const asked: number[] = []
  const bunches = bunchesOf([1, 2, 3, 4], item => {
    asked.push(item)
    return text(60_000)
  })
  bunches.next()
  expect(asked).toEqual([1, 2])
})
