import { expect, it } from 'vitest'
import { createRepeatedKeys, repeatedRows } from '../../../server/import-files/repeated-keys.ts'

it('tells keys that came before from new ones, however many there are', () => {
  const keys = createRepeatedKeys()
  const all = Array.from({ length: 50_000 }, (_, index) => `9 ${10_000_000 + index}`)
  expect(all.filter(key => keys.note(key))).toEqual([])
  expect(all.every(key => keys.note(key))).toBe(true)
  expect(keys.isWhole()).toBe(true)
  expect(repeatedRows(3, keys)).toEqual({ repeatedRow: 3 })
  expect(repeatedRows(0, keys)).toEqual({})
})

it('says that it counts at least once keys no longer fit, and still knows the first', () => {
  const keys = createRepeatedKeys(16)
  const all = Array.from({ length: 20 }, (_, index) => `9 ${index}`)
  for (const key of all) keys.note(key)
  expect(keys.isWhole()).toBe(false)
  expect(keys.note('9 0')).toBe(true)
  expect(keys.note('9 19')).toBe(false)
  expect(repeatedRows(1, keys)).toEqual({ repeatedAtLeast: 1 })
})
