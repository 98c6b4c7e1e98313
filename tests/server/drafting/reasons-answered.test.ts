import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { buildCitedMark } from './build-draft-input.ts'
import { drafted, isOn, reason, textOf } from './drafted.ts'
import { SAMPLE_CLASSIFICATION } from './sample-classification.ts'

const MISLEADS = '该商标用在“智能手表”商品上，易使公众对商品的功能等特点产生误认，不得作为商标使用。'
const SIMILAR = '该商标与宁波青砚信息技术有限公司在类似商品上已注册的第28613907号“青砚”商标近似。'

const TWO_GROUNDS: Partial<Notice> = {
  grounds: ['10.1.7', '30'],
  reasons: [
    reason('10.1.7', MISLEADS, { goods: ['智能手表'] }),
    reason('30', SIMILAR, { goods: ['可下载的手机应用软件'], citedMarks: ['28613907'] }),
  ],
  evidence: { 'reasons.0.text': [{ page: 2, box: [0, 0, 1, 1], quote: MISLEADS, state: 'exact' }] },
}

describe('the reasons of a notice', () => {
  it('are quoted word for word, with their page, above their own answer', () => {
    const { reason: document } = drafted(TWO_GROUNDS)
    const quoted = [...document.querySelectorAll('[data-source^="notice.reasons."]')].map(
      ({ textContent }) => textContent,
    )
    expect(quoted).toEqual([MISLEADS, SIMILAR])
    expect(textOf(document, 'argueGround10.1.7')).toContain(`驳回理由（通知书第2页）：${MISLEADS}`)
  })

  it('on filings without intent to use are answered in each fact that they rest on, and in no other', () => {
    const answered = (text: string): string => {
      const { reason: document } = drafted({ grounds: ['4'], citedMarks: [], reasons: [reason('4', text)] })
      return textOf(document, 'argueGround4')
    }
    const told = answered('申请人申请商标387件，其中部分商标正在网络平台公开出售，且申请人经我局要求未说明使用意图。')
    expect(told).toContain('关于通知书所称商标出售、转让一节，事实如下：')
    expect(told).toContain('关于通知书所称经要求未作说明一节，事实如下：')
    expect(answered('申请人申请商标387件，明显超出正常生产经营需要。')).not.toContain('一节，事实如下')
  })

  it('on a mark as a whole are not answered as if they were on a part, whatever goods have in quotation marks', () => {
    const good = '糯米糍（“青砚”糕点）'
    const answered = (text: string): string => {
      const reasons = [reason('11.1.2', text, { goods: [good] })]
      const facts = { grounds: ['11.1.2'], citedMarks: [], refusedGoods: [good], reasons }
      return textOf(drafted(facts).reason, 'argueGround11.1.2')
    }
    expect(answered(`“青砚山房”使用在${good}商品上，仅直接表示了商品的特点。`)).not.toContain('只是申请商标的一部分')
    expect(answered('“青砚山房”中的“山房”仅直接表示了商品的特点。')).toContain('通知书所指“山房”只是申请商标的一部分')
  })

  it('on misleading marks are met by what the article asks for, with evidence of what the public learns of the goods', () => {
    const { reason: document } = drafted(TWO_GROUNDS)
    expect(textOf(document, 'argueGround10.1.7')).toContain('该项规定以两个条件同时具备为前提')
    expect(document.body?.textContent).toContain('指定商品的说明、标注和销售页面')
    expect(textOf(drafted(TWO_GROUNDS, { isEn: 1 }).reason, 'argueGround10.1.7')).toContain('two things together')
  })

  it('on marks that ended less than a year before are met with the day on which that year was over', () => {
    const ended = (['cancelled', 'surrendered', 'invalidated'] as const).map((status, index) =>
      buildCitedMark({
        regNo: `4100000${index}`,
        status,
        dates: status === 'cancelled' ? { cancelled: '2024-11-09' } : {},
      }),
    )
    const reasons = [
      reason('50', '至今均不满一年，违反《商标法》第五十条规定。', { citedMarks: ended.map(({ regNo }) => regNo) }),
    ]
    const facts = { grounds: ['50'], citedMarks: ended, dispatchDate: '2025-06-02', reasons }
    const { reason: document } = drafted(facts, { receiveDay: '2026-06-20' })
    expect(textOf(document, 'citedMark1StatusArgument')).toContain('第五十条所定的一年期间')
    expect(textOf(document, 'citedMark2StatusArgument')).toContain('不包括申请注销的注册商标')
    expect(document.body?.textContent?.split('不再是有效的在先商标')).toHaveLength(2)
  })

  it('on a mark that was surrendered say that the law of the notice bars nobody for it, and warn of the law that follows', () => {
    const citedMarks = [
      buildCitedMark({ status: 'surrendered' }),
      buildCitedMark({ regNo: '41000001', status: 'cancelled' }),
    ]
    const reasons = [reason('50', '均不满一年。', { citedMarks: citedMarks.map(({ regNo }) => regNo) })]
    const { reason: document, analysis } = drafted({ grounds: ['50'], citedMarks, reasons })
    expect(textOf(document, 'citedMark1StatusArgument')).toContain('不包括申请注销的注册商标')
    expect(document.body?.textContent).not.toMatch(/已于2027年/)
    expect(analysis.body?.textContent).toContain('最迟至2027年6月2日仍可能构成障碍')
    expect(textOf(document, 'argueSuspension')).toContain('一年期间最迟于2026年12月31日届满')
  })

  it('are tied to no goods where one that they name was not read among the refused', () => {
    const goods = ['电子图书阅读器', '咖啡饮料']
    const text = '就“电子图书阅读器、咖啡饮料”而言，易使公众产生误认。'
    const { reason: document } = drafted({
      grounds: ['10.1.7'],
      citedMarks: [],
      reasons: [reason('10.1.7', text, { goods })],
    })
    expect(textOf(document, 'argueGround10.1.7')).not.toContain('仅涉及')
  })

  it('name every part of the mark that the examiner takes offence at, and what is left beside them', () => {
    const text = '商标文字中含有"青""房"，使用在指定商品上，易使消费者产生误认。'
    const { reason: document } = drafted({ grounds: ['10.1.7'], citedMarks: [], reasons: [reason('10.1.7', text)] })
    expect(textOf(document, 'argueGround10.1.7')).toContain('通知书所指“青”“房”只是申请商标的一部分')
    expect(textOf(document, 'argueGround10.1.7')).toContain('此外还含有“砚山”')
    const sound = reason('10.1.7', '申请商标含有“青砚”“房”，用在“电子图书阅读器”上易使公众对商品的原料产生误认。')
    const single = drafted({ grounds: ['10.1.7'], citedMarks: [], reasons: [sound] }).reason
    expect(textOf(single, 'argueGround10.1.7')).toContain('申请商标为“青砚山房”；是否容易使公众产生误认')
  })

  it('stand below one label where the notice lists them one after the other', () => {
    const list = ['存在下列在先商标：', '第28613907号“青砚”；', '第28613908号“青山”。']
    const { reason: document } = drafted({
      citedMarks: [buildCitedMark(), buildCitedMark({ regNo: '28613908', mark: '青山' })],
      reasons: list.map((text, index) =>
        reason('30', text, { citedMarks: [[], ['28613907'], ['28613908']][index] ?? [] }),
      ),
    })
    expect((document.body.textContent ?? '').match(/驳回理由（通知书/g)).toHaveLength(1)
  })

  it('are said to be given together where one of them cites the marks of both articles', () => {
    const { analysis } = drafted({
      grounds: ['30', '31'],
      citedMarks: [buildCitedMark(), buildCitedMark({ regNo: '80000001', mark: '砚青', status: 'earlier-filed' })],
      reasons: [reason('31', '该商标与第28613907号、第80000001号商标近似。', { citedMarks: ['28613907', '80000001'] })],
    })
    expect(analysis.body.textContent).toContain('通知书就该条与第三十一条一并写明理由')
    expect(analysis.body.textContent).not.toContain('未就该条另行写明理由')
  })

  it('have a place for their English below each quotation in an English document', () => {
    const { analysis, reason: document } = drafted(TWO_GROUNDS, { isEn: 1 })
    for (const name of ['reason1English', 'reason2English']) {
      expect(analysis.querySelectorAll(`[data-name="${name}"]`)).toHaveLength(1)
      expect(document.querySelectorAll(`[data-name="${name}"]`)).toHaveLength(1)
    }
    expect(drafted(TWO_GROUNDS).reason.querySelector('[data-name="reason1English"]')).toBeNull()
  })

  it('are answered for the goods that they name and no others', () => {
    const { reason: document } = drafted(TWO_GROUNDS)
    expect(textOf(document, 'argueGround10.1.7')).toContain('该理由仅涉及复审商品中的“智能手表”')
  })

  it('of one ground name their own goods where they are said of different ones', () => {
    const { reason: document } = drafted({
      citedMarks: [buildCitedMark(), buildCitedMark({ regNo: '28613908', mark: '山房' })],
      reasons: [
        { ground: '30', text: SIMILAR, goods: ['智能手表'], citedMarks: ['28613907'] },
        { ground: '30', text: '与“山房”近似。', goods: ['电子图书阅读器'], citedMarks: ['28613908'] },
      ],
    })
    const told = [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
    expect(told.filter(text => text.startsWith('该理由仅涉及'))).toEqual([
      '该理由仅涉及复审商品中的“智能手表”，不涉及其余复审商品。',
      '该理由仅涉及复审商品中的“电子图书阅读器”，不涉及其余复审商品。',
    ])
  })

  it('are told by their article alone where the facts hold no sentence', () => {
    const { reason: document } = drafted({ grounds: ['10.1.8'], citedMarks: [] })
    expect(document.querySelector('[data-source^="notice.reasons."]')).toBeNull()
    expect(textOf(document, 'argueGround10.1.8')).toContain(
      '通知书依据《商标法》第十条第一款第（八）项驳回申请商标的注册申请',
    )
  })
})

it('answers an earlier mark of the applicant that the notice speaks of', () => {
  const mentionedMarks = [{ regNo: '30998877', mark: '青砚汀', role: 'earlier' as const }]
  const answered = drafted({ mentionedMarks }).reason
  expect(isOn(answered, 'argueConsistency')).toBe(true)
  expect(textOf(answered, 'argueConsistency')).toContain('第30998877号“青砚汀”商标')
  expect(answered.querySelector('[data-name="earlierMarkFacts"]')).not.toBeNull()
  const others = [{ regNo: '81357246', mark: '', role: 'own' as const }]
  expect(isOn(drafted({ mentionedMarks: others }).reason, 'argueConsistency')).toBe(false)
})

describe('a cited mark', () => {
  const own = (facts: Parameters<typeof buildCitedMark>[0], options = {}) =>
    drafted({ citedMarks: [buildCitedMark(facts)] }, options).reason

  it('is compared aspect by aspect, by what can be seen in the wording', () => {
    const table = textOf(own({}), 'citedMark1Dissimilar')
    for (const words of [
      '四个汉字“青砚山房”',
      '申请商标多出“山房”，位于末尾',
      '申请商标在末尾多出两个音节 shan fang',
      '含义',
      '整体外观',
    ])
      expect(table).toContain(words)
  })

  it('that shares with the mark what the notice itself objects to is met with the notice’s own words', () => {
    const cited = buildCitedMark({ mark: '桐庐人家' })
    const reasons = [
      reason('10.2', '商标中的“桐庐”为浙江省的县名，不得作为商标。'),
      reason('30', '该商标与引证商标近似。', { citedMarks: [cited.regNo] }),
    ]
    const facts = { mark: '桐庐春晓', grounds: ['10.2', '30'], citedMarks: [cited] }
    expect(textOf(drafted({ ...facts, reasons }).reason, 'citedMark1Dissimilar')).toContain(
      '双方共有的“桐庐”正是通知书依《商标法》第十条第二款所指的部分；按通知书自身的认定',
    )
    const only = drafted({ ...facts, grounds: ['30'], reasons: reasons.slice(1) }).reason
    expect(textOf(only, 'citedMark1Dissimilar')).not.toContain('通知书自身')
  })

  it('whose status the notice does not state is asked for by the register', () => {
    const { analysis, reason: document } = drafted({ citedMarks: [buildCitedMark({ status: 'unknown' })] })
    const cell = document.querySelector('[data-name="citedMark1Status"]')?.parentElement
    expect(cell?.textContent).toMatch(/^通知书未载明，经查为\$\{\}$/)
    expect(analysis.body?.textContent).toContain('通知书未载明其状态；现状为')
    expect(own({}).body?.textContent).not.toContain('未载明')
  })

  it('is compared part by part where one of them is composite', () => {
    const table = textOf(
      drafted({ mark: 'QIVORA 栖沃拉', citedMarks: [buildCitedMark({ mark: 'KIVORA' })] }).reason,
      'citedMark1Dissimilar',
    )
    expect(table).toContain('文字构成（汉字部分）')
    expect(table).toContain('引证商标没有汉字部分')
    expect(table).toContain('首字母“Q”与“K”不同')
  })

  it.each([
    ['房山青砚', 0, '所含字相同而排列顺序不同'],
    ['青岩上房', 0, '“砚山”与“岩上”不同'],
    ['青岩山房', 0, '第二字“砚”与“岩”不同'],
    ['青岩山房', 1, 'the second character differs: “砚” against “岩”'],
    ['青砚', 1, 'the mark applied for also contains “山房”'],
  ] as const)('tells the whole difference from %s (en %i)', (mark, isEn, words) => {
    const document = drafted({ mark: '青砚山房', citedMarks: [buildCitedMark({ mark })] }, { isEn }).reason
    expect(textOf(document, 'citedMark1Dissimilar')).toContain(words)
  })

  it.each([
    ['LE NUIT D’OR', 'MAC’GREY & OL', ['“LE NUIT D’OR”与“MAC’GREY & OL”不同'], ['字母数不同']],
    ['LE NUIT', 'LE-NUIT', [], ['数不同', '排列顺序']],
    ['巴黎9号院', '巴黎8号馆', ['“9号院”与“8号馆”不同', '汉字与数字商标，共五个字符'], ['共五字']],
    ['巴黎9号院', '9号院落', ['申请商标在“9号院”之前另有“巴黎”', '五个字符与四个字符，长短不同'], ['，字数不同']],
  ] as const)('counts letters and digits alone: %s beside %s', (mark, cited, told, untold) => {
    const document = drafted({ mark, citedMarks: [buildCitedMark({ mark: cited })] }).reason
    const text = textOf(document, 'citedMark1Dissimilar')
    const composition = /文字构成[\s\S]*?(?=呼叫)/.exec(text)?.[0] ?? ''
    for (const words of told) expect(text).toContain(words)
    for (const words of untold) expect(composition).not.toContain(words)
  })

  it('is named in one run with others in English', () => {
    const citedMarks = ['青砚', '青砚山房', '青山', '砚山', '山房'].map((mark, index) =>
      buildCitedMark({ regNo: `4100000${index}`, mark }),
    )
    expect(drafted({ mark: '青砚山房', citedMarks }, { isEn: 1 }).reason.body?.textContent ?? '').toContain(
      'cited marks 1 and 3 to 5 are not similar',
    )
  })

  it('is compared by elements and impression where it is a device', () => {
    const table = textOf(own({ mark: '图形' }), 'citedMark1Dissimilar')
    expect(table).toContain('构图要素')
    expect(table).toContain('整体视觉效果')
    expect(table).not.toContain('文字构成')
  })

  it('has a place for its picture where one of them has a device', () => {
    for (const mark of ['图形', '青砚及图']) {
      const table = own({ mark })
      const row = [...table.querySelectorAll('[data-name="citedMark1Dissimilar"] tr')].find(
        ({ firstElementChild }) => firstElementChild?.textContent === '图样',
      )
      expect(row?.querySelector('[data-name="citedMark1Picture"]')?.hasAttribute('data-required')).toBe(false)
      // The notice is not known to show it.
      expect(row?.textContent).not.toContain('见通知书')
      expect(row?.querySelector('[data-name="citedMark1PictureAt"]')?.hasAttribute('data-required')).toBe(true)
    }
    expect(own({}).querySelector('[data-name="citedMark1Picture"]')).toBeNull()
  })

  it('has its device compared beside its words', () => {
    const table = textOf(own({ mark: '青砚及图' }), 'citedMark1Dissimilar')
    expect(table).toContain('构图要素（图形部分）')
    expect(table).toContain('申请商标没有图形部分')
    expect(table).toContain('呼叫')
    const beside = drafted({ mark: '青砚山房及图', citedMarks: [buildCitedMark({ mark: '图形' })] }).reason
    expect(textOf(beside, 'citedMark1Dissimilar')).toContain('一为文字与图形的组合，一为图形')
    expect(textOf(beside, 'citedMark1Dissimilar')).not.toContain('呼叫')
  })

  it('that the notice calls dead is argued as dead, and no cancellation is offered', () => {
    const { analysis, reason: document } = drafted({
      citedMarks: [buildCitedMark({ status: 'invalidated' })],
      dispatchDate: '2024-03-12',
    })
    expect(isOn(document, 'citedMark1StatusArgument')).toBe(true)
    expect(textOf(document, 'citedMark1StatusArgument')).toContain('通知书载明，引证商标已被宣告无效')
    expect(analysis.querySelector('[data-name="citedMark1NonUse"]')).toBeNull()
    expect(isOn(document, 'citedMark1Dissimilar')).toBe(false)
  })

  it('beside others of its state is told briefly, and what follows is said once for all of them', () => {
    const citedMarks = ['青山', '砚山'].map((mark, index) =>
      buildCitedMark({ regNo: `7900000${index}`, mark, status: 'preliminary' }),
    )
    const text = drafted({ citedMarks }).reason.body?.textContent ?? ''
    expect(text.match(/能否获准注册尚不确定/g)).toHaveLength(1)
    expect(text.match(/被驳回、撤回或者不予注册的/g)).toHaveLength(1)
  })

  it('under another article than one of its state does not have what follows said again', () => {
    const pending = (['preliminary', 'earlier-filed'] as const).map((status, index) =>
      buildCitedMark({ regNo: `7900000${index}`, mark: '青山', status }),
    )
    const reasons = [
      reason('30', SIMILAR, { citedMarks: ['79000000'] }),
      reason('31', SIMILAR, { citedMarks: ['79000001'] }),
    ]
    const { body } = drafted({ grounds: ['30', '31'], reasons, citedMarks: pending }).reason
    const text = body?.textContent ?? ''
    expect(text.match(/能否获准注册尚不确定/g)).toHaveLength(1)
    expect(text.match(/被驳回、撤回或者不予注册的/g)).toHaveLength(1)
  })

  it('for the same goods has no part in the argument that those of another mark are not similar', () => {
    const { reason: document } = drafted({
      mark: '澜舟记',
      refusedGoods: ['计算机程序', '耳机'],
      citedMarks: [
        buildCitedMark({ regNo: '20418833', mark: '澜舟', goods: ['计算机程序'] }),
        buildCitedMark({ regNo: '36120754', mark: '舟记', goods: ['眼镜'] }),
      ],
    })
    expect(textOf(document, 'argueGoods')).toContain('复审商品与引证商标二所用商品在功能')
  })

  it('that is the applicant’s is argued as no mark of another', () => {
    const document = own({ owner: '绍兴青砚山房数字科技有限公司' })
    expect(textOf(document, 'citedMark1StatusArgument')).toContain('不是他人的商标')
    expect(isOn(document, 'argueCitedStatus')).toBe(true)
  })

  it('in its grace period has suspension asked for by the item for renewal', () => {
    const document = own({ dates: { exclusiveTo: '2026-04-01' } })
    expect(isOn(document, 'citedMark1SuspensionRequest')).toBe(true)
    expect(textOf(document, 'argueSuspension')).toContain('第（二）项')
    expect(textOf(document, 'argueSuspension')).toContain('2026年10月1日')
    expect(isOn(document, 'requestSuspension')).toBe(true)
  })

  it('has suspension asked for without the norm where that was not yet issued', () => {
    const { analysis, reason: document } = drafted(
      { dispatchDate: '2018-06-04', citedMarks: [buildCitedMark({ status: 'preliminary' })] },
      { receiveDay: '2018-06-08' },
    )
    expect(textOf(document, 'argueSuspension')).toContain('申请人明确请求贵委中止本案的审理')
    for (const one of [analysis, document]) expect(one.body?.textContent).not.toContain('评审案件中止情形规范')
  })

  it.each([
    ['2018-06-04', '2018-06-08', '国家工商行政管理总局商标评审委员会', '商标局于', '贵委'],
    ['2018-11-12', '2018-11-14', '国家知识产权局', '商标局于', '贵局'],
    ['2026-06-05', '2026-06-08', '国家知识产权局', '贵局于', '贵局'],
  ])('is argued before the body of its day: %s', (dispatchDate, receiveDay, addressee, refuser, called) => {
    const { reason: document } = drafted({ dispatchDate }, { receiveDay })
    const text = document.body?.textContent ?? ''
    expect(text).toContain(`此致${addressee}`)
    expect(text).toContain(refuser)
    expect(text).toContain(`请求${called}撤销`)
  })

  it('that is not yet registered has the case asked that is to be waited for, by norm, item and what the item says', () => {
    const text = textOf(own({ status: 'preliminary' }), 'argueSuspension')
    expect(text).toContain('尚未获准注册，其所处的')
    expect(text).toContain('《评审案件中止情形规范》')
    expect(text).toContain('第（七）项')
    expect(text).toContain('须以人民法院正在审理或者行政机关正在处理的另一案件的结果为依据')
  })

  it('that is not yet registered has its consequence in its own section, beside marks of another', () => {
    const { reason } = drafted({
      grounds: ['30', '31'],
      citedMarks: [
        buildCitedMark({ regNo: '20418833', mark: '澜舟', status: 'preliminary' }),
        buildCitedMark({ regNo: '36120754', mark: '舟记', status: 'earlier-filed' }),
      ],
      reasons: [
        { ground: '30', text: '与第20418833号商标近似。', goods: [], citedMarks: ['20418833'] },
        { ground: '31', text: '与第36120754号商标近似。', goods: [], citedMarks: ['36120754'] },
      ],
    })
    expect(textOf(reason, 'citedMark1StatusArgument')).toContain('不再构成申请商标获准注册的障碍')
    expect(textOf(reason, 'argueCitedStatus31')).toContain('如其未能获准注册，同样不再构成申请商标获准注册的障碍')
  })

  it('from abroad has its three years counted from the end of the refusal period', () => {
    const { analysis } = drafted({
      citedMarks: [buildCitedMark({ regNo: 'G1433221', dates: { registrationDate: '2015-01-01' } })],
    })
    expect(isOn(analysis, 'citedMark1NonUse')).toBe(false)
    expect(textOf(analysis, 'citedMark1NonUse')).toContain('驳回期限届满之日')
    expect(textOf(analysis, 'citedMark1NonUse')).not.toContain('2015年1月1日')
  })

  it('of the same wording is answered by what else there is, and left to the check where there is nothing', () => {
    expect(isOn(own({ mark: '青砚山房', status: 'preliminary' }), 'citedMark1StatusArgument')).toBe(true)
    expect(isOn(own({ mark: '青砚山房' }, { classification: SAMPLE_CLASSIFICATION }), 'argueCitedStatus')).toBe(false)
  })

  it('of the same wording for the same goods has proceedings with suspension or giving up to choose from where nothing answers it, and no consent', () => {
    const same = own({ mark: '青砚山房' })
    expect(isOn(same, 'citedMark1AnswerPart')).toBe(true)
    const options = [...same.querySelectorAll('[data-name="citedMark1Answer"] [data-option]')]
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('中止本案的审理'),
      expect.stringContaining('放弃申请商标'),
    ])
    for (const answered of [{}, { mark: '青砚山房', status: 'preliminary' as const }])
      expect(own(answered).querySelector('[data-name="citedMark1Answer"]')).toBeNull()
  })

  it('filed on the same day can be met with earlier use, which no notice tells of; others are not asked for it', () => {
    const same = drafted({ grounds: ['31'], citedMarks: [buildCitedMark({ status: 'same-day' })] }).reason
    const earlier = drafted({ grounds: ['31'], citedMarks: [buildCitedMark({ status: 'earlier-filed' })] }).reason
    expect(isOn(same, 'argueSameDay')).toBe(false)
    expect(textOf(same, 'argueSameDay')).toContain('使用在先的证据随附')
    expect(earlier.querySelector('[data-name="argueSameDay"]')).toBeNull()
    expect(earlier.body.textContent).not.toContain('申请人使用在先')
    expect(isOn(earlier, 'arguePriority')).toBe(false)
  })
})

