import { expect, it } from 'vitest'
import type { ReportMark } from '#contract/search-report.ts'
import { MarkRecord } from '../../../src/features/search-result/mark-record.tsx'
import { render } from '../../support/render.tsx'

const ended = (bar: Partial<NonNullable<ReportMark['bar']>>): ReportMark =>
  ({
    regNo: '41877203',
    class: 9,
    status: 'invalidated',
    life: 'dead',
    owner: '某公司',
    ownerEn: '',
    goods: [],
    goodsCount: 0,
    barredUntil: '2026-12-31',
    bar: { from: '2026-03-02', until: '2026-12-31', isAtLatest: false, isAssumed: false, ...bar },
  }) as unknown as ReportMark

it.each([
  [{ endedOn: '2026-03-02', by: 'record' }, '（2026-03-02），隔离期至 2026-12-31'],
  [
    { endedOn: '2026-11-01', by: 'source', isAtLatest: true, isAssumed: true },
    '（至迟 2026-11-01，商标库未载其日），隔离期最迟至 2026-12-31，过渡规则未公布，按推定',
  ],
  // A report that was made before the day was kept.
  [{}, '，隔离期至 2026-12-31'],
] as const)('tells of a mark that ended (%j) only what is known', async (bar, text) => {
  const page = await render(<MarkRecord mark={ended(bar)} />)
  expect(page.textContent).toMatch(new RegExp(`宣告无效${text}(?!，)`))
})
