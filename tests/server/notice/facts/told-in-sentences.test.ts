import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局', '2026年3月5日']
const REASON =
  '经审查，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。'

const read = (...texts: string[]): Notice =>
  readFacts([pageOfLines(texts.map((text, index): Line => [text, 60, 60 + index * 24]))], 'text-layer')

const letter = (...body: string[]): Notice => read('国家知识产权局', '商标驳回通知书', ...body, ...END)

describe('a label of two facts', () => {
  it('gives each its value', () => {
    const notice = letter('申请号／类别：81234567／30', '申请人：宁德云上栗食品有限公司', '商标：云上栗', REASON)
    expect(notice).toMatchObject({ applicationNo: '81234567', classes: [30] })
  })

  it('leaves both open where the values cannot be told apart', () => {
    const notice = letter('申请号／类别：见申请书', '申请人：宁德云上栗食品有限公司', '商标：云上栗', REASON)
    expect(notice.doubtful).toEqual(expect.arrayContaining(['applicationNo', 'classes']))
  })

  it('takes the day of filing from a label of number and day, and no day of dispatch', () => {
    const notice = letter(
      '申请号及日期：81234567，2025年1月2日',
      '申请人：宁德云上栗食品有限公司',
      '商标：云上栗',
      REASON,
    )
    expect(notice).toMatchObject({
      applicationNo: '81234567',
      applicationDate: '2025-01-02',
      dispatchDate: '2026-03-05',
    })
  })
})

describe('whom a letter is sent to', () => {
  const OWN = '你公司申请的第81234567号“云上栗”商标（第30类），我局决定予以驳回。'

  it.each([
    ['抄送：福州闽知商标事务所（代理组织）', '宁德云上栗食品有限公司：'],
    ['（由福州闽知商标事务所转交）', '宁德云上栗食品有限公司：'],
  ])('names the agency by what it does: %s', (line, salutation) => {
    expect(letter(salutation, line, OWN, REASON)).toMatchObject({
      applicant: '宁德云上栗食品有限公司',
      agency: '福州闽知商标事务所',
    })
  })

  it('may be the agency that passes it on', () => {
    expect(letter('福州闽知商标代理有限公司并转宁德云上栗食品有限公司：', OWN, REASON)).toMatchObject({
      applicant: '宁德云上栗食品有限公司',
      agency: '福州闽知商标代理有限公司',
    })
  })

  it('stands with its address, over the end of a line too', () => {
    const notice = letter('宁德云上栗食品有限公司（申请人地址：福建省宁德市蕉城区学院路', '12号3楼）：', OWN, REASON)
    expect(notice).toMatchObject({ applicant: '宁德云上栗食品有限公司', address: '福建省宁德市蕉城区学院路12号3楼' })
  })
})

describe('the own application in a sentence', () => {
  it.each([
    '关于贵方申请号为 81234567、名称为“云上栗”的商标（第 30 类），我局决定予以驳回。',
    '我局决定驳回第81234567号“云上栗”商标在第30类商品上的注册申请。',
    '你单位申请号81234567的“云上栗”商标（30类：茶；糖）注册申请，我局予以驳回。',
  ])('is read: %s', sentence => {
    expect(letter('宁德云上栗食品有限公司：', sentence, REASON)).toMatchObject({
      applicationNo: '81234567',
      mark: '云上栗',
      classes: [30],
    })
  })

  it('is no part of a dispatch number', () => {
    const notice = letter('案号：TMZC81234567BHTZ01', '商标申请号：81234567', '商标：云上栗', REASON)
    expect(notice).toMatchObject({ dispatchNo: 'TMZC81234567BHTZ01', applicationNo: '81234567' })
  })

  it('has classes that those of other applications do not join', () => {
    const notice = letter(
      '你单位申请号81234567的“云上栗”商标（3类：洁面乳；面霜）注册申请，我局予以驳回。',
      '经查，你单位在第3、5、29、30、35类等类别上申请注册商标一千余件，构成不以使用为目的的恶意商标注册申请，依据《商标法》第四条第一款驳回。',
    )
    expect(notice.classes).toEqual([3])
  })
})

