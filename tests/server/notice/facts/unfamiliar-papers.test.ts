import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, linesBelow, pageOfLines } from '../page-of-lines.ts'

const HEAD = [
  '发文编号：TMZC81234567BHTZ01',
  '发文日期：2026年03月05日',
  '申请号：81234567',
  '类别：30',
  '商标：云上栗',
  '申请人：宁德云上栗食品有限公司',
  '地址：福建省宁德市蕉城区学院路12号',
  '代理机构：福州闽知商标代理有限公司',
]
const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局']

const read = (texts: readonly string[]): Notice => readFacts([pageOfLines(linesBelow(texts))], 'text-layer')

const letter = (...body: string[]): Notice => read(['国家知识产权局', '商标驳回通知书', ...HEAD, ...body, ...END])

describe('the title of a refusal', () => {
  const REASON =
    '经审查，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。'
  it.each([
    '驳回通知书',
    '部分驳回通知书',
    '关于第81234567号商标的驳回通知书',
    '领土延伸保护申请驳回通知书',
    '国际注册商标领土延伸申请驳回通知书',
  ])('may leave words out, or have others: %s', title => {
    expect(read(['国家知识产权局', title, ...HEAD, REASON, ...END]).applicationNo).toBe('81234567')
  })

  it.each([
    '商标驳回复审决定书',
    '撤销注册商标申请驳回通知书',
    '商标变更申请驳回通知书',
  ])('is none where something else is decided: %s', title => {
    expect(() => read(['国家知识产权局', title, ...HEAD, REASON, ...END])).toThrow(
      expect.objectContaining({ code: 'notRefusalNotice' }),
    )
  })
})

describe('the labels of a head', () => {
  const titled = (...head: string[]): Notice =>
    read([
      '国家知识产权局',
      '商标驳回通知书',
      ...head,
      '经审查，该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
      ...END,
    ])

  it('may be set off by a bar', () => {
    expect(
      titled(
        '申请编号 | 81234567',
        '商标 | 云上栗',
        '申请人 | 宁德云上栗食品有限公司',
        '代理机构 | 福州闽知商标代理有限公司',
      ),
    ).toMatchObject({
      applicationNo: '81234567',
      mark: '云上栗',
      applicant: '宁德云上栗食品有限公司',
      agency: '福州闽知商标代理有限公司',
    })
  })

  it('may be other words for the same, and said again in English', () => {
    expect(
      titled(
        '案号：81234567',
        '商标文字：云上栗',
        '尼斯分类：30',
        '申请主体 Applicant：宁德云上栗食品有限公司',
        '住所 Address：福建省宁德市蕉城区学院路12号',
        '代理单位：福州闽知商标代理有限公司',
        '发文日期 Date of issue：2026-03-05',
      ),
    ).toMatchObject({
      applicationNo: '81234567',
      mark: '云上栗',
      classes: [30],
      applicant: '宁德云上栗食品有限公司',
      address: '福建省宁德市蕉城区学院路12号',
      agency: '福州闽知商标代理有限公司',
      dispatchDate: '2026-03-05',
    })
  })

  it.each([
    '云上栗（申请号81234567，第30类）',
    '第81234567号“云上栗”',
    '云上栗（第30类）',
  ])('name the mark alone, whatever stands around it: %s', mark => {
    expect(titled('申请号：81234567', `商标：${mark}`).mark).toBe('云上栗')
  })
})

