import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import type { RightsStatus } from '../../../server/drafting/lookups.ts'
import { buildCitedMark } from './build-draft-input.ts'
import { drafted, isOn, reason, textOf } from './drafted.ts'
import { SAMPLE_CLASSIFICATION } from './sample-classification.ts'

const wordsOf = (document: Document): string => document.body.textContent ?? ''

describe('a cited mark of the same wording', () => {
  const facts: Partial<Notice> = {
    citedMarks: [buildCitedMark({ mark: '青砚山房', dates: { registrationDate: '2016-01-01' } })],
    reasons: [
      reason('30', '该商标与宁波青砚信息技术有限公司在类似商品上已注册的第28613907号“青砚山房”商标相同。', {
        citedMarks: ['28613907'],
      }),
    ],
  }

  it('has no proceedings that nobody filed, and no request to wait for them', () => {
    const { reason: document } = drafted(facts)
    expect(isOn(document, 'citedMark1StatusArgument')).toBe(false)
    expect(isOn(document, 'argueCitedStatus')).toBe(false)
    expect(isOn(document, 'requestSuspension')).toBe(false)
    expect(isOn(document, 'argueSuspension')).toBe(false)
  })

  it('leaves it open whether the refusal holds while nothing is argued against it', () => {
    const words = wordsOf(drafted(facts).reason)
    expect(words).not.toContain('上述驳回理由不能成立')
    expect(words).not.toContain('未违反《商标法》第三十条')
    expect(words).toContain('综上所述，恳请贵局以评审时的事实状态为准，撤销驳回决定')
    const besides = {
      grounds: ['10.1.7', '30'],
      reasons: [...(facts.reasons ?? []), reason('10.1.7', '易使公众误认。')],
    }
    expect(wordsOf(drafted({ ...facts, ...besides }).reason)).toContain('第十条第一款第（七）项、第三十条的规定')
  })

  it('is called the same, where the notice does', () => {
    const { analysis, reason: document } = drafted(facts)
    expect(wordsOf(document)).toContain('构成使用在同一种或者类似商品上的相同商标')
    expect(wordsOf(analysis)).toContain('引证商标：四个汉字“青砚山房”；比对结果：相同。')
    expect(wordsOf(analysis)).toContain('引证商标：四个音节；比对结果：相同。')
    expect(analysis.querySelector('[data-name="citedMark1FormhanVerdict"]')).toBeNull()
    expect(wordsOf(drafted(facts, { isEn: 1 }).reason)).toContain('holds the mark to be identical with the following')
  })

  it('has no letter of consent among the options', () => {
    expect(wordsOf(drafted(facts).analysis)).not.toContain('取得共存同意书')
    expect(wordsOf(drafted({}).analysis)).toContain('取得共存同意书')
  })
})

describe('an earlier application', () => {
  const facts: Partial<Notice> = {
    grounds: ['30', '31'],
    citedMarks: [buildCitedMark(), buildCitedMark({ regNo: '81000001', status: 'earlier-filed' })],
    reasons: [reason('30', '该商标与第28613907号、第81000001号商标近似。', { citedMarks: ['28613907', '81000001'] })],
  }

  it('is named where the notice gives its reason together with that of article 30', () => {
    const words = wordsOf(drafted(facts).analysis)
    expect(words).toContain(
      '通知书就该条与第三十条一并写明理由，见第三十条之下。依通知书所载状态，与该条有关的是引证商标二。',
    )
    expect(wordsOf(drafted(facts, { isEn: 1 }).analysis)).toContain('the article concerns cited mark 2')
  })

  it('is not met with use or with what is said of filings of the same day', () => {
    const words = wordsOf(drafted({ ...facts, grounds: ['31'] }).analysis)
    expect(words).not.toContain('同日申请的')
    expect(words).not.toContain('使用证据：')
    const sameDay = { ...facts, citedMarks: [buildCitedMark({ status: 'same-day' })] }
    expect(wordsOf(drafted(sameDay).analysis)).toContain('同日申请的，申请人使用在先')
  })
})

