import { expect, it } from 'vitest'
import { createKeptReadings, type Reading } from '../../../server/rejection/kept-readings.ts'
import { DETAIL } from '../../support/home-answers.ts'

const BYTES = new TextEncoder().encode('%PDF-1.7')
const HOUR_MS = 60 * 60 * 1000

const readingOf = (mark: string, pictureBytes = 0): Reading => ({
  notice: { ...DETAIL.notice, mark },
  pages: 1,
  pictures: pictureBytes === 0 ? [] : [{ fact: 'mark', png: new Uint8Array(pictureBytes) }],
})

it('tells readings apart by account, password and file', () => {
  const { keyOf } = createKeptReadings()
  const other = new TextEncoder().encode('%PDF-1.4')
  const keys = [keyOf(1, BYTES, undefined), keyOf(2, BYTES, undefined), keyOf(1, BYTES, ''), keyOf(1, other, undefined)]
  expect(new Set(keys).size).toBe(4)
  expect(keyOf(1, new Uint8Array(BYTES), undefined)).toBe(keys[0])
})

it('forgets a reading after an hour, and one that was dropped at once', () => {
  let now = 0
  const kept = createKeptReadings(() => now)
  kept.keep('a', readingOf('甲'))
  kept.keep('b', readingOf('乙'))
  kept.drop('b')
  expect(kept.find('b')).toBeUndefined()
  now = HOUR_MS - 1
  expect(kept.find('a')?.notice.mark).toBe('甲')
  now = HOUR_MS
  expect(kept.find('a')).toBeUndefined()
})

it('gives up the oldest readings where their pictures take too much', () => {
  const kept = createKeptReadings()
  const third = 30 * 1024 * 1024
  for (const mark of ['甲', '乙', '丙']) kept.keep(mark, readingOf(mark, third))
  expect(['甲', '乙', '丙'].map(mark => kept.find(mark) !== undefined)).toEqual([false, true, true])
})