describe('the law', () => {
  it('is not chosen before the date of the notice is known', () => {
    const { analysis, reason: document } = drafted({ dispatchDate: null })
    expect(analysis.body.textContent).toContain('通知书的发文日期未能读出')
    expect(document.body.textContent).not.toContain('2019年修正')
    expect(document.body.textContent).not.toContain('申请注册的商标，凡不符合本法有关规定')
  })

  it('has its edition beside its numbers where another counts them otherwise', () => {
    const facts = { grounds: ['4'], citedMarks: [], dispatchDate: '2027-02-02' }
    const text = drafted(facts, { receiveDay: '2027-02-08' }).reason.body.textContent
    expect(text).toContain('《商标法》（2026年修订）第十九条第一款')
    expect(text).toContain('未明显超出正常生产经营的需要')
    expect(text).not.toContain('恶意')
  })

  it('has unpublished transition rules for the law of 2019 alone', () => {
    const across = (dispatchDate: string, receiveDay: string) =>
      drafted({ dispatchDate }, { receiveDay }).analysis.body.textContent
    expect(across('2026-12-20', '2026-12-28')).toContain('过渡规则尚未公布')
    expect(across('2014-04-20', '2014-04-28')).not.toContain('过渡规则')
  })

  it('offers division after a partial refusal alone', () => {
    expect(drafted({}).analysis.body.textContent).not.toContain('分割')
    expect(drafted({ kind: 'partial', acceptedGoods: ['会计'] }).analysis.body.textContent).toContain('分割')
  })
})

