import type { JSONContent } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/filing-check.ts'
import type { Notice } from '#contract/notice.ts'
import { documentSchema } from '#extensions/document-schema.ts'
import { parse } from '#extensions/index.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { caseFactsOf } from '../../../server/filing-check/case-facts.ts'
import { checkDocuments, readGenerated } from '../../../server/filing-check/check-documents.ts'
import { buildCitedMark, buildDraftInput } from '../drafting/build-draft-input.ts'

const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [
  buildCitedMark({ regNo: '20311846', mark: '松涧', owner: '黄山松涧茶业有限公司', classes: [30], goods: ['茶'] }),
  buildCitedMark({
    regNo: '79045512',
    mark: '松涧小舍',
    owner: '建瓯小舍食品有限公司',
    status: 'earlier-filed',
    classes: [30],
    goods: ['糕点'],
  }),
  buildCitedMark({
    regNo: '11870023',
    mark: '涧舍',
    owner: '泰宁涧舍商贸有限公司',
    status: 'cancelled',
    classes: [30],
    goods: ['茶'],
  }),
  buildCitedMark({
    regNo: '10442971',
    mark: '松间茶社',
    owner: '松溪茶社经营部',
    status: 'not-renewed',
    classes: [30],
    goods: ['茶'],
  }),
  buildCitedMark({
    regNo: '79045800',
    mark: '松舍',
    owner: '顺昌松舍茶厂',
    status: 'same-day',
    classes: [30],
    goods: ['茶'],
  }),
]

const FACTS: Partial<Notice> = {
  kind: 'partial',
  classes: [30],
  mark: '松涧茶舍',
  applicant: '武夷山松涧茶舍有限公司',
  grounds: ['10.1.7', '11.1.2', '30', '31'],
  refusedGoods: ['茶', '茶饮料', '糕点', '糖果'],
  acceptedGoods: ['食盐'],
  citedMarks: [FIRST, SECOND, THIRD, FOURTH, FIFTH],
  reasons: [
    { ground: '10.1.7', text: '“糖果”易使公众对原料产生误认。', goods: ['糖果'], citedMarks: [] },
    { ground: '11.1.2', text: '“茶饮料”仅直接表示原料。', goods: ['茶饮料'], citedMarks: [] },
    {
      ground: '30',
      text: '“茶”：第20311846号、第11870023号、第10442971号商标近似。',
      goods: ['茶'],
      citedMarks: ['20311846', '11870023', '10442971'],
    },
    {
      ground: '31',
      text: '“糕点”：第79045512号商标于2025年3月4日提出申请。',
      goods: ['糕点'],
      citedMarks: ['79045512', '79045800'],
    },
  ],
}

const nodeOf = (json: JSONContent) => documentSchema.nodeFromJSON(json)

const openCase = (facts: Partial<Notice>, options: Parameters<typeof buildDraftInput>[1] = {}) => {
  const input = buildDraftInput(facts, options)
  const { analysisContent, reasonContent } = draftDocuments(input)
  const documents = { analysis: parse(analysisContent), reason: parse(reasonContent) }
  const generated = readGenerated({ analysis: nodeOf(documents.analysis), reason: nodeOf(documents.reason) })
  const caseFacts = caseFactsOf(input.notice, input.deadline, input.receiveDay, input.isEn)
  const check = (draft: Partial<typeof documents>): Problem[] => {
    const { analysis, reason } = { ...documents, ...draft }
    return checkDocuments({ analysis: nodeOf(analysis), reason: nodeOf(reason) }, generated, caseFacts)
  }
  const known = new Set(check({}).map(({ id }) => id))
  const raised = (draft: Partial<typeof documents>): Problem[] =>
    check(draft).filter(({ id, group }) => !known.has(id) && group !== 'open')
  return { ...documents, raised }
}

type Change = (node: JSONContent) => JSONContent | null

const edited = (json: JSONContent, change: Change): JSONContent => {
  const changed = change(json)
  if (changed) return changed
  return json.content ? { ...json, content: json.content.map(child => edited(child, change)) } : json
}

/** The sentence is typed below the opening of an answer. */
const typed = (json: JSONContent, sentence: string): JSONContent => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: sentence }] }
  let isDone = false
  const answers: Change = node => {
    const at =
      node.content?.findIndex(child =>
        /答复如下|answers:|不能成立，具体如下|for the following reasons/.test(child.content?.[0]?.text ?? ''),
      ) ?? -1
    if (isDone || at < 0) return null
    isDone = true
    return { ...node, content: (node.content ?? []).toSpliced(at + 1, 0, paragraph) }
  }
  const below = edited(json, answers)
  return isDone ? below : { ...json, content: [...(json.content ?? []), paragraph] }
}

