import { describe, expect, it } from 'vitest'
import type { FastSearchRequest } from '#contract/fast-search.ts'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { isReference, plainLine } from '../../../server/report/report-block.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import type { FoundMark } from '../../../server/search/marks-repository.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

const GROUPS = ['0901', '0902'].map(code => ({ code, class: 9, nameZh: `群组${code}`, nameEn: `group ${code}` }))

const printed = (request: FastSearchRequest, marks: FoundMark[], isSample = false) => {
  const drawn = buildReport(request, searchData(request, marks, { groups: GROUPS }))
  const report = { ...drawn, register: { ...drawn.register, isSample } }
  const { cover, body } = outlineReport({
    report,
    overrules: [],
    number: '1',
    firm: '',
    advisor: { attorney: '周代理', licenceNo: '' },
  })
  const textOf = (blocks: typeof cover): string =>
    blocks
      .flatMap(block => {
        if (block.kind === 'statement' || block.kind === 'heading') return [block.text]
        if (block.kind === 'paragraph') return [plainLine(block.line)]
        if (block.kind === 'list') return block.items.map(plainLine)
        if (block.kind === 'card') return [block.title]
        if (block.kind !== 'table') return []
        return block.rows.map(row =>
          row.map(cell => (isReference(cell) ? '' : cell.lines.map(plainLine).join(' '))).join(' | '),
        )
      })
      .join('\n')
  return { cover: textOf(cover), body: textOf(body), report }
}

describe('the applicant’s own mark', () => {
  const subject = '杭州云杉听见科技有限公司'

  it('is listed as own and stands in nobody’s way, under a former name too', () => {
    const marks = [
      earlierMark('云杉听', { regNo: '111', owner: subject }),
      earlierMark('云杉听', { regNo: '222', owner: '杭州云杉软件有限公司' }),
    ]
    const request = searchRequest({ categories: [9], subject, formerNames: ['杭州云杉软件有限公司'] })
    const { cover, body } = printed(request, marks)
    expect(cover).toContain('所申请的 2 个群组均未检出构成障碍的在先文字商标。')
    expect(body).toContain('申请人自己的在先商标')
    expect(body).toMatch(/111 · 09 \| 云杉听/)
    expect(body).toMatch(/222 · 09 \| 云杉听/)
    expect(body).toContain('没有这样的在先商标')
  })

  it('calls for caution where the owner only may be the applicant', () => {
    const marks = [earlierMark('云杉听', { owner: '杭州市云杉听见科技股份有限公司' })]
    const { cover } = printed(searchRequest({ categories: [9], subject }), marks)
    expect(cover).toContain('▲ 有风险')
    expect(cover).toContain('权利人疑为申请人本人，待核实')
  })
})

describe('the first page', () => {
  it('gives advice under the attorney’s name, and none over the sample register, which it names', () => {
    const request = searchRequest({ categories: [9] })
    expect(printed(request, [earlierMark('云杉听')]).cover).toContain('建议（周代理）')
    const sample = printed(request, [earlierMark('云杉听')], true).cover
    expect(sample).not.toContain('建议')
    expect(sample).toContain('示例商标库，其中的商标均为虚构')
  })

  it('gives each name its own verdict, and says of which nothing was found', () => {
    const request = searchRequest({ categories: [9], marknames: ['云杉听', '星海', '!!'] })
    const { cover } = printed(request, [earlierMark('云杉听')])
    expect(cover).toContain(
      '“星海”在所申请的全部群组未检出构成障碍的在先文字商标；“云杉听”在第09类 0901 群存在在先近似商标；“!!”没有可比对的文字，未检索。',
    )
  })

  it('never counts groups that nobody applies for', () => {
    const request = searchRequest({ categories: [9], groups: ['0901'], relateGroups: ['0902'] })
    const { cover } = printed(request, [earlierMark('云杉听', { groups: ['0902'], goods: [] })])
    expect(cover).toContain('所申请的 1 个群组均未检出构成障碍的在先文字商标。关联群组不在申请之列，不计入以上结论')
  })

  it('calls for caution where the register does not tell the groups of an identical mark', () => {
    const { cover } = printed(searchRequest({ categories: [9] }), [earlierMark('云杉听', { groups: [], goods: [] })])
    expect(cover).toContain('▲ 有风险')
  })
})

describe('a mark that ended', () => {
  it('is told with the day until which it bars, and never with advice to wait', () => {
    const request = searchRequest({ categories: [9] })
    const mark = earlierMark('云杉听', { status: 'cancelled' })
    const data = searchData(request, [mark], { groups: GROUPS })
    const event = { date: '2026-03-02', code: 'cancelled', zh: '撤销', en: 'Cancelled', detail: '' }
    const report = buildReport(request, { ...data, events: new Map([[mark.id, [event]]]) })
    expect(report.marks[0]).toMatchObject({ barredUntil: '2026-12-31', bar: { isAssumed: true } })
    const { body } = outlineReport({ report, overrules: [], number: '1', firm: '' })
    const text = JSON.stringify(body)
    expect(text).toContain('一年隔离期至 2026-12-31（过渡规则未公布，按推定）')
    expect(text).toContain('隔离期在核准时适用，按先申请原则不必等待')
    expect(text).not.toContain('待一年隔离期届满')
  })
})