describe('fees and evidence', () => {
  const feeOf = (facts: Partial<Notice>) =>
    drafted(facts, { classification: SAMPLE_CLASSIFICATION })
      .analysis.querySelector('li[data-value]')
      ?.getAttribute('data-value')

  it('follow the classes in which goods are refused', () => {
    const facts: Partial<Notice> = { kind: 'partial', classes: [9, 35] }
    expect(feeOf({ ...facts, refusedGoods: ['智能手表'], acceptedGoods: ['广告'] })).toBe('750')
    expect(feeOf({ ...facts, refusedGoods: ['智能手表', '替他人推销'], acceptedGoods: [] })).toBe('1500')
  })

  it('follow the classes that the reasons name with the goods, where no classification has them', () => {
    const reason = (niceClass: number, item: string) => ({
      ground: '30',
      text: `第${niceClass}类的“${item}”近似。`,
      goods: [item],
      citedMarks: [],
    })
    const facts: Partial<Notice> = { kind: 'partial', classes: [7, 11, 37], acceptedGoods: ['制冷设备修理'] }
    const refusedGoods = ['霜岭泵', '霜岭柜']
    const reasons = [reason(7, '霜岭泵'), reason(11, '霜岭柜')]
    expect(feeOf({ ...facts, refusedGoods, reasons })).toBe('1500')
    expect(feeOf({ ...facts, refusedGoods, reasons: reasons.slice(1) })).toBe('2250')
  })

  it('are listed where their argument is on', () => {
    const { reason: document } = drafted({})
    const stateOf = (label: string) =>
      [...document.querySelectorAll('[data-field="switch"]')]
        .find(field => field.getAttribute('data-label')?.startsWith(label))
        ?.getAttribute('data-value')
    expect(stateOf('使用证据')).toBe('1')
    expect(stateOf('申请商标由来的资料')).toBe('0')
  })

  it('are told once in the analysis, under the first ground that they serve', () => {
    for (const isEn of [0, 1] as const) {
      const { analysis } = drafted({ grounds: ['10.1.7', '11.1.2', '30'] }, { isEn })
      const items = [...analysis.querySelectorAll('ol > li')].map(item => item.textContent)
      expect(items.filter((item, at) => items.indexOf(item) !== at)).toEqual([])
      const text = analysis.body?.textContent ?? ''
      expect(text).toContain(isEn ? 'Listed above and of use here, too: (1), item 1.' : '本条并用前列证据：（一）之1。')
    }
  })

  it('are asked for of the earlier marks that the notice speaks of', () => {
    const mentionedMarks = [{ regNo: '6644210', mark: '桐江', role: 'earlier' as const }]
    const { analysis, reason: document } = drafted({ mentionedMarks })
    expect(document.body?.textContent).toContain('申请商标对其商誉的延续')
    expect(isOn(document, 'evidence6')).toBe(true)
    expect(analysis.body?.textContent).toContain('申请人在先商标的档案、注册证及使用资料')
    expect(drafted({}).reason.body?.textContent).not.toContain('申请人在先商标的档案')
  })
})

