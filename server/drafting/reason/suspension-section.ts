import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { LawText } from '#domain/law/law-version.ts'
import {
  isNormIssued,
  SUSPENSION_NORM,
  type SuspensionItem,
  type SuspensionSituation,
} from '#domain/law/suspension-norm.ts'
import { reviewerOf } from '../case-words.ts'
import { citedMarkName, namesOfMarks } from '../cited-marks.ts'
import { companionReference } from '../companion/companion-reference.ts'
import type { Draft } from '../draft.ts'
import { writtenDate } from '../language.ts'
import { quoteGround } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { inlineSwitchField, radioField, switchField, textField } from '../markup/fields.ts'
import { type Html, type HtmlValue, html } from '../markup/html.ts'
import { isSuspensionAsked } from './argued.ts'

/** Returns the name of the switch that asks for suspension because of one cited mark; companion filings refer to it. */
const suspensionSwitch = (index: number): string => `citedMark${index + 1}SuspensionRequest`

/**
 * Names what is waited for where a mark is not yet registered: the case in which it is decided on, which no notice names. The
 * norm speaks of another case, and not of an application as such (docs/law.md §4.1).
 */
const untilRegistered = (draft: Draft, index: number): Html => {
  const { say, notice } = draft
  const name = citedMarkName(draft, index)
  const isPublished = notice.citedMarks[index]?.status === 'preliminary'
  const pending = radioField({
    name: `citedMark${index + 1}PendingCase`,
    label: say(`${name}所处的程序`, `Case in which ${name} is decided on`),
    required: true,
    options: isPublished
      ? say(['异议', '初步审定公告'], ['opposition', 'publication'])
      : say(['注册申请审查', '驳回复审', '异议'], ['examination', 'review', 'opposition']),
    checked: null,
  })
  return say(
    html`${name}尚未获准注册，其所处的${pending}程序的结果`,
    html`the outcome of the ${pending} proceedings on ${name}, which is not yet registered`,
  )
}

/** Names what is waited for, by the state of the mark. */
const until = (draft: Draft, index: number): HtmlValue => {
  const { say, timelines, isEn } = draft
  const timeline = timelines[index]
  const name = citedMarkName(draft, index)
  if (timeline?.state === 'in-grace' && timeline.graceEnd)
    return say(
      `${name}是否续展，或者宽展期于${writtenDate(timeline.graceEnd, isEn)}届满`,
      `whether ${name} is renewed before its grace period ends on ${writtenDate(timeline.graceEnd, isEn)}`,
    )
  if (timeline?.state === 'barred' && timeline.bar) {
    const { until: last, isAtLatest } = timeline.bar
    return say(
      `${name}所涉一年期间${isAtLatest ? '最迟' : ''}于${writtenDate(last, isEn)}届满`,
      `the end of the period of one year for ${name} on ${writtenDate(last, isEn)}${isAtLatest ? ' at the latest' : ''}`,
    )
  }
  if (timeline?.state === 'own')
    return say(`${name}的变更、转让手续办理完毕与否`, `the recording of the change or assignment of ${name}`)
  if (timeline?.state === 'pending') return untilRegistered(draft, index)
  return say(`针对${name}的上述程序的结果`, `the outcome of the proceedings against ${name}`)
}

/** Says what an item of the norm says, without the request that follows in the sentence. */
const because = ({ zh, en }: SuspensionItem): LawText => ({
  zh: zh.replace(/，且申请人明确请求中止$/u, ''),
  en: en.replace(/, and the applicant expressly asks for suspension$/, ''),
})

/** Asks for suspension by one item of the norm, with a switch for each mark whose outcome is waited for. */
const byItem = (draft: Draft, situation: SuspensionSituation, marks: readonly number[]): Html => {
  const { say, read } = draft
  const norm = SUSPENSION_NORM.items[situation]
  const names = namesOfMarks(draft, marks)
  const item = textField({
    name: `suspensionItem${norm.number}`,
    label: say('请求中止所依据的项（请与规范原文核对）', 'Item of the norm (check against its text)'),
    source: `clause.suspension.${norm.number}`,
    value: say(`第（${chineseNumeral(norm.number)}）项`, `item (${norm.number})`),
  })
  const waited = marks.map(index =>
    inlineSwitchField({
      name: suspensionSwitch(index),
      label: say(
        `因${citedMarkName(draft, index)}请求中止审理`,
        `Suspension because of ${citedMarkName(draft, index)}`,
      ),
      on: isSuspensionAsked(draft, index),
      content: say(html`${until(draft, index)}；`, html`\u00A0${until(draft, index)};`),
    }),
  )
  const byNorm = say(
    html`<p>${read(because(norm))}的，属于《${SUSPENSION_NORM.zh}》${item}所列情形。申请人明确请求${reviewerOf(draft).name}据此中止本案的审理，等待下列事项：${waited}待上述事项确定后恢复审理，申请人将及时报告进展。</p>`,
    html`<p>Where ${read(because(norm))}, ${item} of the ${SUSPENSION_NORM.en} applies. The applicant expressly asks ${reviewerOf(draft).name} to suspend this case on that basis until the following is settled:${waited} it asks that the case be resumed then, and will report any development without delay.</p>`,
  )
  const byFacts = say(
    html`<p>${read(because(norm))}，本案的结果取决于此。申请人明确请求${reviewerOf(draft).name}中止本案的审理，等待下列事项：${waited}待上述事项确定后恢复审理，申请人将及时报告进展。</p>`,
    html`<p>Where ${read(because(norm))}, the outcome of this review depends on it. The applicant expressly asks ${reviewerOf(draft).name} to suspend this case until the following is settled:${waited} it asks that the case be resumed then, and will report any development without delay.</p>`,
  )
  const isIssued = isNormIssued(draft.deadline.due)
  return switchField({
    name: `suspensionByItem${norm.number}`,
    label: isIssued
      ? say(
          `依第（${chineseNumeral(norm.number)}）项请求中止（${names}）`,
          `Suspension by item (${norm.number}): ${names}`,
        )
      : say(`请求中止（${names}）`, `Suspension: ${names}`),
    on: marks.some(index => isSuspensionAsked(draft, index)),
    content: isIssued ? byNorm : byFacts,
  })
}

/**
 * Writes, as the last line of defence, the request to suspend: a paragraph for each item of the norm that a mark's state
 * calls for, naming norm and item. Null where the notice cites no mark whose fate is open.
 */
export const suspensionSection = (draft: Draft): Section | null => {
  const { timelines, say } = draft
  const marks = timelines.flatMap(({ suspension }, index) => (suspension ? [{ suspension, index }] : []))
  const bySituation = Map.groupBy(marks, ({ suspension }) => suspension)
  if (bySituation.size === 0) return null
  return {
    title: say('如认为上述商标仍构成障碍，请求中止审理', 'In the alternative: suspension'),
    choice: { name: 'argueSuspension', on: marks.some(({ index }) => isSuspensionAsked(draft, index)) },
    body: [
      quoteGround(draft, 'suspension'),
      [...bySituation].map(([situation, own]) =>
        byItem(
          draft,
          situation,
          own.map(({ index }) => index),
        ),
      ),
      companionReference(
        draft,
        marks.map(({ index }) => index),
      ),
    ],
  }
}
