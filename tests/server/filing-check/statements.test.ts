import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said } from './typed-case.ts'

const FACTS: Partial<Notice> = {
  kind: 'partial',
  classes: [9, 42],
  mark: '青柚舟 QINGYOUZHOU',
  applicant: '温如玉、温如山',
  address: '浙江省湖州市吴兴区月河街道12号',
  applicationDate: '2025-03-10',
  dispatchDate: '2026-02-10',
  grounds: ['10.1.7', '30', '31', '50'],
  refusedGoods: ['量具', '眼镜', '云计算', '软件出租'],
  acceptedGoods: ['救生筏', '服装设计'],
  citedMarks: [
    buildCitedMark({
      regNo: '21300417',
      mark: '青柚',
      owner: '嘉兴青柚仪器有限公司',
      status: 'registered',
      goods: [],
      classes: [],
    }),
    buildCitedMark({
      regNo: '33518206',
      mark: '柚舟',
      owner: '陶然、陶冶',
      status: 'registered',
      goods: [],
      classes: [],
    }),
    buildCitedMark({
      regNo: '84017752',
      mark: '青舟',
      owner: '宁波青舟软件有限公司',
      status: 'earlier-filed',
      goods: [],
      classes: [],
    }),
    buildCitedMark({
      regNo: '84410936',
      mark: '轻柚舟',
      owner: '台州轻舟网络有限公司',
      status: 'same-day',
      goods: [],
      classes: [],
    }),
    buildCitedMark({
      regNo: '15220948',
      mark: '青柚里',
      owner: '衢州青里贸易有限公司',
      status: 'not-renewed',
      goods: [],
      classes: [],
    }),
    buildCitedMark({
      regNo: '27704315',
      mark: '舟青柚',
      owner: '丽水舟青科技有限公司',
      status: 'cancelled',
      goods: [],
      classes: [],
    }),
  ],
  reasons: [
    {
      ground: '10.1.7',
      text: '该商标用在第9类“量具”上，容易使公众对商品的精度产生误认，带有欺骗性，违反《商标法》第十条第一款第（七）项。',
      goods: ['量具'],
      citedMarks: [],
    },
    {
      ground: '30',
      text: '在第9类“眼镜”上，该商标与引证商标一、二分别为含义相近和读音相近，违反《商标法》第三十条。',
      goods: ['眼镜'],
      citedMarks: ['21300417', '33518206'],
    },
    {
      ground: '31',
      text: '在第42类“云计算；软件出租”上，引证商标三于2025年2月18日提出申请，比该商标早二十日；引证商标四与该商标同日申请，经2025年9月12日抽签，由台州轻舟网络有限公司继续申请，依据《商标法》第三十一条驳回。',
      goods: ['云计算', '软件出租'],
      citedMarks: ['84017752', '84410936'],
    },
    {
      ground: '50',
      text: '引证商标五的有效期于2025年6月6日届满，未予续展；引证商标六于2025年11月20日被撤销，均未满一年，依据《商标法》第五十条不予核准。',
      goods: [],
      citedMarks: ['15220948', '27704315'],
    },
  ],
}

const draft = openTypedCase(FACTS)
const raised = (sentence: string): readonly string[] =>
  said(draft.raised(sentence)).map(problem => problem.split(' ')[0] ?? '')

