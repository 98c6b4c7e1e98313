import type { CitedMark } from '#contract/notice.ts'
import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { feesOn } from '#domain/law/fees.ts'
import { DECISION_PERIODS } from '#domain/law/periods.ts'
import { isNormIssued, SUSPENSION_NORM } from '#domain/law/suspension-norm.ts'
import { registrationDay } from '#domain/mark/cited-facts.ts'
import { rollToWorkingDay } from '../../law/deadlines.ts'
import { goodsWord } from '../case-words.ts'
import { citedMarkName, isPending } from '../cited-marks.ts'
import { aspectsNamed } from '../comparison/compared-by.ts'
import type { Draft } from '../draft.ts'
import { guideText } from '../grounds/grounds.ts'
import { countWord, writtenDate } from '../language.ts'
import { citeGrounds, regulationsNote } from '../law-citation.ts'
import { askedFact, missingText, switchField, textField } from '../markup/fields.ts'
import { type Html, type HtmlValue, html } from '../markup/html.ts'
import { OPTIONS } from '../options/option-table.ts'
import { fittingOptions, type MarkOptionName, recommend } from '../options/recommend.ts'

/** Writes what an option means for one cited mark, and asks for the facts that it still needs. */
type OptionBody = (draft: Draft, citedMark: CitedMark, index: number) => HtmlValue