const inCell = (json: JSONContent, sentence: string): JSONContent => {
  let isDone = false
  return edited(json, node => {
    if (isDone || node.type !== 'tableCell') return null
    isDone = true
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: sentence }] }
    return { ...node, content: [...(node.content ?? []), paragraph] }
  })
}

const withAttribute = (json: JSONContent, name: string, attrs: object): JSONContent =>
  edited(json, node => (node.attrs?.['name'] === name ? { ...node, attrs: { ...node.attrs, ...attrs } } : null))

const said = (problems: readonly Problem[]): string[] => problems.map(({ kind, quote }) => `${kind} ${quote}`)

const draft = openCase(FACTS)
const english = openCase(FACTS, { isEn: 1 })

describe('what the attorney’s own words say of a cited mark', () => {
  it.each([
    ['引证商标三目前仍为有效的在先商标。', 'wording 目前仍为有效'],
    ['引证商标三已被宣告无效，自始不存在。', 'wording 已被宣告无效'],
    ['经查，引证商标四已由注册人申请注销。', 'wording 由注册人申请注销'],
    ['引证商标三因期满未续展而失效。', 'wording 因期满未续展而失效'],
    ['第20311846号商标已经被撤销，不再构成障碍。', 'wording 已经被撤销'],
    ['引证商标一归泰宁涧舍商贸有限公司所有。', 'name 泰宁涧舍商贸有限公司'],
    ['泰宁涧舍商贸有限公司系引证商标一的注册人。', 'number 引证商标一'],
    ['引证商标一与引证商标三同属黄山松涧茶业有限公司。', 'name 黄山松涧茶业有限公司'],
    ['引证商标一与引证商标三的权利人相同。', 'name 权利人相同'],
    ['申请人已就引证商标二请求宣告无效。', 'proceedings 宣告无效'],
    ['申请人已对引证商标一提出异议，该案尚在审查。', 'proceedings 异议'],
    ['鉴于针对引证商标一的撤销申请尚未提出，请求中止审理。', 'suspension 尚未提出'],
    ['引证商标一的权利人福州松风茶叶有限公司已出具共存同意书。', 'name 福州松风茶叶有限公司'],
    ['引证商标二仅涉及“茶”。', 'goods 茶'],
    ['引证商标二的申请日为2025年4月3日。', 'date 2025年4月3日'],
    ['引证商标二的申请日晚于申请商标。', 'wording 申请日晚于'],
    ['“松涧小舍”系申请人名下的商标。', 'mark 松涧小舍'],
    ['申请人名下第79045512号商标已获准注册。', 'number 79045512'],
    ['该商标与引证商标五于2025年8月9日同日提出申请。', 'date 2025年8月9日'],
  ])('is found in prose and in a cell: %s', (sentence, finding) => {
    expect(said(draft.raised({ reason: typed(draft.reason, sentence) }))).toContainEqual(finding)
    expect(said(draft.raised({ reason: inCell(draft.reason, sentence) }))).toContainEqual(finding)
  })

  it.each([
    ['Cited mark 1 has been cancelled and no longer stands in the way.', 'wording has been cancelled'],
    ['Cited mark 3 was declared invalid.', 'wording was declared invalid'],
    ['Cited mark 1 belongs to 泰宁涧舍商贸有限公司.', 'name 泰宁涧舍商贸有限公司'],
    ['The applicant has filed an opposition against cited mark 1.', 'proceedings opposition'],
  ])('is found in English: %s', (sentence, finding) => {
    expect(said(english.raised({ reason: typed(english.reason, sentence) }))).toContainEqual(finding)
  })

  it('is found in a field of the mark', () => {
    const consent = withAttribute(draft.analysis, 'citedMark1ConsentFacts', {
      value: '福州松风茶叶有限公司已于2026年6月出具共存同意书。',
    })
    const analysis = withAttribute(consent, 'citedMark1Consent', { on: true })
    expect(said(draft.raised({ analysis }))).toContainEqual('name 福州松风茶叶有限公司')
  })

  it.each([
    '引证商标三已被撤销，引证商标四期满未续展，均不再构成障碍。',
    '引证商标一一旦被撤销，即不再构成障碍。',
    '如引证商标一期满未续展，则障碍消除。',
    '引证商标二能否获准注册尚不确定。',
    '引证商标一目前为有效注册商标。',
    '引证商标一、引证商标三分别由黄山松涧茶业有限公司和泰宁涧舍商贸有限公司注册。',
    '黄山松涧茶业有限公司拟将引证商标一转让给申请人。',
    '引证商标一的权利人黄山松涧茶业有限公司已出具共存同意书（见证据）。',
    '申请人未取得引证商标一权利人的同意书。',
    '引证商标二仅涉及“糕点”。',
    '引证商标二于2025年3月4日提出申请。',
    '“松涧小舍”系他人的商标，与申请人无关。',
    '申请人已就引证商标一请求宣告无效，该案尚在审理。',
  ])('and is let be where it is right: %s', sentence => {
    expect(said(draft.raised({ reason: typed(draft.reason, sentence) }))).toEqual([])
  })

  it('is let be where the attorney has recorded that the mark was lost', () => {
    const sentence = '引证商标一已经被撤销，不再构成障碍。'
    const analysis = withAttribute(draft.analysis, 'citedMark1Lapsed', { on: true })
    const found = draft.raised({ analysis, reason: typed(draft.reason, sentence) })
    expect(said(found)).not.toContainEqual('wording 已经被撤销')
  })
})

