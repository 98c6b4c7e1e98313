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
  const fields = {
    analysis: [
      { key: 'fee#0', source: null },
      { key: 'goods#0', source: 'notice.refusedGoods' },
      { key: 'applicant#0', source: 'notice.applicant' },
    ],
    reason: [
      { key: 'applicant#1', source: 'notice.applicant' },
      { key: 'tea#0', source: 'notice.refusedGoods.2' },
    ],
  }
  const find = (path: string, tabs: readonly ('analysis' | 'reason')[] = ['analysis', 'reason']) =>
    findField(tabs, tab => fields[tab], path)

  it('is looked for in the shown document first', () => {
    expect(find('applicant')).toEqual({ tab: 'analysis', key: 'applicant#0', source: 'notice.applicant' })
    expect(find('applicant', ['reason', 'analysis'])).toMatchObject({ tab: 'reason', key: 'applicant#1' })
  })

  it('is that of the fact itself before that of the whole it is a part of', () => {
    expect(find('refusedGoods.2')).toMatchObject({ tab: 'reason', key: 'tea#0' })
    expect(find('refusedGoods.1')).toMatchObject({ tab: 'analysis', key: 'goods#0', source: 'notice.refusedGoods' })
  })

  it('does not exist for a fact that no field holds', () => {
    expect(find('agency')).toBeUndefined()
    expect(find('applicantAddress')).toBeUndefined()
  })
})
