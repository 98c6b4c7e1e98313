import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, linesBelow, pageOfLines } from '../page-of-lines.ts'

const HEAD = [
  '国家知识产权局',
  '商标驳回通知书',
  '申请号：81234567',
  '类别：30',
  '商标：云上栗',
  '申请人：宁德云上栗食品有限公司',
  '指定商品：茶；糖；面包',
]
const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局', '2026年3月5日']

const letter = (...body: string[]): Notice =>
  readFacts([pageOfLines(linesBelow([...HEAD, ...body, ...END]))], 'text-layer')

const statusesOf = ({ citedMarks }: Notice) => citedMarks.map(({ status }) => status)

describe('the standing that words farther away tell', () => {
  it.each([
    ['甲乙茶业有限公司的第10000001号“云栗”商标早已是有效的注册商标，该商标与之近似。', 'registered'],
    [
      '该商标与甲乙茶业有限公司的第10000001号“云栗”商标近似。该注册商标已由注册人于2025年8月20日办理注销，至今未满一年。',
      'surrendered',
    ],
    ['该商标与甲乙茶业有限公司的第10000001号“云栗”商标近似，且后者申请在先。', 'earlier-filed'],
    ['该商标与甲乙茶业有限公司的国际注册第G1000001号“云栗”商标近似。', 'registered'],
  ])('is read and asked about: %s', (sentence, status) => {
    const notice = letter('经审查，我局决定驳回上述申请。', sentence, '依照《商标法》第三十条驳回。')
    expect(statusesOf(notice)).toEqual([status])
    expect(notice.doubtful.some(path => /^citedMarks\.0(?:\.status)?$/u.test(path))).toBe(true)
  })

  it('goes behind what the annex says', () => {
    const notice = letter(
      '该商标与第10000001号、第10000002号商标近似。上述商标或已注册，或已初步审定，依照《商标法》第三十条驳回。',
      '附页：引证商标',
      '注册号：10000001',
      '商标：云栗',
      '状态：已注册',
      '注册号：10000002',
      '商标：云立',
      '状态：初步审定',
    )
    expect(statusesOf(notice)).toEqual(['registered', 'preliminary'])
  })
})

describe('an owner that the grammar of a sentence did not give', () => {
  it.each([
    ['二是邢卓名下的第10000001号“云栗”注册商标', '邢卓'],
    ['引证厦门市湖里区云栗茶业商行的第10000001号“云栗”注册商标', '厦门市湖里区云栗茶业商行'],
    ['三是 Yunli Lighting, Co., Ltd.名下的第10000001号“云栗”注册商标', 'Yunli Lighting, Co., Ltd.'],
  ])('is the nearest name, and asked about: %s', (words, owner) => {
    const notice = letter(`该商标与下列商标近似：${words}。`, '依照《商标法》第三十条驳回。')
    expect(notice.citedMarks).toMatchObject([{ owner }])
    expect(notice.doubtful).toContain('citedMarks.0.owner')
  })
})

describe('goods that a cited mark is registered for', () => {
  it.each([
    '另外，甲乙茶业有限公司的第10000001号“云栗”注册商标核定用于茶饮料、咖啡饮料商品，该商标与其近似。',
    '甲乙茶业有限公司的第10000001号“云栗”商标已在牛奶、酸奶商品上取得注册，该商标与之近似。',
    '甲乙茶业有限公司于2024年4月1日在奶酪、奶茶商品上提出第10000001号“云栗”商标的注册申请，该商标与之近似。',
  ])('are asked for where a sentence names them and none were read: %s', sentence => {
    const notice = letter(sentence, '依照《商标法》第三十条驳回。')
    expect(notice.citedMarks).toHaveLength(1)
    expect(notice.citedMarks[0]?.goods.length === 0 && !notice.doubtful.includes('citedMarks.0.goods')).toBe(false)
  })
})