describe('owners of several marks', () => {
  const cited = (joint: string) =>
    letter(
      '申请号：81234567',
      '商标：云上栗',
      '类别：30',
      `经审查，该商标与甲乙茶业有限公司、丙丁食品厂${joint}在类似商品上已注册的第10000001号“云栗”商标、第10000002号“山栗”商标近似，依据《商标法》第三十条驳回。`,
    )

  it('have one each, in their order, where the letter says so', () => {
    const { citedMarks, doubtful } = cited('分别')
    expect(citedMarks.map(({ owner }) => owner)).toEqual(['甲乙茶业有限公司', '丙丁食品厂'])
    expect(doubtful).not.toContain('citedMarks.0.owner')
  })

  it('are asked for where it does not', () => {
    expect(cited('').doubtful).toEqual(expect.arrayContaining(['citedMarks.0.owner', 'citedMarks.1.owner']))
  })
})

it('parts reasons of two articles at a semicolon, each with its own goods', () => {
  const notice = letter(
    '申请号：81234567',
    '商标：云上栗',
    '类别：5、32',
    '经审查，决定驳回：在第5类“净化剂；医用营养品”商品上，该标志易使公众对商品的原料产生误认，违反《商标法》第十条第一款第（七）项；在第32类“果汁；啤酒”商品上，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，违反《商标法》第三十条。',
  )
  expect(notice.reasons?.map(({ ground, goods }) => [ground, goods])).toEqual([
    ['10.1.7', ['净化剂', '医用营养品']],
    ['30', ['果汁', '啤酒']],
  ])
})

it('reads lists that one line decides on, refused and accepted', () => {
  const notice = read(
    '国家知识产权局',
    '商标部分驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '类别：18、25',
    '第18类 全部予以初步审定：旅行箱,伞。',
    '第25类 初步审定：鞋,袜；驳回：服装,帽。',
    '在“服装,帽”商品上，该商标与甲乙制衣有限公司在类似商品上已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。',
    ...END,
  )
  expect(notice).toMatchObject({ refusedGoods: ['服装', '帽'], acceptedGoods: ['旅行箱', '伞', '鞋', '袜'] })
})

it('gives a reason none of the goods that it excepts', () => {
  const notice = letter(
    '申请号：81234567',
    '商标：云上栗',
    '类别：32',
    '该标志使用在除矿泉水（饮料）、纯净水（饮料）以外的商品上，易使公众对商品的原料产生误认，依据《商标法》第十条第一款第（七）项驳回。',
  )
  expect(notice.reasons?.flatMap(({ goods }) => goods)).toEqual([])
})

it('keeps article 30 where the letter calls it violated beside the article on ended marks', () => {
  const notice = letter(
    '申请号：81234567',
    '商标：云上栗',
    '类别：31',
    '你方商标违反《商标法》第三十条、第五十条规定，我局决定驳回。',
    '该商标与期满未续展的第9903274号“云栗”商标（原注册人：甲乙种业有限公司）近似，该商标自期满之日起未满一年。',
  )
  expect(notice.grounds).toEqual(['30', '50'])
})

it('reads the notice behind a letter by which an agency sends it on', () => {
  const notice = read(
    '官文转送函',
    '贵司名下已注册的第40217755号“松北”商标可在复审中作为参考。',
    '商标驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '类别：30',
    REASON,
    ...END,
  )
  expect(notice).toMatchObject({ applicationNo: '81234567', mentionedMarks: [] })
})

it('takes a number by its year for the number of dispatch', () => {
  const notice = letter(
    '（2026）第0088671号',
    '宁德云上栗食品有限公司：',
    '你方第87012345号“云上栗”商标，报送类别为30。',
    REASON,
  )
  expect(notice).toMatchObject({ dispatchNo: '（2026）第0088671号', applicationNo: '87012345', classes: [30] })
})

describe('the order of lines', () => {
  const LINES: Line[] = [
    ['国家知识产权局', 60, 60],
    ['商标驳回通知书', 60, 84],
    ['申请号：', 60, 108],
    ['申请人：', 60, 132],
    ['地址：', 60, 156],
    ['商标：', 60, 180],
    ['81234567', 150, 108],
    ['宁德云上栗食品有限公司', 150, 132],
    ['福建省宁德市蕉城区山前路8号', 150, 156],
    ['云上栗', 150, 180],
    [REASON, 60, 204],
  ]

  it('asks for nothing where both say the same', () => {
    expect(readFacts([pageOfLines(LINES)], 'text-layer')).toMatchObject({
      applicationNo: '81234567',
      applicant: '宁德云上栗食品有限公司',
      address: '福建省宁德市蕉城区山前路8号',
      mark: '云上栗',
    })
  })
})

