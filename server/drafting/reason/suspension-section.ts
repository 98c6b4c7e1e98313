import { chineseNumeral } from '#domain/chinese-numeral.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { SUSPENSION_NORM, type SuspensionItem } from '#domain/law/suspension-norm.ts'
import { citedMarkName } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { writtenDate } from '../language.ts'
import { quoteGround } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { switchField, textField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import { isSuspensionAsked } from './argued.ts'

/** Returns the name of the switch that asks for suspension because of one cited mark; companion filings refer to it. */
export const suspensionSwitch = (index: number): string => `citedMark${index + 1}SuspensionRequest`

/** Names what is waited for, by the state of the mark. */
const until = (draft: Draft, index: number): string => {
  const { say, timelines, isEn } = draft
  const timeline = timelines[index]
  const name = citedMarkName(draft, index)
  if (timeline?.state === 'in-grace' && timeline.graceEnd)
    return say(
      `${name}续展与否确定，或者宽展期于${writtenDate(timeline.graceEnd, isEn)}届满`,
      `${name} is renewed or its grace period ends on ${writtenDate(timeline.graceEnd, isEn)}`,
    )
  if (timeline?.state === 'barred' && timeline.bar)
    return say(
      `前述一年期间于${writtenDate(timeline.bar.until, isEn)}届满`,
      `the period of one year ends on ${writtenDate(timeline.bar.until, isEn)}`,
    )
  if (timeline?.state === 'own')
    return say(`${name}的变更、转让手续办理完毕`, `the change or assignment of ${name} is recorded`)
  if (timeline?.state === 'pending')
    return say(`${name}能否获准注册确定`, `it is settled whether ${name} is registered`)
  return say(`针对${name}的上述程序的结果确定`, `the outcome of those proceedings against ${name} is settled`)
}

/** Says of one mark what an item of the norm says of any. */
const because = ({ zh, en }: SuspensionItem, name: string): LawText => ({
  zh: zh.replace('引证商标', name).replace(/，且申请人明确请求中止$/u, ''),
  en: upper(en.replace('the cited mark', name).replace(/, and the applicant expressly asks for suspension$/, '')),
})

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Asks for suspension because of one mark, with the item of the norm, whose number is to be checked in the norm. */
const ofMark = (draft: Draft, index: number): Html | null => {
  const { say, read, timelines } = draft
  const situation = timelines[index]?.suspension
  if (!situation) return null
  const norm = SUSPENSION_NORM.items[situation]
  const name = citedMarkName(draft, index)
  const item = textField({
    name: `citedMark${index + 1}SuspensionItem`,
    label: say(
      `就${name}请求中止所依据的项（请与规范原文核对）`,
      `Item of the norm for ${name} (check against its text)`,
    ),
    source: `clause.suspension.${norm.number}`,
    value: say(`第（${chineseNumeral(norm.number)}）项`, `item (${norm.number})`),
  })
  return switchField({
    name: suspensionSwitch(index),
    label: say(`因${name}请求中止审理`, `Suspension because of ${name}`),
    on: isSuspensionAsked(draft, index),
    content: say(
      html`<p>${read(because(norm, name))}，属于《${SUSPENSION_NORM.zh}》${item}所列情形。申请人明确请求贵局据此中止本案的审理，至${until(draft, index)}时恢复审理。</p>`,
      html`<p>${read(because(norm, name))}; this is ${item} of the ${SUSPENSION_NORM.en}. The applicant expressly asks the Office to suspend this case until ${until(draft, index)}.</p>`,
    ),
  })
}

/**
 * Writes, as the last line of defence, the request to suspend: a paragraph a mark whose fate is open, naming norm and
 * item. Null where the notice cites no mark.
 */
export const suspensionSection = (draft: Draft): Section | null => {
  const { notice, say } = draft
  const asked = notice.citedMarks.map((_, index) => index)
  const paragraphs = asked.map(index => ofMark(draft, index)).filter(paragraph => paragraph !== null)
  if (paragraphs.length === 0) return null
  return {
    title: say('如认为上述商标仍构成障碍，请求中止审理', 'In the alternative: suspension'),
    choice: { name: 'argueSuspension', on: asked.some(index => isSuspensionAsked(draft, index)) },
    body: [quoteGround(draft, 'suspension'), paragraphs],
  }
}
