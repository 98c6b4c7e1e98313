import { describe, expect, it } from 'vitest'
import { buildCitedMark } from '../drafting/build-draft-input.ts'
import { openTypedCase, said } from './typed-case.ts'

// The notice: dispatched 2026-06-02, received 2026-06-05, applied for 2025-08-19; the last day for review is 2026-06-22.
const FACTS = {
  mark: '禾芽',
  grounds: ['30'],
  refusedGoods: ['糕点', '糖果'],
  citedMarks: [buildCitedMark({ regNo: '20311846', mark: '禾雅', owner: '衢州禾雅食品有限公司', goods: ['糕点'] })],
}
const draft = openTypedCase(FACTS)
const english = openTypedCase(FACTS, { isEn: 1 })

describe('days', () => {
  it.each([
    ['申请人于6月8日收到驳回通知书。', 'date 6月8日'],
    ['本复审申请于2026年7月3日提交，未超过法定期限。', 'dateAfterDue 2026年7月3日'],
  ])('without a year, or after the last day, are found: %s', (sentence, finding) => {
    expect(said(draft.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    '申请人于6月5日收到驳回通知书。',
    '本复审申请于2026年6月18日提交。',
    '每年6月8日，申请人举办糕点节。',
    '2024年7月3日，申请人与浙江某超市签订供货合同。',
    '申请人于2026年7月3日之后仍将继续使用申请商标。',
  ])('of something else raise nothing: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })
})

describe('names of laws and of the office', () => {
  it.each([
    ['依据《商标权法》第三十条的规定，两商标不近似。', 'statute 商标权法'],
  ])('that are no names are found: %s', (sentence, finding) => {
    expect(said(draft.raised(sentence))).toContainEqual(finding)
  })

  it.each([
    '参见《商标法原理》一书。',
    '《商标审查审理指南》对此有说明。',
  ])('of books and guidelines raise nothing: %s', sentence => {
    expect(said(draft.raised(sentence))).toEqual([])
  })

  it('is the office’s own in English', () => {
    expect(
      said(english.raised('The applicant respectfully asks the Chinese Trademark Office to review the refusal.')),
    ).not.toEqual([])
    expect(
      said(
        english.raised(
          'The applicant respectfully asks the China National Intellectual Property Administration to review the refusal.',
        ),
      ),
    ).toEqual([])
  })
})
