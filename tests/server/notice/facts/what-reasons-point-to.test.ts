import { expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { reasonsOfTables, unsureMarksOfReasons } from '../../../../server/notice/facts/reasons-of-tables.ts'
import { type Line, linesBelow, pageOfLines } from '../page-of-lines.ts'
import { plainText } from '../plain-text.ts'

const HEAD = ['国家知识产权局商标驳回通知书', '申请号：81234567', '商标：云上栗', '类别：30', '商品：茶；糖果；蜂蜜']
const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局', '2026年3月5日']

const read = (...lines: readonly string[]): Notice =>
  readFacts([pageOfLines(linesBelow([...lines, ...END]))], 'text-layer')

const ON_PUBLIC = '“云上”有害于社会主义道德风尚，属于《商标法》第十条第一款第（八）项规定的标志。'
const ON_EARLIER =
  '用于“茶”的，该商标与甲乙茶厂在类似商品上已注册的第10000001号“云栗”商标近似，不符合《商标法》第三十条。'

it('asks which goods a reason is of that names none where another one names its own', () => {
  const { reasons, doubtful } = read(...HEAD, `一、${ON_PUBLIC}`, `二、${ON_EARLIER}`)
  expect(reasons?.map(({ goods }) => goods)).toEqual([[], ['茶']])
  expect(doubtful).toContain('reasons.0.goods')
  expect(doubtful).not.toContain('reasons.1.goods')
})

it('asks nothing where it says that it is of all', () => {
  const { doubtful } = read(...HEAD, `一、在全部指定商品上，${ON_PUBLIC}`, `二、${ON_EARLIER}`)
  expect(doubtful.filter(path => path.endsWith('.goods'))).toEqual([])
})

it('asks where each reason names goods, and some that are refused are left', () => {
  const { doubtful } = read(...HEAD, `一、用于“糖果”的，${ON_PUBLIC}`, `二、${ON_EARLIER}`)
  expect(doubtful).toEqual(expect.arrayContaining(['reasons.0.goods', 'reasons.1.goods']))
})

const ANNEX = [
  '附页',
  '引证一',
  '号码：10000001 类别：30 法律状态：注册商标',
  '商标：云栗',
  '注册人：甲乙茶厂',
  '引证二',
  '号码：10000002 类别：30 法律状态：初步审定',
  '商标：上栗',
  '申请人：丙丁茶厂',
  '引证三',
  '号码：10000003 类别：30 法律状态：申请在先',
  '商标：云上',
  '申请人：王小明',
]

const withAnnex = (...lines: readonly string[]): Notice =>
  readFacts([pageOfLines(linesBelow([...HEAD, ...lines, ...END])), pageOfLines(linesBelow(ANNEX), 2)], 'text-layer')

it('gives reasons the marks that they name by their places in the annex', () => {
  const notice = withAnnex(
    '1、该商标与附页引证一、引证二近似，商品类似，不符合《商标法》第三十条。',
    '2、引证三的申请日早于本案，该商标与之近似，商品类似，依据《商标法》第三十一条驳回。',
  )
  expect(notice.citedMarks.map(({ regNo, owner }) => [regNo, owner])).toEqual([
    ['10000001', '甲乙茶厂'],
    ['10000002', '丙丁茶厂'],
    ['10000003', '王小明'],
  ])
  expect(notice.reasons?.map(({ ground, citedMarks }) => [ground, citedMarks])).toEqual([
    ['30', ['10000001', '10000002']],
    ['31', ['10000003']],
  ])
})

it('asks for the marks of reasons that say no more than that they stand in the annex', () => {
  const { reasons, doubtful } = withAnnex(
    '1、该商标与附页所列已注册商标近似，商品类似，不符合《商标法》第三十条。',
    '2、该商标与附页所列申请在先商标近似，商品类似，依据《商标法》第三十一条驳回。',
  )
  expect(reasons).toHaveLength(2)
  expect(doubtful).toEqual(expect.arrayContaining(['reasons.0.citedMarks', 'reasons.1.citedMarks']))
})

const TWO = '该商标与甲乙茶厂的第10000001号“云栗”商标、丙丁茶厂的第10000002号“上栗”商标近似'

it.each([
  ['前者已注册，后者已初步审定', ['registered', 'preliminary']],
  ['前一件已初步审定并公告，末一件已注册', ['preliminary', 'registered']],
])('gives cited marks the standings told of the first and of the last: %s', (told, statuses) => {
  const { citedMarks } = read(...HEAD, `经审查，${TWO}，${told}，不符合《商标法》第三十条。`)
  expect(citedMarks.map(({ status }) => status)).toEqual(statuses)
})

it('names the owner who stands directly before the number', () => {
  const { citedMarks } = read(
    ...HEAD,
    '经审查，在全部商品上，彭小宇第10000001号“云栗”商标的申请早于本案，该商标与其近似，依据《商标法》第三十一条驳回。',
  )
  expect(citedMarks).toMatchObject([{ owner: '彭小宇', status: 'earlier-filed' }])
})

it('takes no words on goods for an owner', () => {
  const { citedMarks } = read(
    ...HEAD,
    '经审查，该商标与甲乙茶厂第10000001号“云栗”商标、Fermeture Lac S.A.S.第G998214号“YUNLI”商标（两者均已核准注册，商品类似）近似，不符合《商标法》第三十条。',
  )
  expect(citedMarks.map(({ owner }) => owner)).toEqual(['甲乙茶厂', 'Fermeture Lac S.A.S.'])
})

it('reads goods that a sentence states to be refused, or let through', () => {
  const notice = read(
    '国家知识产权局商标部分驳回通知书',
    ...HEAD.slice(1, 4),
    '准予初步审定并另行公告的商品为糖果，蜂蜜；',
    '驳回的商品为茶（饮料除外），咖啡。',
    '驳回事由：该商标与甲乙茶厂第10000001号注册商标“云栗”近似，不符合《商标法》第三十条。',
  )
  expect(notice.acceptedGoods).toEqual(['糖果', '蜂蜜'])
  expect(notice.refusedGoods).toEqual(['茶（饮料除外）', '咖啡'])
})

it.each([
  '牟思源（代理人：重庆渝索商标代理有限公司）：',
  '牟思源（由重庆渝索商标代理有限公司代理）：',
])('tells the applicant from the agent in the name a letter begins with: %s', salutation => {
  const notice = read(
    '国家知识产权局商标驳回通知书',
    salutation,
    '你所申请的下列商标，我局予以驳回：',
    ...HEAD.slice(1),
    ON_PUBLIC,
  )
  expect(notice).toMatchObject({ applicant: '牟思源', agency: '重庆渝索商标代理有限公司' })
})

it.each([
  ['一是，', '二是，'],
  ['Ⅰ．', 'Ⅱ．'],
])('reads points that begin %s as reasons', (first, second) => {
  const { reasons } = read(...HEAD, `${first}${ON_PUBLIC}`, `${second}${ON_EARLIER}`)
  expect(reasons?.map(({ text, ground }) => [text, ground])).toEqual([
    [ON_PUBLIC, '10.1.8'],
    [ON_EARLIER, '30'],
  ])
})

it('rests a reason on the article that its own sentence names', () => {
  const { reasons } = read(
    ...HEAD,
    '（1）该立体标志在“茶”商品上系为获得技术效果而需有的商品形状，《商标法》第十二条规定不得注册。',
    '（2）该立体标志在“糖果；蜂蜜”商品上缺乏商标应有的显著特征，属《商标法》第十一条第一款第（三）项规定的情形。',
  )
  expect(reasons?.map(({ ground }) => ground)).toEqual(['12', '11.1.3'])
})

it('reads goods that a sentence states with semicolons between them', () => {
  const { refusedGoods } = read(
    '国家知识产权局商标驳回通知书',
    '你所代理甲乙茶厂申请注册的“云上栗”商标，申请号为81234567，使用商品为第30类茶；糖果（非医用）；蜂蜜。现予驳回：',
    ON_PUBLIC,
  )
  expect(refusedGoods).toEqual(['茶', '糖果（非医用）', '蜂蜜'])
})

it('takes no cited number for that of the application, which stands beside its label', () => {
  const notice = read(
    '国家知识产权局商标驳回通知书',
    '甲乙茶厂：',
    '贵公司申请注册的“云上栗”商标（申请号81234567，第30类，商品：茶、糖果），现予驳回。',
    '引证商标（第10000001号、第10000002号）均为他人在类似商品上的注册商标，该商标与之近似，依据《商标法》第三十条，不得注册。',
  )
  expect(notice.applicationNo).toBe('81234567')
  expect(notice.citedMarks.map(({ regNo }) => regNo)).toEqual(['10000001', '10000002'])
})

it('reads a list whose goods stand on lines of their own, without signs', () => {
  const goods = ['葡萄酒', '起泡葡萄酒', '白兰地', '烈酒（饮料）', '开胃酒']
  const lines: Line[] = goods.map((good, index) => [good, 84, 180 + index * 24])
  const notice = readFacts(
    [
      pageOfLines([
        ...linesBelow(HEAD.slice(0, 4)),
        ['申请使用的商品（第30类）：', 60, 156],
        ...lines,
        ...linesBelow([ON_PUBLIC, ...END], 320),
      ]),
    ],
    'text-layer',
  )
  expect(notice.refusedGoods).toEqual(goods)
})

it('parts an annex by the headings of its parts, and begins it where its title comes again', () => {
  const notice = readFacts(
    [
      pageOfLines(
        linesBelow([
          '国家知识产权局商标部分驳回通知书',
          ...HEAD.slice(1, 4),
          '经审查，附件第一部分所列商品予以初步审定，附件第二部分所列商品予以驳回。',
          ON_PUBLIC,
          '附件：商品明细',
          ...END,
        ]),
      ),
      pageOfLines(
        [
          ['附件', 60, 60],
          ['商品明细', 110, 60],
          ['第一部分', 60, 96],
          ['初步审定的商品', 140, 96],
          ['第30类：咖啡；可可；面条', 60, 120],
          ['第二部分', 60, 160],
          ['驳回的商品', 140, 160],
          ['第30类：茶；糖果；蜂蜜', 60, 184],
        ],
        2,
      ),
    ],
    'text-layer',
  )
  expect(notice).toMatchObject({
    dispatchDate: '2026-03-05',
    acceptedGoods: ['咖啡', '可可', '面条'],
    refusedGoods: ['茶', '糖果', '蜂蜜'],
  })
})

it('reads marks headed by their places, and the parts of an annex that reasons name', () => {
  const second: Line[] = [
    '附件一 商品',
    '甲、驳回（第7类）：泵（机器）；压缩机（机器）；阀门（机器、引擎或马达部件）。',
    '乙、驳回（第11类）：龙头（管和管道用）；供水设备；水净化设备。',
    '丙、初步审定：第7类：制革机；粉碎机；磨粉机。',
    '附件二 引证商标',
    '序号1 OSTRÖM',
    '号码：16370852 | 第7类 | 状态：注册',
    '注册人：Oström Pumpteknik AB',
    '序号2 O STROM',
    '号码：25518904 | 第11类 | 状态：初步审定',
    '申请人：宁波奥斯壮机械有限公司',
  ].flatMap((line, index): Line[] =>
    line.split(' | ').map((words, at): Line => [words, 60 + at * 120, 60 + index * 24]),
  )
  const notice = readFacts(
    [
      pageOfLines(
        linesBelow([
          '国家知识产权局商标部分驳回通知书',
          '申请号：60277419',
          "商标：O'STROM & CO.",
          '类别：7，11',
          '根据《商标法实施条例》第二十一条，我局决定如下：附件一甲项、乙项商品上的申请，予以驳回；丙项商品上的申请，初步审定。',
          '1、申请商标与附件二序号1的注册商标近似，在附件一甲项商品上构成类似商品上的近似商标，违反《商标法》第三十条规定。',
          '2、申请商标在附件一乙项商品上，与附件二序号2的商标近似，商品类似，违反《商标法》第三十条规定。',
          ...END,
        ]),
      ),
      pageOfLines(second, 2),
    ],
    'text-layer',
  )
  expect(notice.acceptedGoods).toEqual(['制革机', '粉碎机', '磨粉机'])
  expect(notice.citedMarks).toMatchObject([
    { regNo: '16370852', mark: 'OSTRÖM', owner: 'Oström Pumpteknik AB', status: 'registered' },
    { regNo: '25518904', mark: 'O STROM', owner: '宁波奥斯壮机械有限公司', status: 'preliminary' },
  ])
  expect(notice.reasons?.map(({ goods, citedMarks }) => [goods, citedMarks])).toEqual([
    [['泵（机器）', '压缩机（机器）', '阀门（机器、引擎或马达部件）'], ['16370852']],
    [['龙头（管和管道用）', '供水设备', '水净化设备'], ['25518904']],
  ])
})

it('reads groups of refused goods, and gives each to the reason below it', () => {
  const { refusedGoods, acceptedGoods, reasons } = read(
    '国家知识产权局商标部分驳回通知书',
    ...HEAD.slice(1, 4),
    '你公司上述商标注册申请，经审查，我局决定分别处理。',
    '一、不予核准，予以驳回的商品共两组。',
    '甲组：',
    '1.茶',
    '2.糖果（非医用）',
    '“云上”有害于社会主义道德风尚，用在该部分商品上，属于《商标法》第十条第一款第（八）项规定的标志。',
    '乙组：',
    '1.蜂蜜',
    '2.咖啡',
    '甲乙茶厂的第10000001号“云栗”商标已注册，该部分商品与其核定商品类似，商标近似，依《商标法》第三十条应予驳回。',
    '二、予以初步审定的商品：',
    '1.面条',
  )
  expect([refusedGoods, acceptedGoods]).toEqual([['茶', '糖果（非医用）', '蜂蜜', '咖啡'], ['面条']])
  expect(reasons?.map(({ goods }) => goods)).toEqual([
    ['茶', '糖果（非医用）'],
    ['蜂蜜', '咖啡'],
  ])
})

it('asks whether the last of a list that 及 joins is two goods', () => {
  const { refusedGoods, doubtful } = read(
    ...HEAD.slice(0, 4),
    '商品：钻头、铣刀、扩孔刀具及钻头夹盘（机器部件）',
    ON_PUBLIC,
  )
  expect(refusedGoods).toHaveLength(3)
  expect(doubtful).toContain('refusedGoods.2')
  expect(doubtful).not.toContain('refusedGoods.0')
})

const reasonOf = (text: string, ...citedMarks: string[]) => {
  const source = { text, glyphs: [] }
  return { ground: { value: '30', source }, text: { value: text, source }, goods: [], classes: [], citedMarks }
}

it('asks for the marks of a reason that holds a number of which nothing says whether it is cited', () => {
  const reasons = [reasonOf('与第10000001号、第G1302288号商标近似。', '10000001')]
  expect(unsureMarksOfReasons(reasons, [], ['G1302288'])).toEqual(['reasons.0.citedMarks'])
  expect(unsureMarksOfReasons(reasons, [], ['10000009'])).toEqual([])
})

it('asks where two reasons on one ground have the same mark', () => {
  const reasons = [reasonOf('与第10000001号商标近似。', '10000001'), reasonOf('与第10000001号商标相同。', '10000001')]
  expect(unsureMarksOfReasons(reasons, [], [])).toEqual(['reasons.0.citedMarks', 'reasons.1.citedMarks'])
})

it('takes goods that a cited mark was registered for as none of the reason', () => {
  const { reasons } = read(
    ...HEAD,
    `一、${ON_PUBLIC}`,
    '二、第10000001号“云栗”商标原由梁小生注册于“茶”商品，该商标与之近似，商品类似，不符合《商标法》第三十条。',
  )
  expect(reasons?.[1]).toMatchObject({ goods: [], citedMarks: ['10000001'] })
})

// A pattern that may cut a number anywhere tries all ways to cut eight of them, and never ends.
it('reads a column of many long numbers at once', () => {
  const numbers = '49609713 64585346 49933332 63610599 40578501 87779931 45725251 72952859 91234567'
  const empty = plainText('')
  const record = {
    law: empty,
    reason: plainText('该商标与他人商标近似。'),
    goods: empty,
    isOfAll: true,
    classes: empty,
    numbers,
  }
  const [reason] = reasonsOfTables([record], [], { groundsIn: () => ['30'], told: [] })
  expect(reason?.citedMarks).toEqual(numbers.split(' '))
})
