import { describe, expect, it } from 'vitest'
import { type CitedFacts, citedFactsOf } from '#domain/mark/cited-facts.ts'
import { citedTimeline } from '#domain/mark/cited-timeline.ts'
import { isSameOwner } from '#domain/mark/same-owner.ts'
import { buildCitedMark, buildNotice } from '../../server/drafting/build-draft-input.ts'

const facts = (given: Partial<CitedFacts> = {}): CitedFacts => ({
  status: 'registered',
  isOwn: false,
  isInternational: false,
  preliminaryDate: null,
  registrationDate: '2019-05-14',
  protectedFrom: null,
  expiryDate: '2029-05-13',
  endedOn: null,
  endedBy: null,
  isOfRegister: false,
  ...given,
})
const on = (given: Partial<CitedFacts>, day = '2026-06-22') => citedTimeline(facts(given), day)

describe('the timeline of a cited mark', () => {
  it.each([
    ['that is registered', {}, 'registered', true, 'pendingCase'],
    ['that is not registered yet', { status: 'earlier-filed', registrationDate: null }, 'pending', true, 'pendingCase'],
    ['of the applicant', { isOwn: true }, 'own', false, 'transfer'],
    ['in its grace period', { expiryDate: '2026-03-01' }, 'in-grace', true, 'renewal'],
    ['whose grace ended under a year ago', { expiryDate: '2025-08-01' }, 'barred', true, 'oneYear'],
    ['whose grace ended over a year ago', { expiryDate: '2024-08-01' }, 'ended', false, null],
    ['that the notice calls invalid', { status: 'invalidated', endedBy: '2025-05-01' }, 'ended', false, null],
    [
      'of which nothing is known',
      { status: 'unknown', registrationDate: null, expiryDate: null },
      'unknown',
      null,
      null,
    ],
  ] as const)('%s', (_what, given, state, isObstacle, suspension) => {
    expect(on(given)).toMatchObject({ state, isObstacle, suspension })
  })

  it('opens cancellation for non-use when three full years have passed, and names the day while they have not', () => {
    expect(on({ registrationDate: '2023-06-21' }).filings.nonUse).toMatchObject({ isOpen: true, from: '2026-06-22' })
    expect(on({ registrationDate: '2023-06-22' }).filings.nonUse).toMatchObject({
      isOpen: false,
      from: '2026-06-23',
      why: 'too-young',
    })
  })

  it('counts an international mark from the end of its refusal period, never from its registration', () => {
    const international = { isInternational: true, registrationDate: '2015-01-01' }
    expect(on(international).filings.nonUse).toMatchObject({ isOpen: false, from: null, why: 'protection-unknown' })
    expect(on({ ...international, protectedFrom: '2022-06-01' }).filings.nonUse).toMatchObject({
      isOpen: true,
      from: '2025-06-02',
    })
    expect(on({ ...international, protectedFrom: '2022-06-01' }).filings.invalidation.until).toBe('2027-06-01')
  })

  it.each([
    ['ended', 'ended', { status: 'cancelled', endedBy: '2025-05-01' }],
    ['the applicant’s own', 'own', { isOwn: true }],
    ['not registered', 'not-registered', { status: 'preliminary', registrationDate: null }],
    ['without a day of registration', 'registration-unknown', { registrationDate: null }],
  ] as const)('closes cancellation for non-use where the mark is %s', (_what, why, given) => {
    expect(on(given).filings.nonUse).toMatchObject({ isOpen: false, why })
  })

  it('lets a mark that was not renewed bar others until the old law ends, and says that this is assumed', () => {
    expect(on({ status: 'not-renewed', expiryDate: '2026-02-01' }, '2026-09-01')).toMatchObject({
      state: 'barred',
      bar: { from: '2026-08-01', until: '2026-12-31', isAssumed: true },
    })
    expect(on({ status: 'not-renewed', expiryDate: '2026-02-01' }, '2027-01-04').state).toBe('ended')
  })

  it('lets a surrendered mark bar others from 2027 on, and never before', () => {
    const surrendered = { status: 'surrendered', endedOn: '2026-10-08' } as const
    expect(on(surrendered, '2026-12-20').state).toBe('ended')
    expect(on(surrendered, '2027-03-01')).toMatchObject({
      state: 'barred',
      bar: { until: '2027-10-08', isAssumed: true },
    })
    expect(on({ status: 'surrendered', endedOn: '2025-10-08' }, '2027-03-01').state).toBe('ended')
  })

  it('ends the bar a year after the notice at the latest, where the day of the end is not known', () => {
    expect(on({ status: 'cancelled', expiryDate: null, endedBy: '2024-03-12' }, '2024-06-01')).toMatchObject({
      state: 'barred',
      bar: { until: '2025-03-12', isAtLatest: true },
    })
  })

  it('asks to look up a renewal where the printed term alone tells the end', () => {
    expect(on({ expiryDate: '2024-08-01' }).isToBeChecked).toBe(true)
    expect(on({ expiryDate: '2024-08-01', isOfRegister: true }).isToBeChecked).toBe(false)
  })

  it('opens opposition within the months after publication, and invalidation on absolute grounds at any time', () => {
    const published = { status: 'preliminary', registrationDate: null, preliminaryDate: '2026-04-06' } as const
    expect(on(published).filings.opposition).toMatchObject({ isOpen: true, until: '2026-07-06' })
    expect(on(published, '2026-07-07').filings.opposition).toMatchObject({ isOpen: false, why: 'too-late' })
    expect(on({}).filings.absoluteInvalidation.isOpen).toBe(true)
    expect(on({}).filings.invalidation).toMatchObject({ isOpen: false, why: 'too-late', until: '2024-05-14' })
  })
})

