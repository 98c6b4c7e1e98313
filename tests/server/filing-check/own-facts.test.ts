import type { JSONContent } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/filing-check.ts'
import type { Notice } from '#contract/notice.ts'
import { documentSchema } from '#extensions/document-schema.ts'
import { parse } from '#extensions/index.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { caseFactsOf } from '../../../server/filing-check/case-facts.ts'
import { checkDocuments, type GeneratedDraft, readGenerated } from '../../../server/filing-check/check-documents.ts'
import { buildCitedMark, buildDraftInput } from '../drafting/build-draft-input.ts'

const FACTS: Partial<Notice> = {
  kind: 'partial',
  classes: [30],
  mark: '松涧茶舍',
  grounds: ['10.1.7', '11.1.2', '30'],
  refusedGoods: ['茶', '茶饮料', '糕点'],
  acceptedGoods: ['食盐', '酵母'],
  citedMarks: [
    buildCitedMark({
      regNo: '20311846',
      mark: '松涧',
      owner: '黄山松涧茶业有限公司',
      classes: [30],
      goods: ['茶'],
      dates: { registrationDate: '2017-08-07', exclusiveTo: '2027-08-06' },
    }),
    buildCitedMark({
      regNo: '79045512',
      mark: '松涧小舍',
      owner: '丁一舟',
      status: 'preliminary',
      classes: [30],
      goods: ['糕点'],
      dates: {},
    }),
  ],
}

const openCase = (facts: Partial<Notice> = FACTS, options: Parameters<typeof buildDraftInput>[1] = {}) => {
  const input = buildDraftInput(facts, options)
  const { analysisContent, reasonContent } = draftDocuments(input)
  const documents = { analysis: parse(analysisContent), reason: parse(reasonContent) }
  const node = (json: JSONContent) => documentSchema.nodeFromJSON(json)
  const generated = readGenerated({ analysis: node(documents.analysis), reason: node(documents.reason) })
  const caseFacts = caseFactsOf(input.notice, input.deadline, input.receiveDay, input.isEn)
  const check = (reason: JSONContent, analysis = documents.analysis, former: GeneratedDraft = generated): Problem[] =>
    checkDocuments({ analysis: node(analysis), reason: node(reason) }, former, caseFacts)
  return { ...documents, generated, node, check }
}

const typed = (reason: JSONContent, sentence: string): JSONContent => ({
  ...reason,
  content: [...(reason.content ?? []), { type: 'paragraph', content: [{ type: 'text', text: sentence }] }],
})

const edited = (json: JSONContent, change: (node: JSONContent) => JSONContent | null): JSONContent => {
  const changed = change(json)
  if (changed) return changed
  return json.content ? { ...json, content: json.content.map(child => edited(child, change)) } : json
}

const switched = (json: JSONContent, name: string, on: boolean): JSONContent =>
  edited(json, node => {
    if (!/witchField$/.test(node.type ?? '') || node.attrs?.['name'] !== name) return null
    return { ...node, attrs: { ...node.attrs, on } }
  })

const closed = ({ group }: Problem): boolean => group !== 'open'

