import type { CitedMark } from '#contract/notice.ts'
import { isSameOwner } from '#domain/mark/same-owner.ts'
import { goodsWord } from '../case-words.ts'
import { citedMarkField, citedMarkName } from '../cited-marks.ts'
import { isSameWording } from '../comparison/compared-by.ts'
import type { Draft } from '../draft.ts'
import { guideText } from '../grounds/grounds.ts'
import { writtenDate } from '../language.ts'
import { columnTable, factTable, type Section, subSections } from '../markup/blocks.ts'
import { askedFact, missingText, radioField } from '../markup/fields.ts'
import { flowLink, html, jumpLink, sourced } from '../markup/html.ts'
import { OPTIONS } from '../options/option-table.ts'
import { fittingOptions, recommend } from '../options/recommend.ts'
import { aspectRows, type CardRow, goodsRow, rulesRow } from './comparison-rows.ts'
import { doubtsOfMark } from './doubts.ts'
import { markOptions } from './mark-options.ts'

/** Names the dates of a cited mark that a notice may print, in their order. */
const DATES: readonly (readonly [string, { zh: string; en: string }])[] = [
  ['applicationDate', { zh: '申请日期', en: 'filed' }],
  ['preliminaryDate', { zh: '初审公告日期', en: 'published' }],
  ['registrationDate', { zh: '注册日期', en: 'registered' }],
  ['exclusiveFrom', { zh: '专用权期限自', en: 'term from' }],
  ['exclusiveTo', { zh: '专用权期限至', en: 'term to' }],
  ['endedOn', { zh: '权利终止于', en: 'ended' }],
]

/**
 * Writes who owns the mark and how its rights stand: what the notice prints and what the register says, else an empty
 * field.
 */