describe('goods that no list of the application has', () => {
  it('are those of the marks that their sentence names, and asked for', () => {
    const notice = letter(
      '经审查，我局决定驳回上述申请。',
      '已有甲乙茶业有限公司在“牛奶，酸奶”方面持有的第10000001号“云栗”商标注册在前，该商标与之近似。',
      '依照《商标法》第三十条驳回。',
    )
    expect(notice.doubtful.some(path => path.startsWith('citedMarks.0.goods'))).toBe(true)
  })

  it('that ran into the next item are asked about', () => {
    const notice = readFacts(
      [
        pageOfLines(
          linesBelow([
            ...HEAD.slice(0, -1),
            '指定商品：自行车2.摩托车',
            '该商标缺乏显著特征，不得作为商标注册。',
            ...END,
          ]),
        ),
      ],
      'text-layer',
    )
    expect(notice.refusedGoods.length > 1 || notice.doubtful.includes('refusedGoods')).toBe(true)
  })
})

describe('a reason of several sentences', () => {
  const textsOf = ({ reasons = [] }: Notice) => reasons.map(({ text }) => text)

  it('ends with the decision under its own article, where there are others', () => {
    const texts = textsOf(
      letter(
        '一、该商标与甲乙茶业有限公司已注册的第10000001号“云栗”商标近似。依据《商标法》第三十条，予以驳回。',
        '二、该商标仅为商品的通用名称，用于茶。依据《商标法》第十一条第一款第（一）项，不得作为商标注册。',
      ),
    )
    expect(texts[0]).toMatch(/^该商标与甲乙.*依据《商标法》第三十条，予以驳回。$/u)
  })

  it('leaves the decision of an only reason to the notice', () => {
    const [text] = textsOf(
      letter(
        '该商标与甲乙茶业有限公司已注册的第10000001号“云栗”商标近似。根据《商标法》第三十条，决定驳回该商标的注册申请。',
      ),
    )
    expect(text).toBe('该商标与甲乙茶业有限公司已注册的第10000001号“云栗”商标近似。')
  })

  it('holds what is said of marks that have ended and of the year since', () => {
    const notice = letter(
      '第10000001号“云栗”商标（原注册人：甲乙茶业有限公司）已于2025年8月13日公告撤销；第10000002号“云立”商标（原注册人：丙丁茶业有限公司）已于2025年11月6日公告宣告无效。该两件商标自撤销、宣告无效之日起均未满一年，该商标与之近似，依据《商标法》第五十条不予核准。',
      '另外，该商标与己庚茶业有限公司已注册的第10000003号“云上立”商标近似，依据《商标法》第三十条驳回。',
    )
    expect(textsOf(notice)).toHaveLength(2)
    expect(notice.reasons?.[0]).toMatchObject({ ground: '50', citedMarks: ['10000001', '10000002'] })
  })

  it('holds the points of a list that its words head', () => {
    const notice = letter(
      '该商标文字“云上栗”与下列商标近似：（1）甲乙茶业有限公司在类似商品上获得注册的第10000001号“云栗”商标；（2）丙丁茶业有限公司已注册的第10000002号“云立”商标。',
      '依照《商标法》第三十条，予以驳回。',
    )
    expect(notice.reasons).toMatchObject([{ ground: '30', citedMarks: ['10000001', '10000002'] }])
  })

  it('has no goods that are none of those refused, and is asked about', () => {
    const notice = letter(
      '该商标由“云”“上栗”两部分构成，用于饮品类商品，与甲乙茶业有限公司已注册的第10000001号“云栗”商标近似。',
      '依照《商标法》第三十条驳回。',
    )
    expect(notice.reasons?.[0]?.goods).toEqual([])
  })
})

describe('goods in quotation marks that signs part', () => {
  it('are those refused, whatever leads up to them', () => {
    const notice = readFacts(
      [
        pageOfLines(
          linesBelow([
            '国家知识产权局',
            '商标部分驳回通知书',
            ...HEAD.slice(2, -1),
            '除“糖；醋”予以初步审定外，其余商品，即“米粉（粉状）；玉米片；可可饮料（“即饮”）；茶”，予以驳回。',
            '该商标缺乏显著特征，依照《商标法》第十一条第一款第（三）项驳回。',
            ...END,
          ]),
        ),
      ],
      'text-layer',
    )
    expect(notice.refusedGoods).toEqual(['米粉（粉状）', '玉米片', '可可饮料（“即饮”）', '茶'])
  })
})

