import { describe, expect, it } from 'vitest'
import type { SearchReport } from '#contract/search-report.ts'
import { judgeReport } from '#domain/verdict/judge-report.ts'
import { judgeEncounter } from '#domain/verdict/verdict.ts'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

const DAY = '2026-06-15'
const ALIVE = { life: 'alive', status: 'registered', barredUntil: null } as const

describe('an earlier mark', () => {
  const cases = [
    ['similar', 'same-part', ALIVE, 'blocked', 'earlierRight'],
    ['identical', 'similar-group', { ...ALIVE, life: 'pending', status: 'preliminary' }, 'blocked', 'earlierRight'],
    ['similar', 'same-part', { ...ALIVE, life: 'pending', status: 'pending' }, 'blocked', 'earlierFiling'],
    ['similar', 'same-part', { ...ALIVE, life: 'in-grace' }, 'blocked', 'renewalOpen'],
    ['identical', 'same-group', ALIVE, 'caution', 'otherPart'],
    ['weak', 'same-part', ALIVE, 'caution', 'weakResemblance'],
    ['weak', 'same-group', ALIVE, null, null],
    ['identical', 'same-part', { ...ALIVE, life: 'dead', barredUntil: '2026-06-15' }, 'caution', 'oneYearBar'],
    ['identical', 'same-part', { ...ALIVE, life: 'dead', barredUntil: '2026-06-14' }, null, null],
  ] as const
  it.each(cases)('%s, %s, %o: %s by %s', (similarity, relation, mark, verdict, ground) => {
    expect(judgeEncounter({ similarity, relation, mark, day: DAY })).toEqual(verdict && { verdict, ground })
  })
})

const GROUPS = ['0901', '0907'].map(code => ({ code, class: 9, nameZh: code, nameEn: code }))

const goods = (id: number, group: string, cnName: string) => ({
  id,
  marktypenum: 9,
  groups: group,
  paragraph: '',
  cnName,
  enName: '',
  relateGroups: [],
  description: '',
  itemNo: String(id),
})

const report = (): SearchReport => {
  const request = searchRequest({
    categories: [9],
    groups: ['0901', '0907'],
    chooseGoodVOS: [goods(1, '0901', '计算机'), goods(2, '0901', '光盘'), goods(3, '0907', '电话机')],
    marknames: ['云杉听', '!!'],
  })
  const relations = [
    {
      id: 1,
      group: '0901',
      paragraph: '',
      kind: 'similar' as const,
      subject: '光盘',
      toGroup: '0908',
      toParagraph: '',
      toItems: '',
      oldEdition: '',
      clause: '0901的光盘与0908类似',
    },
  ]
  const marks = [
    earlierMark('云杉听', { groups: ['0908'], goods: [] }),
    earlierMark('云杉听', { groups: ['0907'], goods: [] }),
  ]
  return buildReport(request, searchData(request, marks, { groups: GROUPS, relations }))
}

const verdicts = (...given: Parameters<typeof judgeReport>) =>
  judgeReport(...given).cells.map(cells => cells.map(({ verdict }) => verdict))

describe('a report', () => {
  it('is judged group by group; a name without wording was not searched', () => {
    expect(verdicts(report())).toEqual([
      ['blocked', 'not-searched'],
      ['blocked', 'not-searched'],
    ])
  })

  it('is judged anew without goods: a note that names items reaches a group through those alone', () => {
    expect(verdicts(report(), { droppedGoods: new Set([0]) })[0]?.[0]).toBe('blocked')
    expect(verdicts(report(), { droppedGoods: new Set([1]) })[0]?.[0]).toBe('clear')
    expect(verdicts(report(), { droppedGoods: new Set([2]) })[1]?.[0]).toBe('dropped')
  })

  it('is judged without the hits that were overruled', () => {
    const drawn = report()
    const overruled = new Set(drawn.hits.filter(({ links }) => links[0]?.row === 1).map(({ id }) => id))
    expect(overruled.size).toBe(1)
    expect(verdicts(drawn, { overruled }).map(([verdict]) => verdict)).toEqual(['blocked', 'clear'])
  })
})

describe('an absolute ground', () => {
  const screened = (verdict: 'blocked' | 'caution', classes: number[] = []): SearchReport => ({
    ...report(),
    screening: { asOf: '2026-11', findings: [{ name: 1, ground: '11.1.1', verdict, word: '听', classes }] },
  })

  it.each([
    ['caution', [], 'caution'],
    ['blocked', [9], 'blocked'],
    ['blocked', [35], 'not-searched'],
  ] as const)('%s in classes %j: the cell is %s, whatever marks say', (verdict, classes, expected) => {
    const cell = judgeReport(screened(verdict, [...classes])).cells[0]?.[1]
    expect([cell?.verdict, cell?.ofMarks, cell?.absolute.length]).toEqual([
      expected,
      'not-searched',
      expected === 'not-searched' ? 0 : 1,
    ])
  })

  it('leaves other names as their marks make them', () => {
    const [plain, found] = [report(), screened('blocked')].map(known => judgeReport(known).cells[0]?.[0]?.verdict)
    expect(found).toBe(plain)
  })
})
