import type { ReportEvent, ReportMark } from '#contract/search-report.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { barredUntil } from '#domain/mark/mark-life.ts'
import type { Hit } from '../search/search-similar.ts'

const GOODS_SHOWN = 12
const EVENTS_SHOWN = 8

/** The record of a found mark; its goods are those in `groups`, which reach a row of the grid. */
export const reportMark = (
  { mark, life }: Hit,
  groups: ReadonlySet<string>,
  events: readonly ReportEvent[],
  day: CalendarDay,
): ReportMark => {
  const { id: _, goods, groups: own, ...record } = mark
  const reaching = goods.filter(({ group }) => groups.has(group))
  return {
    ...record,
    life,
    barredUntil: barredUntil(mark, day),
    groups: [...own],
    goods: reaching
      .slice(0, GOODS_SHOWN)
      .map(({ group, name, nameEn }) => ({ group, name: { zh: name, en: nameEn || name } })),
    goodsCount: goods.length,
    events: events.slice(-EVENTS_SHOWN),
  }
}
