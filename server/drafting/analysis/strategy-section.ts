import { GRANT_RULES_2020 } from '#domain/law/court-rules.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { goodsWord } from '../case-words.ts'
import { citedMarksName } from '../cited-marks.ts'
import { aspectsNamed } from '../comparison/compared-by.ts'
import type { Draft } from '../draft.ts'
import { absoluteGrounds, canBeAcquired, canBeRefiled, groundQuestions, hasEarlierMark } from '../grounds/grounds.ts'
import { writtenDate } from '../language.ts'
import { groundArticle, isInForce, quoteRule, regulationsNote } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { askedFact, switchField, textField } from '../markup/fields.ts'
import { type Html, type HtmlValue, html } from '../markup/html.ts'
import { isArgued } from '../reason/argued.ts'
import { optionsTable } from './options-table.ts'

/** Writes one line of strategy as one or several switches; null where the grounds leave no room for it. */
type StrategyLine = (draft: Draft) => Html | Html[] | null

/** Writes a switch for each ground that does not turn on an earlier mark. */
const answerGrounds: StrategyLine = draft =>
  absoluteGrounds(draft).map(ground => {
    const article = groundArticle(draft, ground)
    return switchField({
      name: `strategyGround${ground}`,
      label: draft.say(`就${article}陈述意见`, `Argue against ${article}`),
      on: true,
      content: [
        html`<p>${draft.say(`就${article}陈述意见，需要客户说明：`, `To argue against ${article} the client should say:`)}</p>`,
        groundQuestions(draft, ground).map(({ name, label }) => askedFact(draft, name, label)),
      ],
    })
  })

/** Returns whether a ground before asks the client what the mark means. */
const isMeaningAsked = (draft: Draft): boolean =>
  absoluteGrounds(draft).some(ground => groundQuestions(draft, ground).some(({ name }) => name.endsWith('Meaning')))

/** Argues that the marks differ as a whole; off where every cited mark has the same wording. */
const argueDissimilar: StrategyLine = draft => {
  if (!hasEarlierMark(draft)) return null
  const { comparisons, notice, say } = draft
  const aspects = aspectsNamed(draft, notice.citedMarks)
  return switchField({
    name: 'strategyDissimilar',
    label: say('主张整体不近似', 'Argue: dissimilar as a whole'),
    on: comparisons.length === 0 || comparisons.some(({ level }) => level !== 'identical'),
    content: [
      say(
        html`<p>主张整体不近似：从${aspects}说明申请商标与引证商标可以区分。</p>`,
        html`<p>Dissimilar as a whole: show from ${aspects} that the mark is distinguishable from ${citedMarksName(draft)}.</p>`,
      ),
      isMeaningAsked(draft)
        ? null
        : askedFact(
            draft,
            'markOrigin',
            say('申请商标的含义、由来和设计思路', 'Meaning, origin and design of the mark'),
          ),
    ],
  })
}

/** Argues that the goods are not similar; off, since the notice holds that they are. */
const argueGoods: StrategyLine = draft => {
  if (!hasEarlierMark(draft)) return null
  const { say } = draft
  const goods = goodsWord(draft)
  return switchField({
    name: 'strategyGoods',
    label: say(`主张${goods}不类似`, `Argue: ${goods} not similar`),
    on: false,
    content: [
      html`<p>${say(
        `主张${goods}不类似：适用于被驳回的${goods}与引证商标核定的${goods}不属于同一类似群的情形；对部分${goods}往往最为有效。`,
        `Dissimilar ${goods}: fits where the refused ${goods} fall outside the similar groups of the cited ${goods}; often the strongest line for part of them.`,
      )}</p>`,
      askedFact(
        draft,
        'goodsDifference',
        say(
          `${goods}在功能、用途、渠道、消费对象等方面的区别`,
          `How the ${goods} differ in function, purpose, channels, consumers`,
        ),
      ),
    ],
  })
}