describe('an owner of another name at the applicant’s address', () => {
  it('is not called the applicant, and is to be asked about', () => {
    const mark = {
      status: 'registered',
      owner: '绍兴同楼贸易有限公司',
      address: '浙江省绍兴市越城区镜水路17号',
      preliminaryDate: null,
      registrationDate: '2019-01-01',
      expiryDate: null,
    } as const
    const register = () => ({ zh: '有效', en: 'in force', asOf: '2026-06-01', mark })
    const { analysis, reason: document } = drafted({}, { register })
    expect(wordsOf(document)).not.toContain('即为申请人')
    expect(wordsOf(analysis)).toContain('是否同一主体或者关联企业须向客户核实')
  })
})

describe('a mark whose record the register has', () => {
  const record = {
    status: 'registered',
    owner: '宁波青砚信息技术有限公司',
    address: '',
    preliminaryDate: null,
    registrationDate: '2016-01-01',
    expiryDate: '2036-01-01',
  } as const
  const withRecord = (mark: NonNullable<RightsStatus['mark']>) =>
    drafted({}, { register: () => ({ zh: '已撤销或注销', en: 'cancelled or surrendered', asOf: '2026-06-01', mark }) })

  it('bars for a year after the day on which its history ends it', () => {
    const ended = { status: 'cancelled', on: '2026-03-06' } as const
    const { analysis, reason: document } = withRecord({ ...record, status: 'cancelled', ended, asOf: '2026-06-01' })
    expect(textOf(document, 'citedMark1StatusArgument')).toContain(
      '引证商标已被撤销，已不是有效的注册商标。《商标法》第五十条所定的期间至2026年12月31日届满',
    )
    expect(wordsOf(analysis)).toContain('该期间约束核准而非申请')
    const old = { ...ended, on: '2020-03-06' }
    const past = withRecord({ ...record, status: 'cancelled', ended: old, asOf: '2026-06-01' }).reason
    expect(textOf(past, 'citedMark1StatusArgument')).toContain('商标档案载明，引证商标已被撤销。')
  })

  it('is not said to have been cancelled where the register leaves open whether it was surrendered', () => {
    const { reason: document } = withRecord({ ...record, status: 'cancelled', ended: null, asOf: '2026-06-01' })
    expect(textOf(document, 'citedMark1StatusArgument')).toContain('已被撤销或者注销')
    expect(textOf(document, 'citedMark1StatusArgument')).toContain('最迟至')
  })

  it('is told to be refused or withdrawn, where the notice knew an application', () => {
    const filed = { ...record, registrationDate: null, expiryDate: null, asOf: '2026-06-01' }
    const answered = (status: 'refused' | 'withdrawn') =>
      drafted(
        { grounds: ['31'], citedMarks: [buildCitedMark({ status: 'earlier-filed' })] },
        { register: () => ({ zh: '', en: '', asOf: '2026-06-01', mark: { ...filed, status } }) },
      ).reason
    expect(textOf(answered('refused'), 'citedMark1StatusArgument')).toContain(
      '据截至2026年6月1日的商标档案，引证商标的注册申请已被驳回。驳回决定生效的',
    )
    const withdrawn = answered('withdrawn')
    expect(textOf(withdrawn, 'citedMark1StatusArgument')).toContain('商标档案载明，引证商标的注册申请已撤回。')
    expect(isOn(withdrawn, 'requestSuspension')).toBe(false)
  })

  it('is the applicant’s since it came to it, and the owner of the notice is not called the applicant', () => {
    const { analysis, reason: document } = withRecord({ ...record, owner: '绍兴青砚山房数字科技有限公司' })
    expect(textOf(document, 'citedMark1StatusArgument')).toContain(
      '据截至2026年6月1日的商标档案，引证商标的权利人现为申请人。',
    )
    expect(textOf(document, 'citedMark1StatusArgument')).not.toContain('宁波青砚信息技术有限公司')
    expect(wordsOf(analysis)).toContain('权利人为绍兴青砚山房数字科技有限公司（截至2026年6月1日）')
  })
})