describe('marks that a reason names by their places in a table', () => {
  it('go on behind the first, though the table is not named again', () => {
    const row = (no: string, regNo: string, mark: string, y: number): Line[] => [
      [no, 60, y],
      [mark, 120, y],
      [regNo, 220, y],
    ]
    const head = HEAD.map((text, index): Line => [text, 60, 40 + 20 * index])
    const notice = readFacts(
      [
        pageOfLines([
          ...head,
          [
            '该商标与附表第1至2项商标、第3项商标（已初步审定并公告）近似，违反《商标法》第三十条的规定，予以驳回。',
            60,
            200,
          ],
          ...END.map((text, index): Line => [text, 60, 224 + 20 * index]),
          ['附表', 60, 320],
          ...row('序号', '注册号', '商标', 344),
          ...row('1', '10000001', '云栗', 368),
          ...row('2', '10000002', '云立', 392),
          ...row('3', '10000003', '云里', 416),
        ]),
      ],
      'text-layer',
    )
    expect(notice.reasons).toMatchObject([{ citedMarks: ['10000001', '10000002', '10000003'] }])
  })
})

describe('the number of a row that its column seems to begin within', () => {
  it('is whole again, with what stands behind the name of the mark', () => {
    const row = (cells: readonly [string, string, string], y: number): Line[] => [
      [cells[0], 60, y],
      [cells[1], 150, y],
      [cells[2], 260, y],
    ]
    const notice = readFacts(
      [
        pageOfLines([
          ...HEAD.map((text, index): Line => [text, 60, 40 + 20 * index]),
          ['该商标与附表所列引证商标一、引证商标二近似，依据《商标法》第三十条，予以驳回。', 60, 200],
          ...END.map((text, index): Line => [text, 60, 224 + 20 * index]),
          ['附表', 60, 320],
          ...row(['序号', '注册号', '商标'], 344),
          ...row(['引证商标一1', '1820657', '云栗'], 368),
          ...row(['引证商标二G', '1279350', '云立'], 392),
        ]),
      ],
      'text-layer',
    )
    expect(notice.citedMarks.map(({ regNo }) => regNo)).toEqual(['11820657', 'G1279350'])
  })
})

describe('an annex of cited marks that stands in the letter', () => {
  it('leaves their goods and classes to be asked for', () => {
    const notice = letter(
      '该商标与甲乙茶业有限公司已注册的第10000001号“云栗”商标近似，依据《商标法》第三十条驳回。',
      '引证商标档案（共1件）注册号10000001',
      '类别30商品茶叶代用品，糖果',
    )
    expect(notice.doubtful).toEqual(expect.arrayContaining(['citedMarks.0.goods', 'citedMarks.0.classes']))
  })
})

describe('a label that names two facts with brackets, or the kind of the mark', () => {
  const read = (...lines: string[]): Notice =>
    readFacts(
      [
        pageOfLines(
          linesBelow([
            '国家知识产权局',
            '商标驳回通知书',
            ...lines,
            '申请人：宁德云上栗食品有限公司',
            '指定商品：茶；糖。申请系自行办理，未委托代理机构。',
            '该商标缺乏显著特征，不得作为商标注册。',
            '依照《商标法》第十一条第一款第（三）项驳回。',
            ...END,
          ]),
        ),
      ],
      'text-layer',
    )

  it('gives each fact its value', () => {
    expect(read('申请号（类别）：81234567（30）', '商标：云上栗')).toMatchObject({
      applicationNo: '81234567',
      classes: [30],
      refusedGoods: ['茶', '糖'],
    })
  })

  it('gives goods that stand under their classes with these', () => {
    const notice = readFacts(
      [
        pageOfLines(
          linesBelow([
            '国家知识产权局',
            '商标驳回通知书',
            '申请号：81234567',
            '商标：云上栗',
            '申请人：宁德云上栗食品有限公司',
            '类别及商品：第16类：笔记本；明信片',
            '该商标缺乏显著特征，不得作为商标注册。',
            '依照《商标法》第十一条第一款第（三）项驳回。',
            ...END,
          ]),
        ),
      ],
      'text-layer',
    )
    expect(notice).toMatchObject({ classes: [16], refusedGoods: ['笔记本', '明信片'] })
  })

  it('gives the mark that no words name', () => {
    expect(read('申请号：81234567', '类别：30', '商标类型：三维标志')).toMatchObject({
      mark: '三维标志',
      markIsDevice: true,
    })
  })
})
