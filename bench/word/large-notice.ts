import type { Notice } from '#contract/notice.ts'

const CITED_MARKS = 8
const GOODS = 600

const citedMark = (_: unknown, index: number): Notice['citedMarks'][number] => ({
  regNo: String(47700001 + index),
  mark: `云雀${'小屋书坊文化天空'.slice(index % 4, (index % 4) + 2)}`,
  owner: '嘉兴云雀文化传播有限公司',
  status: 'registered',
  classes: [9],
  goods: ['可下载的电子书', '电子书阅读器'],
  dates: {},
})

/** A refusal of 600 goods over eight cited marks: the longest that the figures speak of. */
export const LARGE_NOTICE: Notice = {
  kind: 'full',
  layout: 'cnipa',
  dispatchNo: 'TMZC20260001358824BHTZ01',
  dispatchDate: '2026-06-02',
  applicationNo: '88001234',
  mark: '云雀书屋',
  markIsDevice: false,
  classes: [9],
  applicant: '杭州云雀书屋科技有限公司',
  address: '浙江省杭州市西湖区文三路17号',
  agency: '',
  applicationDate: '2025-08-19',
  grounds: ['30'],
  citedMarks: Array.from({ length: CITED_MARKS }, citedMark),
  refusedGoods: Array.from({ length: GOODS }, (_, index) => `可下载的电子书第${index + 1}种`),
  acceptedGoods: [],
  textSource: 'text-layer',
  doubtful: [],
  evidence: {},
}
