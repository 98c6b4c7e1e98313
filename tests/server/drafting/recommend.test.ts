import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import type { CitedMark } from '#contract/notice.ts'
import { draftDocuments } from '../../../server/drafting/draft-documents.ts'
import { buildCitedMark, buildDraftInput } from './build-draft-input.ts'
import { SAMPLE_CLASSIFICATION } from './sample-classification.ts'

const analysisOf = (cited: Partial<CitedMark>, facts: Parameters<typeof buildDraftInput>[0] = {}, hasTable = false) => {
  const citedMarks = [buildCitedMark(cited)]
  const input = buildDraftInput({ citedMarks, ...facts }, hasTable ? { classification: SAMPLE_CLASSIFICATION } : {})
  return parseHTML(`<html><body>${draftDocuments(input).analysisContent}</body></html>`).document
}
const firstOption = (document: Document): string | undefined =>
  document.querySelector('[data-name="citedMark1FirstOption"] [data-checked]')?.textContent ?? undefined
const isOn = (document: Document, name: string): boolean =>
  document.querySelector(`[data-field="switch"][data-name="citedMark1${name}"]`)?.getAttribute('data-value') === '0'

describe('the first option against a cited mark', () => {
  const other = { mark: '墨豚星球' }
  it.each([
    ['argues the marks where no rule fired', other, '主张商标不近似'],
    [
      'takes over a mark that bears the applicant’s name',
      { owner: '绍兴青砚山房数字科技有限公司' },
      '受让引证商标或者统一权利人名义',
    ],
    [
      'relies on a term that ended with its grace period',
      { dates: { exclusiveTo: '2025-12-04' } },
      '主张引证商标已失效',
    ],
    [
      'cancels a similar mark of three years',
      { dates: { registrationDate: '2023-06-05' } },
      '申请撤销连续三年不使用的引证商标',
    ],
    ['waits for a similar mark that is pending', { status: 'preliminary' }, '请求中止审理'],
    ['is left open where the facts do not decide', {}, undefined],
    ['is left open for a device', { mark: '图形' }, undefined],
  ] as const)('%s', (_name, cited, option) => {
    expect(firstOption(analysisOf(cited))).toBe(option)
  })

  it.each([
    '2025-12-22',
    '2026-06-04',
  ])('does not take a term that ended on %s for lost within its grace period', day => {
    expect(firstOption(analysisOf({ dates: { exclusiveTo: day } }))).not.toBe('主张引证商标已失效')
  })

  it('argues the goods where the classification has none of them similar', () => {
    const facts = { classes: [35], refusedGoods: ['广告'] }
    expect(firstOption(analysisOf({ classes: [9], goods: ['太阳镜'] }, facts, true))).toBe('主张服务不类似')
    expect(firstOption(analysisOf({ classes: [9], goods: ['一种未知的商品'] }, facts, true))).toBeUndefined()
  })

  it('switches on what it recommends, and suspension with a cancellation', () => {
    const document = analysisOf({ dates: { registrationDate: '2020-06-05' } })
    expect(['NonUse', 'Suspension', 'Argue'].map(name => isOn(document, name))).toEqual([true, true, true])
    expect(['Goods', 'Lapsed', 'Challenge', 'Assignment', 'Consent'].some(name => isOn(document, name))).toBe(false)
  })

  it('offers no consent and no argument against a mark with the same wording', () => {
    const document = analysisOf({ mark: '青砚山房' })
    expect(isOn(document, 'Argue')).toBe(false)
    expect(document.querySelector('[data-name="citedMark1Consent"]')).toBeNull()
  })

  it('offers no cancellation of a mark that is not registered, and says when its opposition period ends', () => {
    const document = analysisOf({ status: 'preliminary', dates: { preliminaryDate: '2026-04-13' } })
    expect(document.querySelector('[data-name="citedMark1NonUse"]')).toBeNull()
    expect(document.body.textContent).toContain('异议期至2026年7月13日届满')
  })
})

describe('the rights in a cited mark', () => {
  it('are a marked gap, and what the register says where there is one', () => {
    const gap = analysisOf({}).querySelector('[data-name="citedMark1Rights"]')
    expect(gap?.hasAttribute('data-required')).toBe(true)
    const register = () => ({ zh: '有效', en: 'in force', asOf: '2026-06-01' })
    const { analysisContent } = draftDocuments(buildDraftInput({}, { register }))
    expect(analysisContent).toContain('<span data-source="register.28613907.status">有效（截至2026年6月1日）</span>')
    expect(analysisContent).not.toContain('citedMark1Rights')
  })
})

describe('an argument that no rule speaks against', () => {
  const basisOf = (mark: string, cited: string, text: string): string => {
    const regNo = '41000000'
    const reasons = [{ ground: '30', text, goods: [], citedMarks: [regNo] }]
    return analysisOf({ regNo, mark: cited }, { mark, reasons }).body?.textContent ?? ''
  }

  it('is called weak where the marks have words in common', () => {
    expect(basisOf('野莓集', '野莓商店', '该商标与引证商标近似。')).toContain('但两商标均含有“野莓”，单凭此项较弱')
    expect(basisOf('野莓集', '墨豚', '该商标与引证商标近似。')).not.toContain('均含有')
  })

  it('has the sound to meet where letters spell that of characters in the other mark', () => {
    const reason = '该商标与引证商标近似。'
    expect(basisOf('花信里', 'HUAXIN', reason)).toContain('但“HUAXIN”与“花信”的拼音相同，呼叫须一并答复')
    expect(basisOf('花信里', 'HUAXU', reason)).not.toContain('拼音相同')
  })

  it('has the meaning to meet where the examiner rests on it', () => {
    const words = '通知书以含义立论，须先证明含义不同'
    expect(basisOf('野莓集', 'WILDBEERE', '该商标与“WILDBEERE”含义相同，构成近似。')).toContain(words)
    expect(basisOf('野莓集', 'WILDBEERE', '该商标与“WILDBEERE”构成近似。')).not.toContain(words)
  })
})

it('says once, beside the first cited mark, what holds of the argument against any', () => {
  const citedMarks = ['青岩', '墨豚'].map((mark, index) => buildCitedMark({ regNo: `4100000${index}`, mark }))
  const document = analysisOf({}, { citedMarks })
  const text = document.body?.textContent ?? ''
  expect(text.match(/单独主张时较弱，宜同时提交使用证据/g)).toHaveLength(1)
  expect(text).toContain('主张与引证商标二不近似：在理由书中就')
})