describe('a sentence that nobody generated is held against notice, register and law', () => {
  const draft = openCase()
  const known = new Set(draft.check(draft.reason).map(({ id }) => id))
  const raised = (sentence: string): Problem[] =>
    draft.check(typed(draft.reason, sentence)).filter(problem => !known.has(problem.id) && closed(problem))

  it.each([
    ['引证商标二（第20311846号）尚未注册。', 'number', '20311846'],
    ['丁一舟名下的“松涧”商标与申请商标不近似。', 'mark', '松涧'],
    ['申请人黄山松涧茶业有限公司独创了申请商标。', 'name', '黄山松涧茶业有限公司'],
    ['申请人在先注册的第20311846号商标至今有效。', 'number', '20311846'],
    ['引证商标一于2018年8月7日核准注册。', 'date', '2018年8月7日'],
    ['引证商标二已经核准注册。', 'wording', '已经核准注册'],
    ['申请人已以连续三年不使用为由申请撤销引证商标二。', 'proceedings', '连续三年不使用'],
    ['申请商标由五个汉字“松涧茶舍”构成。', 'mark', '五'],
    ['通知书于二〇二六年五月三十二日作出。', 'date', '二〇二六年五月三十二日'],
    ['通知书还认为申请商标有不良影响，申请人不予认同。', 'article', '不良影响'],
    ['《商标法实施条例》第五十一条规定，补充证据的期限为三个月。', 'article', '第五十一条'],
    ['依照《商标法实施条例》第五十二条第三款，贵局应当审查。', 'article', '第五十二条第三款'],
    ['依照《商标法实施条例》（2002年修订）第五十二条，贵局应当审查。', 'article', '2002'],
    [
      '《最高人民法院关于审理商标授权确权行政案件若干问题的规定》（法释〔2017〕2号）第二十八条亦同。',
      'article',
      '法释〔2017〕2号',
    ],
    ['《最高人民法院关于审理商标授权确权行政案件若干问题的规定》第二十八条第二款亦同。', 'article', '第二十八条第二款'],
    ['The Implementing Regulations of the Trademark Law (2002), Article 52, say so.', 'article', '2002'],
    ['依照《商标法》第四十四条，申请人已以连续三年不使用为由申请撤销引证商标一。', 'article', '第四十四条'],
    [
      '《商标法》第十一条第二款规定，前款所列标志经过使用取得显著特征，并便于识别的，应当作为商标注册。',
      'statute',
      '应当',
    ],
    ['《最高人民法院关于审理商标授权确认行政案件若干问题的规定》第七条可以参照。', 'statute', '商标授权确认'],
    ['请求商标评审委员会撤销驳回决定。', 'name', '商标评审委员会'],
    ['不服复审决定的，申请人将向北京市朝阳区人民法院起诉。', 'name', '北京市朝阳区人民法院'],
    ['请求对申请商标在茶、食盐等商品上的注册申请予以初步审定。', 'goodsAccepted', '食盐'],
    ['请求对申请商标在茶、咖啡、糕点等复审商品上的注册申请予以初步审定。', 'goods', '咖啡'],
    ['申请人不再主张申请商标在“糕点”商品上的注册。', 'scope', '全部复审商品'],
    ['申请商标直接描述了商品的原料。', 'opposite', '申请商标直接描述了商品的原料'],
    ['不服复审决定的，自收到通知之日起十五日内申请复审；异议期为公告之日起六个月。', 'period', '六个月'],
  ])('%s', (sentence, kind, quote) => {
    const found = raised(sentence)
    expect(found.map(problem => [problem.kind, problem.quote])).toContainEqual([kind, expect.stringContaining(quote)])
  })

  it.each([
    '引证商标一的权利人原名为“黄山松涧茶厂有限公司”。',
    '申请人同时在第9类、第41类上另行申请了系列商标。',
    '申请人并未放弃“糕点”商品上的注册申请。',
    '引证商标二能否获准注册尚不确定。',
    '美国专利商标局已于2022年核准申请人的同名商标注册。',
    '申请商标“松涧茶舍”由四个汉字组成，其中“松涧”取自创始人的书斋。',
    '根据修订前的《商标法》第五十条，期满未续展的商标一年内仍可能构成障碍。',
  ])('and lets pass what is right: %s', sentence => {
    expect(raised(sentence).map(({ text }) => text)).toEqual([])
  })
})

describe('a generated line passes by the facts and not because it was generated', () => {
  it('is found wrong where what was generated differs from the notice', () => {
    const other = openCase({ ...FACTS, applicationNo: '81357264' })
    const own = openCase()
    expect(own.check(other.reason, other.analysis, other.generated).filter(closed)).toContainEqual(
      expect.objectContaining({ kind: 'number', quote: '81357264', mend: '81357246' }),
    )
  })

  it('is found wrong where a link leads to another mark than the number it stands on', () => {
    const { reason, check } = openCase()
    const turned = edited(reason, node => {
      const marks = node.marks?.map(mark =>
        mark.attrs?.['href']?.includes('20311846')
          ? { ...mark, attrs: { ...mark.attrs, href: '?regNo=79045512' } }
          : mark,
      )
      return node.type === 'text' && marks ? { ...node, marks } : null
    })
    expect(
      check(turned)
        .filter(closed)
        .map(({ kind, quote }) => [kind, quote]),
    ).toContainEqual(['number', '20311846'])
  })
})

describe('the arguments and the record', () => {
  it('miss a ground whose argument is off', () => {
    const { reason, check } = openCase()
    const found = check(switched(reason, 'argueGround11.1.2', false)).filter(({ kind }) => kind === 'groundUnanswered')
    expect(found.map(({ fact }) => fact)).toEqual(['grounds.1'])
  })

  it('do not answer a cited mark by the general sentence alone', () => {
    const { reason, check } = openCase()
    const parts = ['citedMark2Dissimilar', 'citedMark2StatusArgument', 'argueSuspension']
    const off = parts.reduce((json, name) => switched(json, name, false), reason)
    expect(check(off).filter(({ kind }) => kind === 'citedUnanswered')).toHaveLength(1)
  })

  it('name evidence of an argument that is off, and an argument whose evidence is off', () => {
    const { reason, check } = openCase()
    const argued = check(switched(reason, 'argueUse', true)).filter(({ kind }) => kind === 'evidence')
    expect(argued).toHaveLength(1)
  })

  it('exclude consent and cancellation of one mark', () => {
    const { reason, analysis, check } = openCase()
    const both = switched(switched(analysis, 'citedMark1Consent', true), 'citedMark1NonUse', true)
    expect(check(reason, both).filter(({ kind }) => kind === 'opposite')).toHaveLength(1)
  })

  it('put what is to be filled in for one cited mark into one point', () => {
    const { reason, check } = openCase()
    const open = check(reason).filter(({ group, text }) => group === 'open' && text.startsWith('引证商标1'))
    expect(open).toHaveLength(1)
  })
})