describe('goods of a reason', () => {
  const HEAD = [
    '国家知识产权局',
    '商标部分驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '申请人：宁德云上栗食品有限公司',
  ]

  it('are those that its own paragraph refuses ahead of it, where others refuse others', () => {
    const notice = read(
      ...HEAD,
      '经审查，根据《商标法》第三十条的规定，我局决定：',
      '第9类',
      '驳回在“耳机；手机”商品上的注册申请；在“手表”商品上予以初步审定。驳回理由：与甲乙科技有限公司在类似商品上已注册的第10000001号“云栗”商标近似。',
      '第42类',
      '驳回在“云计算”服务上的注册申请。驳回理由：与丙丁软件有限公司在类似服务上已注册的第10000002号“上栗”商标近似。',
      ...END,
    )
    expect(notice.reasons?.map(({ goods, citedMarks }) => [goods, citedMarks])).toEqual([
      [['耳机', '手机'], ['10000001']],
      [['云计算'], ['10000002']],
    ])
  })

  it('that it tells by words nobody knows are asked for', () => {
    const notice = letter(
      '申请号：81234567',
      '商标：云上栗',
      '申请人：宁德云上栗食品有限公司',
      '指定商品：茶；糖果',
      '经审查，该标志用在序号1至9商品上，易使公众产生误认，依据《商标法》第十条第一款第（七）项驳回。',
    )
    expect(notice.doubtful).toContain('reasons.0.goods')
  })
})

it('reads a title with its English translation on the same line', () => {
  const notice = read(
    '国家知识产权局',
    '商标驳回通知书 NOTIFICATION OF REFUSAL',
    '申请号：81234567',
    '商标：云上栗',
    REASON,
    ...END,
  )
  expect(notice.kind).toBe('full')
})

it('leaves the courtesy behind a name away, and what closes a bracket around a list', () => {
  const notice = letter(
    '王小喵先生/女士（江苏省苏州市姑苏区平江路6号）：',
    '您提出的“云上栗”商标注册申请（申请号81234567，第30类，指定商品为茶、糖果、蜂蜜），我局经审查，根据《商标法》第三十条，决定予以驳回。该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似。',
  )
  expect(notice.refusedGoods).toEqual(['茶', '糖果', '蜂蜜'])
})

it('parts names at a comma before one that only begins with what it has', () => {
  const notice = letter(
    '申请号：81234567',
    '商标：云上栗',
    '申请人：宁德云上栗食品有限公司',
    '指定商品：耳机，教学机器人，具有人工智能的人形机器人，手机',
    REASON,
  )
  expect(notice.refusedGoods).toEqual(['耳机', '教学机器人', '具有人工智能的人形机器人', '手机'])
})

it('takes how many goods a list has for none of them', () => {
  const notice = read(
    '国家知识产权局',
    '商标部分驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '申请人：宁德云上栗食品有限公司',
    '经审查，根据《商标法》第三十条的规定，决定如下：',
    '【驳回的商品项目】（2项）',
    '1.茶；2.糖果',
    '【初步审定的商品项目】（2项）',
    '1.蜂蜜；2.面包',
    '该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似。',
    ...END,
  )
  expect(notice.refusedGoods).toEqual(['茶', '糖果'])
  expect(notice.doubtful).toContain('acceptedGoods')
})

it('asks for the article of a sentence of two halves whose marks stand otherwise', () => {
  const notice = letter(
    '申请号：81234567',
    '商标：云上栗',
    '申请人：宁德云上栗食品有限公司',
    '经审查，根据《商标法》第三十条、第三十一条的规定，决定驳回上述商标注册申请，理由：该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标；丙丁茶业有限公司在类似商品上申请在先的第10000002号“上栗”商标构成近似。',
  )
  const at = notice.reasons?.findIndex(({ ground }) => ground === '30') ?? -1
  expect(notice.reasons?.length === 2 || notice.doubtful.includes(`reasons.${at}.ground`)).toBe(true)
})
