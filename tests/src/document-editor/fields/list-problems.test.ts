import { describe, expect, it } from 'vitest'
import { EMPTY_NOTICE } from '../../../../fixtures/empty-notice.ts'
import type { FieldItem } from '../../../../src/features/document-editor/fields/field-store.ts'
import {
  listDoubts,
  listOpenPlaces,
  listProblems,
} from '../../../../src/features/document-editor/fields/list-problems.ts'
import { buildFieldItem } from '../../../support/build-field-item.ts'

const REG_NO = '47709815'
const NOTICE = {
  ...EMPTY_NOTICE,
  citedMarks: [{ regNo: REG_NO, mark: '', owner: '', status: 'unknown' as const, classes: [], goods: [], dates: {} }],
}
const DEADLINE = { due: '2026-06-22', warnings: [] }

const buildItem = (change: Partial<FieldItem> = {}): FieldItem =>
  buildFieldItem({ key: 'number#0', label: '注册号', value: REG_NO, source: 'notice.citedMarks.0.regNo', ...change })
const EMPTY = { value: '', isEmpty: true, isRequired: true, source: 'missing' }

const problemsOf = (items: readonly FieldItem[], day = '2026-06-22') =>
  listProblems({ items, notice: NOTICE, deadline: DEADLINE, now: Date.parse(`${day}T23:59:59+08:00`) })

it('finds nothing in a document that is whole and in time', () => {
  expect(problemsOf([buildItem()])).toEqual([])
})

it('says that the deadline has passed, from the day after it on', () => {
  expect(problemsOf([], '2026-06-23')).toEqual([{ kind: 'passed', due: '2026-06-22' }])
})

it('begins with what may make the deadline another, whatever else there is', () => {
  const warning = { zh: '收到日期早于发文日期', en: 'received before it was dispatched' }
  const problems = listProblems({
    items: [buildItem({ value: '47709816' })],
    notice: NOTICE,
    deadline: { ...DEADLINE, warnings: [warning] },
    now: Date.parse('2026-06-23T00:00:00+08:00'),
  })
  expect(problems.map(({ kind }) => kind)).toEqual(['passed', 'warned', 'notCited'])
})

it('names a required field that is gone', () => {
  const gone = buildItem({ ...EMPTY, key: 'phone#0' })
  const problems = listProblems({ items: [], missing: [gone], notice: NOTICE, deadline: DEADLINE, now: 0 })
  expect(problems).toEqual([{ kind: 'missing', item: gone }])
})

it('names a number of a cited mark that the notice does not cite', () => {
  const other = buildItem({ value: '47709816' })
  expect(problemsOf([buildItem(), other])).toEqual([{ kind: 'notCited', item: other }])
})

describe('places to complete', () => {
  const empty = (...keys: string[]): FieldItem[] => keys.map(key => buildItem({ ...EMPTY, key, label: key }))
  const placesOf = (items: readonly FieldItem[]) =>
    listOpenPlaces(items).map(({ fields }) => fields.map(({ key }) => key))

  it('are one for fields of one name', () => {
    expect(placesOf(empty('a#0', 'a#1', 'b#0'))).toEqual([['a#0'], ['b#0']])
  })

  it('are one for the fields of a cited mark, of the evidence and of the first page', () => {
    const items = empty('citedMark1Answer#0', 'evidence1#0', 'citedMark1Owner#0', 'evidence2Page#0', 'firmName#0')
    expect(placesOf([...items, ...empty('applicantContact#0', 'citedMark2Answer#0', 'claims#0')])).toEqual([
      ['citedMark1Answer#0', 'citedMark1Owner#0'],
      ['evidence1#0', 'evidence2Page#0'],
      ['firmName#0', 'applicantContact#0'],
      ['citedMark2Answer#0'],
      ['claims#0'],
    ])
  })

  it('are none in what is filled, optional or left out of the export', () => {
    expect(
      placesOf([buildItem(), buildItem({ ...EMPTY, isRequired: false }), buildItem({ ...EMPTY, isOff: true })]),
    ).toEqual([])
  })
})

it('is content with what the export leaves out', () => {
  expect(problemsOf([buildItem({ ...EMPTY, isOff: true }), buildItem({ value: '1', isOff: true })])).toEqual([])
})

describe('doubts', () => {
  const buildDoubted = (facts: Partial<FieldItem> = {}): FieldItem =>
    buildFieldItem({ key: 'address#0', label: '申请人地址', value: '杭州市', source: 'notice.address', ...facts })

  it('name the field of a fact that was read with doubt', () => {
    const item = buildDoubted()
    expect(listDoubts([item, buildDoubted({ source: 'notice.agency' })], ['address']).fields).toEqual([item])
  })

  it.each([
    ['checked', { isReviewed: true }],
    ['edited', { isEdited: true }],
    ['empty, which is a problem of its own', { isEmpty: true, value: '' }],
    ['switched off', { isOff: true }],
    ['from elsewhere', { source: 'law.30' }],
    ['without a source', { source: null }],
  ])('do not name a field that is %s', (_, facts) => {
    expect(listDoubts([buildDoubted(facts)], ['address']).fields).toEqual([])
  })

  it('name each field of a cited mark that is doubtful as a whole', () => {
    const [status, other] = [
      buildDoubted({ source: 'notice.citedMarks.1.status' }),
      buildDoubted({ source: 'notice.citedMarks.10.status' }),
    ]
    expect(listDoubts([status, other], ['citedMarks.1'])).toEqual({ fields: [status], facts: [] })
  })

  it('name the list of a doubtful part that no field holds', () => {
    const owner = buildDoubted({ source: 'notice.citedMarks.0.owner', isReviewed: true })
    expect(listDoubts([owner], ['citedMarks.0.owner', 'reasons.1.goods'])).toEqual({ fields: [], facts: ['reasons'] })
    expect(listDoubts([owner], ['citedMarks.0.goods']).facts).toEqual(['citedMarks'])
  })

  it('name facts that no field holds', () => {
    expect(listDoubts([], ['grounds', 'address', 'refusedGoods']).facts).toEqual(['grounds', 'refusedGoods'])
  })
})
