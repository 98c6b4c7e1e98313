import type { TFunction } from 'i18next'
import type { ReportRow } from '#contract/search-report.ts'

/** Two digits, as classes are shown. */
export const classText = (number: number): string => String(number).padStart(2, '0')

/** A row by its code: 0901, 3503（一）. */
export const groupText = ({ group, paragraph }: ReportRow, t: TFunction): string => {
  if (group === '') return t('result.grid.wholeClass')
  return paragraph === '' ? group : t('result.grid.part', { group, part: paragraph })
}

/** A row with its class: 09 类 0901. */
export const placeText = (row: ReportRow, t: TFunction): string => {
  const number = classText(row.class)
  return row.group === ''
    ? t('result.headline.wholeClass', { number })
    : t('result.headline.place', { number, group: groupText(row, t) })
}

/** Rows class by class: 09 类 0901、0907，35 类 3503（一）. */
export const placesText = (rows: readonly ReportRow[], t: TFunction): string =>
  [...Map.groupBy(rows, row => row.class).values()]
    .map(([first, ...others]) => [first ? placeText(first, t) : '', ...others.map(row => groupText(row, t))])
    .map(places => places.join(t('result.list')))
    .join(t('result.headline.joint'))
