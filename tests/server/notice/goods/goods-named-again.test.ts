import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { linesBelow, pageOfLines } from '../page-of-lines.ts'

const HEAD = ['申请号：81234567', '商标：云上栗', '类别：30', '申请人：宁德云上栗食品有限公司']
const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局', '2026年3月5日']
const REASON = '该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。'

const letter = (...body: string[]): Notice =>
  readFacts([pageOfLines(linesBelow(['国家知识产权局', '商标驳回通知书', ...body, ...END]))], 'text-layer')

describe('goods that a reason names again', () => {
  const named = (sentence: string) =>
    letter(
      ...HEAD,
      '商品：茶；糖果；蜂蜜；咖啡饮料',
      `经审查，${sentence}与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。`,
    ).reasons?.[0]?.goods

  it.each([
    ['（甲）用于“茶、糖果”的，该商标', ['茶', '糖果']],
    ['就其中“茶；蜂蜜”两种而言，该商标', ['茶', '蜂蜜']],
  ])('are those of that reason in whatever words: %s', (sentence, goods) => {
    expect(named(sentence)).toEqual(goods)
  })

  it('are all that is refused where they stand for all', () => {
    expect(named('该商标指定在“茶、糖果”等全部被驳回的商品上，')).toEqual([])
  })

  it('are asked for where one stands alone in quotation marks', () => {
    const notice = letter(
      ...HEAD,
      '商品：茶；糖果；蜂蜜',
      '经审查，该商标含有地理标志“云上”，其“蜂蜜”并非来源于该地区，易误导公众，根据《商标法》第十六条第一款不予注册。',
    )
    expect(notice.reasons?.[0]?.goods).toEqual(['蜂蜜'])
    expect(notice.doubtful).toContain('reasons.0.goods.0')
  })
})

describe('a list of goods beside no label that is known', () => {
  it('is taken for the goods, and asked for', () => {
    const notice = letter(...HEAD, '茶，糖果，咖啡饮料，谷类制品', `经审查，${REASON}`)
    expect(notice.refusedGoods).toEqual(['茶', '糖果', '咖啡饮料', '谷类制品'])
    expect(notice.doubtful).toContain('refusedGoods')
  })

  it.each([
    '你公司第81234567号“云上栗”商标（第30类，商品项目为“茶，糖果，蜂蜜”）的注册申请，我局决定驳回。',
    '你公司提交的商标注册申请（申请号81234567，第30类，商标“云上栗”，商品“茶、糖果、蜂蜜”），我局决定驳回。',
    '你公司提交的“云上栗”商标（申请号81234567，第三十类，茶、糖果、蜂蜜）注册申请，我局决定驳回。',
  ])('stands in parentheses of the first sentence: %s', sentence => {
    expect(letter('宁德云上栗食品有限公司：', sentence, `理由：${REASON}`).refusedGoods).toEqual(['茶', '糖果', '蜂蜜'])
  })

  it('is numbered line by line under a sentence that counts it', () => {
    const notice = letter(
      '宁德云上栗食品有限公司：',
      '第81234567号“云上栗”商标系你公司申请注册在第30类商品上的商标。指定使用的商品共计3项，为：',
      '（1）茶；',
      '（2）糖果（软的）；',
      '（3）蜂蜜。',
      `我局经审查认为：${REASON}`,
    )
    expect(notice.refusedGoods).toEqual(['茶', '糖果（软的）', '蜂蜜'])
  })
})

describe('the marks that a reason leaves to an annex', () => {
  it('are those of a range of its items', () => {
    const notice = letter(
      ...HEAD,
      '商品：茶',
      '经审查，该商标与附录第1项至第2项的商标近似，依据《商标法》第三十条驳回；附录第3项商标的申请日期早于该商标，与之近似，依据《商标法》第三十一条驳回。',
    )
    expect(notice.doubtful).toContain('reasons.0.citedMarks')
  })
})

it('takes no pronoun for the applicant', () => {
  const notice = letter(
    '宁德云上栗商务咨询中心（有限合伙）：',
    '贵中心委托福州闽知商标代理有限公司提交的第81234567号“云上栗”商标注册申请（第30类），经审查作出驳回决定。',
    `理由：${REASON}`,
  )
  expect(notice.applicant).toBe('宁德云上栗商务咨询中心（有限合伙）')
})

it('has the number that a letter calls the application’s, though another mark is named before its reasons', () => {
  const notice = letter(
    '王小栗（地址：福建省宁德市蕉城区城南路6号）：',
    '您委托福州闽知商标代理有限公司提交的“云上栗 YUN”商标注册申请，申请号为81234567，类别为第30类，指定使用商品为茶，糖果。',
    '您名下已有第41260000号“云上”商标，与本件申请的审查无涉。',
    `经审查，${REASON}`,
  )
  expect(notice).toMatchObject({ applicationNo: '81234567', mark: '云上栗 YUN', classes: [30] })
})