/** Files evidence of use, where use can help: against an earlier mark and under article 11, never under article 10. */
const fileUse: StrategyLine = draft => {
  if (!hasEarlierMark(draft) && !canBeAcquired(draft)) return null
  const { say } = draft
  const goods = goodsWord(draft)
  const used = textField({
    name: 'usedGoods',
    label: say(`实际使用的${goods}`, `The ${goods} in actual use`),
    required: true,
    source: 'missing',
    value: '',
  })
  return switchField({
    name: 'strategyUse',
    label: say('提交使用证据', 'File evidence of use'),
    // The reasons argue from use only once the client has told of it.
    on: isArgued(draft, 'use'),
    content: [
      canBeAcquired(draft)
        ? say(
            html`<p>就${used}提交使用证据，证明申请商标经过使用取得显著特征并便于识别。</p>`,
            html`<p>As to ${used}, file evidence that the mark has become distinctive through use.</p>`,
          )
        : say(
            html`<p>就${used}提交使用证据，证明申请商标经使用与申请人形成对应关系。</p>`,
            html`<p>As to ${used}, file evidence that through use the public links the mark to the applicant.</p>`,
          ),
      askedFact(
        draft,
        'useFacts',
        say('使用的起始时间、地域、销售渠道和规模', 'Use since when, where, through which channels and on what scale'),
      ),
    ],
  })
}

/** Relies on an earlier registration of the applicant's own. */
const relyOnRegistration: StrategyLine = draft => {
  if (!hasEarlierMark(draft)) return null
  const { say } = draft
  return switchField({
    name: 'strategyEarlierRegistration',
    label: say('援引申请人在先注册的商标', 'Rely on the applicant’s own earlier registration'),
    on: false,
    content: askedFact(
      draft,
      'ownRegistrations',
      say('申请人在先注册商标的注册号、类别和使用情况', 'The applicant’s earlier registrations: number, class, use'),
    ),
  })
}

/** Gives up part of the goods, or divides the approved part out (Regs Art. 22). */
const narrowGoods: StrategyLine = draft => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  return switchField({
    name: 'strategyNarrow',
    label: say(`放弃部分${goods}`, `Give up part of the ${goods}`),
    on: false,
    content: [
      askedFact(draft, 'abandonedGoods', say(`拟放弃的${goods}`, `The ${goods} to be given up`)),
      notice.kind === 'partial' && isInForce(draft, REGULATIONS_2014)
        ? html`<p>${say(
            `初步审定部分可以分割为另一件申请，保留原申请日期${regulationsNote(draft, '22.1')}。`,
            `The preliminarily approved part may be divided into another application, which keeps the filing date${regulationsNote(draft, '22.1')}.`,
          )}</p>`
        : null,
    ],
  })
}

/** Files a new application as a fallback. */
const refile: StrategyLine = draft => {
  const { say } = draft
  if (!canBeRefiled(draft)) return null
  return switchField({
    name: 'strategyRefile',
    label: say('同时提出新申请', 'File a new application besides'),
    on: false,
    content: html`<p>${say(
      '另行申请：以调整后的商标或者项目另行申请，作为复审不成功时的补救；新申请以其自身的申请日期为准。',
      'New application: file anew with the mark or the items adjusted, as a fallback should the review fail; the new application has its own filing date.',
    )}</p>`,
  })
}

/** Asks for no review; off, since nothing in a notice decides that. */
const drop: StrategyLine = draft => {
  const { deadline, isEn, say } = draft
  const due = writtenDate(deadline.due, isEn)
  const article = groundArticle(draft, '34')
  return switchField({
    name: 'strategyDrop',
    label: say('不申请复审', 'Do not seek review'),
    on: false,
    content: html`<p>${say(
      `不申请复审：至${due}未依${article}申请复审的，驳回决定生效。须取得客户的书面确认。`,
      `No review: if none is asked for under ${article} by ${due}, the refusal takes effect. Obtain the client’s confirmation in writing.`,
    )}</p>`,
  })
}

/** Tells the client what the review itself may bring, and what a court looks at later. */
const risks = (draft: Draft): HtmlValue => {
  const { say } = draft
  return [
    html`<p><strong>${say('须告知客户的风险：', 'Risks to tell the client: ')}</strong>${say(
      '复审不限于通知书的理由，审理中可以另行提出绝对理由；起诉以后，驳回的事由不复存在的，法院可以依据新的事实判令重新作出决定。',
      'The review is not bound to the reasons of the notice and may raise absolute grounds of its own; in court, where the reason for refusal no longer exists, a new decision may be ordered on the new facts.',
    )}</p>`,
    quoteRule(draft, REGULATIONS_2014, '52.2'),
    quoteRule(draft, GRANT_RULES_2020, '28'),
  ]
}

const LINES = [answerGrounds, argueDissimilar, argueGoods, fileUse, relyOnRegistration, narrowGoods, refile, drop]

/**
 * Writes the lines of strategy, each a switch that asks for the client's facts, and the table of options
 * (docs/law.md §4.1).
 */
export const strategySection = (draft: Draft): Section => ({
  title: draft.say('策略', 'Strategy'),
  body: [LINES.map(line => line(draft)), optionsTable(draft), risks(draft)],
})