describe('what is said of a cited mark in parentheses', () => {
  it('is of that mark, and not of the application', () => {
    const notice = letter(
      '经审查，本申请与下列商标近似：',
      '引证商标一：“云栗”（第10000001号；所有人：甲乙（厦门）茶业有限公司；类别：第30类；状态：已注册；专用期限：2020年10月28日至2030年10月27日；核定商品：茶；糖（甜食））。',
      '引证商标二：“上栗”（第80000002号；所有人：丙丁食品有限公司；类别：第30类；状态：待审；申请日期：2025年12月30日）。',
      '依据《商标法》第三十条、第三十一条，予以驳回。',
    )
    expect(notice.applicationDate).toBeNull()
    expect(notice.citedMarks).toMatchObject([
      {
        regNo: '10000001',
        mark: '云栗',
        owner: '甲乙（厦门）茶业有限公司',
        status: 'registered',
        classes: [30],
        goods: ['茶', '糖（甜食）'],
        dates: { exclusiveFrom: '2020-10-28', exclusiveTo: '2030-10-27' },
      },
      {
        regNo: '80000002',
        owner: '丙丁食品有限公司',
        status: 'earlier-filed',
        classes: [30],
        dates: { applicationDate: '2025-12-30' },
      },
    ])
  })

  it('gives no owner where it names none', () => {
    const [mark] = letter(
      '经审查，该商标与Ledo Servis OOO国际注册第G982215号“云栗”商标（已在中国获得保护，类似商品）近似，依据《商标法》第三十条驳回。',
    ).citedMarks
    expect(mark).toMatchObject({ regNo: 'G982215', owner: 'Ledo Servis OOO' })
  })

  it.each(['甲、', '①', '二、', '3、'])('leaves the number of a list out of the owner: %s', number => {
    const notice = letter(
      '经审查，依据《商标法》第三十条驳回：',
      `${number}甲乙茶业有限公司的第10000001号“云栗”商标已经注册，与该商标近似。`,
    )
    expect(notice.citedMarks).toMatchObject([{ regNo: '10000001', owner: '甲乙茶业有限公司' }])
  })
})

describe('the goods of a letter without a list', () => {
  it.each([
    '该商标的指定商品“蜂蜜、果冻（糖果）”在中国的注册申请，因缺乏显著特征，依据《商标法》第十一条第一款第（三）项驳回。',
    '该商标，使用商品为第30类蜂蜜、果冻（糖果），经审查，缺乏显著特征，依据《商标法》第十一条第一款第（三）项驳回。',
  ])('are those that its sentences name: %s', sentence => {
    expect(letter(sentence).refusedGoods).toEqual(['蜂蜜', '果冻（糖果）'])
  })

  it('are asked for where only a reason names any: they may not be all', () => {
    const notice = letter(
      '该商标使用在“蜂蜜、果冻（糖果）”商品上缺乏显著特征。',
      '依据《商标法》第十一条第一款第（三）项，决定驳回。',
    )
    expect(notice.reasons).toMatchObject([{ goods: ['蜂蜜', '果冻（糖果）'] }])
    expect(notice.doubtful).toContain('refusedGoods')
  })

  it('are no mark that a sentence quotes', () => {
    const notice = letter(
      '指定商品：刀；剪刀',
      '经审查，申请人未经授权将被代表人的商标“云上栗”申请注册，违反《商标法》第十五条第一款的规定，决定驳回。',
    )
    expect(notice.reasons).toMatchObject([{ ground: '15.1', goods: [] }])
  })
})

it('takes each cited mark to the article that its own sentence names', () => {
  const notice = letter(
    '经审查，决定驳回，理由如下：',
    '其一，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，不符合《商标法》第三十条。',
    '其二，叶某某就第80000002号“上栗”商标在类似商品上的申请先于贵单位，二者近似，不符合《商标法》第三十一条。',
  )
  expect(notice.reasons).toMatchObject([
    { ground: '30', citedMarks: ['10000001'] },
    { ground: '31', citedMarks: ['80000002'] },
  ])
})

it('reads two annexes whose titles stand apart from their numbers', () => {
  const body: Line[] = [
    ...linesBelow([
      '国家知识产权局',
      '商标部分驳回通知书',
      ...HEAD,
      '经审查，根据《商标法》第三十条，对附件一所列商品予以驳回，对附件二所列商品予以初步审定。',
      '该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似。',
      ...END,
    ]),
  ]
  const annex: Line[] = [
    ['附件一', 60, 60],
    ['予以驳回的商品', 180, 60],
    ...linesBelow(['1. 茶', '2. 糖', '3. 蜂蜜'], 84),
    ['附件二', 60, 180],
    ['予以初步审定的商品', 180, 180],
    ...linesBelow(['1. 冰', '2. 木屑（垫圈用）'], 204),
  ]
  const notice = readFacts([pageOfLines(body), pageOfLines(annex, 2)], 'text-layer')
  expect(notice).toMatchObject({ refusedGoods: ['茶', '糖', '蜂蜜'], acceptedGoods: ['冰', '木屑（垫圈用）'] })
})