describe('the scope that is asked for', () => {
  it.each([
    ['请求对申请商标在“茶；茶饮料；糕点”上的注册申请予以初步审定。', 'goodsMissing 茶；茶饮料；糕点'],
    ['请求对“茶”商品上的注册申请予以初步审定。', 'goodsMissing 茶'],
    ['通知书以容易产生误认为由驳回了“茶饮料”。', 'goods 茶饮料'],
  ])('leaves out a refused good, or puts one under another ground: %s', (sentence, finding) => {
    expect(said(draft.raised({ reason: typed(draft.reason, sentence) }))).toContainEqual(finding)
  })

  it.each([
    '请求对申请商标在“茶；茶饮料；糕点；糖果”上的注册申请予以初步审定。',
    '请求贵局至少对“茶”商品上的注册申请予以初步审定。',
    '通知书以容易产生误认为由驳回了“糖果”。',
  ])('is right: %s', sentence => {
    expect(said(draft.raised({ reason: typed(draft.reason, sentence) }))).toEqual([])
  })

  const givenUp = (value: string): JSONContent =>
    withAttribute(withAttribute(draft.reason, 'narrowedGoods', { on: true }), 'abandonedGoods', { value })

  it('holds what is given up, or argues a ground of which all is given up', () => {
    const asked = typed(givenUp('糖果'), '请求对“茶；茶饮料；糕点；糖果”商品予以初步审定。')
    expect(said(draft.raised({ reason: asked }))).toContainEqual('scope 糖果')
    const argued = draft.raised({ reason: givenUp('糖果') }).filter(({ text }) => text.includes('仍就其主张'))
    expect(argued).toHaveLength(1)
  })
})

