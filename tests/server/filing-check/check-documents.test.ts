import type { JSONContent } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/filing-check.ts'
import { documentSchema } from '#extensions/document-schema.ts'
import { parse } from '#extensions/index.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { caseFactsOf } from '../../../server/filing-check/case-facts.ts'
import { checkDocuments, type Documents, readGenerated } from '../../../server/filing-check/check-documents.ts'
import { buildCitedMark, buildDraftInput, NOTICE_CASES } from '../drafting/build-draft-input.ts'

const nodesOf = (analysis: JSONContent, reason: JSONContent): Documents => ({
  analysis: documentSchema.nodeFromJSON(analysis),
  reason: documentSchema.nodeFromJSON(reason),
})

/** A case as drafted, and what the check says of it after its documents were changed. */
const openCase = (facts: Parameters<typeof buildDraftInput>[0] = {}, isEn: 0 | 1 = 0) => {
  const input = buildDraftInput(facts, { isEn })
  const { analysisContent, reasonContent } = draftDocuments(input)
  const documents = { analysis: parse(analysisContent), reason: parse(reasonContent) }
  const generated = readGenerated(nodesOf(documents.analysis, documents.reason))
  const caseFacts = caseFactsOf(input.notice, input.deadline, input.receiveDay, isEn)
  const check = (analysis: JSONContent, reason: JSONContent): Problem[] =>
    checkDocuments(nodesOf(analysis, reason), generated, caseFacts)
  return { ...documents, check }
}

const withoutOpen = (problems: readonly Problem[]): Problem[] => problems.filter(({ group }) => group !== 'open')

const replaceIn = (json: JSONContent, from: string, to: string): JSONContent => {
  let isDone = false
  const visit = (node: JSONContent): JSONContent => {
    if (isDone) return node
    const value: unknown = node.attrs?.['value']
    if (node.text?.includes(from)) {
      isDone = true
      return { ...node, text: node.text.replace(from, to) }
    }
    if (typeof value === 'string' && value.includes(from)) {
      isDone = true
      return { ...node, attrs: { ...node.attrs, value: value.replace(from, to) } }
    }
    return node.content ? { ...node, content: node.content.map(visit) } : node
  }
  const replaced = visit(json)
  expect(isDone, `${from} stands in the draft`).toBe(true)
  return replaced
}

const CASE = {
  kind: 'partial' as const,
  grounds: ['10.1.7', '30'],
  acceptedGoods: ['会计', '寻找赞助'],
  citedMarks: [
    buildCitedMark({ regNo: '41000001', mark: '青砚', goods: ['广告', '会计'] }),
    buildCitedMark({ regNo: '41000002', mark: 'QINGYAN', owner: '深圳青岩科技有限公司', status: 'preliminary' }),
  ],
}

describe('a draft as generated', () => {
  it('leaves a cited mark of the same wording to the attorney, and says that nothing answers it', () => {
    const same = buildCitedMark({ regNo: '41000003', mark: '青砚山房', goods: [] })
    const { analysis, reason, check } = openCase({ ...CASE, citedMarks: [...CASE.citedMarks, same] })
    expect(withoutOpen(check(analysis, reason)).map(({ kind, fact }) => [kind, fact])).toEqual([
      ['citedUnanswered', 'citedMarks.2.regNo'],
    ])
  })

  it.each(
    NOTICE_CASES.flatMap(([name, facts]) => [0, 1].map(isEn => [name, isEn, facts] as const)),
  )('contradicts neither its notice nor itself: %s (en %i)', (_name, isEn, facts) => {
    const { analysis, reason, check } = openCase(facts, isEn ? 1 : 0)
    const kinds = withoutOpen(check(analysis, reason)).map(({ kind }) => kind)
    expect(kinds.filter(kind => kind !== 'citedUnanswered')).toEqual([])
  })

  it('says of an identical cited mark that nothing answers it', () => {
    const { analysis, reason, check } = openCase({ citedMarks: [buildCitedMark({ mark: '青砚山房' })] })
    expect(withoutOpen(check(analysis, reason)).map(({ kind, fact }) => [kind, fact])).toEqual([
      ['citedUnanswered', 'citedMarks.0.regNo'],
    ])
  })

  it.each([
    ['suspension, which the request must ask for', 0, ['suspension']],
    ['giving up, which leaves not all of the goods', 1, ['scope']],
  ])('takes an identical cited mark as answered by %s', (_answer, checked, found) => {
    const { analysis, reason, check } = openCase({ citedMarks: [buildCitedMark({ mark: '青砚山房' })] })
    const choose = (node: JSONContent): JSONContent => ({
      ...node,
      ...(node.attrs?.['name'] === 'citedMark1Answer' && { attrs: { ...node.attrs, checked } }),
      ...(node.content && { content: node.content.map(choose) }),
    })
    expect(withoutOpen(check(analysis, choose(reason))).map(({ kind }) => kind)).toEqual(found)
  })

  it('lists what is empty and what is not chosen', () => {
    const { analysis, reason, check } = openCase(CASE)
    const kinds = new Set(check(analysis, reason).map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['required', 'unchosen']))
  })
})

