import { describe, expect, it } from 'vitest'
import type { CitedMark, Notice } from '#contract/notice.ts'
import { EMPTY_NOTICE } from '../../../../fixtures/empty-notice.ts'
import {
  advance,
  type CorrectionEvent,
  correctionOf,
  countCorrections,
  invalidRows,
  NOTHING_CORRECTED,
} from '../../../../src/lib/facts/correction-state.ts'
import { doubtsOfRow, factRows } from '../../../../src/lib/facts/fact-rows.ts'

const cited = (regNo: string): CitedMark => ({
  regNo,
  mark: '',
  owner: '',
  status: 'unknown',
  classes: [9],
  goods: ['软件'],
  dates: { priority: '2020-01-01' },
})
const NOTICE: Notice = {
  ...EMPTY_NOTICE,
  applicant: '杭州云彬',
  classes: [9, 42],
  citedMarks: [cited('1'), cited('2')],
  doubtful: ['markIsDevice', 'citedMarks.1.goods.0'],
}

const rowAt = (path: string, marks = 3) => {
  const rows = factRows(marks)
  const row = [...rows.own, ...rows.marks.flat(), ...rows.goods].find(candidate => candidate.path === path)
  if (!row) throw new Error(`no row ${path}`)
  return row
}
const typed = (path: string, text: string): CorrectionEvent => ({ type: 'typed', row: rowAt(path), text })
const stateAfter = (...events: CorrectionEvent[]) => events.reduce(advance(NOTICE), NOTHING_CORRECTED)
const factsAfter = (...events: CorrectionEvent[]) => correctionOf(NOTICE, stateAfter(...events)).facts

describe('facts being corrected', () => {
  it.each([
    ['applicant', ' 杭州云杉 ', { applicant: '杭州云杉' }],
    ['classes', '9，35、42', { classes: [9, 35, 42] }],
    ['grounds', '30 10.1.7', { grounds: ['30', '10.1.7'] }],
    ['dispatchDate', '2026年6月5日', { dispatchDate: '2026-06-05' }],
    ['refusedGoods', '软件\n\n 手表 ', { refusedGoods: ['软件', '手表'] }],
    ['kind', 'partial', { kind: 'partial' }],
  ])('%s typed as %j', (path, text, facts) => {
    expect(factsAfter(typed(path, text))).toMatchObject(facts)
  })

  it.each([
    ['classes', '九'],
    ['classes', '46'],
    ['dispatchDate', '2026-02-30'],
    ['grounds', '第三十条'],
  ])('%s typed as %s is not understood, and not sent', (path, text) => {
    const state = stateAfter(typed(path, text))
    expect(invalidRows(NOTICE, state).map(row => row.path)).toEqual([path])
    expect(correctionOf(NOTICE, state).facts).toEqual(factsAfter())
  })

  it('is no correction once it is as it was read', () => {
    expect(countCorrections(stateAfter(typed('applicant', '云杉'), typed('applicant', '杭州云彬')))).toBe(0)
  })

  it('tells the cited marks that stay from those that go and come; an added one left empty is none', () => {
    const { citedMarks } = factsAfter(
      { type: 'removed', mark: 0, isRemoved: true },
      { type: 'added' },
      { type: 'added' },
      typed('citedMarks.1.mark', '墨豚'),
      typed('citedMarks.2.regNo', '3'),
    )
    expect(citedMarks).toEqual([
      { ...cited('2'), mark: '墨豚', from: 1 },
      { regNo: '3', mark: '', owner: '', status: 'unknown', classes: [], goods: [], dates: {}, from: null },
    ])
  })

  it('sends what was confirmed, unless that was taken back', () => {
    const confirm = (isConfirmed: boolean): CorrectionEvent => ({ type: 'confirmed', doubts: ['a', 'b'], isConfirmed })
    expect(correctionOf(NOTICE, stateAfter(confirm(true))).confirmed).toEqual(['a', 'b'])
    expect(correctionOf(NOTICE, stateAfter(confirm(true), confirm(false))).confirmed).toEqual([])
  })
})

it('a doubt belongs to the row it is about: a device to the mark, an item to its list', () => {
  expect(doubtsOfRow(rowAt('mark'), NOTICE.doubtful)).toEqual(['markIsDevice'])
  expect(doubtsOfRow(rowAt('citedMarks.1.goods'), NOTICE.doubtful)).toEqual(['citedMarks.1.goods.0'])
  expect(doubtsOfRow(rowAt('citedMarks.1.mark'), NOTICE.doubtful)).toEqual([])
})
