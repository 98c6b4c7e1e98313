import { describe, expect, it } from 'vitest'
import { findField, noticePathOf, sourceOf } from '../../../src/features/rejection-detail/notice-source.ts'

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
