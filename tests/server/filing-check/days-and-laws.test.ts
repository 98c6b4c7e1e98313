import { describe, expect, it } from 'vitest'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said } from './typed-case.ts'

// The notice: dispatched 2026-06-02, received 2026-06-05, applied for 2025-08-19; the last day for review is 2026-06-22.
const FACTS = {
  mark: '禾芽',
  grounds: ['30'],
  refusedGoods: ['糕点', '糖果'],
  citedMarks: [buildCitedMark({ regNo: '20311846', mark: '禾雅', owner: '衢州禾雅食品有限公司', goods: ['糕点'] })],
}
const draft = openTypedCase(FACTS)
const english = openTypedCase(FACTS, { isEn: 1 })

describe('days', () => {
  it.each([
    ['申请人于6月8日收到驳回通知书。', 'date 6月8日'],
    ['本复审申请于2026年7月3日提交，未超过法定期限。', 'dateAfterDue 2026年7月3日'],
    ['申请人于2026年6月8日通过挂号信收到驳回通知书。', 'date 2026年6月8日'],
  ])('without a year, or after the last day, are found: %s', (sentence, finding) => {
    expect(said(draft.raised(sentence))).toContainEqual(finding)
  })

  it('on which the application must reach the Office are the last ones, in English', () => {
    expect(said(english.raised('The application must reach the Office by 24 June 2026.'))).toContainEqual(
      'date 24 June 2026',
    )
    expect(said(english.raised('The application must reach the Office by 22 June 2026.'))).toEqual([])
  })

  it.each([
    '申请人于6月5日收到驳回通知书。',
    '申请人于2026年6月5日通过挂号信收到驳回通知书。',
    '本复审申请于2026年6月18日提交。',
    '每年6月8日，申请人举办糕点节。',
    '2024年7月3日，申请人与浙江某超市签订供货合同。',
    '申请人于2026年7月3日之后仍将继续使用申请商标。',
  ])('of something else raise nothing: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })
})

describe('the order of filing', () => {
  it.each([
    ['申请商标早于引证商标提出注册申请，申请人享有在先申请的权利。', '申请商标早于引证商标提出注册申请'],
    ['引证商标的申请日晚于申请商标的申请日。', '引证商标的申请日晚于申请商标的申请'],
  ])('is not told against the notice, which cites the other mark as the earlier: %s', (sentence, words) => {
    expect(said(draft.raised(sentence))).toContainEqual(`date ${words}`)
  })

  it.each([
    '申请商标的使用早于引证商标的申请日。',
    '以优先权日为准，申请商标早于引证商标提出注册申请。',
    '申请商标晚于引证商标提出注册申请。',
  ])('raises nothing where it is another, or rests on a priority: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })
})

describe('names of laws and of the office', () => {
  it.each([
    ['依据《商标权法》第三十条的规定，两商标不近似。', 'statute 商标权法'],
  ])('that are no names are found: %s', (sentence, finding) => {
    expect(said(draft.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    '参见《商标法原理》一书。',
    '《商标审查审理指南》对此有说明。',
  ])('of books and guidelines raise nothing: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })

  it('is the office’s own in English', () => {
    expect(
      said(english.raised('The applicant respectfully asks the Chinese Trademark Office to review the refusal.')),
    ).not.toEqual([])
    expect(
      said(
        english.raised(
          'The applicant respectfully asks the China National Intellectual Property Administration to review the refusal.',
        ),
      ),
    ).toEqual([])
  })
})

describe('what the law says', () => {
  it.each([
    ['《商标法》第十条第一款第（八）项所规定的是缺乏显著特征的标志。', 'article 第十条第一款第（八）项'],
    ['《商标法》第十条第二款针对的是带有欺骗性的标志。', 'article 第十条第二款'],
    ['《商标法》第四十四条规定了注册商标的续展。', 'article 第四十四条'],
    ['申请人根据《商标法》第三十三条提起本次复审。', 'article 第三十三条'],
    ['本次复审的法律依据为《商标法》第三十五条。', 'article 第三十五条'],
    ['注册商标的有效期为十五年。', 'period 十五'],
    ['新《商标法》自2026年7月1日起施行。', 'date 2026年7月1日'],
    ['初步审定部分的分割申请应自收到通知书之日起三十日内提出。', 'period 三十'],
  ])('stands under another article, or is another period: %s', (sentence, finding) => {
    expect(said(draft.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    ['This application for review is made under Article 35 of the Trademark Law.', 'article Article 35'],
    ['The applicant files this request under Article 33 of the Trademark Law.', 'article Article 33'],
    [
      'Article 10(1)(8) of the Trademark Law concerns signs that lack distinctive character.',
      'article Article 10(1)(8)',
    ],
    ['Supplementary evidence may be filed within six months of this application.', 'period six'],
  ])('stands under another article in English: %s', (sentence, finding) => {
    expect(said(english.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    '商标经长期使用具有一定影响的，即不再受《商标法》第三十条限制。',
    '申请在先的商标自申请之日起即享有商标专用权。',
    '复审案件的举证责任由贵局承担，申请人无须提交证据。',
    '《类似商品和服务区分表》是判断商品类似的唯一依据。',
    '通用名称经过使用也绝对不能获得注册。',
    '《商标法》第十条第二款仅适用于我国的地名。',
    '复审决定为终局决定，不得起诉。',
    '部分驳回后，初步审定的部分不得分割。',
  ])('is otherwise: %s', sentence => {
    expect(said(draft.raised(sentence))).not.toEqual([])
  })

  it.each([
    'The decision on this application for review is made by the Beijing Intellectual Property Court.',
    'A letter of consent is binding on the Office.',
    'Copyright registration suffices for the mark to be registered.',
  ])('is otherwise in English: %s', sentence => {
    expect(said(english.raised(sentence))).not.toEqual([])
  })

  it.each([
    '申请在先的商标在核准注册之前并不享有商标专用权。',
    '《类似商品和服务区分表》只是判断商品类似的参考。',
    '《商标法》第十条第二款既涉及县级以上行政区划的地名，也涉及公众知晓的外国地名。',
    '《商标法》第三十二条保护的是在先权利以及已经使用并有一定影响的商标。',
    '2026年修订的《商标法》自2027年1月1日起施行，本案通知书于此前作出。',
    '申请人依据《商标法》第三十四条申请复审。',
  ])('is told rightly: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })

  it.each([
    'The Trademark Law as revised in 2026 enters into force on 1 January 2027; the notice was issued before that date.',
    'Use of a mark does not by itself overcome Article 30 of the Trademark Law.',
    'A registration is valid for ten years under Article 39 of the Trademark Law.',
  ])('is told rightly in English: %s', sentence => {
    expect(said(english.raised(sentence))).toEqual([])
  })
})

describe('a refusal of a sign under Articles 10(1)(7) and 11(1)(2), over one cited mark', () => {
  const sign = openTypedCase({ ...FACTS, classes: [30], mark: '禾芽轻', grounds: ['10.1.7', '11.1.2', '30'] })
  const partial = openTypedCase(
    {
      ...FACTS,
      kind: 'partial',
      acceptedGoods: ['食用酵母'],
      citedMarks: [
        buildCitedMark({ regNo: '20311846', mark: 'HEYA', owner: 'HEYA FOODS INC.' }),
        buildCitedMark({ regNo: '30422957', mark: 'YALINE', owner: '衢州雅麟食品有限公司' }),
      ],
    },
    { isEn: 1 },
  )

  it('is silent about the drafts as generated', () => {
    expect([said(sign.first), said(partial.first)]).toEqual([[], []])
  })

  it.each([
    ['申请人于六月九日签收驳回通知书。', 'date 六月九日'],
    ['申请商标于2025年9月19日提出申请，至今已逾半年。', 'date 2025年9月19日'],
    ['申请人在2024年14月开设直营店。', 'date 2024年14月'],
    ['糕点与糖果分属3006、3104两个类似群。', 'class 3104'],
    ['依据《商标法》第十条第一款第（八）项，申请商标应予初步审定。', 'article 第十条第一款第（八）项'],
    ['申请商标也不是《商标法》第十一条第二款第（一）项所列的标志。', 'article 第十一条第二款第（一）项'],
    ['《商标法》第十条第一款第（七）项所列标志，通过长期使用即可获准注册。', 'statute'],
    ['《商标法》第十一条第一款所列标志不得作为商标使用。', 'statute'],
    ['申请商标系通用名称，然而消费者早已熟知。', 'opposite 申请商标系通用名称'],
    ['申请商标与引证商标构成使用在同类商品上的近似商标，应当核准注册。', 'opposite'],
    ['申请商标由“禾”和“茅”组成。', 'mark 茅'],
    ['引证商标“禾芽轻”与申请商标可以区分。', 'mark 禾芽轻'],
    ['申请商标已在部分商品上获得初步审定。', 'noticeKind'],
  ])('finds %s', (sentence, finding) => {
    expect(said(sign.raised(sentence)).join('\n')).toContain(finding)
  })

  it.each([
    '申请人于六月五日签收驳回通知书。',
    '申请商标于2025年8月19日提出申请。',
    '每年三月至六月间，申请人举办新品试吃。',
    '糕点与糖果分属3006、3004两个类似群。',
    '依据《商标法》第二十八条，申请商标应予初步审定。',
    '《商标法》第十一条所列标志不得作为商标注册，经使用取得显著特征的除外。',
    '申请商标并非通用名称。',
    '申请商标与引证商标不构成使用在同类商品上的近似商标，应当核准注册。',
    '引证商标“禾雅”与申请商标“禾芽轻”可以区分。',
    '《商标法实施条例》第五十九条规定，期满未提交的，视为放弃补充有关证据材料。',
  ])('lets pass %s', sentence => {
    expect(said(sign.raised(sentence))).toEqual([])
  })

  it('reads an owner in English before what the sentence joins on', () => {
    const owned = (owner: string) => `Cited mark 2, “YALINE”, belongs to ${owner} and is not used in China.`
    expect(said(partial.raised(owned('HEYA FOODS INC.'))).join()).toContain('name HEYA FOODS INC.')
    expect(said(partial.raised(owned('衢州雅麟食品有限公司')))).toEqual([])
    expect(
      said(partial.raised('Under Article 10(1)(8) of the Trademark Law the mark should be approved.')).join(),
    ).toContain('article Article 10(1)(8)')
  })
})
