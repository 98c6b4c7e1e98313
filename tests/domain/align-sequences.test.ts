import { describe, expect, it } from 'vitest'
import { alignSequences } from '#domain/align-sequences.ts'

const keys = (text: string): string[] => [...text]
const matched = (before: string, after: string): string =>
  alignSequences(keys(before), keys(after))
    .map(([place]) => before[place])
    .join('')

it('matches all that stands on both sides in the same order', () => {
  expect(matched('申请商标予以驳回', '申请商标应予注册')).toBe('申请商标予')
  expect(matched('', '新')).toBe('')
  expect(matched('abc', 'abc')).toBe('abc')
})

describe('of very long sequences that differ widely', () => {
  const numbers = (count: number, lead: string): string[] =>
    Array.from({ length: count }, (_, index) => `${lead}${index}`)

  it('matches what stands once on both sides, and all between', () => {
    const shared = numbers(500, 'same ')
    const before = shared.flatMap((key, index) => [key, 'and', `old ${index}`, `older ${index}`])
    const after = shared.flatMap((key, index) => [key, `new ${index}`, 'and', `newer ${index}`])
    const matches = alignSequences(before, after)
    expect(matches.map(([place]) => before[place])).toEqual(shared.flatMap(key => [key, 'and']))
    expect(matches.every(([place, other]) => before[place] === after[other])).toBe(true)
  })

  it('matches nothing where nothing is shared', () => {
    expect(alignSequences(numbers(2_000, 'a'), numbers(2_000, 'b'))).toEqual([])
  })
})
