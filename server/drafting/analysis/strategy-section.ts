import { askedFact } from '../asked-fact.ts'
import type { Draft } from '../draft.ts'
import { goodsWord } from '../goods-word.ts'
import { absoluteGrounds, canBeAcquired, hasEarlierMark } from '../ground-kinds.ts'
import { groundQuestions } from '../ground-questions.ts'
import { type Html, html } from '../html.ts'
import { groundArticle } from '../law-citation.ts'
import type { Section } from '../sections.ts'
import { switchField } from '../switch-field.ts'
import { textField } from '../text-field.ts'

type Step = (draft: Draft) => Html | Html[] | null

const answerGrounds: Step = draft =>
  absoluteGrounds(draft).map(ground => {
    const article = groundArticle(draft, ground)
    return switchField({
      name: `strategyGround${ground}`,
      label: draft.say(`就${article}陈述意见`, `Argue against ${article}`),
      on: true,
      content: [
        html`<p>${draft.say(`就${article}陈述意见，需要客户说明：`, `To argue against ${article} the client should say:`)}</p>`,
        groundQuestions(draft, ground).map(({ name, label }) => askedFact(draft, name, label, true)),
      ],
    })
  })

const argueDissimilar: Step = draft => {
  if (!hasEarlierMark(draft)) return null
  const { comparisons, say } = draft
  return switchField({
    name: 'strategyDissimilar',
    label: say('主张整体不近似', 'Argue: dissimilar as a whole'),
    on: comparisons.length === 0 || comparisons.some(({ level }) => level !== 'identical'),
    content: [
      say(
        html`<p>从文字构成、呼叫、含义和整体印象说明申请商标与引证商标可以区分。</p>`,
        html`<p>Show from composition, sound, meaning and overall impression that the mark can be told from the cited marks.</p>`,
      ),
      askedFact(draft, 'markOrigin', say('申请商标的含义、由来和设计思路', 'Meaning, origin and design of the mark')),
    ],
  })
}

const argueGoods: Step = draft => {
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

const fileUse: Step = draft => {
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
    on: true,
    content: [
      say(
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

const earlierRegistration: Step = draft => {
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

const narrowGoods: Step = draft => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  return switchField({
    name: 'strategyNarrow',
    label: say(`放弃部分${goods}`, `Give up part of the ${goods}`),
    on: false,
    content: [
      askedFact(draft, 'abandonedGoods', say(`拟放弃的${goods}`, `The ${goods} to be given up`)),
      notice.kind === 'partial'
        ? html`<p>${say(
            '初步审定部分可以分割为另一件申请，保留原申请日期（《商标法实施条例》第二十二条第一款）。',
            'The preliminarily approved part may be divided into another application, which keeps the filing date (Article 22(1) of the Implementing Regulations).',
          )}</p>`
        : null,
    ],
  })
}

const refile: Step = ({ say }) =>
  switchField({
    name: 'strategyRefile',
    label: say('同时提出新申请', 'File a new application besides'),
    on: false,
    content: html`<p>${say(
      '新申请：以调整后的商标或者项目另行申请，作为复审不成功时的补救；新申请以其自身的申请日期为准。',
      'New application: file anew with the mark or the items adjusted, as a fallback should the review fail; the new application has its own filing date.',
    )}</p>`,
  })

const STEPS: readonly Step[] = [
  answerGrounds,
  argueDissimilar,
  argueGoods,
  fileUse,
  earlierRegistration,
  narrowGoods,
  refile,
]

/** The lines the attorney may take, each a switch with the facts it needs from the client (domain.md §4.1). */
export const strategySection = (draft: Draft): Section => ({
  title: draft.say('策略', 'Strategy'),
  body: STEPS.map(step => step(draft)),
})