describe('a mark in its grace period', () => {
  const ownOf = (exclusiveTo: string, receiveDay: string) =>
    textOf(
      drafted({ citedMarks: [buildCitedMark({ dates: { exclusiveTo } })] }, { receiveDay }).reason,
      'citedMark1StatusArgument',
    )

  it('is said to bar for the period of article 50 after it lapses under the law of 2019', () => {
    expect(ownOf('2026-04-01', '2026-06-05')).toContain('《商标法》第五十条所定的期间至2026年12月31日届满后，不再构成')
  })

  it('is said to bar no longer where it lapses under the law of 2026', () => {
    expect(ownOf('2026-09-01', '2026-11-05')).toContain('该商标将被注销，不再构成')
  })
})

describe('a device', () => {
  const facts: Partial<Notice> = { mark: '', markIsDevice: true, citedMarks: [buildCitedMark({ mark: '图形' })] }

  it('is to be argued by its elements and impression, and not by its words', () => {
    const { analysis } = drafted(facts)
    expect(textOf(analysis, 'citedMark1Argue')).toContain('在理由书中就构图要素、整体视觉效果逐项论述')
    expect(textOf(analysis, 'strategyDissimilar')).not.toContain('文字构成')
  })

  it('is argued both ways where another cited mark has words of its own', () => {
    const marks = { mark: '青砚山房', citedMarks: [buildCitedMark({ mark: '图形' }), buildCitedMark()] }
    expect(textOf(drafted(marks).analysis, 'strategyDissimilar')).toContain(
      '从文字构成、呼叫、含义、构图要素、整体印象说明',
    )
  })

  it('that the examiner calls a three-dimensional sign is called so', () => {
    const shape: Partial<Notice> = {
      ...facts,
      grounds: ['12'],
      citedMarks: [],
      reasons: [reason('12', '该三维标志为获得技术效果而需有的商品形状，不得注册。')],
    }
    expect(wordsOf(drafted(shape).reason)).toMatch(/号\$\{三维标志\}商标/)
    expect(wordsOf(drafted(shape).reason)).not.toContain('图形')
    expect(wordsOf(drafted(shape, { isEn: 1 }).reason)).toMatch(/for a \$\{three-dimensional\} mark/)
  })
})

describe('a part of the mark that the notice objects to', () => {
  const answerTo = (ground: string, text: string, isEn: 0 | 1 = 0): string =>
    textOf(
      drafted({ grounds: [ground], citedMarks: [], reasons: [reason(ground, text)] }, { isEn }).reason,
      `argueGround${ground}`,
    )

  it('is set in the whole, where the whole decides', () => {
    expect(answerTo('10.1.7', '该商标含有“青砚”，易使公众产生误认。')).toContain(
      '此外还含有“山房”；是否容易使公众产生误认，应当就标志整体结合指定商品判断。',
    )
    expect(answerTo('10.2', '“青砚”为县级以上行政区划地名。', 1)).toContain(
      'also contains “山房”; whether it has a meaning distinguishable from the place name is to be judged of the whole.',
    )
    expect(answerTo('11.1.2', '“青砚”直接表示了商品的功能。')).toContain('整体上并非“仅”直接表示商品的特点')
  })

  it('is not, where an element suffices', () => {
    expect(answerTo('10.1.8', '“青砚”用作商标易产生不良影响。')).not.toContain('此外还含有')
  })
})