describe('what is right is not taken for a slip', () => {
  const raisedIn = (draft: ReturnType<typeof openCase>, sentence: string): string[] => {
    const known = new Set(draft.check(draft.reason).map(({ id }) => id))
    return draft
      .check(typed(draft.reason, sentence))
      .filter(problem => !known.has(problem.id) && closed(problem))
      .map(({ quote }) => quote)
  }

  const shortName = openCase({
    ...FACTS,
    mark: '青禾里',
    applicant: '长沙青禾里食品有限公司',
    citedMarks: [
      buildCitedMark({ regNo: '20311846', mark: '青禾', owner: '丁青禾', classes: [30], goods: ['茶'] }),
      buildCitedMark({ regNo: '20311950', mark: '青禾堂', owner: '株式会社青禾堂', classes: [30], goods: ['茶'] }),
      buildCitedMark({
        regNo: '20312077',
        mark: '青禾风',
        owner: '广州青禾风茶业有限公司',
        classes: [30],
        goods: ['茶'],
      }),
    ],
  })

  it('where a name holds most of the short name of an owner', () => {
    expect(shortName.check(shortName.reason).filter(closed)).toEqual([])
    expect(raisedIn(shortName, '供应商由南青禾坊茶业有限公司变更，包装沿用老青禾的字号。')).toEqual([])
    expect(raisedIn(shortName, '引证商标一的权利人丁青和与申请人并不相识。')).toEqual(['丁青和'])
  })

  it('where the examiner’s own sentence names other numbers and names', () => {
    const text =
      '丁一周（申请号68810231，商标“松间”）、四川松润文创有限公司（申请号68811977）与申请人于同一天在类似商品上分别提出近似商标的注册申请。'
    const draft = openCase({
      ...FACTS,
      applicationNo: '68810955',
      reasons: [{ ground: '30', text, goods: [], citedMarks: [] }],
    })
    expect(draft.check(draft.reason).filter(closed)).toEqual([])
    expect(raisedIn(draft, `通知书称：“${text}”`)).toEqual([])
    expect(raisedIn(draft, '申请商标的申请号68810231有误。')).toEqual(['68810231'])
  })

  it('where a count of letters quotes the words of the mark', () => {
    const draft = openCase({ ...FACTS, mark: '云坊Yun·Fang' })
    expect(draft.check(draft.reason).filter(closed)).toEqual([])
    expect(draft.check(draft.reason, draft.analysis).filter(({ kind }) => kind === 'mark')).toEqual([])
  })

  it('where a mark that the notice calls cancelled is said to be cancelled for non-use', () => {
    const [first, second] = FACTS.citedMarks ?? []
    const cancelled = { ...(first ?? buildCitedMark()), status: 'cancelled' as const }
    const draft = openCase({ ...FACTS, citedMarks: [cancelled, second ?? buildCitedMark()] })
    expect(raisedIn(draft, '引证商标一因连续三年不使用已被撤销，不再有效。')).toEqual([])
    expect(raisedIn(draft, '申请人已以连续三年不使用为由申请撤销引证商标一。')).toEqual(['连续三年不使用'])
  })

  it('where two copies of a field differ and one of them is the notice’s', () => {
    const { reason, check } = openCase()
    const other = edited(reason, node =>
      node.type === 'textField' && node.attrs?.['name'] === 'agency'
        ? { ...node, attrs: { ...node.attrs, value: '绍兴越洲商标事务所有限公司' } }
        : null,
    )
    const found = check(other).filter(closed)
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ mend }) => mend)).not.toContain('绍兴越洲商标事务所有限公司')
  })
})

it('asks no notice for the number of the attorney’s licence, and still for any other in a cell', () => {
  const cells = (number: string) => parse(`<table><tr><td>执业证号</td><td>${number}</td></tr></table>`)
  const { check, reason } = openCase()
  const numbersIn = (table: JSONContent) =>
    check({ ...reason, content: [...(reason.content ?? []), ...(table.content ?? [])] })
      .filter(({ kind }) => kind === 'number')
      .map(({ quote }) => quote)
  const field = `<span data-field="text" data-name="firmLicenceNo" data-label="执业证号">\${11223344}</span>`
  expect(numbersIn(cells(field))).toEqual([])
  expect(numbersIn(cells('11223344'))).toEqual(['11223344'])
})
