import { expect, it } from 'vitest'
import type { FastSearchRequest } from '#contract/fast-search.ts'
import { MARK_STATUSES } from '#contract/vocabulary.ts'
import { judgeReport } from '#domain/verdict/judge-report.ts'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { type Block, isReference, plainLine } from '../../../server/report/report-block.ts'
import { readInput } from '../../../server/report/report-input.ts'
import { classVerdicts } from '../../../server/report/wording/class-verdict.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'
import { seededRandom } from '../../support/seeded-random.ts'

const SUBJECT = '杭州云杉听见科技有限公司'
const OWNERS = [SUBJECT, '杭州市云杉听见科技股份有限公司', '嘉兴云杉数据系统（集团）有限公司', '王小明', '宁波甲公司']
const NAMES = [
  '云杉听',
  '云杉',
  '杉云听',
  '云衫听',
  '云杉听小铺',
  'YUNSHAN',
  'YUNSHAN 云杉',
  'YUNSHEN',
  '星海',
  'XINGHAI',
]
const GROUPS = ['0901', '0902', '0903', '3501', '3502', '3503']
const DAYS = ['2015-02-01', '2025-11-30', '2026-01-20', '2030-08-13'] as const

const tablesOf = (blocks: readonly Block[], head: string): string[][] =>
  blocks.flatMap(block =>
    block.kind === 'table' && block.head.includes(head)
      ? block.rows.map(row => row.map(cell => (isReference(cell) ? '' : cell.lines.map(plainLine).join(' '))))
      : [],
  )

const randomSearch = (seed: number) => {
  const random = seededRandom(seed)
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value
  const some = <Value>(values: readonly Value[]): Value[] => values.filter(() => random() < 0.5)
  const request: FastSearchRequest = searchRequest({
    subject: SUBJECT,
    marknames: [...new Set([one(NAMES), one(NAMES), one(NAMES)])],
    categories: random() < 0.5 ? [9] : [9, 35],
    relateGroups: some(['3503']),
  })
  const marks = Array.from({ length: 40 }, () => {
    const niceClass = one([9, 35])
    const groups = some(GROUPS.filter(group => Number(group.slice(0, 2)) === niceClass))
    const [status, owner, expiryDate] = [one(MARK_STATUSES), one(OWNERS), one(DAYS)]
    return earlierMark(one(NAMES), { class: niceClass, groups, goods: [], status, owner, expiryDate })
  })
  const known = GROUPS.map(code => ({ code, class: Number(code.slice(0, 2)), nameZh: code, nameEn: code }))
  const report = buildReport(request, searchData(request, marks, { groups: known }))
  const overrules = some(report.hits.slice(0, 6)).map(({ id }) => ({ hit: id, reason: '不近似', at: '2026-06-15' }))
  return { report, overrules, number: '1', firm: '' }
}

it.each(
  Array.from({ length: 60 }, (_, seed) => seed),
)('lists every mark that it counts, with number, class, owner, rule and groups (%i)', seed => {
  const order = randomSearch(seed)
  const { report } = order
  const { body } = outlineReport(order)
  const listed = tablesOf(body, '注册号 · 类').filter(row => row.length === 7)
  const numbers = new Set(listed.map(row => row[2]))
  const numberOf = (hit: number): string => {
    const mark = report.marks[report.hits[hit]?.mark ?? -1]
    return `${mark?.regNo} · ${String(mark?.class).padStart(2, '0')}`
  }
  // The heading tells as many as are listed, each once.
  const told = body.flatMap(block =>
    block.kind === 'heading' ? (/^全部在先商标（(\d+) 件）$/u.exec(block.text)?.[1] ?? []) : [],
  )
  expect(told).toEqual(numbers.size === 0 ? [] : [String(listed.length)])
  expect(numbers.size).toBe(listed.length)
  for (const [verdict, , , owner, status, rules, groups] of listed) {
    expect(verdict).toMatch(/受阻|有风险/u)
    expect(OWNERS).toContain(owner)
    expect(status).not.toBe('')
    expect(rules).toMatch(/^R\d\d/u)
    expect(groups).not.toBe('')
  }
  // What each sentence and each cell rests on is among them.
  const input = readInput(order)
  for (const { hits, overruled } of classVerdicts(input))
    for (const { hit } of [...hits, ...overruled]) expect(numbers).toContain(numberOf(hit))
  for (const { hits } of input.unswayed.cells.flat(1))
    for (const { hit } of hits) expect(numbers).toContain(numberOf(hit))
  // A hit that is not listed is the applicant's own mark, which stands in its own table and in nobody's way.
  const own = new Set(tablesOf(body, '注册号').map(row => row[0]))
  for (const [hit, { mark }] of report.hits.entries()) {
    const isOwn = report.marks[mark]?.ownership === 'own'
    expect(isOwn ? own : numbers).toContain(numberOf(hit))
  }
  const ownHits = report.hits.filter(({ mark }) => report.marks[mark]?.ownership === 'own').map(({ id }) => id)
  expect(judgeReport(report, { overruled: new Set(ownHits) })).toEqual(judgeReport(report))
})