describe('what is known of a cited mark', () => {
  const notice = buildNotice({ applicant: 'ACME (Shanghai) Co., Ltd.' })

  it('knows the applicant’s own mark by its name, whatever its case, width and signs', () => {
    expect(isSameOwner('ＡＣＭＥ（SHANGHAI）CO LTD', notice.applicant)).toBe(true)
    expect(isSameOwner('张三', '李四；张三')).toBe(true)
    expect(isSameOwner('', '')).toBe(false)
    expect(isSameOwner('宁波青砚信息技术有限公司', '绍兴青砚山房数字科技有限公司')).toBe(false)
  })

  it('takes no owner of another name for the applicant because of an address in common', () => {
    const known = {
      status: 'registered',
      owner: '绍兴同楼贸易有限公司',
      address: '绍兴市越城区镜水路17号',
      preliminaryDate: null,
      registrationDate: '2019-01-01',
      expiryDate: null,
    } as const
    const beside = buildNotice({ address: known.address })
    expect(citedFactsOf(buildCitedMark(), beside, known)).toMatchObject({ isOwn: false, isAtAddress: true })
    expect(citedFactsOf(buildCitedMark(), notice, known).isAtAddress).toBeUndefined()
    const own = { ...known, owner: beside.applicant }
    expect(citedFactsOf(buildCitedMark(), beside, own)).toMatchObject({ isOwn: true })
  })

  it('takes an international mark from its number, and the end from the notice before the register', () => {
    const known = {
      status: 'registered',
      owner: '',
      address: '',
      preliminaryDate: null,
      registrationDate: '2010-01-01',
      expiryDate: null,
    } as const
    expect(citedFactsOf(buildCitedMark({ regNo: 'G1433221' }), notice).isInternational).toBe(true)
    expect(citedFactsOf(buildCitedMark({ status: 'cancelled' }), notice, known)).toMatchObject({
      status: 'cancelled',
      endedBy: '2026-06-02',
      registrationDate: '2010-01-01',
    })
  })
})