const argueBody: OptionBody = (draft, citedMark, index) => {
  const { citedMarks } = draft.notice
  const [name, aspects] = [citedMarkName(draft, index), aspectsNamed(draft, [citedMark])]
  // What holds of the argument against any mark is said beside the first.
  const isFirst = citedMarks.findIndex((one, at) => fittingOptions(draft, one, at).includes('Argue')) === index
  return html`<p>${draft.say(
    `主张与${name}不近似：在理由书中就${aspects}逐项论述${isFirst ? '，不另收规费；单独主张时较弱，宜同时提交使用证据' : ''}。`,
    `Dissimilar to ${name}: argued in the reasons by ${aspects}${isFirst ? ', at no further official fee; weak on its own, so file evidence of use with it' : ''}.`,
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
  return say(
    html`<p>主张${name}已失效，其失效的事由和日期为：${event}。复审以评审时的事实状态为准${regulationsNote(draft, '52.1')}。</p>`,
    html`<p>How and when ${name} was lost: ${event}. Review looks at the facts at the time of review${regulationsNote(draft, '52.1')}.</p>`,
  )
}

/** Says from which day a cancellation for non-use may be filed, or which day is needed to tell. */
const nonUseStart: OptionBody = (draft, citedMark, index) => {
  const { isEn, say, timelines } = draft
  const filing = timelines[index]?.filings.nonUse
  const name = citedMarkName(draft, index)
  if (filing?.why === 'protection-unknown' || citedMark.international) {
    const field = missingText(
      `citedMark${index + 1}ProtectedFrom`,
      say(`${name}（国际注册）驳回期限届满之日`, `End of the refusal period of ${name} (international registration)`),
    )
    return say(
      html`${name}为国际注册，三年自驳回期限届满之日或者准予注册决定生效之日起算${regulationsNote(draft, '49')}，该日为${field}。`,
      html`${name} is an international registration: the three years run from the end of the refusal period or the day the grant took effect${regulationsNote(draft, '49')}, which is ${field}. `,
    )
  }
  const registered = registrationDay(citedMark)
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
  const from = filing?.from ? writtenDate(filing.from, isEn) : null
  const opens = from === null ? null : say(`自${from}起可以提出。`, `It may be filed from ${from} on. `)
  return say(html`其注册日期为${registeredOn}。${opens}`, html`It was registered on ${registeredOn}. ${opens}`)
}

const nonUseBody: OptionBody = (draft, citedMark, index) => {
  const { deadline, say } = draft
  const name = citedMarkName(draft, index)
  const { paper, online } = feesOn(deadline.served).fees.cancellation
  const article = citeGrounds(draft, ['49.2'])
  const { months, extension } = DECISION_PERIODS.nonUse
  const start = nonUseStart(draft, citedMark, index)
  return say(
    html`<p>申请撤销${name}：${start}注册满三年且没有正当理由连续三年不使用的，可以申请撤销（${article}）。规费每类${paper}元，网上申请${online}元；${chineseNumeral(months)}个月内作出决定，有特殊情况的可以延长${chineseNumeral(extension)}个月。应当在提出复审申请之前或者同时提出，并书面请求中止审理。权利人已被吊销或者注销的，该商标通常不再使用，撤销的把握较大，而受让须经清算。</p>`,
    html`<p>Cancellation of ${name}: ${start}A mark registered for three years and not used for three consecutive years without proper reason may be cancelled on application (${article}). Official fee per class CNY ${paper}, online CNY ${online}; decided within ${countWord(months, 1)} months, extendable by ${countWord(extension, 1)}. File before or together with the application for review, and ask in writing for suspension. Where the owner has been dissolved or struck off, the mark is seldom in use and cancellation likely, whereas an assignment needs a liquidation.</p>`,
  )
}

/** The article by which a registration is declared invalid on absolute grounds; from 2027 it stands apart from the grounds. */
const invalidationGround = ({ law }: Draft): string => (law.from >= '2027-01-01' ? 'invalidation' : '44.1')

const challengeBody: OptionBody = (draft, citedMark, index) => {
  const { isEn, say } = draft
  const name = citedMarkName(draft, index)
  const published = citedMark.dates['preliminaryDate']
  const facts = askedFact(
    draft,
    `citedMark${index + 1}ChallengeFacts`,
    say(`${name}系恶意注册或者损害在先权利的事实`, `Facts that show bad faith or an earlier right against ${name}`),
  )
  const filings = draft.timelines[index]?.filings
  if (!isPending(citedMark)) {
    const [relative, absolute] = [citeGrounds(draft, ['45.1']), citeGrounds(draft, [invalidationGround(draft)])]
    const until = filings?.invalidation.until
    const last =
      until == null
        ? null
        : say(
            `（至${writtenDate(until, isEn)}${filings?.invalidation.isOpen ? '' : '，已过'}）`,
            ` (to ${writtenDate(until, isEn)}${filings?.invalidation.isOpen ? '' : ', which is past'})`,
          )
    return [
      say(
        html`<p>${name}损害在先权利的，在先权利人或者利害关系人可以自其注册之日起五年内${last}请求宣告无效（${relative}）；其注册违反绝对理由或者以欺骗、其他不正当手段取得的，任何人可以随时请求宣告无效（${absolute}）。</p>`,
        html`<p>Where ${name} harms an earlier right, its holder or an interested party may request invalidation within five years of registration${last} (${relative}); where it was registered against absolute grounds or by deception or other improper means, anyone may do so at any time (${absolute}).</p>`,
      ),
      facts,
    ]
  }
  const article = citeGrounds(draft, ['33'])
  const last =
    published === undefined || filings?.opposition.until == null
      ? null
      : writtenDate(rollToWorkingDay(filings.opposition.until), isEn)
  return [
    say(
      html`<p>${name}获准注册之前，可以在初步审定公告期内提出异议（${article}）。${last === null ? null : `按通知书所载初审公告日期，异议期至${last}届满。`}</p>`,
      html`<p>Before ${name} is registered, an opposition may be filed within the period of its publication (${article}).${last === null ? null : ` By the date of publication in the notice, that period ends on ${last}.`}</p>`,
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
  const { say, read, timelines } = draft
  const name = citedMarkName(draft, index)
  const situation = timelines[index]?.suspension
  const item = situation && isNormIssued(draft.deadline.due) ? SUSPENSION_NORM.items[situation] : null
  const number = item ? chineseNumeral(item.number) : ''
  return [
    html`<p>${say(
      `请求中止审理，等待${name}的结果：须书面请求，写明所涉程序、案号、进展以及与本案的关联，最迟在补充证据期限内提出；结果作出后及时报告并请求恢复审理。`,
      `Suspension until the fate of ${name} is settled: ask in writing, naming the proceedings, their number, their state and how they bear on this case, not later than the period for supplementary evidence; report the outcome and ask for resumption.`,
    )}</p>`,
    item &&
      html`<p>${say(
        `依据《${SUSPENSION_NORM.zh}》第（${number}）项（${item.zh}）。规范原文未收录，项号依实务整理，提交前请核对。`,
        `By item (${item.number}) of the ${SUSPENSION_NORM.en} (${read(item)}). The text of the norm is not at hand and the number is that of practice: check it before filing.`,
      )}</p>`,
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
