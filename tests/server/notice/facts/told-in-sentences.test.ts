import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, linesBelow, pageOfLines } from '../page-of-lines.ts'

const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局', '2026年3月5日']
const REASON =
  '经审查，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。'

const read = (...texts: string[]): Notice => readFacts([pageOfLines(linesBelow(texts))], 'text-layer')

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

describe('a cited mark and its owner', () => {
  const HEAD = ['申请号：81234567', '商标：云上栗', '类别：30', '申请人：宁德云上栗食品有限公司']

  it.each([
    [
      '甲乙茶业有限公司与申请人于2024年1月18日同日在类似商品上提出近似商标的注册申请（第10000001号“云栗”），经通知，申请人逾期未提交使用证据，依据《商标法》第三十一条驳回。',
      { owner: '甲乙茶业有限公司', status: 'same-day' },
    ],
    [
      '2、与曲星野第10000001号“云栗”商标近似，该商标已于2025年11月6日被宣告无效，至今未满一年，依据《商标法》第五十条驳回。',
      { owner: '曲星野', status: 'invalidated' },
    ],
    [
      '该商标与甲乙茶业合作社在先注册于类似商品的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。',
      { owner: '甲乙茶业合作社', status: 'registered' },
    ],
    [
      '该商标与NORDHAVN RETAIL AB经领土延伸至中国受保护的第G1588102号“NORDHAV”商标近似，依据《商标法》第三十条驳回。',
      { owner: 'NORDHAVN RETAIL AB', status: 'registered' },
    ],
    [
      '该商标与第10000001号“云栗”商标近似，后者由甲乙茶业有限公司在类似商品上注册，依据《商标法》第三十条驳回。',
      { owner: '甲乙茶业有限公司', status: 'registered' },
    ],
    [
      '第10000001号“云栗”商标原由甲乙茶业有限公司注册于类似商品，2025年9月13日经核准注销，至今未满一年，依据《商标法》第五十条驳回。',
      { owner: '甲乙茶业有限公司', status: 'surrendered' },
    ],
    [
      '第10000001号“云栗”商标系由原注册人甲乙茶业厂申请注销，于2025年6月27日核准注销，距今不足一年，该商标与其近似，依据《商标法》第五十条驳回。',
      { owner: '甲乙茶业厂', status: 'surrendered' },
    ],
    [
      '注册人为甲乙茶业有限公司的第10000001号“云栗”商标于2025年8月期满不再续展，被注销未满一年，与该商标近似，依据《商标法》第五十条驳回。',
      { owner: '甲乙茶业有限公司', status: 'not-renewed' },
    ],
    [
      '该商标与甲乙茶业厂业经核准注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。',
      { owner: '甲乙茶业厂', status: 'registered' },
    ],
    [
      '该商标与甲乙茶业社注册使用于茶馆等服务的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。',
      { owner: '甲乙茶业社', status: 'registered' },
    ],
    [
      '此外，张悦悦在先注册的第10000001号“云栗”商标与该商标呼叫相同，依据《商标法》第三十条驳回。',
      { owner: '张悦悦', status: 'registered' },
    ],
  ])('are read from a sentence: %s', (sentence, expected) => {
    expect(letter(...HEAD, `经审查，${sentence}`).citedMarks[0]).toMatchObject(expected)
  })
})

it('takes neither what an agency does nor how it came to its mandate for part of a name', () => {
  const own =
    '你所于二〇二五年八月二十三日代理宁德云上栗食品厂提出的第81234567号“云上栗”商标在第30类茶商品上的注册申请收悉。'
  expect(letter('福州闽知商标事务所：', own, REASON)).toMatchObject({
    applicant: '宁德云上栗食品厂',
    agency: '福州闽知商标事务所',
  })
  const by =
    '宁德云上栗食品有限公司于2025年4月12日向我局提出第81234567号“云上栗”商标的注册申请，由福州闽知商标代理有限公司代理。'
  expect(letter(by, REASON)).toMatchObject({ agency: '福州闽知商标代理有限公司' })
})

