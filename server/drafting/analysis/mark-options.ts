import type { CitedMark } from '#contract/notice.ts'
import { addMonths } from '#domain/calendar-day.ts'
import { feesOn } from '#domain/law/fees.ts'
import { periodsOn } from '#domain/law/periods.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { rollToWorkingDay } from '../../law/deadlines.ts'
import { goodsWord } from '../case-words.ts'
import { citedMarkName, isPending, registrationDay } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { guideText } from '../grounds/grounds.ts'
import { writtenDate } from '../language.ts'
import { groundArticle, quoteGround, quoteRule } from '../law-citation.ts'
import { askedFact, missingText, switchField, textField } from '../markup/fields.ts'
import { type Html, type HtmlValue, html } from '../markup/html.ts'
import { sourced } from '../markup/inline.ts'
import { OPTIONS } from '../options/option-table.ts'
import { fittingOptions, type MarkOptionName, recommend } from '../options/recommend.ts'

/** Writes what an option means for one cited mark, and asks for the facts that it still needs. */
type OptionBody = (draft: Draft, citedMark: CitedMark, index: number) => HtmlValue

const argueBody: OptionBody = (draft, _citedMark, index) => {
  const name = citedMarkName(draft, index)
  return html`<p>${draft.say(
    `主张与${name}不近似：在理由书中就文字构成、呼叫、含义和整体逐项论述，不另收规费；单独主张时较弱，宜同时提交使用证据。`,
    `Dissimilar to ${name}: argued in the reasons by composition, sound, meaning and as a whole, at no further official fee; weak on its own, so file evidence of use with it.`,
  )}</p>`
}

const goodsBody: OptionBody = (draft, _citedMark, index) => {
  const [name, goods] = [citedMarkName(draft, index), goodsWord(draft)]
  return askedFact(
    draft,
    `citedMark${index + 1}GoodsDifference`,
    draft.say(
      `主张与${name}核定的${goods}不类似，在功能、用途、渠道、消费对象等方面的区别`,
      `How the ${goods} differ from those of ${name} in function, use, channels, consumers`,
    ),
  )
}

const lapsedBody: OptionBody = (draft, _citedMark, index) => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  const event = missingText(
    `citedMark${index + 1}LostBy`,
    say(`${name}失效的事由和公告日期`, `How ${name} was lost, and when that was published`),
  )
  return [
    say(
      html`<p>主张${name}已失效，其失效的事由和日期为：${event}。</p>`,
      html`<p>How and when ${name} was lost: ${event}.</p>`,
    ),
    quoteRule(draft, REGULATIONS_2014, '52.1'),
    quoteGround(draft, '50'),
  ]
}

const nonUseBody: OptionBody = (draft, citedMark, index) => {
  const { deadline, isEn, say } = draft
  const name = citedMarkName(draft, index)
  const registered = registrationDay(citedMark)
  const { paper, online } = feesOn(deadline.served).fees.cancellation
  const article = sourced('law.49.2', groundArticle(draft, '49.2'))
  const field = `citedMark${index + 1}RegistrationDate`
  const label = say(`${name}的注册日期`, `Registration date of ${name}`)
  const registeredOn = registered
    ? textField({
        name: field,
        link: field,
        label,
        source: `notice.citedMarks.${index}.dates.${registered.name}`,
        value: writtenDate(registered.day, isEn),
      })
    : missingText(field, label)
  return say(
    html`<p>申请撤销${name}：其注册日期为${registeredOn}。注册满三年且没有正当理由连续三年不使用的，可以申请撤销（《商标法》${article}）。规费每类${paper}元，网上申请${online}元；九个月内作出决定，有特殊情况的可以延长三个月。应当在提出复审申请之前或者同时提出，并书面请求中止审理。</p>`,
    html`<p>Cancellation of ${name}: registered on ${registeredOn}. A mark registered for three years and not used for three consecutive years without proper reason may be cancelled on application (${article} of the Trademark Law). Official fee per class CNY ${paper}, online CNY ${online}; decided within nine months, extendable by three. File before or together with the application for review, and ask in writing for suspension.</p>`,
  )
}