describe('classes that head what is said of each', () => {
  it('part the goods and the cited marks of a letter without labels for them', () => {
    const notice = letter(
      '第20类：家具；枕头；第27类：地毯；席',
      '依据《商标法》第三十条，决定驳回上述各类申请。引证商标如下：',
      '第20类：甲乙茶业有限公司已注册的第10000001号“云栗”商标；',
      '第27类：丙丁食品有限公司已注册的第10000002号“上栗”商标；申请人如不服，自收到本通知之日起十五日内可申请复审。',
    )
    expect(notice.refusedGoods).toEqual(['家具', '枕头', '地毯', '席'])
    expect(notice.citedMarks.map(({ regNo, owner }) => [regNo, owner])).toEqual([
      ['10000001', '甲乙茶业有限公司'],
      ['10000002', '丙丁食品有限公司'],
    ])
    expect(notice.reasons?.flatMap(({ citedMarks }) => citedMarks)).toEqual(['10000001', '10000002'])
  })
})

it('names a number of another case as no cited mark', () => {
  const notice = letter(
    '经审查，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。',
    '您提到的第41100256号商标驳回复审案，案情与本案有别，不予采纳，不予核准。',
  )
  expect(notice.citedMarks.map(({ regNo }) => regNo)).toEqual(['10000001'])
})

it('asks for an address and an agency whose labels stand there without what was read', () => {
  const notice = read([
    '国家知识产权局',
    '商标驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '地址：',
    '代理机构：',
    '经审查，该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
    ...END,
  ])
  expect(notice.doubtful).toEqual(expect.arrayContaining(['address', 'agency']))
})

describe('what a sentence of the decision says besides', () => {
  it('is shown as unread, though the sentence is one of every notice', () => {
    const { unread = [] } = letter(
      '经审查，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，兼与山栗合作联社旗下栗满仓相抵触，依据《商标法》第三十条驳回。',
    )
    expect(unread.map(({ text }) => text).join('，')).toContain('栗满仓')
  })

  it('is shown where it is the day or the number of a mark', () => {
    const { unread = [] } = letter(
      '经审查，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，对照卷宗20455918，2019年7月14日存档，依据《商标法》第三十条驳回。',
    )
    const words = unread.map(({ text }) => text).join('，')
    expect(words).toContain('20455918')
    expect(words).toContain('2019年7月14日')
  })

  it('takes the class of a cited mark from the one its reason is said of, and asks whether it is', () => {
    const head = HEAD.map(line => line.replace('类别：30', '类别：30、35'))
    const { citedMarks, doubtful } = read([
      '国家知识产权局',
      '商标驳回通知书',
      ...head,
      '经审查，在第30类商品上，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。',
      ...END,
    ])
    expect(citedMarks[0]?.classes).toEqual([30])
    expect(doubtful).toContain('citedMarks.0.classes.0')
  })
})

describe('the day on which the right in a cited mark ended', () => {
  it.each([
    ['第10000001号商标于2025年8月7日被撤销，自撤销之日起未满一年，与该商标近似', 'cancelled', '2025-08-07'],
    [
      '该商标与第10000001号商标近似，后者于2025年1月12日被宣告无效，自宣告无效之日起未满一年',
      'invalidated',
      '2025-01-12',
    ],
    [
      '第10000001号商标因期满未续展已于2025年8月5日注销，自注销之日起尚不满一年，与该商标近似',
      'not-renewed',
      '2025-08-05',
    ],
    [
      '该商标与甲乙茶业有限公司于2025年3月1日被撤销的第10000001号“云栗”商标近似，自撤销之日起未满一年',
      'cancelled',
      '2025-03-01',
    ],
  ])('is read from its sentence: %s', (sentence, status, day) => {
    const { citedMarks } = letter(`经审查，${sentence}，依据《商标法》第三十条、第五十条，决定驳回。`)
    expect(citedMarks).toMatchObject([{ regNo: '10000001', status, dates: { endedOn: day } }])
    expect(citedMarks[0]?.dates).not.toHaveProperty('applicationDate')
  })

  it('is none where the sentence names no day', () => {
    const { citedMarks } = letter(
      '经审查，该商标与第10000001号商标近似，后者因连续三年不使用被撤销，自撤销之日起未满一年，依据《商标法》第三十条、第五十条，决定驳回。',
    )
    expect(citedMarks).toMatchObject([{ status: 'cancelled', dates: {} }])
  })
})

