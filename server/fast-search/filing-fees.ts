import type { ReportFee, ReportGoods, ReportRow } from '#contract/search-report.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { feesOn, ITEMS_IN_FEE } from '#domain/law/fees.ts'

/** Official fees for filing in each class that was chosen, with what items beyond ten add. */
export const filingFees = (
  rows: readonly ReportRow[],
  goods: readonly Pick<ReportGoods, 'row'>[],
  day: CalendarDay,
): { source: string; from: CalendarDay; classes: ReportFee[] } => {
  const { source, from, fees } = feesOn(day)
  const classes = [...new Set(rows.filter(({ origin }) => origin === 'chosen').map(row => row.class))]
  return {
    source,
    from,
    classes: classes.map(number => {
      const items = goods.filter(({ row }) => rows[row]?.class === number).length
      const further = Math.max(0, items - ITEMS_IN_FEE)
      return {
        class: number,
        items: items === 0 ? null : items,
        paper: fees.registration.paper + further * fees.furtherItem.paper,
        online: fees.registration.online + further * fees.furtherItem.online,
      }
    }),
  }
}
