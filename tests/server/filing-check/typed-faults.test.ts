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

describe('what the notice is said to find', () => {
  const quoting = openTypedCase({
    grounds: ['10.1.7'],
    citedMarks: [],
    reasons: [{ ground: '10.1.7', text: '该商标含有“青砚”，易使公众产生误认。', goods: [], citedMarks: [] }],
  })

  it('is held against all its grounds and the words that it names', () => {
    expect(said(quoting.raised('通知书以申请商标易使公众对质量产生误认、具有不良影响为由予以驳回。'))).toEqual([
      'article 不良影响',
    ])
    expect(said(quoting.raised('通知书指出“山房”易使公众误认。'))).toEqual(['wording 山房'])
    expect(quoting.raised('通知书指出“青砚”易使公众误认。')).toEqual([])
    expect(quoting.raised('通知书认为申请商标易使公众误认，申请人认为其没有不良影响。')).toEqual([])
  })

  it('is answered under no whole article that it does not rest on', () => {
    expect(said(quoting.raised('就《商标法》第十一条而言，申请商标并无不当。'))).toEqual(['article 第十一条'])
    expect(quoting.raised('就《商标法》第十条而言，申请商标并无不当。')).toEqual([])
  })
})

describe('a request', () => {
  it('is made for the mark applied for and for its goods', () => {
    expect(said(relative.raised('申请人请求贵局核准引证商标一的注册。')).join()).toContain('opposite')
    expect(said(absolute.raised('“面包”商品上的注册申请应予初步审定。'))).toEqual(['goods 面包'])
    expect(absolute.raised('“智能手表”商品上的注册申请应予初步审定。')).toEqual([])
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
    ['引证商标二的专用权期限尚未届满。', 'date 专用权期限尚未届满'],
    ['引证商标三注册于2025年5月3日。', 'wording 注册于2025年'],
    ['申请商标与引证商标一均含“山房”二字。', 'mark 均含“山房”'],
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

  it('that is the only one has its owner without a number', () => {
    const alone = openTypedCase({})
    expect(said(alone.raised('引证商标的注册人宁波青砚科技有限公司经营软件。'))).toEqual(['name 宁波青砚科技有限公司'])
    expect(alone.raised('引证商标的注册人宁波青砚信息技术有限公司经营软件。')).toEqual([])
  })

  it('that stands in the way of the mark applied for is no mark of another case', () => {
    expect(said(relative.raised('第28613970号商标不构成申请商标获准注册的障碍。'))).toEqual(['number 28613970'])
  })
})

describe('the goods', () => {
  it('that are approved are not under review in English either', () => {
    const english = openTypedCase(partial, { isEn: 1 })
    expect(said(english.raised('The goods “眼镜” are under review.'))).toEqual(['goodsAccepted 眼镜'])
  })

  it('that the refusal concerns are counted', () => {
    expect(said(relative.raised('驳回决定涉及六项商品。'))).toEqual(['goods 六'])
    expect(relative.raised('驳回决定涉及三项商品。')).toEqual([])
    expect(said(byGoods.raised('初步审定的商品共四项。'))).toEqual(['goods 四'])
    expect(said(absolute.raised('指定商品包括“蛋糕”。'))).toEqual(['goods 蛋糕'])
    expect(byGoods.raised('指定商品包括“眼镜”。')).toEqual([])
  })
})

describe('cited marks', () => {
  it('are none where the notice cites none', () => {
    expect(said(absolute.raised('通知书引证了三件商标。'))).toEqual(['number 三'])
    expect(said(absolute.raised('通知书引证了在先商标。'))).toEqual(['number 通知书引证了在先商标'])
  })
})

describe('a shape refused under article 12', () => {
  const facts: Partial<Notice> = {
    grounds: ['12'],
    mark: '',
    markIsDevice: true,
    citedMarks: [],
    reasons: [
      { ground: '12', text: '该三维标志为获得技术效果而需有的商品形状，不得注册。', goods: [], citedMarks: [] },
    ],
  }
  const shape = openTypedCase(facts)

  it('has the examiner’s words let be, which are near the statute’s', () => {
    expect(said(shape.first)).toEqual([])
    expect(said(openTypedCase(facts, { isEn: 1 }).first)).toEqual([])
  })

  it('is not made registrable by use', () => {
    expect(said(shape.raised('申请商标经使用已取得显著特征，可以不适用第十二条。')).join()).toContain('statute')
    expect(shape.raised('同类产品的外形多种多样，该形状并非获得技术效果所必需。')).toEqual([])
  })

  it('is no word mark', () => {
    expect(said(shape.raised('申请商标为文字商标。'))).toEqual(['mark 申请商标为文字商标'])
  })
})

describe('a mark filed on the same day', () => {
  const sameDay = openTypedCase({
    grounds: ['31'],
    citedMarks: [buildCitedMark({ status: 'same-day', goods: ['智能手表'] })],
  })

  it('is not the earlier one, and is no matter of article 30', () => {
    expect(said(sameDay.raised('引证商标早于申请商标提出申请。')).join()).toContain('date')
    expect(said(sameDay.raised('依据《商标法》第三十条，引证商标不构成障碍。'))).toEqual(['article 第三十条'])
    expect(sameDay.raised('引证商标与申请商标于同日申请。')).toEqual([])
  })
})

describe('a point given up', () => {
  it('by an article is found', () => {
    expect(said(absolute.raised('申请商标违反第十一条第一款第（二）项。')).join()).toContain('opposite')
    expect(absolute.raised('申请商标不违反第十一条第一款第（二）项。')).toEqual([])
  })

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