describe('advice on a ground', () => {
  const adviceOn = (ground: string, text: string): string =>
    wordsOf(drafted({ grounds: [ground], citedMarks: [], reasons: [reason(ground, text)] }).analysis)

  it('speaks of characters and of foreign places where the examiner does', () => {
    expect(adviceOn('10.1.8', '“鬼府宴”用作商标格调不高，易产生不良社会影响。')).not.toContain('不规范使用汉字（')
    expect(adviceOn('10.1.8', '该商标中的“茗”为不规范汉字。')).toContain('不规范使用汉字（')
    expect(adviceOn('10.2', '“平遥”为我国县级以上行政区划地名。')).not.toContain('外国地名不为公众知晓')
    expect(adviceOn('10.2', '“佛罗伦萨”为公众知晓的外国地名。')).toContain('外国地名不为公众知晓')
  })

  it('names no cited mark where none is cited', () => {
    expect(adviceOn('11.1.3', '该标志缺乏显著特征。')).not.toContain('引证商标')
  })

  it('offers to give goods up, and to file anew, where that can help', () => {
    const [idle, misled] = [adviceOn('11.1.3', '该标志缺乏显著特征。'), adviceOn('10.1.7', '易使公众产生误认。')]
    expect(idle).not.toContain('删减后的项目清单')
    expect(misled).toContain('删减后的项目清单')
    expect(idle).toContain('另行提出新申请')
    expect(adviceOn('4', '申请人短期内大量申请注册商标。')).not.toContain('另行提出新申请')
  })

  it('owns up to idle filings only where the client has given them up', () => {
    const { reason: document } = drafted({ grounds: ['4'], citedMarks: [] })
    const evidence = [...document.querySelectorAll('[data-field="switch"]')].find(
      field => field.getAttribute('data-label') === '闲置申请的撤回、注销凭证',
    )
    expect(evidence?.getAttribute('data-value')).toBe('1')
    expect(isOn(document, 'fallbackGround4')).toBe(false)
  })
})

describe('the goods', () => {
  it('that a partial refusal approves are no matter of the review', () => {
    const facts: Partial<Notice> = {
      kind: 'partial',
      grounds: ['10.1.7'],
      citedMarks: [],
      refusedGoods: ['智能手表'],
      acceptedGoods: ['眼镜'],
    }
    const words = wordsOf(drafted(facts).analysis)
    expect(words).toContain(
      '删减清单：复审商品均有驳回依据，没有可以保留的项目。已经初步审定的“眼镜”不在复审范围之内。',
    )
    expect(words).not.toContain('保留“眼镜”')
  })

  it('have what is not clear parted from what is', () => {
    const facts: Partial<Notice> = {
      citedMarks: [
        buildCitedMark({ goods: ['智能手表'] }),
        buildCitedMark({ regNo: '28613908', goods: ['不在表中的一件商品'] }),
      ],
      refusedGoods: ['智能手表'],
    }
    expect(wordsOf(drafted(facts, { classification: SAMPLE_CLASSIFICATION }).analysis)).toContain(
      '驳回依据：引证商标一；引证商标二（通知书未逐项列明',
    )
  })
})

describe('facts that were read with doubt', () => {
  const doubtful = ['mark', 'citedMarks.0.owner', 'citedMarks.0.dates.exclusiveTo', 'refusedGoods.1', 'reasons.0.goods']

  it('are named at the head of the analysis and beside the mark that rests on them', () => {
    const words = wordsOf(drafted({ doubtful }).analysis)
    expect(words).toContain('读取存疑：申请商标；引证商标（权利人、专用权期限）；驳回的项目；第一条驳回理由（项目）。')
    expect(words).toContain('权利人、专用权期限；须先与通知书核对，再采用下列比对和办法。')
    const english = wordsOf(drafted({ doubtful }, { isEn: 1 }).analysis)
    expect(english).toContain('Doubtful readings: mark; the cited mark (owner and term); refused items')
  })

  it('are named as a whole where no single reason is meant', () => {
    expect(wordsOf(drafted({ doubtful: ['reasons'] }).analysis)).toContain('读取存疑：驳回理由。')
    expect(wordsOf(drafted({ doubtful: ['reasons'] }, { isEn: 1 }).analysis)).toContain('the examiner’s reasons. Check')
  })

  it('are not spoken of where there are none', () => {
    expect(wordsOf(drafted({}).analysis)).not.toContain('存疑')
  })

  it('are all those of a scan', () => {
    expect(wordsOf(drafted({ textSource: 'ocr' }).analysis)).toContain('通知书是扫描件，文字系识别所得')
    expect(wordsOf(drafted({ textSource: 'ocr' }).reason)).not.toContain('扫描件')
  })
})