describe('a slip in generated text', () => {
  it.each([
    ['81357246', '81357264', 'number', '81357246'],
    ['2026年6月5日', '2026年6月2日', 'date', '2026年6月5日'],
    ['绍兴青砚山房数字科技有限公司', '绍兴青砚山坊数字科技有限公司', 'name', '绍兴青砚山房数字科技有限公司'],
    ['“QINGYAN”', '“QINGYUN”', 'mark', 'QINGYAN'],
    ['第三十条', '第三十一条', 'article', '第三十条'],
    ['智能手表', '智能手环', 'goods', '智能手表'],
    ['不构成近似商标', '构成近似商标', 'opposite', '不构成'],
    ['，容易使公众', '，使公众', 'statute', '欺骗性，容易使公众对'],
  ])('is found with what to write instead: %s as %s', (from, to, kind, mend) => {
    const { analysis, reason, check } = openCase(CASE)
    expect(check(analysis, replaceIn(reason, from, to))).toContainEqual(expect.objectContaining({ kind, mend }))
  })

  it('is found where one number of the notice stands for another', () => {
    const { analysis, reason, check } = openCase(CASE)
    expect(check(analysis, replaceIn(reason, '41000001', '41000002'))).toContainEqual(
      expect.objectContaining({ kind: 'number', quote: '41000002', mend: '41000001' }),
    )
  })

  it('is found in the period for review', () => {
    const { analysis, reason, check } = openCase(CASE)
    expect(check(replaceIn(analysis, '十五日内提出', '三十日内提出'), reason)).toContainEqual(
      expect.objectContaining({ kind: 'period', quote: '三十日', mend: '十五日' }),
    )
  })
})

describe('sentences that were typed', () => {
  const typed = (sentence: string, facts = CASE) => {
    const { analysis, reason, check } = openCase(facts)
    const content = [...(reason.content ?? []), { type: 'paragraph', content: [{ type: 'text', text: sentence }] }]
    return withoutOpen(check(analysis, { ...reason, content }))
  }

  it.each([
    ['申请商标第81357245号于2026年6月5日收到通知书。', 'number', '81357245'],
    ['申请人于2026年6月3日收到该通知书。', 'date', '2026年6月3日'],
    ['引证商标二（第41000001号）尚未注册。', 'number', '41000001'],
    ['引证商标三即第52000003号“青砚阁”商标同样不近似。', 'number', '52000003'],
    ['第41000001号“青岩”商标与申请商标不近似。', 'mark', '青岩'],
    ['申请商标的注册申请未违反《商标法》第十一条第一款第（二）项的规定。', 'article', '第十一条第一款第（二）项'],
    ['申请人自收到通知书之日起三十日内申请复审。', 'period', '三十日'],
    ['请求对申请商标在“会计”商品上的驳回予以复审。', 'goodsAccepted', '会计'],
    ['申请商标指定在第25类上。', 'class', '第25类'],
    ['本案的商标驳回通知书理由不成立。', 'noticeKind', '商标驳回通知书'],
    ['申请商标与引证商标一构成近似商标。', 'opposite', '申请商标与引证商标一构成近似商标'],
  ])('are held against the notice: %s', (sentence, kind, quote) => {
    expect(typed(sentence)).toContainEqual(expect.objectContaining({ kind, quote }))
  })

  it.each([
    ['参见商评字〔2023〕第0000123456号决定，第12345678号“云栖谷”商标获准注册。'],
    ['申请人在先注册的第7654321号“青砚”商标自2015年3月2日起持续使用。'],
    ['《商标法》第五十七条规定：“未经商标注册人的许可”的使用属于侵权。'],
    ['2024年销售额为3500000元，客户包括杭州云杉科技有限公司。'],
    ['联系电话0571-88886666，合同号20240105。'],
    ['通知书认为申请商标与引证商标一构成近似商标，申请人不能同意。'],
  ])('about other matters are let be: %s', sentence => {
    expect(typed(sentence)).toEqual([])
  })
})

