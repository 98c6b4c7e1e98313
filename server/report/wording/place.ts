import type { ReportRow } from '#contract/search-report.ts'
import type { ReportInput } from '../report-input.ts'

/** Two digits, as classes are written: 09. */
export const classText = (number: number): string => String(number).padStart(2, '0')

/** Classes in their order, those that follow one another as a span: 01–03、05. */
export const classList = ({ say }: ReportInput, classes: readonly number[]): string => {
  const spans: [number, number][] = []
  for (const number of classes.toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else spans.push([number, number])
  }
  const parts = spans.flatMap(([first, last]) => {
    if (last - first > 1) return [`${classText(first)}–${classText(last)}`]
    return first === last ? [classText(first)] : [classText(first), classText(last)]
  })
  return parts.join(say('、', ', '))
}

/** 第09类, Class 09. */
export const className = ({ say }: ReportInput, number: number): string =>
  say(`第${classText(number)}类`, `Class ${classText(number)}`)

/** A row by its code: 0901, 3503（一）; a class without known groups by its number. */
export const rowCode = ({ say }: ReportInput, { class: number, group, paragraph }: ReportRow): string => {
  if (group === '') return say(`第${classText(number)}类全部`, `all of class ${classText(number)}`)
  return paragraph === '' ? group : say(`${group}（${paragraph}）`, `${group} (${paragraph})`)
}