it('asks once what the mark means, and for later grounds what follows from it', () => {
  const { analysis, reason: document } = drafted({ grounds: ['10.1.7', '11.1.2'] })
  for (const one of [analysis, document]) {
    const labelOf = (ground: string) =>
      one.querySelector(`[data-name="ground${ground}Meaning"]`)?.getAttribute('data-label') ?? ''
    expect(labelOf('10.1.7')).toBe('申请商标的含义、由来和设计思路')
    expect(labelOf('11.1.2')).toContain('据上述含义和由来，申请商标为何不属于')
  }
  expect(document.body?.textContent).toContain('结合前述申请商标的含义和由来')
})

describe('what both marks share', () => {
  const answer = (facts: Parameters<typeof drafted>[0]): string =>
    textOf(drafted({ classes: [30], refusedGoods: ['茶', '糕点'], ...facts }).reason, 'citedMark1Dissimilar')

  it('is turned against the notice where it is a part of what the notice calls descriptive', () => {
    const citedMarks = [buildCitedMark({ mark: '酥脆', classes: [30] })]
    const objection = reason('11.1.2', '“松香酥脆”仅直接表示了商品的口感等特点。', { goods: ['糕点'] })
    const reasons = [objection, reason('30', '与“酥脆”商标近似。', { citedMarks: ['28613907'] })]
    const text = answer({ mark: '松香酥脆', grounds: ['11.1.2', '30'], citedMarks, reasons })
    expect(text).toContain('是通知书依《商标法》第十一条第一款第（二）项所指“松香酥脆”的组成部分')
    expect(text).toContain('引证商标仅由该部分构成，显著性较弱')
  })

  it('is called weak where it names premises, and nothing else is shared', () => {
    const named = (mark: string, cited: string) => answer({ mark, citedMarks: [buildCitedMark({ mark: cited })] })
    expect(named('松香茶楼', '云麓茶楼')).toMatch(/双方共有的“茶楼”是[^，]+，显著性较弱。比对应当着重两商标的其余部分/)
    expect(named('松香云麓', '松香海')).not.toContain('显著性较弱')
    expect(named('松香茶楼 NOVA', '云麓茶楼 NOVA')).not.toContain('显著性较弱')
  })

  it('is no foreign word where digits stand against Chinese numerals', () => {
    const reasons = [reason('30', '与第28613907号商标含义相同。', { citedMarks: ['28613907'] })]
    const facts = { mark: '729', citedMarks: [buildCitedMark({ mark: '柒贰玖' })], reasons }
    expect(answer(facts)).not.toContain('外文')
    expect(answer({ ...facts, mark: 'NINE', citedMarks: [buildCitedMark({ mark: '青砚' })] })).toContain('外文')
  })
})