it('gives the same words one id wherever they stand', () => {
  const { analysis, reason, check } = openCase(CASE)
  const [one] = check(analysis, replaceIn(reason, '“QINGYAN”', '“QINGYUN”')).filter(({ kind }) => kind === 'mark')
  const shifted = { ...reason, content: [{ type: 'paragraph' }, ...(reason.content ?? [])] }
  const [two] = check(analysis, replaceIn(shifted, '“QINGYAN”', '“QINGYUN”')).filter(({ kind }) => kind === 'mark')
  expect(one?.id).toBe(two?.id)
  expect(one?.place).not.toEqual(two?.place)
})

describe('what an attorney may slip in', () => {
  const TIED = {
    ...CASE,
    refusedGoods: ['智能手表', '可下载的手机应用软件'],
    reasons: [
      { ground: '10.1.7', text: '易使公众产生误认。', goods: ['智能手表'], citedMarks: [] },
      { ground: '30', text: '与在先商标近似。', goods: ['可下载的手机应用软件'], citedMarks: ['41000001', '41000002'] },
    ],
  }
  const LEAD = '上述驳回理由不能成立，具体如下。'

  it.each([
    ['a cited mark beyond the last', LEAD, `${LEAD}引证商标三已过专用期。`, 'number', '引证商标三'],
    ['more cited marks than there are', LEAD, `${LEAD}八件引证商标均不构成障碍。`, 'number', '八件引证商标'],
    ['another day of the decision', LEAD, `${LEAD}商标局于2026年6月12日的决定有误。`, 'date', '2026年6月12日'],
    [
      'another day of dispatch',
      '收到该通知书。',
      '收到该通知书，该通知书于2026年6月12日发文。',
      'date',
      '2026年6月12日',
    ],
    ['another period', '申请人不服，现', '申请人不服，于法定的三十日期限内', 'period', '三十日'],
    ['a period that is extended', '不得延长', '可以延长三十日', 'period', '可以延长'],
    ['a pending mark as registered', '尚未获准注册', '已获准注册', 'wording', '已获准注册'],
    ['a ground said of all goods', '该理由仅涉及', '该理由涉及', 'opposite', '涉及'],
    [
      'goods of another ground',
      '结合申请商标',
      '该理由所涉“可下载的手机应用软件”并无原料。结合申请商标',
      'goods',
      '可下载的手机应用软件',
    ],
  ])('%s is found', (_name, from, to, kind, quote) => {
    const { analysis, reason, check } = openCase(TIED)
    const isAnalysis = from === '不得延长'
    const problems = withoutOpen(
      isAnalysis ? check(replaceIn(analysis, from, to), reason) : check(analysis, replaceIn(reason, from, to)),
    )
    expect(problems.map(problem => [problem.kind, problem.quote])).toEqual([[kind, quote]])
  })

  it('a cited mark is found where the notice cites none', () => {
    const { analysis, reason, check } = openCase({ grounds: ['10.1.7'], citedMarks: [] })
    const problems = check(analysis, replaceIn(reason, '综上所述', '综上所述，引证商标不构成障碍'))
    expect(withoutOpen(problems).map(({ kind, quote }) => [kind, quote])).toEqual([['number', '引证商标']])
  })

  it('lets marks of the case and goods of the ground pass', () => {
    const { analysis, reason, check } = openCase(TIED)
    const edited = replaceIn(reason, LEAD, `${LEAD}两件引证商标与申请商标均可区分，引证商标二尚未获准注册。`)
    const again = replaceIn(edited, '结合申请商标', '该理由所涉“智能手表”功能明确。结合申请商标')
    expect(withoutOpen(check(analysis, again))).toEqual([])
  })
})
