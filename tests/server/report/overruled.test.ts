import { describe, expect, it } from 'vitest'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { type Block, isReference, plainLine } from '../../../server/report/report-block.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

const GROUPS = ['0901', '0902'].map(code => ({ code, class: 9, nameZh: `类似群${code}`, nameEn: `group ${code}` }))
const REASON = '权利人为关联公司，已出具同意书。'

const textOf = (block: Block): string[] => {
  if (block.kind === 'statement') return [block.text]
  if (block.kind !== 'table') return []
  return block.rows.map(row =>
    row.map(cell => (isReference(cell) ? `→${cell.label}` : cell.lines.map(plainLine).join(' '))).join(' | '),
  )
}

/** What the first page says when the hits on so many of three marks, the first the nearest, are overruled. */
const coverOf = (isEn: 0 | 1, overruled: number): string[] => {
  const request = searchRequest({ isEn, categories: [9] })
  const marks = ['云杉听', '云杉听', '云杉听说'].map((name, at) =>
    earlierMark(name, { groups: ['0901'], goods: [], regNo: `4187720${at}` }),
  )
  const report = buildReport(request, searchData(request, marks, { groups: GROUPS }))
  const overrules = report.hits.slice(0, overruled).map(({ id }) => ({ hit: id, reason: REASON }))
  return outlineReport({ report, overrules, number: '1', firm: '' }).cover.flatMap(textOf)
}

describe('the conclusion of a report in which hits were overruled', () => {
  it('names what was found and set aside, and never says that nothing was found', () => {
    const cover = coverOf(0, 3)
    expect(cover[0]).toBe('在示例商标库中，所申请的 2 个类似群均未检出构成障碍的在先文字商标（人工排除 3 件）。')
    expect(cover).toContain('✓ 未见障碍 | 09 | 第41877200号“云杉听”（已注册）经人工判断不构成障碍；另有 2 件。 | →2.1')
  })

  it('counts them beside what still stands in the way', () => {
    expect(coverOf(0, 1)[1]).toMatch(
      /^⊘ 受阻 \| 09 \| 第41877201号“云杉听”（已注册）与之相同（R01），.*；人工排除 1 件；未指定商品，该类其余 1 个类似群未受阻。 \| →/,
    )
  })

  it('says so in English too', () => {
    const cover = coverOf(1, 3)
    expect(cover[0]).toMatch(
      /no earlier word mark that stands in the way was found in the 2 groups applied for \(3 overruled by the attorney\)\.$/,
    )
    expect(cover[1]).toContain('was found and overruled by the attorney; 2 more.')
  })

  it('says of none that nothing stands in the way only', () => {
    const request = searchRequest({ categories: [9] })
    const report = buildReport(request, searchData(request, [], { groups: GROUPS }))
    const cover = outlineReport({ report, overrules: [], number: '1', firm: '' }).cover.flatMap(textOf)
    expect(cover.join('\n')).not.toContain('人工')
  })
})