it('reads what is applied for from parentheses around all of it', () => {
  const own =
    '经你单位转送的第81234567号商标注册申请（申请人宁德云上栗酒业有限公司，商标“云上栗”，第33类黄酒、果酒（含酒精））已经我局审查。'
  expect(letter('福州闽知商标事务所：', own, REASON)).toMatchObject({
    mark: '云上栗',
    applicant: '宁德云上栗酒业有限公司',
    refusedGoods: ['黄酒', '果酒（含酒精）'],
  })
})

it('leaves what the office notes behind an address out of it, and takes none but a name for the applicant', () => {
  const notice = letter(
    '申请号：81234567',
    '商标：云上栗',
    '共同申请人：秦思远；罗可欣',
    '地址：湖南省长沙市岳麓区文轩路27号（本件直接送达申请人，未委托代理机构）',
    '你们就上述商标提出的注册申请，我局决定驳回。',
    REASON,
  )
  expect(notice).toMatchObject({ applicant: '秦思远；罗可欣', address: '湖南省长沙市岳麓区文轩路27号' })
})

describe('goods', () => {
  it('of a cited mark are none of the reason that names them', () => {
    const { reasons } = letter(
      '申请号：81234567',
      '商标：云上栗',
      '商品：磨刀石；剪刀；锉刀',
      '经审查，依据《商标法》第三十条驳回，理由如下：',
      '1、该商标与甲乙刀具有限公司核准在“刀；剪刀”等类似商品上的第10000001号“云栗”商标近似。',
      '2、该商标与丙丁工具厂注册在锉刀等商品上的第10000002号“山栗”商标近似。',
    )
    expect(reasons?.map(({ goods }) => goods)).toEqual([[], []])
  })

  it('that an only reason names with 等 stand for all that is refused', () => {
    const { reasons, refusedGoods } = letter(
      '申请号：81234567',
      '商标：一日见白',
      '指定商品：化妆品，增白霜，牙膏，去斑霜',
      '经审查，根据《商标法》第十条第一款第（七）项的规定，驳回上述商标注册申请，理由如下：',
      '以“一日见白”作为商标，指定使用在“化妆品，增白霜，牙膏”等商品上，带有欺骗性，容易使公众产生误认。',
    )
    expect(refusedGoods).toHaveLength(4)
    expect(reasons?.map(({ goods }) => goods)).toEqual([[]])
  })

  it('of a reason stand in quotation marks behind 指定的, and those decided on in a point with nested ones', () => {
    const { reasons } = letter(
      '申请号：81234567',
      '商标：燕麦小鹤',
      '指定商品：燕麦片；蜂蜜；调味酱',
      '经审查，根据《商标法》第十条第一款第（七）项、第三十条驳回，理由如下：',
      '（1）该商标中含“燕麦”一词，使用在指定的“蜂蜜；调味酱”上，容易使消费者产生误认。',
      '（2）该商标使用在“燕麦片”上，与甲乙农业有限公司在先注册的第10000001号“小鹤”商标近似。',
    )
    expect(reasons?.map(({ goods }) => goods)).toEqual([['蜂蜜', '调味酱'], ['燕麦片']])
    const notice = read(
      '国家知识产权局',
      '商标部分驳回通知书',
      '申请号：81234567',
      '商标：云上栗',
      '我局根据《商标法》第三十条作出如下决定：',
      '（一）“抽油烟机（带灯（LED）的），烹调装置（燃气灶、“电磁灶”等）”，予以驳回；',
      '（二）“路灯，核反应堆”，予以初步审定。',
      '第（一）项中，该商标与甲乙电器有限公司、李国栋共有的第10000001号“云栗”商标近似。',
      ...END,
    )
    expect(notice).toMatchObject({
      refusedGoods: ['抽油烟机（带灯（LED）的）', '烹调装置（燃气灶、“电磁灶”等）'],
      acceptedGoods: ['路灯', '核反应堆'],
      citedMarks: [{ owner: '甲乙电器有限公司、李国栋' }],
    })
  })

  it('are counted from one below their label, without other signs', () => {
    const { refusedGoods } = letter(
      '申请号：81234567',
      '商标：云上栗',
      '指定商品：',
      '1. 烧酒',
      '2. 葡萄酒',
      '3. 烈酒（饮料）',
      REASON,
    )
    expect(refusedGoods).toEqual(['烧酒', '葡萄酒', '烈酒（饮料）'])
  })

  it('stand below a counted heading', () => {
    const { refusedGoods } = letter(
      '申请号：81234567',
      '商标：云上栗',
      '一、指定商品',
      '烧酒；葡萄酒；烈酒（饮料）',
      REASON,
    )
    expect(refusedGoods).toEqual(['烧酒', '葡萄酒', '烈酒（饮料）'])
  })

  it('stand in parentheses behind the mark applied for', () => {
    const own =
      '你于2025年6月5日申请注册的第81234567号“云上栗”商标（第26类：发夹，假发（装饰用），纽扣）一案，我局已审查终结。'
    expect(letter('宁德云上栗食品有限公司：', own, REASON).refusedGoods).toEqual(['发夹', '假发（装饰用）', '纽扣'])
  })

  it('are refused but for those that are approved', () => {
    const notice = read(
      '国家知识产权局',
      '商标部分驳回通知书',
      '申请号：81234567',
      '商标：云上栗',
      '使用商品：烧酒；葡萄酒；照相机（摄影）；救生衣',
      '经审查，我局决定除照相机（摄影）、救生衣两项商品予以初步审定外，对其他商品上的注册申请予以驳回。',
      REASON,
      ...END,
    )
    expect(notice).toMatchObject({ refusedGoods: ['烧酒', '葡萄酒'], acceptedGoods: ['照相机（摄影）', '救生衣'] })
  })
})