describe('whose a cited mark is', () => {
  it.each([
    ['该商标与在类似商品上已注册的甲乙茶业有限公司第10000001号“云栗”商标近似', '甲乙茶业有限公司'],
    [
      '乙、山栗商贸（福州）有限公司在类似商品上已经注册了第10000001号“云栗”商标，与该商标近似',
      '山栗商贸（福州）有限公司',
    ],
    ['上述商品与甲乙茶业有限公司已注册的第10000001号“云栗”商标核定使用的商品类似，商标近似', '甲乙茶业有限公司'],
    [
      '该商标与Lis & Fils S.A.S.在同一种商品上经国际注册并在中国受保护的第G1520344号“LIYUN”商标近似',
      'Lis & Fils S.A.S.',
    ],
    ['该商标完整含有甲乙茶业有限公司名下在类似商品上已获准注册的第10000001号“云栗”商标', '甲乙茶业有限公司'],
    ['甲乙茶业有限公司与申请人于同日申请注册的第10000001号“云栗”商标使用在先', '甲乙茶业有限公司'],
  ])('is said before or behind how it stands: %s', (sentence, owner) => {
    const { citedMarks } = letter(`经审查，${sentence}，依据《商标法》第三十条，决定驳回。`)
    expect(citedMarks.map(mark => mark.owner)).toEqual([owner])
  })
})

describe('records of cited marks in a sentence', () => {
  it('are parted by commas, the owner before the number or behind the mark', () => {
    const { citedMarks } = letter(
      '我局检索到如下在先权利：①甲乙茶业有限公司，第10000001号，“云栗”，已注册；②LIYUN FOODS LIMITED，第G1207756号（国际注册），“LI YUN”，已注册。依据《商标法》第三十条驳回。',
      '引证商标3：第10000003号“山栗”，丙丁食品（福州）有限公司，已初步审定。上述商标近似。',
    )
    expect(citedMarks).toMatchObject([
      { regNo: '10000001', mark: '云栗', owner: '甲乙茶业有限公司', status: 'registered' },
      { regNo: 'G1207756', mark: 'LI YUN', owner: 'LIYUN FOODS LIMITED', status: 'registered' },
      { regNo: '10000003', mark: '山栗', owner: '丙丁食品（福州）有限公司', status: 'preliminary' },
    ])
  })
})

describe('the lines of a page', () => {
  it('are read from the top though they were drawn from the last one to the first', () => {
    const lines = linesBelow([
      '国家知识产权局',
      '商标驳回通知书',
      ...HEAD,
      '经审查，该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云',
      '栗”商标近似，依据《商标法》第三十条，决定驳回。',
      ...END,
    ])
    const { citedMarks, reasons } = readFacts([pageOfLines(lines.toReversed())], 'text-layer')
    expect(citedMarks.map(({ mark }) => mark)).toEqual(['云栗'])
    expect(reasons?.[0]?.text).toContain('商标近似')
  })
})

describe('reasons that go class by class', () => {
  it('name classes and goods below the heading of each', () => {
    const { classes, refusedGoods, acceptedGoods } = read([
      '商标部分驳回通知书',
      ...HEAD.filter(line => !line.startsWith('类别')),
      '经审查，驳回在“栗子；核桃”商品上的注册申请。其余商品，即茶饮料，糖果，予以初步审定。',
      '第二十九类',
      '理由：该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条。',
      '第三十一类',
      '理由：该商标与丙丁茶业有限公司在类似商品上已注册的第10000002号“云栗”商标近似，依据《商标法》第三十条。',
      ...END,
    ])
    expect(classes).toEqual([29, 31])
    expect(refusedGoods).toEqual(['栗子', '核桃'])
    expect(acceptedGoods).toEqual(['茶饮料', '糖果'])
  })
})

describe('labels in two languages', () => {
  it('are read with the English behind the Chinese', () => {
    const { refusedGoods, dispatchDate } = read([
      '商标驳回通知书',
      ...HEAD.filter(line => !line.startsWith('发文日期')),
      '发文日期 Date of issue：2026-03-05',
      '商品 Goods：栗子；核桃',
      '经审查，该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
      ...END,
    ])
    expect(refusedGoods).toEqual(['栗子', '核桃'])
    expect(dispatchDate).toBe('2026-03-05')
  })
})

