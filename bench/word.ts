import type { JSONContent } from '@tiptap/core'
import type { Notice } from '#contract/notice.ts'
import { parse } from '#extensions/index.ts'
import { draftDocuments } from '../server/drafting/draft-documents.ts'
import { midnightOf } from '../server/law/calendar-day.ts'
import { computeDeadline } from '../server/law/deadline.ts'
import { writeWord } from '../server/word/write-word.ts'

const RUNS = 5
const TIMES = [1, 10]
const RECEIVED = '2026-06-05'

const citedMark = (regNo: string, mark: string): Notice['citedMarks'][number] => ({
  regNo,
  mark,
  owner: '嘉兴云雀文化传播有限公司',
  status: 'registered',
  classes: [9],
  goods: ['可下载的电子书', '电子书阅读器'],
  dates: {},
})

const NOTICE: Notice = {
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
  citedMarks: [citedMark('47700001', '云雀'), citedMark('47700002', '云雀小屋'), citedMark('47700003', '书屋')],
  refusedGoods: ['可下载的电子书', '电子书阅读器', '智能手表'],
  acceptedGoods: [],
  textSource: 'text-layer',
  doubtful: [],
  evidence: {},
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const repeated = (document: JSONContent, times: number): JSONContent => ({
  ...document,
  content: Array.from({ length: times }, () => document.content ?? []).flat(),
})

/** Time and size of exporting both documents of a usual refusal as one Word file, and of documents ten times as long. */
export const run = async (): Promise<void> => {
  const { analysisContent, reasonContent } = draftDocuments({
    notice: NOTICE,
    deadline: computeDeadline(midnightOf(RECEIVED), 0),
    type: 0,
    receiveDay: RECEIVED,
    isEn: 0,
  })
  const [analysis, reason] = [parse(analysisContent), parse(reasonContent)]
  const rows = []
  for (const times of TIMES) {
    const sections = [
      { kind: 'analysis', document: repeated(analysis, times) },
      { kind: 'reason', document: repeated(reason, times) },
    ] as const
    const durations: number[] = []
    let bytes = 0
    for (let index = 0; index < RUNS; index += 1) {
      const start = performance.now()
      bytes = (await writeWord(sections, { isEn: 0, title: '云雀书屋' })).length
      durations.push(performance.now() - start)
    }
    rows.push({
      'times a usual document': times,
      'ms (median)': Math.round(median(durations)),
      kB: Math.round(bytes / 1000),
    })
  }
  console.table(rows)
}
