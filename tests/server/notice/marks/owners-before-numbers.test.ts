import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { linesBelow, pageOfLines } from '../page-of-lines.ts'

const HEAD = [
  '发文编号：TMZC81234567BHTZ01',
  '发文日期：2026年03月05日',
  '申请号：81234567',
  '类别：30',
  '商标：云上栗',
  '申请人：宁德云上栗食品有限公司',
]
const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局']

const letter = (title: string, ...body: string[]): Notice => {
  const texts = ['国家知识产权局', title, ...HEAD, ...body]
  return readFacts([pageOfLines(linesBelow(texts))], 'text-layer')
}
const refusal = (...body: string[]): Notice => letter('商标驳回通知书', ...body, ...END)

describe('whose an earlier mark is, and how it stands', () => {
  it.each([
    [
      '该商标与甲乙茶业有限公司（申请日2023年2月6日）在类似商品上先行申请的第10000001号“云栗”商标近似。',
      '甲乙茶业有限公司',
      'earlier-filed',
    ],
    [
      '申请商标与林云栗提出申请的时间早于本件的第10000001号“云栗”商标近似，适用《商标法》第三十一条。',
      '林云栗',
      'earlier-filed',
    ],
    [
      '该商标与甲乙茶业有限公司于2024年1月3日（与本申请为同一日）在类似商品上申请注册的第10000001号“云栗”商标相同。',
      '甲乙茶业有限公司',
      'same-day',
    ],
    [
      '该商标与KernHub GmbH & Co. KG在类似商品上领土延伸至中国的第G1299371号“云栗”商标近似。',
      'KernHub GmbH & Co. KG',
      'registered',
    ],
    ['该商标与Quill & Baye, LLC于类似商品上获得保护的第G1299371号“云栗”商标近似。', 'Quill & Baye, LLC', 'registered'],
    [
      '该商标与甲乙茶业有限公司先于本件申请日提出注册申请的第10000001号“云栗”商标近似。',
      '甲乙茶业有限公司',
      'earlier-filed',
    ],
    [
      '该商标与另一申请人甲乙茶业有限公司于同一日（2025年3月11日）申请注册的第10000001号“云栗”商标近似。',
      '甲乙茶业有限公司',
      'same-day',
    ],
    ['该商标又与Papierspatz KG申请日在前的国际注册第G1824417号“云栗”商标近似。', 'Papierspatz KG', 'earlier-filed'],
    ['该商标与甲乙茶业有限公司类似商品上已注册的第10000001号“云栗”商标近似。', '甲乙茶业有限公司', 'registered'],
    ['该商标还与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似。', '甲乙茶业有限公司', 'registered'],
    [
      '丁、与Heyi Holdings (BVI) Limited在类似商品上已注册的第10000001号“云栗”商标近似。',
      'Heyi Holdings (BVI) Limited',
      'registered',
    ],
  ])('%s', (sentence, owner, status) => {
    const { citedMarks, doubtful } = refusal('根据《商标法》第三十条、第三十一条，决定驳回，理由如下：', sentence)
    expect(citedMarks).toMatchObject([{ owner, status }])
    expect(doubtful.filter(path => /owner|status/u.test(path))).toEqual([])
  })

  it('may be two of whom the first stands before a semicolon', () => {
    const { citedMarks } = refusal('该商标与甲乙茶业有限公司；林云栗在类似商品上已注册的第10000001号“云栗”商标近似。')
    expect(citedMarks).toMatchObject([{ owner: '甲乙茶业有限公司；林云栗' }])
  })

  it('follows the last 与 behind a comma', () => {
    const { citedMarks } = refusal(
      '该商标与林云栗已注册的第10000001号“云栗”商标仅为数字与汉字之别，与甲乙茶业有限公司已注册的第10000002号“栗”商标近似。',
    )
    expect(citedMarks.map(({ owner }) => owner)).toEqual(['林云栗', '甲乙茶业有限公司'])
  })

  it('is told of marks whose ends are told one by one before a sentence that compares with them', () => {
    const { citedMarks, mentionedMarks } = refusal(
      '第10000001号“云栗”商标（原注册人：林云栗）因连续三年停止使用，已于2024年8月13日公告撤销；第10000002号“栗”商标（原注册人：甲乙茶业有限公司）已于2024年11月6日公告宣告无效。该两件商标自撤销或者宣告无效之日起均未满一年，该商标与之近似，依据《商标法》第五十条不予核准。',
    )
    expect(citedMarks).toMatchObject([
      { regNo: '10000001', owner: '林云栗', status: 'cancelled' },
      { regNo: '10000002', owner: '甲乙茶业有限公司', status: 'invalidated' },
    ])
    expect(mentionedMarks).toEqual([])
  })

  it('has the letters that a font draws as one', () => {
    const { citedMarks } = refusal('该商标与Maison Vélis simpliﬁée在类似商品上已注册的第10000001号“云栗”商标近似。')
    expect(citedMarks).toMatchObject([{ owner: 'Maison Vélis simplifiée' }])
  })
})

describe('a value in the head', () => {
  it.each([
    '对上述申请，我局决定驳回。',
    '本局经审查，决定对上述商标注册申请不予初步审定，予以驳回。',
    '关于上列商标注册申请，本局的审查结论是：驳回。',
    '对贵公司的上述申请，我局作出驳回决定。',
  ])('ends where the letter begins: %s', opening => {
    const { refusedGoods } = refusal(
      '商品：纸、卡纸板制品、笔记本',
      opening,
      '该商标与林云栗已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。',
    )
    expect(refusedGoods).toEqual(['纸', '卡纸板制品', '笔记本'])
  })
})