describe('a table of cited marks within the letter', () => {
  const table = (...lines: Line[]): Notice => {
    const above = linesBelow([
      '国家知识产权局',
      '商标驳回通知书',
      ...HEAD,
      '经审查，依据《商标法》第三十条，因该商标与下表各商标近似，决定驳回。',
    ])
    const end = linesBelow(END).map(([text, x, y]): Line => [text, x, y + 600])
    return readFacts([pageOfLines([...above, ...lines, ...end])], 'text-layer')
  }
  const row = (y: number, xs: readonly number[], cells: readonly string[]): Line[] =>
    cells.map((cell, index): Line => [cell, xs[index] ?? 0, y])

  it('may name days by what happened on them, and the standing by how it relates', () => {
    const xs = [60, 90, 160, 240, 380, 410, 500]
    const { citedMarks } = table(
      ...row(380, xs, ['序', '商标', '号码', '所有人', '类', '日期', '关系']),
      ...row(404, xs, ['1', '云栗', '10000001', '甲乙茶业有限公司', '30', '2018-09-14注册', '在先注册']),
      ...row(428, xs, ['2', '山栗', '10000002', '丙丁茶业有限公司', '30', '2024-05-27申请', '在先申请']),
    )
    expect(citedMarks).toMatchObject([
      { regNo: '10000001', status: 'registered', dates: { registrationDate: '2018-09-14' } },
      { regNo: '10000002', status: 'earlier-filed', dates: { applicationDate: '2024-05-27' } },
    ])
  })

  it('may break the heading of the numbers, which stand in the last column', () => {
    const xs = [60, 250, 330, 420]
    const { citedMarks } = table(
      ...row(380, xs, ['权利人', '状态', '商标', '注册/申请']),
      ['号', 420, 395],
      ...row(419, xs, ['甲乙茶业有限公司', '已注册', '云栗', '10000001']),
      ...row(443, xs, ['丙丁茶业有限公司', '初步审定', '山栗', '10000002']),
    )
    expect(citedMarks).toMatchObject([
      { regNo: '10000001', mark: '云栗', owner: '甲乙茶业有限公司', status: 'registered' },
      { regNo: '10000002', mark: '山栗', owner: '丙丁茶业有限公司', status: 'preliminary' },
    ])
  })

  it('may have cells so full that they touch', () => {
    const { citedMarks } = table(
      ...row(380, [120, 246, 310, 372], ['注册人', '注册号', '商标', '状态']),
      ['福建云栗山谷食品股份有限公司10000001', 60, 404],
      ['图形已注册', 330, 404],
      ['丙丁茶业有限公司', 60, 428],
      ['10000002', 240, 428],
      ['图形已注册', 330, 428],
    )
    expect(citedMarks).toMatchObject([
      { regNo: '10000001', mark: '图形', owner: '福建云栗山谷食品股份有限公司', status: 'registered' },
      { regNo: '10000002', mark: '图形', owner: '丙丁茶业有限公司', status: 'registered' },
    ])
  })
})

describe('the parties of a head', () => {
  it('may have the address behind the name', () => {
    const { applicant, address } = read([
      '商标驳回通知书',
      ...HEAD.filter(line => !/^(?:申请人|地址)/u.test(line)),
      '申请人：宁德老栗面馆（福建省宁德市蕉城区学院路12号）',
      '经审查，该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
      ...END,
    ])
    expect(applicant).toBe('宁德老栗面馆')
    expect(address).toBe('福建省宁德市蕉城区学院路12号')
  })

  it.each(['国内代理机构', '经办代理'])('may call the agency %s', label => {
    const { agency } = read([
      '商标驳回通知书',
      ...HEAD.map(line => line.replace('代理机构', label)),
      '经审查，该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
      ...END,
    ])
    expect(agency).toBe('福州闽知商标代理有限公司')
  })

  it('may be followed by their values without a colon or a gap', () => {
    const { applicationNo, classes, agency, address, mark } = read([
      '商标驳回通知书',
      '申请号81234567类别30',
      '地址福建省宁德市蕉城区学院路12号',
      '商标：云上栗',
      '代理机构福州闽知商标代理有限公司',
      '该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
      ...END,
    ])
    expect({ applicationNo, classes, agency, address, mark }).toEqual({
      applicationNo: '81234567',
      classes: [30],
      agency: '福州闽知商标代理有限公司',
      address: '福建省宁德市蕉城区学院路12号',
      mark: '云上栗',
    })
  })

  it('are no words that the office prints above them', () => {
    const { mark } = read(['商标电子公文', '商标驳回通知书', ...HEAD, '该商标缺乏显著特征，决定驳回。', ...END])
    expect(mark).toBe('云上栗')
  })

  it('may stand behind labels in brackets', () => {
    const { applicationNo, applicant } = read([
      '商标驳回通知书',
      ...HEAD.map(line => line.replace(/^(.{1,4})：/u, '【$1】')),
      '【理由】该标志与丙丁酒业有限公司在类似商品上已注册的第62710384号“云酿”商标近似，依《商标法》第三十条驳回。',
      ...END,
    ])
    expect(applicationNo).toBe('81234567')
    expect(applicant).toBe('宁德云上栗食品有限公司')
  })
})