const challengeBody: OptionBody = (draft, citedMark, index) => {
  const { isEn, say } = draft
  const name = citedMarkName(draft, index)
  const published = citedMark.dates['preliminaryDate']
  const facts = askedFact(
    draft,
    `citedMark${index + 1}ChallengeFacts`,
    say(`${name}系恶意注册或者损害在先权利的事实`, `Facts that show bad faith or an earlier right against ${name}`),
  )
  if (!isPending(citedMark)) {
    const article = sourced('law.45.1', groundArticle(draft, '45.1'))
    return [
      say(
        html`<p>${name}损害在先权利的，在先权利人或者利害关系人可以自其注册之日起五年内请求宣告无效（《商标法》${article}）。</p>`,
        html`<p>Where ${name} harms an earlier right, its holder or an interested party may request invalidation within five years of registration (${article} of the Trademark Law).</p>`,
      ),
      facts,
    ]
  }
  const article = sourced('law.33', groundArticle(draft, '33'))
  const months = published === undefined ? undefined : periodsOn(published).oppositionMonths
  const last =
    published === undefined || months === undefined
      ? null
      : writtenDate(rollToWorkingDay(addMonths(published, months)), isEn)
  return [
    say(
      html`<p>${name}获准注册之前，可以在初步审定公告期内提出异议（《商标法》${article}）。${last === null ? null : `按通知书所载初审公告日期，异议期至${last}届满。`}</p>`,
      html`<p>Before ${name} is registered, an opposition may be filed within the period of its publication (${article} of the Trademark Law).${last === null ? null : ` By the date of publication in the notice, that period ends on ${last}.`}</p>`,
    ),
    facts,
  ]
}

const assignmentBody: OptionBody = (draft, _citedMark, index) => {
  const { deadline, say } = draft
  const name = citedMarkName(draft, index)
  const { assignment, changeOfName } = feesOn(deadline.served).fees
  return [
    say(
      html`<p>受让${name}的规费每类${assignment.paper}元，网上申请${assignment.online}元；权利人为申请人曾用名的，办理名称变更，规费每类${changeOfName.paper}元，网上申请${changeOfName.online}元。</p>`,
      html`<p>Official fee per class for the assignment CNY ${assignment.paper}, online CNY ${assignment.online}; where the owner is the applicant’s former name, a change of name is recorded instead, per class CNY ${changeOfName.paper}, online CNY ${changeOfName.online}.</p>`,
    ),
    askedFact(
      draft,
      `citedMark${index + 1}Relation`,
      say(
        `申请人与${name}权利人的关系（关联企业、曾用名、可否协商）`,
        `How the applicant stands to the owner of ${name} (group, former name, open to talks)`,
      ),
    ),
  ]
}

const consentBody: OptionBody = (draft, _citedMark, index) => {
  const name = citedMarkName(draft, index)
  return askedFact(
    draft,
    `citedMark${index + 1}ConsentFacts`,
    draft.say(
      `取得${name}权利人的共存同意书，双方的往来和协议内容`,
      `Consent of the owner of ${name}: dealings with it and the terms agreed`,
    ),
  )
}

const suspensionBody: OptionBody = (draft, _citedMark, index) => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  return [
    html`<p>${say(
      `请求中止审理，等待${name}的结果：须书面请求，写明所涉程序、案号、进展以及与本案的关联，最迟在补充证据期限内提出；结果作出后及时报告并请求恢复审理。`,
      `Suspension until the fate of ${name} is settled: ask in writing, naming the proceedings, their number, their state and how they bear on this case, not later than the period for supplementary evidence; report the outcome and ask for resumption.`,
    )}</p>`,
    quoteGround(draft, 'suspension'),
    askedFact(
      draft,
      `citedMark${index + 1}SuspensionFacts`,
      say(`${name}所涉程序、案号、申请日期和进展`, `Proceedings on ${name}: number, date and state`),
    ),
  ]
}

const BODIES: Record<MarkOptionName, OptionBody> = {
  Argue: argueBody,
  Goods: goodsBody,
  Lapsed: lapsedBody,
  NonUse: nonUseBody,
  Challenge: challengeBody,
  Assignment: assignmentBody,
  Consent: consentBody,
  Suspension: suspensionBody,
}

/**
 * Switches on the recommended option, suspension beside a recommended cancellation, and the argument unless the wording
 * is the same.
 */
const isOn = (name: MarkOptionName, recommended: MarkOptionName | null, level: string | undefined): boolean =>
  name === recommended ||
  (name === 'Suspension' && recommended === 'NonUse') ||
  (name === 'Argue' && level !== 'identical')

/** Writes the options against one cited mark, each as a switch; the recommended one is on. */
export const markOptions = (draft: Draft, citedMark: CitedMark, index: number): Html[] => {
  const recommended = recommend(draft, citedMark, index).option
  const mark = citedMarkName(draft, index)
  return fittingOptions(draft, citedMark, index).map(name => {
    const title = guideText(draft, OPTIONS[name].name)
    return switchField({
      name: `citedMark${index + 1}${name}`,
      label: draft.say(`${mark}：${title}`, `${mark}: ${title}`),
      on: isOn(name, recommended, draft.comparisons[index]?.level),
      content: BODIES[name](draft, citedMark, index),
    })
  })
}