describe('what a typed sentence tells of a cited mark', () => {
  it.each([
    ['a state, with a place between its words', '引证商标三已在第42类核准注册。', 'wording'],
    ['a state by the name of the owner', '宁波青舟软件有限公司名下的“青舟”早已注册。', 'wording'],
    ['the end of another mark', '引证商标五已于2025年11月20日被撤销。', 'wording'],
    ['the day of another mark', '引证商标六于2025年6月6日被撤销。', 'date'],
    ['a day of filing that the reasons give otherwise', '引证商标三于2025年2月28日提出申请。', 'date'],
    ['the days between two filings', '引证商标三不过早二十六日提出申请。', 'date'],
    ['the last day of the year after it ended', '引证商标六的一年隔离期至2027年11月20日届满。', 'date'],
    ['the lot', '经抽签由申请人继续申请，引证商标四应予驳回。', 'wording'],
    ['the day of the lot', '双方于2025年9月21日抽签。', 'date'],
    ['a part of another owner’s name', '引证商标三系台州轻舟网络在先申请。', 'name'],
    ['one of two owners alone', '引证商标二归陶然一人所有。', 'name'],
    ['a registrant of what is not registered', '引证商标三的注册人并未实际经营。', 'wording'],
    ['how many are registered', '本案六件引证商标中，有三件是注册商标。', 'number'],
    ['what the examiner finds of another mark', '通知书认定引证商标一与申请商标读音相近。', 'wording'],
    ['what the examiner does not find', '审查员认为引证商标二与申请商标文字相同。', 'wording'],
    ['a person whose name is nearly the owner’s', '引证商标二的权利人陶然然为个体经营者。', 'name'],
    ['a state that is denied', '引证商标一尚未获准注册，不构成在先权利。', 'wording'],
    ['an origin', '引证商标一经领土延伸在中国受到保护。', 'wording'],
    ['a part that the mark does not have', '引证商标一的汉字部分“青舟”不具显著性。', 'mark'],
  ])('is held against notice and reasons: %s', (_name, sentence, kind) => {
    expect(raised(sentence)).toContain(kind)
  })

  it.each([
    '引证商标六于2025年11月20日被撤销，其后一年期间届满即不再构成障碍。',
    '引证商标五因期满未续展而失效。',
    '如引证商标三最终获准注册，申请人将另行提出无效宣告请求。',
    '若引证商标三被撤销，则障碍不复存在。',
    '引证商标三于2025年2月18日提出申请，仅早二十日。',
    '引证商标二为陶然、陶冶共有。',
    '通知书认定引证商标一与申请商标含义相近，申请人不能同意。',
    '引证商标四经2025年9月12日抽签由对方继续申请，申请人对此不持异议。',
    '引证商标一的汉字部分“青柚”为水果名称。',
    '本案六件引证商标中，有两件是注册商标。',
    '申请人已于2026年2月20日对引证商标一提出撤销连续三年不使用申请。',
    '申请商标尚未注册，引证商标一已注册多年。',
  ])('is let be where it is right: %s', sentence => {
    expect(raised(sentence)).toEqual([])
  })
})

describe('what a typed sentence tells of goods, of the law and of the applicant', () => {
  it.each([
    ['approved goods as refused', '被驳回的商品还包括“救生筏”。', 'goodsAccepted'],
    ['refused goods as approved', '“云计算”已获初步审定。', 'goods'],
    ['goods under another ground, set before it', '针对“眼镜”，通知书认定其带有欺骗性。', 'goods'],
    ['approved goods set against a cited mark', '“服装设计”与引证商标三的软件相去甚远。', 'goodsAccepted'],
    ['goods over no cited mark', '通知书以与引证商标二近似为由驳回“云计算”。', 'goods'],
    ['goods in another class', '“眼镜”与计算机服务同归第42类。', 'class'],
    ['a class with goods of another', '第42类复审服务为“眼镜”“量具”。', 'class'],
    [
      'the words of another item',
      '《商标法》第十条第一款第（七）项规定的“有害于社会主义道德风尚或者有其他不良影响的”标志，不包括申请商标。',
      'article',
    ],
    ['one of two applicants', '申请人温如玉经营仪器多年。', 'name'],
    ['another seat', '申请人住所地在浙江省嘉兴市，产品销往全国。', 'name'],
    ['an edition before its law', '依照2013年修正的《商标法》第三十条，近似以混淆为前提。', 'article'],
  ])('is held against notice and law: %s', (_name, sentence, kind) => {
    expect(raised(sentence)).toContain(kind)
  })

  it.each([
    '复审服务“云计算；软件出租”属于第42类。',
    '“量具”带有欺骗性的认定不能成立。',
    '初步审定的“救生筏；服装设计”另行申请分割。',
    '申请人温如玉、温如山为兄弟。',
    '申请人住所地在浙江省湖州市。',
    '“眼镜”与引证商标三所涉服务不类似。',
  ])('is let be where it is right: %s', sentence => {
    expect(raised(sentence)).toEqual([])
  })
})

describe('the bodies of a review', () => {
  it.each([
    ['2016-04-19', '申请人不服国家知识产权局作出的驳回决定。', ['name']],
    ['2016-04-19', '恳请商标评审委员会撤销驳回决定。', []],
    ['2016-04-19', '申请人将向北京知识产权法院起诉复审决定。', []],
    ['2024-04-19', '恳请商标评审委员会撤销驳回决定。', ['name']],
    ['2024-04-19', '申请人不服国家知识产权局作出的驳回决定。', []],
  ])('are those of its day: %s, %s', (dispatchDate, sentence, kinds) => {
    const own = openTypedCase({ dispatchDate }, { receiveDay: dispatchDate })
    expect(own.raised(sentence).map(({ kind }) => kind)).toEqual(kinds)
  })
})

it('reads counts of days in English words', () => {
  const own = openTypedCase(FACTS, { isEn: 1 })
  const kinds = (sentence: string) => own.raised(sentence).map(({ kind }) => kind)
  expect(kinds('Cited mark 3 was filed twenty-six days before the mark applied for.')).toEqual(['date'])
  expect(kinds('Cited mark 3 was filed twenty days before the mark applied for.')).toEqual([])
})