describe('office, period, service, order and evidence', () => {
  it.each([
    ['请求北京市知识产权局予以初步审定。', 'name 北京市知识产权局'],
    ['申请复审的期限可以申请延长一个月。', 'period 可以申请延长'],
    ['自失效之日起两年内，引证商标四仍可阻碍核准。', 'period 两年'],
    ['申请人自2026年1月起使用申请商标，早于2025年8月19日。', 'values 2026年1月起使用申请商标，早于2025年8月19日'],
    ['申请人自2025年10月起即在茶上使用申请商标，属于申请日前的使用。', 'values 自2025年10月'],
    ['申请商标确实直接表示了商品的主要原料，但仍可识别。', 'opposite 申请商标确实直接表示了商品的主要原料'],
  ])('is found: %s', (sentence, finding) => {
    expect(said(draft.raised({ reason: typed(draft.reason, sentence) }))).toContainEqual(finding)
  })

  it.each([
    '申请人获得北京市知识产权局颁发的示范企业称号。',
    '复审决定的审限经批准可以延长三个月。',
    '期限届满日为节假日的，顺延至其后第一个工作日。',
    '申请人自2019年3月起使用申请商标，早于申请日2025年8月19日。',
    '申请商标并非直接表示商品的主要原料。',
    '申请人曾于2021年在第31类上申请“松涧茶舍”商标。',
  ])('is right: %s', sentence => {
    expect(said(draft.raised({ reason: typed(draft.reason, sentence) }))).toEqual([])
  })

  it('finds that the notice is said to have come another way', () => {
    const analysis = edited(draft.analysis, node =>
      node.type === 'text' && node.text === '纸质送达' ? { ...node, text: '电子送达' } : null,
    )
    expect(said(draft.raised({ analysis }))).toContainEqual('wording 电子送达')
  })

  it.each([
    ['after the last day for review', '签署于2026年7月1日', true],
    ['before the notice was issued', '于2026年5月2日签字', true],
    ['within the period', '签署于2026年6月10日', false],
  ])('reads the day of signing wherever it stands in its field: %s', (_, value, isWrong) => {
    const reason = withAttribute(draft.reason, 'signingDate', { value })
    expect(draft.raised({ reason }).some(({ kind }) => kind === 'dateAfterDue')).toBe(isWrong)
  })

  it('finds evidence that is later than the day of signing', () => {
    const signed = withAttribute(draft.reason, 'signingDate', { value: '2026年6月15日' })
    const listed = withAttribute(signed, 'evidence1Details', { value: '2026年8月的照片' })
    expect(draft.raised({ reason: listed }).map(({ kind, quote }) => [kind, quote])).toContainEqual([
      'dateAfterDue',
      '2026年8月',
    ])
  })

  it.each(['analysis', 'reason'] as const)('finds the row of a cited mark that was taken out: %s', document => {
    let isDone = false
    const withoutRow: Change = node => {
      if (isDone || node.type !== 'table') return null
      const content = node.content?.filter(row => !JSON.stringify(row).includes('"20311846"'))
      if (content === undefined || content.length === node.content?.length) return null
      isDone = true
      return { ...node, content }
    }
    const found = draft.raised({ [document]: edited(draft[document], withoutRow) })
    expect(found.filter(({ fact }) => fact === 'citedMarks.0.regNo').map(({ kind }) => kind)).toEqual([
      'citedUnanswered',
    ])
  })
})

describe('the name of a state', () => {
  const facts: Partial<Notice> = {
    mark: '瑞蓝士',
    grounds: ['10.1.2'],
    citedMarks: [],
    reasons: [{ ground: '10.1.2', text: '该标志与国家名称“SWITZERLAND”（瑞士）近似。', goods: [], citedMarks: [] }],
  }
  const state = openCase(facts)
  it('is that of the notice', () => {
    const raised = (sentence: string): string[] => said(state.raised({ reason: typed(state.reason, sentence) }))
    expect(raised('该标志与瑞典国名不近似。')).toEqual(['name 瑞典'])
    expect(raised('该标志与瑞士国名不近似；申请人的产品销往德国。')).toEqual([])
  })
})

describe('a companion filing', () => {
  const input = buildDraftInput(FACTS)
  const facts = { ...caseFactsOf(input.notice, input.deadline, input.receiveDay, 0), isCompanion: true }
  const planned = (day: string): string[] => {
    const html = `<p>拟提交日：<span data-field="text" data-name="filingDay" data-label="拟提交日">\${${day}}</span></p>`
    const documents = { analysis: nodeOf(parse(html)), reason: nodeOf(parse('<p>申请书</p>')) }
    return said(checkDocuments(documents, readGenerated(documents), facts))
  }

  it('may not be planned after the last day for review', () => {
    expect(planned('2026年9月1日')).toEqual(['dateAfterDue 2026年9月1日'])
    expect(planned('2026年6月10日')).toEqual([])
  })
})

describe('what the analysis announces', () => {
  it('is found where the reasons have it off', () => {
    const analysis = withAttribute(draft.analysis, 'strategyEarlierRegistration', { on: true })
    expect(said(draft.raised({ analysis }))).toEqual(['opposite 援引申请人在先注册的商标'])
    const reason = withAttribute(draft.reason, 'argueGround11.1.2', { on: false })
    expect(draft.raised({ reason }).filter(({ kind }) => kind === 'opposite')).toHaveLength(1)
  })

  it('is let be where the reasons argue it', () => {
    const analysis = withAttribute(draft.analysis, 'strategyEarlierRegistration', { on: true })
    const argued = withAttribute(draft.reason, 'argueConsistency', { on: true })
    expect(draft.raised({ analysis, reason: argued }).filter(({ kind }) => kind === 'opposite')).toEqual([])
  })
})
