import type { CitedMark, Notice } from '#contract/notice.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import type { DraftInput } from '../../../server/drafting/draft.ts'
import { computeDeadline } from '../../../server/law/deadlines.ts'

export const buildCitedMark = (facts: Partial<CitedMark> = {}): CitedMark => ({
  regNo: '28613907',
  mark: '青砚',
  owner: '宁波青砚信息技术有限公司',
  status: 'registered',
  classes: [9],
  goods: ['可下载的手机应用软件', '计算机外围设备'],
  dates: {},
  ...facts,
})

/** A notice of full refusal over one earlier mark, invented for the tests. */
export const buildNotice = (facts: Partial<Notice> = {}): Notice => ({
  kind: 'full',
  layout: 'cnipa',
  dispatchNo: 'TMZC20260001358824BHTZ01',
  dispatchDate: '2026-06-02',
  applicationNo: '81357246',
  mark: '青砚山房',
  markIsDevice: false,
  classes: [9],
  applicant: '绍兴青砚山房数字科技有限公司',
  address: '浙江省绍兴市越城区镜水路17号',
  agency: '绍兴越州商标事务所有限公司',
  applicationDate: '2025-08-19',
  grounds: ['30'],
  citedMarks: [buildCitedMark()],
  refusedGoods: ['可下载的手机应用软件', '智能手表', '电子图书阅读器'],
  acceptedGoods: [],
  textSource: 'text-layer',
  doubtful: [],
  evidence: {},
  ...facts,
})

export const buildDraftInput = (
  facts: Partial<Notice> = {},
  {
    isEn = 0,
    type = 0,
    receiveDay = '2026-06-05',
    ...lookups
  }: Partial<Pick<DraftInput, 'isEn' | 'type' | 'receiveDay' | 'classification' | 'register'>> = {},
): DraftInput => {
  const notice = buildNotice(facts)
  const deadline = computeDeadline(midnightOf(receiveDay), type, notice.kind)
  return { notice, deadline, type, receiveDay, isEn, ...lookups }
}

const manyGoods = Array.from({ length: 40 }, (_, index) => `第${index + 1}类测试商品`)

/** The kinds of notice that every draft must hold for. */
export const NOTICE_CASES: readonly (readonly [string, Partial<Notice>])[] = [
  ['one cited mark', {}],
  [
    'a partial refusal over marks of every status',
    {
      kind: 'partial',
      classes: [35],
      acceptedGoods: ['会计'],
      grounds: ['30', '31'],
      citedMarks: (['registered', 'preliminary', 'earlier-filed', 'same-day', 'unknown'] as const).map(
        (status, index) => buildCitedMark({ regNo: `5000000${index}A`, status, classes: index === 0 ? [] : [35] }),
      ),
    },
  ],
  ['an identical cited mark', { citedMarks: [buildCitedMark({ mark: '青砚山房' })] }],
  ['cited marks that could not be read', { citedMarks: [] }],
  [
    'absolute grounds only',
    {
      grounds: ['4', '7', '10.1.1', '10.1.7', '10.1.8', '10.2', '11.1.1', '11.1.2', '11.1.3', '12', '16.1', '19.4'],
      citedMarks: [],
    },
  ],
  ['a ground that is not known', { grounds: ['99.9'], citedMarks: [] }],
  ['no ground at all', { grounds: [], citedMarks: [] }],
  ['a device mark', { mark: '', markIsDevice: true, citedMarks: [buildCitedMark({ mark: '图形' })] }],
  [
    'a Latin mark',
    { mark: 'NOVA ARTS', citedMarks: [buildCitedMark({ mark: 'NOVA' }), buildCitedMark({ mark: '诺瓦 NOVA' })] },
  ],
  ['40 goods in unknown classes', { classes: [], refusedGoods: manyGoods }],
  ['several classes', { classes: [9, 35, 42] }],
  ['a notice under the law of 2001', { dispatchDate: '2012-06-01' }],
  ['a notice under the law of 2026', { dispatchDate: '2027-01-04', grounds: ['30', '10.1.7', '10.1.0'] }],
  [
    'a notice of which next to nothing was read',
    {
      dispatchNo: '',
      dispatchDate: null,
      applicationNo: '',
      mark: '',
      classes: [],
      applicant: '',
      address: '',
      agency: '',
      applicationDate: null,
      grounds: [],
      citedMarks: [buildCitedMark({ regNo: '', mark: '', owner: '', status: 'unknown', classes: [], goods: [] })],
      refusedGoods: [],
    },
  ],
]
