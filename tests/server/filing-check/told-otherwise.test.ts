import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said, withAttribute } from './typed-case.ts'

const FACTS: Partial<Notice> = {
  kind: 'partial',
  classes: [29],
  mark: '丹霞坞 DANXIA',
  applicant: '韶关市丹霞坞食品有限公司',
  grounds: ['10.2', '30', '50'],
  refusedGoods: ['食用鸟窝', '腌制水果', '豆腐制品', '干食用菌'],
  acceptedGoods: ['牛奶'],
  citedMarks: [
    buildCitedMark({ regNo: '31450872', mark: '丹霞', owner: ' 仁化县丹霞商行', classes: [29], goods: ['腌制水果'] }),
    buildCitedMark({ regNo: '20981364', mark: '霞坞', owner: '林坞生', status: 'not-renewed', classes: [29] }),
    buildCitedMark({ regNo: '77120453', mark: '丹坞', owner: '黎丹', status: 'earlier-filed', classes: [29] }),
  ],
  reasons: [
    {
      ground: '10.2',
      text: '“丹霞”为广东省仁化县的地名，申请人于2025年2月至6月就二十三个类别提交申请三十余件，“食用鸟窝”上不得作为商标。',
      goods: ['食用鸟窝'],
      citedMarks: [],
    },
    {
      ground: '30',
      text: '在驳回商品第1项至第3项上，该商标与 仁化县丹霞商行第31450872号“丹霞”注册商标近似；引证商标3的申请日期为2025年2月11日，早于申请商标的2025年8月19日。',
      goods: ['腌制水果', '豆腐制品', '干食用菌'],
      citedMarks: ['31450872', '77120453'],
    },
    {
      ground: '50',
      text: '第20981364号“霞坞”商标专用期至2025年3月6日止，我局已于2025年10月13日予以注销，距今不满一年。',
      goods: [],
      citedMarks: ['20981364'],
    },
  ],
}

const zh = openTypedCase(FACTS)
const english = openTypedCase({ ...FACTS, classes: [29, 30] }, { isEn: 1 })

describe('what the notice says and a sentence tells otherwise', () => {
  it('is not found in the draft as generated', () => {
    expect(said(zh.first)).toEqual([])
    expect(said(english.first)).toEqual([])
  })

  it.each([
    ['引证商标二的专用期至2025年3月16日止。', 'date 2025年3月16日'],
    ['引证商标二于2025年10月3日被注销。', 'date 2025年10月3日'],
    ['引证商标三的申请日期为2025年11月2日。', 'date 2025年11月2日'],
    ['申请商标于2025年8月29日提出注册申请。', 'date 2025年8月29日'],
    ['引证商标三“丹坞”已经获准注册，但其商品不同。', 'wording 已经获准注册'],
    ['通知书称申请人就二十二个类别提交申请。', 'wording 二十二个类别'],
    ['通知书称申请人提交申请四十余件。', 'wording 四十余件'],
    ['通知书称申请人于2025年2月至7月提交申请。', 'wording 2025年2月至7月'],
    ['通知书认为“丹霞”是“广东省仁化县的古地名”。', 'wording 广东省仁化县的古地名'],
    ['引证商标一系国际注册商标。', 'wording 系国际注册商标'],
    ['申请商标与引证商标二相比，多出“霞”字。', 'mark 霞'],
    ['就驳回商品第1项至第4项，通知书引证的是引证商标一。', 'wording 第1项至第4项'],
    ['“丹霞”是湖南省仁化县的地名，但该词亦指红色云霞。', 'name 湖南省'],
    ['通知书仅引证了第31450872号商标一件。', 'number 仅引证了第31450872号'],
    ['三件引证商标中，两件仍然有效。', 'number 两'],
    ['申请商标含有“丹露”，指晨露。', 'mark 丹露'],
  ])('%s', (sentence, problem) => {
    expect(said(zh.raised(sentence))).toContain(problem)
  })

  it.each([
    '引证商标二的专用期至2025年3月6日止，2025年10月13日已注销。',
    '引证商标二不再是有效的注册商标。',
    '引证商标三的申请日期为2025年2月11日。',
    '通知书称申请人就二十三个类别提交申请三十余件，与事实不符。',
    '通知书所称2025年2月至6月的申请，均为新品上市所作准备。',
    '引证商标一并非国际注册。',
    '申请商标与引证商标二相比，多出“丹”字。',
    '“丹霞”是广东省仁化县的地名，亦指红色云霞。',
    '三件引证商标中，一件仍然有效。',
    '申请商标含有“坞”字，指四面高而中央低的地方。',
    '引证商标一的权利人为仁化县丹霞商行。',
  ])('not: %s', sentence => {
    expect(said(zh.raised(sentence))).toEqual([])
  })
})