describe('what is asked for rather than guessed', () => {
  const doubtsOf = (...body: string[]): readonly string[] => letter(...body).doubtful

  it('is the article that 同条同款 stands for', () => {
    expect(
      doubtsOf(
        '该标志含有“中华”，违反《商标法》第十条第一款第（一）项；其图形与某国国旗近似，违反同条同款第（二）项。决定驳回。',
      ),
    ).toContain('grounds')
  })

  it('is the goods of a reason that are told by their numbers or their class', () => {
    const head = HEAD.map(line => line.replace('类别：30', '类别：30、35'))
    const { doubtful } = read([
      '商标驳回通知书',
      ...head,
      '经审查，依据《商标法》第三十条驳回。该商标在第1、2项商品上，与甲乙茶业有限公司已注册的第10000001号“云栗”商标近似；在第35类上与丙丁茶业有限公司已注册的第10000002号“山栗”商标近似。',
      ...END,
    ])
    expect(doubtful).toContain('reasons.0.goods')
  })
})

describe('a cited mark whose parentheses tell how its right ended', () => {
  it('keeps how it ended, and the day', () => {
    const { citedMarks } = letter(
      '经审查，该商标与下列在先商标近似，根据《商标法》第三十条和第五十条，决定驳回：',
      '①第10000001号“云栗”商标（甲乙茶业有限公司，因期满未续展已注销，自注销之日起未满一年）；',
      '②第10000002号“山栗”商标（丙丁茶业有限公司，2025年11月20日因连续三年不使用被撤销）。',
    )
    expect(citedMarks).toMatchObject([
      { regNo: '10000001', status: 'not-renewed', dates: {} },
      { regNo: '10000002', status: 'cancelled', dates: { endedOn: '2025-11-20' } },
    ])
  })
})

describe('what stands in parentheses', () => {
  const citedIn = (...body: string[]) => letter(...body, '根据《商标法》第三十条，决定驳回。').citedMarks

  it('behind the owner of a cited mark is its class, its day and its standing', () => {
    expect(
      citedIn(
        '该商标与甲乙茶业有限公司（第30类，注册日2014年8月21日，商标有效）第10000001号“云栗”注册商标、丙丁茶业有限公司（类别：第30类；状态：初步审定）在先申请的第10000002号“山栗”商标近似。',
      ),
    ).toMatchObject([
      { owner: '甲乙茶业有限公司', classes: [30], status: 'registered', dates: { registrationDate: '2014-08-21' } },
      { owner: '丙丁茶业有限公司', classes: [30] },
    ])
  })

  it('behind a cited mark are its goods and its term', () => {
    expect(
      citedIn(
        '该商标与以下商标近似：',
        '甲乙茶业有限公司在先注册的第10000001号“云栗”（第30类，申请日2018年5月2日，专用期限至2029年2月20日，核定商品：茶；糖）；',
        '第10000002号“山栗”（注册人：曾国栋，2019年5月28日核准注册）。',
      ),
    ).toMatchObject([
      {
        owner: '甲乙茶业有限公司',
        classes: [30],
        goods: ['茶', '糖'],
        dates: { applicationDate: '2018-05-02', exclusiveTo: '2029-02-20' },
      },
      { owner: '曾国栋', status: 'registered', dates: { registrationDate: '2019-05-28' } },
    ])
  })

  it('behind the applicant is a former name or the agent', () => {
    const { applicant, agency } = read([
      '商标驳回通知书',
      '申请号：81234567',
      '商标：云上栗',
      '宁德云上栗食品有限公司（通过福州闽知律师事务所代理）：',
      '你公司申请的该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
      ...END,
    ])
    expect([applicant, agency]).toEqual(['宁德云上栗食品有限公司', '福州闽知律师事务所'])
    const former = read([
      '商标驳回通知书',
      ...HEAD.map(line => line.replace('宁德云上栗食品有限公司', '宁德云上栗食品有限公司（原名：宁德山货行）')),
      '该商标缺乏显著特征，依据《商标法》第十一条第一款第（三）项，予以驳回。',
      ...END,
    ])
    expect(former.applicant).toBe('宁德云上栗食品有限公司')
  })
})

