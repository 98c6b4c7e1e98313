import { describe, expect, it } from 'vitest'
import { runningBar } from '#domain/mark/one-year-bar.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { buildMark } from '../../support/register-marks.ts'

const event = (date: string, code: string, zh = '') => ({ date, code, zh, en: '', detail: '' })

const barOf = (mark: Partial<RegisterMark>, day: string, knownOn?: string) =>
  runningBar(buildMark({ registrationDate: '2010-01-01', ...mark }), day, knownOn)

describe('a mark that was not renewed', () => {
  it.each([
    ['a year from the end of its grace period', '2024-06-13', '2025-12-13', '2025-12-13'],
    ['no longer than the law that says so', '2026-02-28', '2026-09-01', '2026-12-31'],
    ['not at all once the 2026 revision is in force', '2026-08-31', '2027-03-05', undefined],
    ['not after the year', '2024-06-13', '2025-12-14', undefined],
  ])('bars others %s', (_how, expiryDate, day, last) => {
    expect(barOf({ status: 'expired', expiryDate }, day)?.until).toBe(last)
  })
})

describe('a mark that was cancelled, invalidated or surrendered', () => {
  const cases = [
    ['cancelled', [event('2026-03-02', 'cancelled')], '2026-12-31', false],
    ['cancelled', [event('2025-12-20', 'x', '撤销三年不使用注册商标公告')], '2026-12-20', false],
    ['invalidated', [event('2026-01-05', 'invalidated')], '2026-12-31', false],
    ['cancelled', [event('2026-10-08', 'surrendered')], '2027-10-08', false],
    ['cancelled', [], '2027-11-01', true],
    ['ended', [], '2027-11-01', true],
    ['invalidated', [], '2026-12-31', true],
  ] as const
  it.each(cases)('%s by %j bars others until %s', (status, events, until, isAtLatest) => {
    expect(barOf({ status, events: [...events] }, '2026-11-22', '2026-11-01')).toMatchObject({ until, isAtLatest })
  })

  it('tells the day it ended and how that is known', () => {
    const [onDay, knownOn] = ['2026-11-22', '2026-11-01'] as const
    const told = (mark: Partial<RegisterMark>) => barOf(mark, onDay, knownOn)
    const record = { status: 'cancelled', events: [event('2026-03-02', 'cancelled')] } as const
    expect(told({ ...record, events: [...record.events] })).toMatchObject({ endedOn: '2026-03-02', by: 'record' })
    expect(told({ status: 'invalidated' })).toMatchObject({ endedOn: '2026-11-01', by: 'source' })
    expect(told({ status: 'expired', expiryDate: '2026-02-28' })).toMatchObject({ endedOn: '2026-08-28', by: 'term' })
    const surrendered = { status: 'cancelled', events: [event('2026-10-08', 'surrendered')] } as const
    expect(told({ ...surrendered, events: [...surrendered.events] })).toMatchObject({
      endedOn: '2026-10-08',
      from: '2027-01-01',
    })
  })

  it('says where the record does not tell a cancellation from a surrender', () => {
    expect(barOf({ status: 'cancelled' }, '2026-11-22', '2026-11-01')).toMatchObject({
      from: '2026-11-01',
      isCauseOpen: true,
    })
    expect(barOf({ status: 'cancelled', expiryDate: '2026-01-01' }, '2026-11-22')?.until).toBe('2027-07-01')
    const told = barOf({ status: 'cancelled', events: [event('2026-03-02', 'cancelled')] }, '2026-11-22')
    expect(told).not.toHaveProperty('isCauseOpen')
  })

  it('bars nobody when the event is over a year old', () => {
    expect(barOf({ status: 'cancelled', events: [event('2025-11-01', 'cancelled')] }, '2026-11-22')).toBeNull()
  })

  it('bars nobody when its term and grace ended over a year ago, whenever it was cancelled', () => {
    expect(barOf({ status: 'cancelled', expiryDate: '2025-01-01' }, '2026-11-22')).toBeNull()
  })

  it('bars nobody when it was refused, withdrawn, or lives', () => {
    for (const status of ['refused', 'withdrawn', 'registered'] as const)
      expect(barOf({ status }, '2026-11-22')).toBeNull()
  })
})
