import { expect, it } from 'vitest'
import { addedPart, chineseLength } from '../../../server/drafting/mark-composition.ts'

it.each([
  ['墨豚星球', '墨豚', '星球'],
  ['墨豚星球及图', '墨豚', '星球'],
  ['NOVA ARTS', 'NOVA', 'ARTS'],
  ['SMART', 'ART', ''],
  ['墨豚', '墨豚星球', ''],
  ['墨豚', '', ''],
  ['图形墨豚', '图形', ''],
])('%s has beyond %j: %j', (mark, earlier, added) => {
  expect(addedPart(mark, earlier)).toBe(added)
})

it.each([
  ['墨豚星球', 4],
  ['墨豚星球及图', 4],
  ['NOVA', null],
  ['墨豚 NOVA', null],
  ['图形', null],
])('%s is read in %j syllables', (mark, length) => {
  expect(chineseLength(mark)).toBe(length)
})