it('is not told of marks beyond those that were read where the list of them is doubtful, without saying so', () => {
  const doubted = openTypedCase({ ...FACTS, doubtful: ['citedMarks'] })
  const [problem] = doubted.raised('引证商标四“丹坞里”的权利人已停业。')
  expect(problem?.text).toContain('是否完整存疑')
  expect(said(doubted.raised('通知书仅引证了第31450872号商标一件。'))).toEqual([])
})

it('is found of an international registration and of an agency, too', () => {
  const agency = openTypedCase({
    grounds: ['19.4', '30'],
    citedMarks: [buildCitedMark({ regNo: 'G1408855', international: true })],
  })
  expect(said(agency.raised('引证商标并非国际注册，而是国内商标。'))).toContain('wording 并非国际注册')
  expect(said(agency.raised('申请人是依法备案的商标代理机构。')).join()).toContain('opposite')
  expect(said(agency.raised('申请人不是商标代理机构。')).join()).not.toContain('opposite')
})

describe('goods of a sentence', () => {
  it.each([
    ['申请商标指定使用在腌制水果、豆腐制品、果酱等商品上。', 'goods 果酱'],
    ['“豆腐制吕”属于豆制品，与引证商标一的商品不类似。', 'goods 豆腐制吕'],
    ['就“豆腐制品”商品，通知书依据第十条第二款驳回，该理由不能成立。', 'goods 豆腐制品'],
    ['故请求贵局仅对申请商标在“腌制水果”商品上的注册申请予以初步审定。', 'goodsMissing 腌制水果'],
  ])('%s', (sentence, problem) => {
    expect(said(zh.raised(sentence))).toContain(problem)
  })

  it('may be asked for alone where part of the goods are', () => {
    const narrowed = withAttribute(zh.reason, 'reviewScope', { checked: 1 })
    expect(said(zh.raised('故请求贵局仅对申请商标在“腌制水果”商品上的注册申请予以初步审定。', narrowed))).not.toContain(
      'goodsMissing 腌制水果',
    )
  })

  it('are found in English, too', () => {
    expect(said(english.raised('The Office is therefore asked to approve the mark for “腌制水果” alone.'))).toContain(
      'goodsMissing 腌制水果',
    )
    expect(said(english.raised('The notice also refuses the mark for “茶”.'))).toContain('goods 茶')
  })
})

describe('the likeness of marks', () => {
  it.each([
    ['应当承认，申请商标与引证商标一的标志相同，二者仅商品有别。', 'opposite'],
    ['申请商标与引证商标一标志相同，二者仅商品有别。', 'opposite'],
  ])('is no concession to make while it is denied: %s', (sentence, kind) => {
    expect(said(zh.raised(sentence)).join()).toContain(kind)
  })

  it.each([
    'It is conceded that the mark and cited mark 1 are identical.',
    'It must be said that the mark applied for is confusingly similar to cited mark 1.',
  ])('nor in English: %s', sentence => {
    expect(said(english.raised(sentence)).join()).toContain('opposite')
  })

  it('may be granted where the case of that mark is argued on its goods alone', () => {
    const onGoods = withAttribute(zh.reason, 'citedMark1Dissimilar', { on: false })
    expect(said(zh.raised('申请商标与引证商标一标志相同，二者仅商品有别。', onGoods)).join()).not.toContain('opposite')
  })

  it('is not conceded by what both marks contain', () => {
    expect(said(zh.raised('应当承认，双方商标均含有“丹霞”，但申请商标另有“坞”字，整体含义不同。'))).toEqual([])
  })
})

describe('classes that an English sentence lists', () => {
  it('are all read, and none is taken for that of a cited mark', () => {
    expect(said(english.raised('The mark applied for in Classes 29, 30 differs from cited mark 1.'))).toEqual([])
    expect(said(english.raised('The application is in Classes 29 and 31.'))).toContain('class 31')
  })
})
