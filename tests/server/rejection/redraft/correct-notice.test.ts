import { describe, expect, it } from 'vitest'
import type { NoticeCorrection } from '#contract/correction.ts'
import type { CitedMark, Evidence, Notice } from '#contract/notice.ts'
import { EMPTY_NOTICE } from '../../../../fixtures/empty-notice.ts'
import { correctNotice } from '../../../../server/rejection/redraft/correct-notice.ts'

const place = (quote: string, y: number): Evidence => ({ page: 1, box: [50, y, 100, 12], quote, state: 'exact' })
const cited = (facts: Partial<CitedMark>): CitedMark => ({
  regNo: '',
  mark: '',
  owner: '',
  status: 'unknown',
  classes: [],
  goods: [],
  dates: {},
  ...facts,
})

const NOTICE: Notice = {
  ...EMPTY_NOTICE,
  applicationNo: '80000001',
  mark: '',
  markIsDevice: true,
  applicant: '杭州云彬科技有限公司',
  grounds: ['30'],
  citedMarks: [cited({ regNo: '47709815', goods: ['软件', '手表'] }), cited({ regNo: '47709816', mark: '墨豚' })],
  refusedGoods: ['软件', '手表'],
  doubtful: ['markIsDevice', 'applicant', 'citedMarks.0.mark', 'citedMarks.1.mark'],
  evidence: {
    applicationNo: [place('80000001', 100)],
    applicant: [{ ...place('杭州云彬科技有限公司', 120), source: 'ocr' }],
    'citedMarks.0.regNo': [place('47709815', 200)],
    'citedMarks.0.goods.0': [place('软件', 220)],
    'citedMarks.0.goods.1': [place('手表', 221)],
    'citedMarks.1.regNo': [place('47709816', 240)],
    'citedMarks.1.mark': [place('墨豚', 260)],
    'refusedGoods.0': [place('软件', 300)],
    'refusedGoods.1': [place('手表', 301)],
  },
}

const correct = (
  facts: Partial<NoticeCorrection['facts']>,
  confirmed: string[] = [],
  citedMarks: NoticeCorrection['facts']['citedMarks'] = NOTICE.citedMarks.map((mark, from) => ({ ...mark, from })),
): Notice => {
  const { evidence: _e, doubtful: _d, layout: _l, textSource: _t, ...own } = NOTICE
  return correctNotice(NOTICE, { revision: 0, confirmed, facts: { ...own, citedMarks, ...facts } })
}

describe('a corrected notice', () => {
  it('is the same where nothing was corrected', () => {
    expect(correct({})).toEqual(NOTICE)
  })

  it('keeps the place of a misread fact and says who reads it so', () => {
    const { applicant, evidence, doubtful } = correct({ applicant: '杭州云杉科技有限公司' })
    expect(applicant).toBe('杭州云杉科技有限公司')
    expect(evidence['applicant']).toEqual([
      { page: 1, box: [50, 120, 100, 12], quote: '杭州云彬科技有限公司', state: 'inferred', source: 'attorney' },
    ])
    expect(doubtful).not.toContain('applicant')
  })

  it('says of a fact that was not read that it stands nowhere: the mark typed from its picture', () => {
    const { mark, evidence, doubtful } = correct({ mark: '墨豚星球' })
    expect(mark).toBe('墨豚星球')
    expect(evidence['mark']).toEqual([])
    expect(doubtful).toEqual(['applicant', 'citedMarks.0.mark', 'citedMarks.1.mark'])
  })

  it('has no source for a fact that was emptied', () => {
    expect(correct({ applicationNo: '' }).evidence).not.toHaveProperty('applicationNo')
  })

  it('no longer doubts what was confirmed', () => {
    expect(correct({}, ['applicant', 'citedMarks.1.mark']).doubtful).toEqual(['markIsDevice', 'citedMarks.0.mark'])
  })

  it('doubts that marks are cited until one is added', () => {
    const notice = { ...NOTICE, citedMarks: [], doubtful: ['citedMarks'] }
    const doubtsWith = (citedMarks: NoticeCorrection['facts']['citedMarks']) =>
      correctNotice(notice, { revision: 0, confirmed: [], facts: { ...NOTICE, citedMarks } }).doubtful
    expect(doubtsWith([])).toEqual(['citedMarks'])
    expect(doubtsWith([{ ...cited({ regNo: '1' }), from: null }])).toEqual([])
  })

  it('moves places and doubts with a cited mark when one before it is taken out', () => {
    const { citedMarks, evidence, doubtful } = correct(
      {},
      [],
      [{ ...cited({ regNo: '47709816', mark: '墨豚' }), from: 1 }],
    )
    expect(citedMarks.map(({ regNo }) => regNo)).toEqual(['47709816'])
    expect(evidence['citedMarks.0.mark']).toEqual([place('墨豚', 260)])
    expect(Object.keys(evidence).filter(path => path.startsWith('citedMarks.1'))).toEqual([])
    expect(doubtful).toEqual(['markIsDevice', 'applicant', 'citedMarks.0.mark'])
  })

  it('gives a cited mark that was not read what the attorney typed, and nothing else', () => {
    const added = { ...cited({ regNo: '50000001', mark: '海豚' }), from: null }
    const { evidence } = correct({}, [], [...NOTICE.citedMarks.map((mark, from) => ({ ...mark, from })), added])
    expect(Object.entries(evidence).filter(([path]) => path.startsWith('citedMarks.2'))).toEqual([
      ['citedMarks.2.regNo', []],
      ['citedMarks.2.mark', []],
    ])
  })

  it('keeps the places of the goods that stay, wherever they stand in the list now', () => {
    const { evidence } = correct({ refusedGoods: ['键盘', '手表'] })
    expect(evidence['refusedGoods.0']).toEqual([])
    expect(evidence['refusedGoods.1']).toEqual([place('手表', 301)])
  })

  it('keeps the places of the reasons, and a doubt about a whole mark until it is confirmed or changed', () => {
    const notice = {
      ...NOTICE,
      doubtful: ['citedMarks.1'],
      evidence: { ...NOTICE.evidence, 'reasons.0.text': [place('该商标与他人商标近似。', 400)] },
    }
    const { evidence: _e, doubtful: _d, layout: _l, textSource: _t, ...own } = notice
    const marks = notice.citedMarks.map((mark, from) => ({ ...mark, from }))
    const doubtsAfter = (citedMarks: typeof marks, confirmed: string[] = []) =>
      correctNotice(notice, { revision: 0, confirmed, facts: { ...own, citedMarks } })
    expect(doubtsAfter(marks)).toEqual(notice)
    expect(doubtsAfter(marks, ['citedMarks.1']).doubtful).toEqual([])
    expect(doubtsAfter(marks.map(mark => ({ ...mark, owner: '海豚公司' }))).doubtful).toEqual([])
    expect(doubtsAfter(marks.slice(1)).doubtful).toEqual(['citedMarks.0'])
  })
})
