import { expect, it } from 'vitest'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { type CardBlock, plainLine } from '../../../server/report/report-block.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import type { FoundMark } from '../../../server/search/marks-repository.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

const GROUPS = ['0901', '0902', '0903'].map(code => ({ code, class: 9, nameZh: code, nameEn: code }))

const inGroup = (group: string, own: Partial<FoundMark> = {}): FoundMark =>
  earlierMark('云杉听', { groups: [group], goods: [], ...own })

const cardsOf = (marks: readonly FoundMark[]): CardBlock[] => {
  const request = searchRequest({ categories: [9] })
  const report = buildReport(request, searchData(request, marks, { groups: GROUPS }))
  const { body } = outlineReport({ report, overrules: [], number: '1', firm: '' })
  return body.filter(block => block.kind === 'card')
}

const told = ({ rest }: CardBlock): string =>
  rest.flatMap(block => (block.kind === 'paragraph' ? [plainLine(block.line)] : [])).join('\n')

it('folds marks of one wording into one card that speaks of the groups of all, and says whose history it prints', () => {
  const first = inGroup('0901')
  const cards = cardsOf([first, inGroup('0903')])
  expect(cards).toHaveLength(1)
  expect(cards.map(told)).toEqual([expect.stringContaining('缩减商品，避开 0901、0903')])
  expect(cards.map(told)).toEqual([expect.stringContaining(`流程摘要（第${first.regNo}号）：`)])
})

it.each([
  ['an international one', { regNo: 'G1234567' }],
  ['one registered too lately', { registrationDate: '2025-06-14' }],
] as const)('keeps a mark that is open to cancellation for non-use apart from %s', (_, own) => {
  const cards = cardsOf([inGroup('0901'), inGroup('0902', own)])
  expect(cards).toHaveLength(2)
  expect(cards.map(card => told(card).includes('申请撤销连续三年不使用的注册商标（官费'))).toEqual([true, false])
})
