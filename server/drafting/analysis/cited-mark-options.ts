import type { CitedMark } from '#contract/notice.ts'
import { feesOn } from '../../law/fees.ts'
import { citedMarkName } from '../cited-mark-field.ts'
import type { Draft } from '../draft.ts'
import { type Html, html } from '../html.ts'
import { flowLink } from '../jump-link.ts'
import { groundArticle } from '../law-citation.ts'
import { question } from '../question.ts'
import { isOpenToCancellation, registrationDay } from '../registration-day.ts'
import { sourced } from '../sourced.ts'
import { switchField } from '../switch-field.ts'
import { textField } from '../text-field.ts'
import { writtenDate } from '../written-date.ts'

type Option = (draft: Draft, citedMark: CitedMark, index: number) => Html | null

const PENDING = ['preliminary', 'earlier-filed', 'same-day']

const argueOption: Option = (draft, _citedMark, index) => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  return switchField({
    name: `citedMark${index + 1}Argue`,
    label: say(`主张与${name}不近似`, `Argue that the mark is not similar to ${name}`),
    on: draft.comparisons[index]?.level !== 'identical',
    content: [
      say(
        html`<p>不产生额外规费。单独主张时较弱，宜同时提交使用证据。</p>`,
        html`<p>No further official fee. Weak on its own; file evidence of use with it.</p>`,
      ),
      question(
        `citedMark${index + 1}ArgueFacts`,
        say(
          `与${name}的实际区别（设计来源、读音、含义、市场）`,
          `What tells it from ${name}: origin, sound, meaning, market`,
        ),
      ),
    ],
  })
}

const nonUseOption: Option = (draft, citedMark, index) => {
  if (PENDING.includes(citedMark.status)) return null
  const { deadline, isEn, say } = draft
  const name = citedMarkName(draft, index)
  const registered = registrationDay(citedMark)
  const { paper, online } = feesOn(deadline.served).fees.cancellation
  const article = sourced('law.49.2', groundArticle(draft, '49.2'))
  const registeredOn = textField({
    name: `citedMark${index + 1}RegistrationDate`,
    link: `citedMark${index + 1}RegistrationDate`,
    label: say(`${name}的注册日期`, `Registration date of ${name}`),
    required: registered === null,
    source: registered === null ? 'missing' : `notice.citedMarks.${index}.dates.${registered.name}`,
    value: registered === null ? '' : writtenDate(registered.day, isEn),
  })
  return switchField({
    name: `citedMark${index + 1}NonUse`,
    label: say(`对${name}提出连续三年不使用撤销`, `Apply for non-use cancellation of ${name}`),
    on: isOpenToCancellation(citedMark, deadline.served),
    content: say(
      html`<p>注册日期：${registeredOn}。注册满三年且没有正当理由连续三年不使用的，可以申请撤销（《商标法》${article}）。规费每类${paper}元，网上申请${online}元；审查期限为九个月，特殊情况可以延长三个月。应当在提出复审申请之前或者同时提出，并书面请求中止审理。</p>`,
      html`<p>Registered on: ${registeredOn}. A mark registered for three years and not used for three consecutive years without proper reason may be cancelled on application (${article} of the Trademark Law). Official fee per class CNY ${paper}, online CNY ${online}; to be decided within nine months, extendable by three. File before or together with the application for review, and ask in writing for suspension.</p>`,
    ),
  })
}

const followOption: Option = (draft, citedMark, index) => {
  if (!PENDING.includes(citedMark.status)) return null
  const { say } = draft
  const name = citedMarkName(draft, index)
  return switchField({
    name: `citedMark${index + 1}Follow`,
    label: say(`跟踪${name}的审查`, `Follow the prosecution of ${name}`),
    on: true,
    content: say(
      html`<p>${name}尚未获准注册（${flowLink(citedMark, '流程')}）。其申请被驳回、撤回或者不予注册的，障碍随之消除；需要等待结果的，应当书面请求中止审理。</p>`,
      html`<p>Not yet registered (${flowLink(citedMark, 'history')}). If its application is refused, withdrawn or denied registration, the obstacle goes; where the outcome must be awaited, ask in writing for suspension.</p>`,
    ),
  })
}

const consentOption: Option = (draft, _citedMark, index) => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  return switchField({
    name: `citedMark${index + 1}Consent`,
    label: say(`取得${name}权利人的共存同意书`, `Obtain a letter of consent from the owner of ${name}`),
    on: false,
    content: [
      say(
        html`<p>适用于关联企业之间或者能够协商的情形；是否采信由审查机关个案判断，商标相同的一般不予采信。应提交原件。</p>`,
        html`<p>For related companies or where terms can be reached; whether it is accepted is decided case by case, and not as a rule for identical marks. File the original.</p>`,
      ),
      question(
        `citedMark${index + 1}ConsentFacts`,
        say(
          `与${name}权利人的关系、往来或者共存协议`,
          `Relations, dealings or a coexistence agreement with the owner of ${name}`,
        ),
      ),
    ],
  })
}

const suspensionOption: Option = (draft, _citedMark, index) => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  return switchField({
    name: `citedMark${index + 1}Suspension`,
    label: say(`请求中止审理，等待${name}的结果`, `Ask for suspension until the fate of ${name} is settled`),
    on: false,
    content: [
      say(
        html`<p>须书面请求，写明所涉程序、案号、进展以及与本案的关联，最迟在补充证据期限内提出；结果作出后及时报告并请求恢复审理。</p>`,
        html`<p>Ask in writing, naming the proceedings, their number, their state and how they bear on this case, not later than the period for supplementary evidence; report the outcome and ask for resumption.</p>`,
      ),
      question(
        `citedMark${index + 1}SuspensionFacts`,
        say(`${name}所涉程序、案号、申请日期和进展`, `Proceedings against ${name}: number, date and state`),
      ),
    ],
  })
}

const OPTIONS: readonly Option[] = [argueOption, nonUseOption, followOption, consentOption, suspensionOption]

/** The ways of dealing with one cited mark that its status leaves open, each a switch (domain.md §4.1). */
export const citedMarkOptions: (draft: Draft, citedMark: CitedMark, index: number) => Html[] = (...card) =>
  OPTIONS.flatMap(option => option(...card) ?? [])
