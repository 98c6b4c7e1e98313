import { expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局', '2026年3月5日']

const read = (...lines: readonly (string | Line)[]): Notice =>
  readFacts(
    [
      pageOfLines(
        [...lines, ...END].map((line, index): Line => (typeof line === 'string' ? [line, 60, 60 + index * 24] : line)),
      ),
    ],
    'text-layer',
  )

const field = (label: string, value: string, row: number): Line[] => [
  [label, 60, 60 + row * 24],
  [value, 180, 60 + row * 24],
]

it('reads a head that stands behind the first sentence of the letter', () => {
  const notice = read(
    '国家知识产权局商标驳回通知书',
    '福州闽知商标代理有限公司：',
    '你公司代理的下列商标注册申请，我局已审查终结。',
    ...field('商标', '云上栗', 3),
    ...field('申请号', '81234567', 4),
    ...field('国际分类', '第30类', 5),
    ...field('申请人', '宁德云上栗食品有限公司', 6),
    ...field('使用商品', '茶；糖果；蜂蜜', 7),
    ['审查认为，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似。', 60, 252],
    ['我局据此依照《商标法》第三十条，驳回上述注册申请。', 60, 276],
  )
  expect(notice).toMatchObject({
    applicationNo: '81234567',
    applicant: '宁德云上栗食品有限公司',
    mark: '云上栗',
    classes: [30],
    refusedGoods: ['茶', '糖果', '蜂蜜'],
  })
  expect(notice.citedMarks.map(({ regNo }) => regNo)).toEqual(['10000001'])
})

const HEAD = ['国家知识产权局商标驳回通知书', '申请号：81234567', '商标：云上栗', '类别：30', '商品：茶']

it('gives cited marks in their order the standings that a sentence tells in turn, and asks for them', () => {
  const notice = read(
    ...HEAD,
    '经审查，该商标与甲乙茶厂的第10000001号“云栗”商标、丙丁茶厂的第10000002号“上栗”商标近似。上述两件商标依次于2025年6月20日因连续三年不使用被撤销、于2025年7月14日被宣告无效，至本通知发出之日均未满一年，依据《商标法》第五十条驳回。',
  )
  expect(notice.citedMarks).toMatchObject([
    { regNo: '10000001', status: 'cancelled', dates: { endedOn: '2025-06-20' } },
    { regNo: '10000002', status: 'invalidated', dates: { endedOn: '2025-07-14' } },
  ])
  expect(notice.doubtful).toEqual(expect.arrayContaining(['citedMarks.0.status', 'citedMarks.1.status']))
})

it('asks whether a reason on its class is of the goods of that class alone, where others name theirs', () => {
  const notice = read(
    '国家知识产权局商标驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '类别：30',
    '商品：茶；糖果',
    '一、该商标用于“茶”，直接表示了商品的原料，违反《商标法》第十一条第一款第（二）项。',
    '二、该商标在本类全部商品上，与甲乙茶厂已注册的第10000001号“云栗”商标近似，违反《商标法》第三十条。',
  )
  expect(notice.doubtful).toContain('reasons.1.goods')
})

it('refuses in part what each of its reasons names, and asks whether that is all', () => {
  const notice = read(
    '国家知识产权局商标部分驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '类别：30',
    '（一）该标志中的“云栗”是一种栗子，用于“茶、咖啡”，容易使公众误认，属于《商标法》第十条第一款第（七）项所列的情形，不得作为商标使用。',
    '（二）该商标用于“糖果、蜂蜜”，与甲乙茶厂已注册的第10000001号“云栗”商标近似，依照《商标法》第三十条应予驳回。',
    '（三）该商标在“盐、醋”商品上的注册申请，符合规定，予以初步审定。',
  )
  expect(notice).toMatchObject({ refusedGoods: ['茶', '咖啡', '糖果', '蜂蜜'], acceptedGoods: ['盐', '醋'] })
  expect(notice.doubtful).toContain('refusedGoods')
})
