import { describe, expect, it } from 'vitest'
import type { RegisterSource } from '#contract/imports.ts'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { type Block, isReference, plainLine } from '../../../server/report/report-block.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

const DIGEST = '0123456789abcdef'.repeat(4)
const month = (period: string): RegisterSource => ({
  fileName: `${period}.zip`,
  kind: 'openData',
  period,
  asOf: `${period}-28`,
  importedOn: '2026-06-10',
  digest: DIGEST,
})

const textOf = (block: Block): string[] => {
  if (block.kind === 'heading') return [block.text]
  if (block.kind === 'list') return block.items.map(plainLine)
  if (block.kind !== 'table') return []
  return block.rows.map(row =>
    row.map(cell => (isReference(cell) ? cell.label : cell.lines.map(plainLine).join(' '))).join(' | '),
  )
}

const annexOf = (isEn: 0 | 1, sources?: RegisterSource[], categories = [9]): string[] => {
  const request = searchRequest({ isEn, categories })
  const data = searchData(request, [earlierMark('云杉听')])
  const register = { ...data.register, isSample: false, ...(sources && { sources }) }
  return outlineReport({
    report: buildReport(request, { ...data, register }),
    overrules: [],
    number: '1',
    firm: '',
  }).body.flatMap(textOf)
}

describe('the annex of a report', () => {
  it('sets the thousands of its sums apart', () => {
    const categories = Array.from({ length: 45 }, (_, index) => index + 1)
    expect(annexOf(0, undefined, categories)).toContain('每件商标合计 |  | 13,500 | 12,150')
    expect(annexOf(1, undefined, categories)).toContain('Sum for one mark |  | 13,500 | 12,150')
  })

  it('names the files that the register was made from, their days and digests, and the months that are missing', () => {
    const told = annexOf(0, [month('2026-01'), { ...month('2026-03'), digest: '' }])
    expect(told).toContain(
      `2026-01.zip | 开放数据 · 月 | 2026-01-28 | 2026-06-10 | ${DIGEST.slice(32)} ${DIGEST.slice(32)}`,
    )
    expect(told).toContain('2026-03.zip | 开放数据 · 月 | 2026-03-28 | 2026-06-10 | 导入未完成')
    expect(told.some(text => text.startsWith('缺 2026-02 的月包：'))).toBe(true)
    expect(annexOf(1, [month('2026-01')])).toContain('Files that the register was made from')
  })

  it('claims nothing of a report that was made before the files were kept', () => {
    expect(annexOf(0)).not.toContain('商标库的来源文件')
  })

  it('counts a mark under the ways that come to it, and says that these may be several', () => {
    const request = searchRequest({ marknames: ['天'], groups: ['0901'] })
    const groups = [{ code: '0901', class: 9, nameZh: '计算机', nameEn: '' }]
    const data = searchData(request, [earlierMark('天'), earlierMark('天天')], { groups })
    const { strategies } = buildReport(request, data)
    const found = strategies.filter(({ hits }) => hits > 0).map(({ id, hits }) => [id, hits])
    expect(found).toEqual([
      ['identical', 1],
      ['contains', 1],
    ])
    const told = outlineReport({ report: buildReport(request, data), overrules: [], number: '1', firm: '' }).body
    expect(told.flatMap(block => (block.kind === 'paragraph' ? [plainLine(block.line)] : []))).toContainEqual(
      expect.stringContaining('一件在先商标可由几种方式检得'),
    )
  })

  it('counts what is one letter away under the letters, not under the same wording', () => {
    const request = searchRequest({ marknames: ['KELVORA'], groups: ['0901'] })
    const groups = [{ code: '0901', class: 9, nameZh: '计算机', nameEn: '' }]
    const { strategies } = buildReport(request, searchData(request, [earlierMark('KELVERA')], { groups }))
    const ways = strategies.filter(({ hits }) => hits > 0).map(({ id }) => id)
    expect(ways).toContain('letters')
    expect(ways).not.toContain('identical')
  })

  it('tells in a table when the bar of an ended mark is over, and its doubts once below the title', () => {
    const request = searchRequest({ groups: ['0901'] })
    const ended = earlierMark('云杉听', { status: 'invalidated', registrationDate: null, expiryDate: '2030-01-01' })
    const report = buildReport(
      request,
      searchData(request, [ended], { groups: [{ code: '0901', class: 9, nameZh: '计算机', nameEn: '' }] }),
    )
    const told = outlineReport({ report, overrules: [], number: '1', firm: '' }).body.flatMap(block =>
      block.kind === 'paragraph' ? [plainLine(block.line)] : textOf(block),
    )
    expect(told).toContainEqual(expect.stringContaining('| 已宣告无效，隔离至 2026-12-31*† |'))
    expect(told).toContain('* 终止日未载明，所列为最迟之日；† 过渡规则未公布，按推定。')
  })
})
