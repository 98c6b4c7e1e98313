import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said } from './typed-case.ts'

const FACTS: Partial<Notice> = {
  classes: [9],
  mark: 'VELIRO 唯立洛',
  applicant: '宁波唯立洛电子有限公司',
  grounds: ['30'],
  refusedGoods: ['耳机', '智能手表'],
  citedMarks: [
    buildCitedMark({ regNo: '30211846', mark: 'BELIRO', owner: '绍兴贝立电器有限公司', classes: [9], goods: ['耳机'] }),
    buildCitedMark({ regNo: '41870023', mark: '唯立', owner: '湖州唯立商贸有限公司', classes: [9], goods: ['耳机'] }),
  ],
  reasons: [
    {
      ground: '30',
      text: '该商标与绍兴贝立电器有限公司已注册的第30211846号“BELIRO”商标近似，易使相关公众产生混淆。',
      goods: [],
      citedMarks: ['30211846', '41870023'],
    },
  ],
}

const draft = openTypedCase(FACTS)
const english = openTypedCase({ ...FACTS, kind: 'partial' }, { isEn: 1 })

describe('what an honest attorney writes raises nothing', () => {
  it('in the draft as generated, whose own mark has a part that is one letter from a cited mark', () => {
    expect(said(draft.first)).toEqual([])
  })

  const cited = (regNo: string, mark: string, owner: string) =>
    buildCitedMark({ regNo, mark, owner, classes: [9], goods: ['耳机'] })

  it.each<[string, Partial<Notice>]>([
    [
      'whose mark has words in letters near the name of an owner and near a cited mark',
      {
        mark: '折纸航线 ORIGAMI ROUTE',
        citedMarks: [cited('41544209', 'ORIGAMI ROUTES', 'Origami Routes Oy'), cited('41127730', 'ORIGAMI', '陈桥')],
      },
    ],
    ['of a branch of a company', { applicant: '漳平市鹭溪谷水业有限公司永福分公司' }],
    [
      'that says what a mark has besides another, which is nearly a third one',
      { mark: '岚润堂·草木', citedMarks: [cited('41544209', '岚润', '陈桥'), cited('41127730', '岚草木', '何川')] },
    ],
    [
      'that reads the characters of a mark with a device',
      { mark: '岚杼及图', citedMarks: [cited('41127730', '岚书', '何川')] },
    ],
    ['without its dispatch number', { dispatchNo: '' }],
    [
      'that turns a part of the mark against the notice, which is nearly a part of a cited mark',
      {
        mark: '手作松花酥',
        grounds: ['11.1.1', '30'],
        citedMarks: [cited('41127730', '松花苏 SONGHUASU', '何川')],
        reasons: [
          { ground: '11.1.1', text: '“松花酥”为一类糕点的通用名称。', goods: ['耳机'], citedMarks: [] },
          { ground: '30', text: '与第41127730号商标近似。', goods: [], citedMarks: ['41127730'] },
        ],
      },
    ],
    [
      'whose examiner speaks of all the goods of one class of a partial refusal',
      {
        kind: 'partial',
        classes: [9, 11],
        acceptedGoods: ['冰箱'],
        reasons: [
          {
            ground: '30',
            text: '在第9类全部商品上，该商标与第30211846号商标近似。',
            goods: [],
            citedMarks: ['30211846'],
          },
        ],
      },
    ],
    [
      'of an owner with the sign of a list before its name',
      {
        citedMarks: [cited('30211846', 'BELIRO', 'A．绍兴贝立电器有限公司')],
        reasons: [
          {
            ground: '30',
            text: '绍兴贝立电器有限公司的第30211846号“BELIRO”商标与该商标近似。',
            goods: [],
            citedMarks: ['30211846'],
          },
        ],
      },
    ],
    [
      'that tells of what stands beside a part which is a cited mark of its own',
      {
        mark: '驼峰野行',
        citedMarks: ['驼峰', '驼峰岭', '驼峰客'].map((mark, index) =>
          cited(`4054820${index}`, mark, `${mark}商贸有限公司`),
        ),
      },
    ],
    [
      'of goods that hold a quotation, some of which are approved',
      {
        kind: 'partial',
        refusedGoods: ['轮胎（“免充气”型）', '耳机'],
        acceptedGoods: ['食用油', '零食小吃（“冻干”）'],
      },
    ],
    [
      'on no cited mark, of which one is doubted',
      { grounds: ['4'], citedMarks: [], reasons: [], doubtful: ['citedMarks'] },
    ],
  ])('in the draft as generated, in either language, %s', (_, facts) => {
    for (const isEn of [0, 1] as const)
      expect(said(openTypedCase({ ...FACTS, reasons: [], ...facts }, { isEn }).first)).toEqual([])
  })

  it('in the draft as generated for a notice under the Regulations of 2002', () => {
    const old = openTypedCase({ ...FACTS, reasons: [], dispatchDate: '2013-03-12' }, { receiveDay: '2013-03-15' })
    expect(JSON.stringify(old.analysis)).toContain('（2002）')
    expect(said(old.first)).toEqual([])
  })

  it.each([
    '申请商标的字母部分“VELIRO”首字母为V，引证商标一“BELIRO”首字母为B。',
    '申请人长期向杭州西溪百货有限公司供应耳机。',
    '申请人授权杭州西溪百货有限公司经销其产品。',
    '对于引证商标一，申请人正与绍兴贝立电器有限公司协商。',
    '申请商标“朗朗上口”，便于呼叫。',
    '通知书认为申请商标“易使相关公众产生混淆”，申请人不能同意。',
    '商标近似以容易导致混淆为要件，本案不存在混淆可能。',
    '《商标法》第五十七条第（二）项规定：在同一种商品上使用与其注册商标近似的商标，容易导致混淆的，属侵犯注册商标专用权。',
    '申请人对“耳机”为通用的商品名称不持异议。',
    '引证商标一、引证商标二两件商标均不含汉字。',
    '申请人于2026年9月30日签收快递，内含展会邀请函。',
    '第9类上“海帆”与“海帆立洛”等商标均已并存注册。',
    '代理费为5200元，另收评审费。',
  ])('%s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })

  it.each([
    'In decision no. 0000456123 of 2022 the Office found “BEL” and “BEL AMI” (no. 50123987) not similar.',
  ])('%s', sentence => {
    expect(said(english.raised(sentence))).toEqual([])
  })
})

describe('a mend never makes a draft worse', () => {
  it('replaces the whole name of the office', () => {
    const [found] = draft.raised('国家知识产权管理局作出的决定缺乏依据。')
    expect([found?.quote, found?.mend]).toEqual(['国家知识产权管理局', '国家知识产权局'])
  })

  it('keeps the mark of another cited mark where its number is the slip', () => {
    const found = english.raised('Cited mark 2 (no. 30211846, “唯立”) is short.')
    expect(found.map(({ quote, mend }) => [quote, mend])).toEqual([['30211846', '41870023']])
  })
})
