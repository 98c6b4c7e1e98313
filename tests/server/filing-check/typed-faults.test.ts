import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said } from './typed-case.ts'

const relative = openTypedCase(
  {
    citedMarks: [
      buildCitedMark({ dates: { registrationDate: '2018-12-14', exclusiveTo: '2028-12-13' } }),
      buildCitedMark({
        regNo: '15930742',
        mark: '砚山',
        owner: '泉州砚山体育用品有限公司',
        dates: { registrationDate: '2016-02-14', exclusiveTo: '2026-02-13' },
      }),
      buildCitedMark({ regNo: '82390001', mark: '青砚山语', owner: '陈雨桐', status: 'earlier-filed' }),
    ],
  },
  { receiveDay: '2026-06-05' },
)

const absolute = openTypedCase({
  grounds: ['10.1.7', '11.1.2'],
  citedMarks: [],
  reasons: [
    { ground: '10.1.7', text: '该商标用在“智能手表”商品上易使公众产生误认。', goods: ['智能手表'], citedMarks: [] },
    { ground: '11.1.2', text: '该商标仅直接表示了商品的功能。', goods: ['电子图书阅读器'], citedMarks: [] },
  ],
})

const partial: Partial<Notice> = {
  kind: 'partial',
  acceptedGoods: ['眼镜'],
  citedMarks: [buildCitedMark(), buildCitedMark({ regNo: '28613908', mark: '山房', owner: '陈国栋' })],
  reasons: [
    { ground: '30', text: '与“青砚”近似。', goods: ['智能手表'], citedMarks: ['28613907'] },
    { ground: '30', text: '与“山房”近似。', goods: ['电子图书阅读器'], citedMarks: ['28613908'] },
  ],
}
const byGoods = openTypedCase(partial)

const of2027 = openTypedCase({ dispatchDate: '2027-03-09', grounds: ['10.1.7', '30'] }, { receiveDay: '2027-03-15' })

describe('an article', () => {
  it('that bars registration, and under which the notice does not refuse, is no basis of an answer', () => {
    expect(said(relative.raised('依据《商标法》第三十一条，引证商标不构成申请商标获准注册的障碍。'))).toEqual([
      'article 第三十一条',
    ])
    expect(said(absolute.raised('就第十条第一款第（八）项，申请商标没有不良影响。'))).toEqual([
      'article 第十条第一款第（八）项',
    ])
    expect(relative.raised('依据《商标法》第三十二条，引证商标一的权利人系恶意抢注，申请人将请求宣告无效。')).toEqual(
      [],
    )
    expect(relative.raised('依据《商标法》第三十条，引证商标不构成障碍。')).toEqual([])
  })

  it('of the edition that governs the notice is held against what that edition says', () => {
    expect(said(of2027.raised('《商标法》（2026年修订）第三十条规定，同他人在先商标近似的，驳回申请。'))).toEqual([
      'article 第三十条',
    ])
    expect(said(of2027.raised('申请人依据《商标法》（2026年修订）第三十四条申请复审。'))).toEqual([
      'article 第三十四条',
    ])
    expect(of2027.raised('2026年修订后，原第三十条的规定由第二十条承接。')).toEqual([])
  })

  it('on prohibited signs is not said to be set aside by use', () => {
    expect(
      said(absolute.raised('申请商标经长期使用已取得显著特征，不应再适用第十条第一款第（七）项。')).map(
        problem => problem.split(' ')[0],
      ),
    ).toEqual(['statute'])
  })

  it('of the norm on suspension is that of the situation', () => {
    const problems = relative.raised('引证商标二处于宽展期，依据《评审案件中止情形规范》第（三）项请求中止。')
    expect(problems.map(({ quote, mend }) => [quote, mend])).toContainEqual(['三', '二'])
    expect(
      relative.raised('引证商标二处于宽展期，依据《评审案件中止情形规范》第（二）项请求中止。').map(({ kind }) => kind),
    ).not.toContain('article')
  })
})

describe('a period', () => {
  it.each([
    ['复审申请应当自收到通知之日起三十日内提出。', 'period 三十日'],
    ['《商标法实施条例》第五十九条规定补充证据的期限为两个月。', 'period 两'],
  ])('is told with its subject before it: %s', (sentence, problem) => {
    expect(said(relative.raised(sentence))).toEqual([problem])
  })

  it('of the court is another one', () => {
    expect(relative.raised('当事人对复审决定不服的，可以自收到通知之日起三十日内提起诉讼。')).toEqual([])
  })
})

describe('a cited mark', () => {
  it.each([
    ['引证商标一注册于2018年12月4日。', 'date 2018年12月4日'],
    ['引证商标二的宽展期至2027年8月13日届满。', 'date 2027年8月13日'],
    ['引证商标三系同日申请的商标。', 'wording 系同日申请'],
  ])('has its own days and its own state: %s', (sentence, problem) => {
    expect(said(relative.raised(sentence))).toEqual([problem])
  })

  it.each([
    '引证商标一注册于2018年12月14日。',
    '引证商标二的宽展期至2026年8月13日届满。',
    '引证商标一只有两个汉字。',
  ])('is let be where what is said is right: %s', sentence => {
    expect(relative.raised(sentence)).toEqual([])
  })

  it('is argued against for the goods that it is cited against', () => {
    expect(said(byGoods.raised('在“电子图书阅读器”商品上，申请商标与引证商标一不近似。'))).toEqual([
      'goods 电子图书阅读器',
    ])
    expect(byGoods.raised('在“智能手表”商品上，申请商标与引证商标一不近似。')).toEqual([])
  })

  it('that stands in the way of the mark applied for is no mark of another case', () => {
    expect(said(relative.raised('第28613970号商标不构成申请商标获准注册的障碍。'))).toEqual(['number 28613970'])
  })
})

describe('the goods', () => {
  it('that the refusal concerns are counted', () => {
    expect(said(relative.raised('驳回决定涉及六项商品。'))).toEqual(['goods 六'])
    expect(relative.raised('驳回决定涉及三项商品。')).toEqual([])
  })
})

describe('a point given up', () => {
  it('in passing is found', () => {
    expect(said(absolute.raised('申请商标属于复审商品的通用名称，申请人对此无异议。')).join()).toContain('opposite')
    expect(absolute.raised('申请人对通知书的送达日期无异议。')).toEqual([])
  })
})

describe('a number of the list of evidence', () => {
  // On paper: the notice, then the records of how the mark was named; four items between them are off.
  const alone = openTypedCase({})

  it('that the list does not have as it is filed is found, whatever the editor counts', () => {
    expect(said(alone.raised('申请人已提交证据六。'))).toEqual(['evidence 证据六'])
    expect(said(alone.raised('申请商标的创作、命名记录见证据四。'))).toEqual(['evidence 证据四'])
  })

  it('is mended to the number that the item has on paper', () => {
    expect(alone.raised('申请商标的创作、命名记录见证据四。').map(({ mend }) => mend)).toEqual(['证据二'])
  })

  it('is right as the list is filed', () => {
    expect(alone.raised('申请商标的创作、命名记录见证据二。')).toEqual([])
    expect(alone.raised('申请商标在“智能手表”上的设计资料见证据二。')).toEqual([])
  })
})