describe('goods that only the reasons name', () => {
  it('are the refused ones, to be confirmed as a list', () => {
    const { refusedGoods, doubtful } = letter(
      '该商标直接表示了指定商品“栗子；糖果”的内容等特点，依据《商标法》第十一条第一款第（二）项，决定驳回该商标的注册申请。',
    )
    expect(refusedGoods).toEqual(['栗子', '糖果'])
    expect(doubtful).toContain('refusedGoods')
  })

  it('are refused although a cited mark beside them was only published', () => {
    const { refusedGoods, acceptedGoods } = read([
      '商标部分驳回通知书',
      ...HEAD,
      '该商标在“茶；糖”上的注册申请，因与唐小芳第80772013号“云栗”商标（已初步审定公告）近似，不予核准；该商标在“栗子”上的注册申请，予以初步审定。',
      '上述决定系依据《商标法》第三十条作出。',
      ...END,
    ])
    expect([refusedGoods, acceptedGoods]).toEqual([['茶', '糖'], ['栗子']])
  })
})

it('gives the marks that the letter lists apart to the one reason that compares and names none', () => {
  const { reasons } = letter(
    '根据《商标法》第三十条，该商标与下列引证商标近似，决定驳回。',
    '引证商标一：第10000001号“云栗”，权利人甲乙茶业有限公司，有效期至2029年9月13日；',
    '引证商标二：第10000002号“山栗”，权利人丙丁茶业有限公司，有效期至2034年5月27日。',
    '引证商标均处于注册状态。',
  )
  expect(reasons?.map(({ citedMarks }) => citedMarks)).toEqual([['10000001', '10000002']])
})

it('asks whose each mark is where two owners are named for two marks', () => {
  const { doubtful } = letter(
    '该商标与甲乙茶业店、丙丁茶业有限公司在类似商品上已注册的第10000001号“云栗”商标、第10000002号“山栗”商标近似，根据《商标法》第三十条，决定驳回。',
  )
  expect(doubtful).toEqual(expect.arrayContaining(['citedMarks.0.owner', 'citedMarks.1.owner']))
})

it('parts the rows of a table whose cells are set in their middle and touch', () => {
  const top = 300
  const cells: Line[] = [
    ['附表：引证商标', 60, top - 60],
    ...(
      [
        ['注册号', 60],
        ['商标', 160],
        ['注册人', 240],
        ['核定商品', 400],
      ] as const
    ).map(([text, left]): Line => [text, left, top - 30]),
    ...['茶；糖；', '咖啡；'].map((text, index): Line => [text, 400, top + 20 * index]),
    ['10000001', 60, top + 10],
    ['云栗', 160, top + 10],
    ['甲乙茶业有限公司', 240, top + 10],
    ...['蜂蜜；米；', '面粉；', '饼干；', '糕点'].map((text, index): Line => [text, 400, top + 40 + 20 * index]),
    ['10000002', 60, top + 70],
    ['山栗', 160, top + 70],
    ['丙丁茶业有限公司', 240, top + 70],
  ]
  const head = linesBelow([
    '国家知识产权局',
    '商标驳回通知书',
    '申请号：81234567',
    '商标：云上栗',
    '根据《商标法》第三十条，该商标与附表所列商标近似，决定驳回。',
  ])
  expect(
    readFacts([pageOfLines([...head, ...cells])], 'text-layer').citedMarks.map(mark => [mark.regNo, mark.goods]),
  ).toEqual([
    ['10000001', ['茶', '糖', '咖啡']],
    ['10000002', ['蜂蜜', '米', '面粉', '饼干', '糕点']],
  ])
})
