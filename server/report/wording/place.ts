import type { ReportRow } from '#contract/search-report.ts'
import type { ReportInput } from '../report-input.ts'

/** Two digits, as classes are written: 09. */
export const classText = (number: number): string => String(number).padStart(2, '0')

/** 第09类, Class 09. */
export const className = ({ say }: ReportInput, number: number): string =>
  say(`第${classText(number)}类`, `Class ${classText(number)}`)

/** A row by its code: 0901, 3503（一）; a class without known groups by its number. */
export const rowCode = ({ say }: ReportInput, { class: number, group, paragraph }: ReportRow): string => {
  if (group === '') return say(`第${classText(number)}类全部`, `all of class ${classText(number)}`)
  return paragraph === '' ? group : say(`${group}（${paragraph}）`, `${group} (${paragraph})`)
}
