import { describe, expect, it } from 'vitest'
import type { Evidence, Notice } from '#contract/notice.ts'
import { evidenceOf, findField, isWithin, noticePathOf, sourceOf } from '../../../src/lib/notice-source.ts'

const place = (page: number, y: number): Evidence => ({ page, box: [72, y, 100, 12], quote: '', state: 'exact' })
const evidence: Notice['evidence'] = {
  applicant: [place(1, 300)],
  'citedMarks.1.regNo': [place(2, 120)],
  'citedMarks.1.mark': [place(2, 120), place(1, 404)],
  'citedMarks.10.mark': [place(3, 80)],
}

it.each([
  ['citedMarks.1', 'citedMarks.1', true],
  ['citedMarks.1.mark', 'citedMarks.1', true],
  ['citedMarks.10.mark', 'citedMarks.1', false],
  ['citedMarks.1', 'citedMarks.1.mark', false],
])('%s within %s: %s', (path, whole, expected) => {
  expect(isWithin(path, whole)).toBe(expected)
})

it('finds the places of a fact', () => {
  expect(evidenceOf(evidence, 'applicant')).toEqual([place(1, 300)])
})

it('finds the places of all parts of a fact, first in the notice first', () => {
  expect(evidenceOf(evidence, 'citedMarks.1')).toEqual([place(1, 404), place(2, 120), place(2, 120)])
})

it('finds nothing where the notice does not say the fact', () => {
  expect(evidenceOf(evidence, 'agency')).toEqual([])
})

describe('a source key', () => {
  it('names a fact of the notice by its path', () => {
    expect(noticePathOf(sourceOf('citedMarks.0.regNo'))).toBe('citedMarks.0.regNo')
  })

  it.each(['law.30', 'register.47709815.owner', 'missing', 'model'])('%s is no place in the notice', source => {
    expect(noticePathOf(source)).toBeNull()
  })
})

describe('the field of a fact', () => {
  const fields = [
    { key: 'fee#0', source: null },
    { key: 'goods#0', source: 'notice.refusedGoods' },
    { key: 'applicant#0', source: 'notice.applicant' },
    { key: 'applicant#1', source: 'notice.applicant' },
    { key: 'tea#0', source: 'notice.refusedGoods.2' },
  ]
  const find = (path: string) => findField(fields, path)?.key

  it('is the first that holds it', () => {
    expect(find('applicant')).toBe('applicant#0')
  })

  it('is that of the fact itself before that of the whole it is a part of', () => {
    expect(find('refusedGoods.2')).toBe('tea#0')
    expect(find('refusedGoods.1')).toBe('goods#0')
  })

  it('does not exist for a fact that no field holds', () => {
    expect(find('agency')).toBeUndefined()
    expect(find('applicantAddress')).toBeUndefined()
  })
})
