import { describe, expect, it } from 'vitest'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { isReference, plainLine, type TableBlock } from '../../../server/report/report-block.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

const GROUPS = Array.from({ length: 30 }, (_, index) => {
  const code = `09${String(index + (index < 10 ? 1 : 5)).padStart(2, '0')}`
  return { code, class: 9, nameZh: `类似群${code}`, nameEn: `group ${code}` }
})

const gridOf = (marknames: string[], groups: string[][]): string[][] => {
  const request = searchRequest({ marknames, categories: [9] })
  const marks = groups.map(codes => earlierMark('云杉听', { groups: codes, goods: [] }))
  const report = buildReport(request, searchData(request, marks, { groups: GROUPS }))
  const { body } = outlineReport({ report, overrules: [], number: '1', firm: '' })
  const table = body.find((block): block is TableBlock => block.kind === 'table')
  return (table?.rows ?? []).map(row =>
    row.map(cell => (isReference(cell) ? '' : cell.lines.map(plainLine).join(' / '))),
  )
}

describe('a long grid', () => {
  it('has a line for all groups of which the same is said, the clear ones last and by spans that leave no gap out', () => {
    const rows = gridOf(['云杉听'], [['0903', '0904', '0905', '0908']])
    expect(rows).toHaveLength(2)
    expect(rows[0]?.[1]).toBe('0903–0905、0908 / 4 个类似群')
    expect(rows[0]?.[2]).toContain('受阻')
    expect(rows[1]?.[1]).toBe('0901、0902、0906、0907、0909、0910、0915–0934 / 26 个类似群')
    expect(rows[1]?.[2]).toBe('✓ 未见障碍')
  })

  it('keeps groups apart that different marks block', () => {
    const rows = gridOf(['云杉听'], [['0903'], ['0904']])
    expect(rows.map(row => row[1])).toEqual([
      '0903 / 类似群0903',
      '0904 / 类似群0904',
      '0901、0902、0905–0910、0915–0934 / 28 个类似群',
    ])
  })

  it('of many names has the sign of each verdict, with the mark and its number where there is one', () => {
    const [blocked = []] = gridOf(['云杉听', '星海', '山水', '天华'], [['0903']])
    expect(blocked[2]).toMatch(/^⊘ 云杉听 \/ \d+$/)
    expect(blocked.slice(3)).toEqual(['✓', '✓', '✓'])
  })
})

it('tells in English of which names nothing was found, and what becomes of an article that two come from', () => {
  const request = searchRequest({ isEn: 1, marknames: ['SPRUCE HEAR', 'NOVA', 'QUILL'], categories: [9] })
  const report = { ...buildReport(request, searchData(request, [earlierMark('星海')], { groups: GROUPS })) }
  const { cover, body } = outlineReport({
    report: { ...report, day: '2026-11-27' },
    overrules: [],
    number: '1',
    firm: '',
  })
  expect(JSON.stringify(cover)).toContain('in the way of “SPRUCE HEAR”, “NOVA” or “QUILL” was found')
  expect(JSON.stringify(body)).toContain('Article 10 → Article 15 and Article 16, Article 11 → Article 17')
})

it('shows an absolute ground in its cell, and the conclusion names it: a descriptive name is never clear', () => {
  const request = searchRequest({ marknames: ['PURE', '云杉听'], categories: [9] })
  const data = searchData(request, [earlierMark('星海')], { groups: GROUPS.slice(0, 3) })
  const report = buildReport(request, data)
  const finding = { name: 0, ground: '11.1.2', verdict: 'caution' as const, word: 'pure', classes: [9] }
  const screened = { ...report, screening: { asOf: '2026-11', findings: [finding] } }
  const { cover, body } = outlineReport({ report: screened, overrules: [], number: '1', firm: '' })
  const text = JSON.stringify(cover)
  expect(text).toContain('“PURE”待判断绝对理由')
  expect(text).toContain('绝对理由：第十一条第一款第（二）项（“pure”），须由人判断。')
  const table = body.find((block): block is TableBlock => block.kind === 'table')
  const cells = (table?.rows[0] ?? []).map(cell => (isReference(cell) ? '' : cell.lines.map(plainLine).join(' / ')))
  expect(cells.slice(2)).toEqual(['▲ 有风险 / 第十一条第一款第（二）项', '✓ 未见障碍'])
})

it('says of a name that was not compared with all that those sharing its rarer parts came first', () => {
  const request = searchRequest({ isEn: 1, marknames: ['云杉听', '星海'], categories: [9] })
  const report = buildReport(request, searchData(request, [], { groups: GROUPS }))
  const names = report.names.map((name, place) => ({ ...name, isCut: place === 0 }))
  const { body } = outlineReport({ report: { ...report, names }, overrules: [], number: '1', firm: '' })
  expect(JSON.stringify(body)).toMatch(/“云杉听” has parts so common.+those that share its rarer parts came first/)
})
