import { expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { carryReviewed } from '../../../../server/rejection/redraft/correct-log.ts'

const field = (name: string, value: string) => `<span data-field="text" data-name="${name}">\${${value}}</span>`
const documents = (analysis: string, reason = '') => ({
  analysis: parse(`<p>${analysis}</p>`),
  reason: parse(`<p>${reason}</p>`),
})

it('keeps the mark of what was checked and is the same, wherever it is counted now', () => {
  const from = documents(field('a', '甲') + field('b', '乙') + field('b', '丙'), field('a', '甲'))
  const to = documents(field('a', '改') + field('b', '新') + field('b', '乙') + field('b', '丙'), field('a', '甲'))
  expect(carryReviewed(['a#0', 'a#1', 'b#1', 'gone#0'], from, to)).toEqual(['a#1', 'b#2'])
})
