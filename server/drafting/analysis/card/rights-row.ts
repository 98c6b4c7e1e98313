import { citedMarkField, citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { flowLink, jumpLink } from '../../jump-link.ts'
import { missingText } from '../../missing-text.ts'
import { sourced } from '../../sourced.ts'
import { writtenDate } from '../../written-date.ts'
import type { CardRow } from './card-row.ts'

/** Dates of a cited mark that a notice may print. */
const DATES: readonly (readonly [string, { zh: string; en: string }])[] = [
  ['applicationDate', { zh: '申请日期', en: 'filed' }],
  ['preliminaryDate', { zh: '初审公告日期', en: 'published' }],
  ['registrationDate', { zh: '注册日期', en: 'registered' }],
  ['exclusiveFrom', { zh: '专用权期限自', en: 'term from' }],
  ['exclusiveTo', { zh: '专用权期限至', en: 'term to' }],
]

/** Who owns the mark and how its rights stand: what the notice prints, and what the register says, or a gap for it. */
export const rightsRow: CardRow = (draft, citedMark, index) => {
  const { register, isEn, say, read } = draft
  const known = register?.(citedMark) ?? null
  const dates = DATES.flatMap(([key, name]) => {
    const day = citedMark.dates[key]
    const source = `notice.citedMarks.${index}.dates.${key}`
    return day === undefined ? [] : [say('，', ', '), read(name), say('', ' '), sourced(source, writtenDate(day, isEn))]
  })
  const status = known
    ? sourced(
        `register.${citedMark.regNo}.status`,
        read(known) + say(`（截至${writtenDate(known.asOf, 0)}）`, ` (as of ${writtenDate(known.asOf, 1)})`),
      )
    : missingText(
        `citedMark${index + 1}Rights`,
        say(
          `${citedMarkName(draft, index)}的权利现状（有效、到期、撤三、无效、转让）`,
          `Present status of ${citedMarkName(draft, index)} (in force, expired, non-use, invalidity, assignment)`,
        ),
      )
  const number =
    citedMark.regNo === ''
      ? null
      : say(
          html`${jumpLink(citedMark, `第${citedMark.regNo}号`)}（${flowLink(citedMark, '流程')}），`,
          html`${jumpLink(citedMark, `No. ${citedMark.regNo}`)} (${flowLink(citedMark, 'history')}), `,
        )
  return {
    label: say('权利状态', 'Rights'),
    value: say(
      html`${number}权利人${citedMarkField(draft, index, 'Owner')}；通知书所载状态为${citedMarkField(draft, index, 'Status')}${dates}；现状为${status}。`,
      html`${number}owner ${citedMarkField(draft, index, 'Owner')}; status in the notice: ${citedMarkField(draft, index, 'Status')}${dates}; status now: ${status}.`,
    ),
  }
}