const rightsRow: CardRow = (draft, citedMark, index) => {
  const { register, isEn, say, read } = draft
  const known = register?.(citedMark) ?? null
  const owner = known?.mark?.owner ?? ''
  const ownerNow =
    owner === '' || isSameOwner(owner, citedMark.owner) ? '' : say(`，权利人为${owner}`, `, owner ${owner}`)
  const dates = DATES.flatMap(([key, name]) => {
    const day = citedMark.dates[key]
    const source = `notice.citedMarks.${index}.dates.${key}`
    return day === undefined ? [] : [say('，', ', '), read(name), say('', ' '), sourced(source, writtenDate(day, isEn))]
  })
  const status = known
    ? sourced(
        `register.${citedMark.regNo}.status`,
        read(known) + ownerNow + say(`（截至${writtenDate(known.asOf, 0)}）`, ` (as of ${writtenDate(known.asOf, 1)})`),
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
  const inNotice =
    citedMark.status === 'unknown'
      ? say('通知书未载明其状态', 'its status is not stated in the notice')
      : say(
          html`通知书所载状态为${citedMarkField(draft, index, 'Status')}`,
          html`status in the notice: ${citedMarkField(draft, index, 'Status')}`,
        )
  return {
    label: say('权利状态', 'Rights'),
    value: say(
      html`${number}权利人${citedMarkField(draft, index, 'Owner')}；${inNotice}${dates}；现状为${status}。`,
      html`${number}owner ${citedMarkField(draft, index, 'Owner')}; ${inNotice}${dates}; status now: ${status}.`,
    ),
  }
}

/** Writes the conclusion on similarity, which is left open unless both marks have the same wording. */
const conclusionRow: CardRow = (draft, citedMark, index) => {
  const { comparisons, say } = draft
  const name = citedMarkName(draft, index)
  const goods = goodsWord(draft)
  const isSame = isSameWording(draft, citedMark)
  const options = say(
    ['不近似', '近似', `部分${goods}上近似`],
    ['not similar', 'similar', `similar for part of the ${goods}`],
  )
  const choice = radioField({
    name: `citedMark${index + 1}Similarity`,
    label: say(`与${name}是否近似`, `Similarity to ${name}`),
    required: true,
    options: isSame ? [...options, say('相同', 'identical')] : options,
    checked: isSame ? options.length : comparisons[index]?.level === 'identical' ? 1 : null,
  })
  return {
    label: say('结论', 'Conclusion'),
    value: say(html`申请商标与${name}${choice}。`, html`The mark applied for and ${name} are ${choice}.`),
  }
}

/** Writes the option to begin with as a choice that the attorney may change, and the facts that it rests on. */
const recommendationRow: CardRow = (draft, citedMark, index) => {
  const { say } = draft
  const { option, because } = recommend(draft, citedMark, index)
  const names = fittingOptions(draft, citedMark, index)
  const choice = radioField({
    name: `citedMark${index + 1}FirstOption`,
    label: say(`对${citedMarkName(draft, index)}的首选办法`, `First option against ${citedMarkName(draft, index)}`),
    required: option === null,
    options: names.map(name => guideText(draft, OPTIONS[name].name)),
    checked: option === null ? null : names.indexOf(option),
  })
  return {
    label: say('首选办法', 'First option'),
    value: say(html`${choice}。依据：${because}。`, html`${choice}. Based on: ${because}.`),
  }
}

/** Names what of the mark was read with doubt, since all below rests on it; null where nothing was. */
const doubtRow: CardRow = (draft, _citedMark, index) => {
  const doubts = doubtsOfMark(draft, index)
  return doubts === null
    ? null
    : {
        label: draft.say('读取存疑', 'Doubtful readings'),
        value: draft.say(
          `${doubts}；须先与通知书核对，再采用下列比对和办法。`,
          `${doubts}: check against the notice before relying on what follows.`,
        ),
      }
}

const AFTER_ASPECTS = [goodsRow, rulesRow, conclusionRow, recommendationRow]

/**
 * Writes the section of one cited mark: its rights, the comparison, the conclusion, the first option and all options.
 */
const citedMarkCard = (draft: Draft, citedMark: CitedMark, index: number): Section => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  const parts = [
    citedMark.regNo === '' ? '' : say(`第${citedMark.regNo}号`, `no. ${citedMark.regNo}`),
    citedMark.mark === '' ? '' : `“${citedMark.mark}”`,
  ].filter(part => part !== '')
  const colon = parts.length === 0 ? '' : say('：', ': ')
  const title = name + colon + parts.join(say('', ', '))
  const writeRow = (row: CardRow) => row(draft, citedMark, index) ?? []
  const rows = [
    ...[rightsRow, doubtRow].flatMap(writeRow),
    ...aspectRows(draft, index),
    ...AFTER_ASPECTS.flatMap(writeRow),
  ]
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    body: [factTable(rows.map(({ label, value }) => [label, value])), markOptions(draft, citedMark, index)],
  }
}

const EARLIER_MARK_GROUNDS = ['30', '31']

/**
 * Writes the table of the cited marks with links to their records and histories, and a section for each. Null where the
 * notice cites none and none of its grounds needs one.
 */
export const citedMarksSection = (draft: Draft): Section | null => {
  const { notice, say } = draft
  const title = say('引证商标', 'Cited marks')
  if (notice.citedMarks.length === 0)
    return notice.grounds.some(ground => EARLIER_MARK_GROUNDS.includes(ground))
      ? {
          title,
          body: askedFact(
            draft,
            'citedMarks',
            say('引证商标的注册/申请号、商标、权利人和状态', 'Number, mark, owner and status of the cited marks'),
          ),
        }
      : null
  return {
    title,
    body: [
      columnTable(
        [say('注册/申请号', 'No.'), say('商标', 'Mark'), say('权利人', 'Owner'), say('状态', 'Status')],
        notice.citedMarks.map((citedMark, index) => [
          citedMark.regNo === ''
            ? citedMarkField(draft, index, 'RegNo')
            : html`${jumpLink(citedMark, citedMark.regNo)} ${flowLink(citedMark, say('流程', 'history'))}`,
          citedMarkField(draft, index, 'Mark'),
          citedMarkField(draft, index, 'Owner'),
          citedMarkField(draft, index, 'Status'),
        ]),
      ),
      subSections(
        draft,
        'h3',
        notice.citedMarks.map((citedMark, index) => citedMarkCard(draft, citedMark, index)),
      ),
    ],
  }
}
