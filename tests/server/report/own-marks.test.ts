import { describe, expect, it } from 'vitest'
import type { FastSearchRequest } from '#contract/fast-search.ts'
import type { SearchReport } from '#contract/search-report.ts'
import { buildReport } from '../../../server/fast-search/build-report.ts'
import { isReference, plainLine } from '../../../server/report/report-block.ts'
import { outlineReport } from '../../../server/report/write-report.ts'
import type { FoundMark } from '../../../server/search/marks-repository.ts'
import { earlierMark, searchData, searchRequest } from '../../support/search-data.ts'

const GROUPS = ['0901', '0902'].map(code => ({ code, class: 9, nameZh: `类似群${code}`, nameEn: `group ${code}` }))

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
    expect(cover).toContain('所申请的 2 个类似群均未检出构成障碍的在先文字商标。')
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

  it('advises on names without wording by themselves, and on the others by what was found', () => {
    const of = (...marknames: string[]): string =>
      printed(searchRequest({ marknames, categories: [9] }), [earlierMark('云杉听')]).cover
    expect(of('星海', '★')).toContain('“★”没有可比对的文字，另行检索后再定；')
    expect(of('星海', '★')).toContain('其余名称：可以提出申请')
    expect(of('★')).toContain('先补充检索未检索的部分，再定是否申请。')
    expect(of('★')).not.toContain('可以提出申请')
  })

  it('gives each name its own verdict, and says of which nothing was found', () => {
    const request = searchRequest({ categories: [9], marknames: ['云杉听', '星海', '!!'] })
    const { cover } = printed(request, [earlierMark('云杉听')])
    expect(cover).toContain(
      '“星海”在所申请的全部类似群未检出构成障碍的在先文字商标；“云杉听”在第09类 0901 群存在在先近似商标；“!!”没有可比对的文字，未检索。',
    )
  })

  it('never counts groups that nobody applies for', () => {
    const request = searchRequest({ categories: [9], groups: ['0901'], relateGroups: ['0902'] })
    const { cover } = printed(request, [earlierMark('云杉听', { groups: ['0902'], goods: [] })])
    expect(cover).toContain('所申请的 1 个类似群均未检出构成障碍的在先文字商标。关联类似群不在申请之列，不计入以上结论')
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

/** All that the report says of one earlier mark on its card. */
const cardOf = (own: Partial<FoundMark>, events: readonly [date: string, code: string, zh: string][] = []): string => {
  const request = searchRequest({ categories: [9] })
  const mark = earlierMark('云杉听', own)
  const data = searchData(request, [mark], { groups: GROUPS })
  const told = events.map(([date, code, zh]) => ({ date, code, zh, en: '', detail: '' }))
  const report = buildReport(request, { ...data, events: new Map([[mark.id, told]]) })
  const { body } = outlineReport({ report, overrules: [], number: '1', firm: '' })
  return JSON.stringify(body.filter(block => block.kind === 'card'))
}

describe('the card of a mark', () => {
  it.each([
    ['cancelled', null, [['2026-03-02', 'cancelled', '撤销']], '据流程记录于 2026-03-02 终止'],
    ['invalidated', null, [], '至迟于 2026-06-01 终止，商标库未载其日'],
    ['expired', '2025-08-13', [], '宽展期于 2026-02-13 届满'],
  ] as const)('that ended (%s, term to %s) tells the day, how it is known, and the article that bars', (status, expiryDate, events, day) => {
    const card = cardOf(
      { status, expiryDate },
      events.map(([date, code, zh]) => [date, code, zh] as const),
    )
    expect(card).toContain(day)
    expect(card).toContain('《商标法》（2019）第五十条')
  })

  it('that was surrendered bars from 2027 on only', () => {
    const card = cardOf({ status: 'cancelled' }, [['2026-04-08', 'surrendered', '注销']])
    expect(card).toContain('一年隔离期自 2027-01-01 起至 2027-04-08')
    expect(card).toContain('《商标法》（2026）第四十九条')
  })

  it('offers cancellation for non-use against an international registration only once the end of its refusal period is known', () => {
    expect(cardOf({ regNo: '41877203' })).toContain('申请撤销连续三年不使用的注册商标')
    const undated = cardOf({ registrationDate: null })
    expect(undated).toContain('查明注册日：满三年的可申请撤销连续三年不使用的注册商标（商标库未载该日）')
    expect(undated).not.toMatch(/[：；]申请撤销连续三年不使用/u)
    const card = cardOf({ regNo: 'G1234567' })
    expect(card).toContain('商标库未载该日')
    expect(card).not.toContain('；申请撤销连续三年不使用')
    expect(card).not.toMatch(/：申请撤销连续三年不使用|"申请撤销连续三年不使用/)
  })

  it('offers opposition until its period is over', () => {
    const mark = { status: 'preliminary', registrationDate: null, expiryDate: null } as const
    expect(cardOf({ ...mark, preliminaryDate: '2026-05-13' })).toContain('异议期至 2026-08-13')
    const over = cardOf({ ...mark, preliminaryDate: '2026-02-13' })
    expect(over).toContain('异议期已过')
    expect(over).not.toContain('提出异议')
  })
})

describe('advice to leave out groups', () => {
  const advised = (change: (report: SearchReport) => SearchReport): string => {
    const request = searchRequest({ categories: [9] })
    const data = searchData(request, [earlierMark('云杉听')], { groups: GROUPS })
    const report = buildReport(request, { ...data, register: { ...data.register, isSample: false } })
    const advisor = { attorney: '周代理', licenceNo: '' }
    const { cover } = outlineReport({ report: change(report), overrules: [], number: '1', firm: '', advisor })
    return JSON.stringify(cover)
  }

  it('is given where the other groups of the class are clear', () => {
    expect(advised(report => report)).toContain('第09类去掉 0901 的项目后可先行申请')
  })

  it('names a mark once that stands in the way in several classes', () => {
    const request = searchRequest({ categories: [9, 35] })
    const inBoth = { regNo: '123', groups: ['0901'] }
    const marks = [
      earlierMark('云杉听', inBoth),
      earlierMark('云杉听', { ...inBoth, class: 35, groups: ['3501'], goods: [] }),
    ]
    const groups = [...GROUPS, { code: '3501', class: 35, nameZh: '类似群3501', nameEn: '' }]
    const report = buildReport(request, searchData(request, marks, { groups }))
    const advisor = { attorney: '周代理', licenceNo: '' }
    const { cover } = outlineReport({
      report: { ...report, register: { ...report.register, isSample: false } },
      overrules: [],
      number: '1',
      firm: '',
      advisor,
    })
    expect(JSON.stringify(cover).match(/查明第123号/gu)).toHaveLength(1)
  })

  it('is not given where a name was not compared with every earlier mark', () => {
    const cut = advised(report => ({ ...report, names: report.names.map(name => ({ ...name, isCut: true })) }))
    expect(cut).not.toContain('可先行申请')
    expect(cut).toContain('“云杉听”未与全部在先商标比对，补充检索后再定是否申请')
  })

  it('is not given where another group of the class was not searched', () => {
    const rows = (report: SearchReport) => report.rows.map((row, at) => (at === 1 ? { ...row, hasMarks: false } : row))
    expect(advised(report => ({ ...report, rows: rows(report) }))).not.toContain('可先行申请')
  })

  it('is not given where word lists bar the name in the class', () => {
    const finding = { name: 0, classes: [9], ground: '10.1.1', word: '云杉', verdict: 'blocked' as const }
    const barred = advised(report => ({ ...report, screening: { asOf: '2026-11', findings: [finding] } }))
    expect(barred).not.toContain('可先行申请')
  })
})
