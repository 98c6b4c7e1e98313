import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import type { DraftInput } from '../../../server/drafting/draft.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { buildCitedMark, buildDraftInput, NOTICE_CASES } from './build-draft-input.ts'

const draft = (input: DraftInput) => {
  const { analysisContent, reasonContent } = draftDocuments(input)
  const read = (content: string) => parseHTML(`<html><body>${content}</body></html>`).document
  return { analysis: read(analysisContent), reason: read(reasonContent), both: read(analysisContent + reasonContent) }
}
const texts = (elements: Iterable<Element>): string[] => [...elements].map(element => element.textContent ?? '')
const initialValue = (element: Element | null): string => element?.textContent?.slice(2, -1) ?? ''
const switchValue = (document: Document, name: string): string | null | undefined =>
  document.querySelector(`[data-field="switch"][data-name="${name}"]`)?.getAttribute('data-value')

describe('draftDocuments', () => {
  it.each(NOTICE_CASES)('gives the same bytes for the same input: %s', (_name, facts) => {
    expect(draftDocuments(buildDraftInput(facts))).toEqual(draftDocuments(buildDraftInput(facts)))
  })

  it.each(NOTICE_CASES)('has the same fields in both languages, but for English renderings: %s', (_name, facts) => {
    const fields = (isEn: 0 | 1) =>
      [...draft(buildDraftInput(facts, { isEn })).both.querySelectorAll('[data-field]')]
        .filter(field => !field.getAttribute('data-name')?.endsWith('English'))
        .map(field =>
          ['data-field', 'data-name', 'data-source', 'data-value'].map(name => field.getAttribute(name)).join(' '),
        )
        .sort()
    expect(fields(1)).toEqual(fields(0))
  })

  it.each(NOTICE_CASES)('uses one kind and one label a name, and links what it repeats: %s', (_name, facts) => {
    const fields = [...draft(buildDraftInput(facts)).both.querySelectorAll('[data-field]')]
    const names = new Map<string, string>()
    for (const field of fields) {
      const name = field.getAttribute('data-name') ?? ''
      const own = `${field.getAttribute('data-field')} ${field.getAttribute('data-label')}`
      expect(name).not.toBe('')
      if (names.has(name)) expect(field.getAttribute('data-link')).toBe(name)
      expect(names.get(name) ?? own).toBe(own)
      names.set(name, own)
    }
  })

  it.each(NOTICE_CASES)('leaves what is missing empty, required and marked so: %s', (_name, facts) => {
    const { both } = draft(buildDraftInput(facts))
    for (const field of both.querySelectorAll('[data-field="text"]')) {
      const isEmpty = initialValue(field) === ''
      expect(field.hasAttribute('data-required'), field.outerHTML).toBe(isEmpty)
      if (isEmpty) expect(field.getAttribute('data-source')).toBe('missing')
      expect(field.getAttribute('data-label')).not.toBe('')
    }
    for (const field of both.querySelectorAll('[data-field="paragraph"]')) expect(initialValue(field)).toBe('')
  })

  it('writes the parties, numbers and dates of the notice', () => {
    const { both } = draft(buildDraftInput())
    const values = (name: string) => new Set([...both.querySelectorAll(`[data-name="${name}"]`)].map(initialValue))
    expect(values('applicant')).toEqual(new Set(['绍兴青砚山房数字科技有限公司']))
    expect(values('dispatchDate')).toEqual(new Set(['2026年6月2日']))
    expect(values('servedDate')).toEqual(new Set(['2026年6月5日']))
    expect(values('applicationDate')).toEqual(new Set(['2025年8月19日']))
    expect(values('citedMark1Owner')).toEqual(new Set(['宁波青砚信息技术有限公司']))
  })

  it.each([0, 1] as const)('gives each cited mark a jump link and a flow link (isEn=%s)', isEn => {
    const citedMarks = [buildCitedMark(), buildCitedMark({ regNo: 'G1234567', classes: [] })]
    const { analysis } = draft(buildDraftInput({ citedMarks }, { isEn }))
    const hrefs = (kind: string) =>
      new Set([...analysis.querySelectorAll(`a[data-jump="${kind}"]`)].map(link => link.getAttribute('href')))
    expect(hrefs('')).toEqual(new Set(['?regNo=28613907&intCls=9', '?regNo=G1234567']))
    expect(hrefs('flow')).toEqual(new Set(['?regNo=28613907&intCls=9', '?regNo=G1234567']))
  })

  it('shows every step of the deadline with its rule, and its warnings', () => {
    const input = buildDraftInput({}, { receiveDay: '2026-12-17' })
    const text = draft(input).analysis.body.textContent ?? ''
    for (const step of input.deadline.steps) expect(text).toContain(step.zh)
    for (const warning of input.deadline.warnings) expect(text).toContain(warning.zh)
    expect(text).toContain('《商标法实施条例》（2014）第十二条')
    expect(text).toContain('最迟于2027年1月4日')
    expect(text).toContain('过渡规则尚未公布')
  })

  it('quotes the law in force on the date of the notice', () => {
    const quotes = (dispatchDate: string) =>
      texts(draft(buildDraftInput({ dispatchDate })).analysis.querySelectorAll('blockquote')).join('\n')
    expect(quotes('2026-06-02')).toContain(
      '《中华人民共和国商标法》（2019年修正）第三十条：申请注册的商标，凡不符合本法有关规定',
    )
    expect(quotes('2027-01-04')).toContain('《中华人民共和国商标法》（2026年修订）第二十条：申请注册的商标，不得同他人')
    expect(quotes('2012-06-01')).not.toContain('《中华人民共和国商标法》')
  })

  it('says that a rule quoted beside the law of 2026 counts the articles as in 2019', () => {
    const reasonOf = (dispatchDate: string) =>
      draft(buildDraftInput({ dispatchDate, grounds: ['10.1.8'], citedMarks: [] })).reason.body.textContent
    expect(reasonOf('2027-01-04')).toContain('文中商标法的条款号为2019年修正文本的条款号')
    expect(reasonOf('2026-06-02')).not.toContain('文中商标法的条款号')
  })

  it.each([
    [[9], 0, '750'],
    [[9], 1, '675'],
    [[9, 35], 0, '1500'],
    [[], 1, '675'],
  ] as const)('asks the official fee for classes %j, service type %s: %s', (classes, type, value) => {
    const { analysis } = draft(buildDraftInput({ classes: [...classes] }, { type }))
    const items = [...analysis.querySelectorAll('ul[data-field="checkboxes"] > li')].map(item =>
      item.getAttribute('data-value'),
    )
    expect(items).toEqual([value, '面议', '面议', '面议'])
  })

  it('chooses no similarity for the attorney unless the marks are the same', () => {
    const checked = (mark: string) =>
      texts(
        draft(buildDraftInput({ citedMarks: [buildCitedMark({ mark })] })).analysis.querySelectorAll(
          '[data-name="citedMark1Similarity"] [data-checked]',
        ),
      )
    expect(checked('青砚')).toEqual([])
    expect(checked('青砚山房')).toEqual(['相同'])
    expect(checked('青硯山房')).toEqual(['近似'])
  })

  it('switches arguments off where the facts speak against them or are missing', () => {
    const similar = draft(buildDraftInput()).reason
    const identical = draft(buildDraftInput({ citedMarks: [buildCitedMark({ mark: '青砚山房' })] })).reason
    expect(switchValue(similar, 'citedMark1Dissimilar')).toBe('0')
    expect(switchValue(identical, 'citedMark1Dissimilar')).toBe('1')
    expect(switchValue(identical, 'argueDissimilar')).toBe('1')
    expect(switchValue(similar, 'argueUse')).toBe('1')
    expect(switchValue(similar, 'argueGoods')).toBe('1')
  })

  it('argues dissimilar goods where no name is shared, and the status of a mark not yet registered', () => {
    const citedMarks = [buildCitedMark({ goods: ['太阳镜'], status: 'preliminary' })]
    const { reason } = draft(buildDraftInput({ citedMarks }))
    expect(switchValue(reason, 'argueGoods')).toBe('0')
    expect(switchValue(reason, 'argueCitedStatus')).toBe('0')
  })

  it.each([
    [{}, '1', ''],
    [{ registrationDate: '2023-06-05' }, '0', '2023年6月5日'],
    [{ registrationDate: '2023-06-21' }, '0', '2023年6月21日'],
    [{ registrationDate: '2023-06-22' }, '1', '2023年6月22日'],
    [{ exclusiveFrom: '2020-02-14' }, '0', '2020年2月14日'],
  ])('proposes non-use cancellation when three years are certain: %j', (dates, value, printed) => {
    const { analysis } = draft(buildDraftInput({ citedMarks: [buildCitedMark({ dates })] }))
    expect(switchValue(analysis, 'citedMark1NonUse')).toBe(value)
    expect(initialValue(analysis.querySelector('[data-name="citedMark1RegistrationDate"]'))).toBe(printed)
  })

  it('never offers use as a cure for article 10', () => {
    const { analysis, reason } = draft(buildDraftInput({ grounds: ['10.1.8'], citedMarks: [] }))
    expect(analysis.querySelector('[data-name="strategyUse"]')).toBeNull()
    expect(reason.querySelector('[data-name="argueUse"]')).toBeNull()
  })

  it('claims acquired distinctiveness under article 11 with its own paragraph quoted', () => {
    const use = draft(buildDraftInput({ grounds: ['11.1.2'], citedMarks: [] })).reason.querySelector(
      '[data-name="argueUse"]',
    )
    expect(use?.textContent).toContain('前款所列标志经过使用取得显著特征')
  })

  it('gives each absolute ground a section of its own and no section on earlier marks', () => {
    const { reason } = draft(buildDraftInput({ grounds: ['10.1.7', '11.1.3'], citedMarks: [] }))
    expect(switchValue(reason, 'argueGround10.1.7')).toBe('0')
    expect(switchValue(reason, 'argueGround11.1.3')).toBe('0')
    expect(reason.body.textContent).not.toContain('引证商标')
  })

  it('finds no likeness between two devices because both are printed as 图形', () => {
    const facts = { mark: '图形', markIsDevice: true, citedMarks: [buildCitedMark({ mark: '图形' })] }
    const { analysis } = draft(buildDraftInput(facts))
    expect(analysis.querySelector('[data-name="citedMark1Similarity"] [data-checked]')).toBeNull()
    expect(analysis.body.textContent).toContain('未触发。规则只比对文字')
  })

  it('speaks of services where only services are designated', () => {
    const { reason } = draft(buildDraftInput({ classes: [35], grounds: ['11.1.2'], citedMarks: [] }))
    expect(reason.body.textContent).toContain('申请商标并非仅直接表示指定服务的特点')
  })

  it('counts its sections without gaps', () => {
    const { analysis } = draft(buildDraftInput({ grounds: ['10.1.7'], citedMarks: [] }))
    expect(texts(analysis.querySelectorAll('h2')).map(title => title.split('、')[0])).toEqual([
      '一',
      '二',
      '三',
      '四',
      '五',
      '六',
      '七',
    ])
  })

  it('tells which cited mark is being compared', () => {
    const seen: string[] = []
    const citedMarks = [buildCitedMark(), buildCitedMark({ regNo: '31' })]
    draftDocuments({
      ...buildDraftInput({ citedMarks }),
      onCompare: (index, total, { regNo }) => seen.push(`${index}/${total} ${regNo}`),
    })
    expect(seen).toEqual(['0/2 28613907', '1/2 31'])
  })
})