describe('the standing of marks that a reason leaves to the annex', () => {
  const read = (reason: string): Notice =>
    readFacts(
      [
        pageOfLines([
          ['国家知识产权局', 60, 40],
          ['商标驳回通知书', 60, 60],
          ['申请号：81234567　类别：30', 60, 84],
          ['申请人：宁德云上栗食品有限公司', 60, 108],
          ['商标：云上栗', 60, 132],
          [reason, 60, 156],
          ['收到本通知之日起十五日内，可以申请复审。', 60, 180],
          ['国家知识产权局', 60, 204],
          ['2026年3月5日', 60, 228],
          ['附表', 60, 300],
          ['序号', 60, 324],
          ['商标', 120, 324],
          ['注册号', 220, 324],
          ['权利人', 320, 324],
          ['1', 60, 348],
          ['云栗', 120, 348],
          ['10000001', 220, 348],
          ['甲乙茶业有限公司', 320, 348],
          ['2', 60, 372],
          ['云上', 120, 372],
          ['10000002', 220, 372],
          ['丙丁茶业有限公司', 320, 372],
        ]),
      ],
      'text-layer',
    )

  it('is what its words say of them', () => {
    const notice = read('该商标与附表所列已经注册的商标近似，使用在类似商品上，依据《商标法》第三十条，予以驳回。')
    expect(notice.citedMarks.map(({ regNo, status }) => [regNo, status])).toEqual([
      ['10000001', 'registered'],
      ['10000002', 'registered'],
    ])
  })

  it('is not known where the words tell none', () => {
    const notice = read('该商标与附表所列商标近似，使用在类似商品上，依据《商标法》第三十条，予以驳回。')
    expect(notice.citedMarks.map(({ status }) => status)).toEqual(['unknown', 'unknown'])
  })
})