describe('goods', () => {
  it('that a sentence names before the number of a mark are those it is registered for', () => {
    const { citedMarks } = refusal(
      '该商标与林云栗在“服装、鞋”等类似商品上已获准注册的第10000001号“云栗”商标、甲乙茶业有限公司在“围巾”等类似商品上已获准注册的第10000002号“栗”商标近似。',
    )
    expect(citedMarks.map(({ goods }) => goods)).toEqual([['服装', '鞋'], ['围巾']])
  })

  it('are numbered below a sentence that refuses them, and named in parentheses behind a letter', () => {
    const notice = letter(
      '商标部分驳回通知书',
      '依据《商标法》第三十条，我局对上述商标指定的下列商品予以驳回：',
      '（1）医用导管；',
      '（2）手术刀；',
      '（3）医用冰袋',
      '对上述商标指定的“奶瓶、性玩具”商品，予以初步审定并公告。',
      '对于商品A（手术刀），该商标与林云栗已注册的第10000001号“云栗”商标近似。',
    )
    expect(notice).toMatchObject({
      refusedGoods: ['医用导管', '手术刀', '医用冰袋'],
      acceptedGoods: ['奶瓶', '性玩具'],
    })
    expect(notice.reasons).toMatchObject([{ goods: ['手术刀'] }])
  })

  it('stand in one annex below headings that say what was decided', () => {
    const { refusedGoods, acceptedGoods } = letter(
      '商标部分驳回通知书',
      '上述商标申请经审查，部分商品予以驳回，部分商品予以初步审定，详见附件。',
      '该商标与林云栗已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。',
      ...END,
      '附件：商品清单',
      '予以驳回：蜂蜜；糖；豆粉',
      '予以初步审定：醋；酵母',
    )
    expect(refusedGoods).toEqual(['蜂蜜', '糖', '豆粉'])
    expect(acceptedGoods).toEqual(['醋', '酵母'])
  })

  it('are numbered in circles below headings in brackets, and reasons point to them by these numbers', () => {
    const notice = letter(
      '商标部分驳回通知书',
      '经审查，依据《商标法》第三十条，我局决定部分驳回上述申请：',
      '【驳回】使用于下列商品的注册申请：',
      '①茶',
      '②糖果',
      '③咖啡',
      '【初步审定】使用于下列商品的注册申请：',
      '①面包',
      '②盐',
      '【驳回理由】在驳回的第①至②项商品上，该商标与林云栗已注册的第10000001号“云栗”商标近似；在驳回的第③项商品上，该商标与甲乙茶业有限公司已注册的第10000002号“栗”商标近似。',
    )
    expect(notice).toMatchObject({ refusedGoods: ['茶', '糖果', '咖啡'], acceptedGoods: ['面包', '盐'] })
    expect(notice.reasons).toMatchObject([
      { goods: ['茶', '糖果'], citedMarks: ['10000001'] },
      { goods: ['咖啡'], citedMarks: ['10000002'] },
    ])
  })

  it('stand in annexes that letters tell apart', () => {
    const { refusedGoods, acceptedGoods } = letter(
      '商标部分驳回通知书',
      '一、附表甲所列商品上的注册申请，予以初步审定公告。',
      '二、附表乙所列商品上的注册申请，依据《商标法》第三十条，予以驳回。',
      '驳回理由：该商标与林云栗已注册的第10000001号“云栗”商标近似。',
      ...END,
      '附表甲（初步审定商品）',
      '1. 农业机械',
      '2. 洗碗机',
      '附表乙（驳回商品）',
      '1. 工业机器人',
      '2. 金属加工机械',
    )
    expect(refusedGoods).toEqual(['工业机器人', '金属加工机械'])
    expect(acceptedGoods).toEqual(['农业机械', '洗碗机'])
  })

  it('are no part of the mark that a reason quotes behind them', () => {
    const { reasons } = refusal(
      '（2）用在“茶、糖果”商品上，该商标的“云栗”部分与林云栗已注册的第10000001号“云栗”商标近似。',
    )
    expect(reasons).toMatchObject([{ goods: ['茶', '糖果'] }])
  })
})

describe('reasons', () => {
  it('take the marks of the annex by a row of names, and their ground from the article that they fall under', () => {
    const { reasons } = refusal(
      '根据《商标法》第十一条第一款第（二）项，决定驳回。',
      '“云上栗”用作商标，不过是对商品功能、使用效果的说明，属于《商标法》第十一条第一款第（二）项所列情形，不得作为商标注册。',
    )
    expect(reasons).toMatchObject([{ ground: '11.1.2' }])
  })

  it('rest on the article that the sentence names where its words are those of another item', () => {
    const { reasons, doubtful } = refusal(
      '根据《商标法》第十一条第一款第（二）项，决定驳回。',
      '“云上栗”仅表明商品的主要原料和品质，不具备商标应有的显著特征，适用第十一条第一款第（二）项。',
    )
    expect(reasons).toMatchObject([{ ground: '11.1.2' }])
    expect(doubtful).not.toContain('reasons.0.ground')
  })

  it('begin where the examiner tells what was found out', () => {
    const { reasons } = refusal(
      '根据《商标法》第十九条第四款，决定驳回。',
      '据查，申请人系备案的商标代理机构。本件商标指定使用的商品不属于其代理服务的范畴，违反了《商标法》第十九条第四款的规定。',
    )
    expect(reasons).toMatchObject([{ ground: '19.4', text: expect.stringMatching(/^据查，/u) }])
  })
})
