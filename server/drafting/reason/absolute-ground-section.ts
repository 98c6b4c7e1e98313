import { GRANT_RULES_2020 } from '../../law/articles-grant.ts'
import type { LawText } from '../../law/law-version.ts'
import type { Draft } from '../draft.ts'
import { goodsWord } from '../goods-word.ts'
import { groundQuestions } from '../ground-questions.ts'
import { html } from '../html.ts'
import { groundArticle, quoteGround, quoteRule } from '../law-citation.ts'
import { question } from '../question.ts'
import type { Section } from '../sections.ts'

interface Argument extends LawText {
  /** Article of the Supreme People's Court's provisions on the ground. */
  rule?: string
}

/** What is claimed against each ground; `{goods}` stands for goods, services or both. */
const CLAIMS: Record<string, Argument> = {
  '4': {
    zh: '申请人具有真实的使用意图，申请商标的注册申请并非不以使用为目的的恶意申请',
    en: 'The applicant genuinely intends to use the mark; the application was not filed in bad faith without intent to use',
  },
  '7.1': { zh: '申请商标的注册申请遵循了诚实信用原则', en: 'The application was filed in good faith' },
  '10.1.1': {
    zh: '申请商标整体上与我国国家名称、标志等不相同也不近似',
    en: 'As a whole the mark is neither identical with nor similar to the name or emblems of the State',
    rule: '3.1',
  },
  '10.1.2': {
    zh: '申请商标与外国国家名称、标志等不相同也不近似',
    en: 'The mark is neither identical with nor similar to the name or emblems of a foreign country',
  },
  '10.1.3': {
    zh: '申请商标与政府间国际组织的名称、标志等不相同也不近似',
    en: 'The mark is neither identical with nor similar to the name or emblems of an intergovernmental organisation',
  },
  '10.1.4': {
    zh: '申请商标与官方标志、检验印记不相同也不近似',
    en: 'The mark is neither identical with nor similar to an official sign or inspection mark',
  },
  '10.1.7': {
    zh: '申请商标不带有欺骗性，不会使公众对{goods}的特点或者产地产生误认',
    en: 'The mark is not deceptive and will not mislead the public as to the characteristics or origin of the {goods}',
  },
  '10.1.8': { zh: '申请商标不具有不良影响', en: 'The mark has no adverse influence', rule: '5.1' },
  '10.2': {
    zh: '申请商标不属于不得作为商标的地名',
    en: 'The mark is not a place name barred from use as a trademark',
    rule: '6',
  },
  '11.1.1': {
    zh: '申请商标并非指定{goods}的通用名称、图形、型号',
    en: 'The mark is not the generic name, image or model of the designated {goods}',
    rule: '10.1',
  },
  '11.1.2': {
    zh: '申请商标并非仅直接表示指定{goods}的特点',
    en: 'The mark does not solely and directly indicate characteristics of the designated {goods}',
    rule: '11',
  },
  '11.1.3': { zh: '申请商标具有显著特征', en: 'The mark is distinctive', rule: '7' },
  '12': { zh: '申请商标的形状不属于不得注册的形状', en: 'The shape is not one barred from registration' },
  '16.1': {
    zh: '申请商标不会使公众对{goods}的来源地产生误认',
    en: 'The mark does not mislead the public as to where the {goods} come from',
  },
  '19.4': { zh: '申请商标的注册申请不在法律禁止之列', en: 'The application is not one the law forbids' },
}

const claimOf = (draft: Draft, ground: string): Argument => {
  const article = groundArticle(draft, ground)
  return (
    CLAIMS[ground] ??
    CLAIMS[`${ground}.1`] ?? { zh: `申请商标不属于${article}所指的情形`, en: `The mark does not fall under ${article}` }
  )
}

/** The answer to one ground that does not turn on an earlier mark: what the law reaches, and the client's facts. */
export const absoluteGroundSection = (draft: Draft, ground: string): Section => {
  const { say, read } = draft
  const { rule, ...claim } = claimOf(draft, ground)
  const article = groundArticle(draft, ground)
  return {
    title: read(claim).replaceAll('{goods}', goodsWord(draft)),
    choice: { name: `argueGround${ground}`, on: true },
    body: [
      quoteGround(draft, ground),
      rule === undefined ? null : quoteRule(draft, GRANT_RULES_2020, rule),
      html`<p>${say(
        `申请商标不属于上述规定所指的情形，通知书依据${article}驳回其注册申请，缺乏事实依据。具体理由如下：`,
        `The mark does not fall under that provision, and the refusal under ${article} lacks a basis in fact, for these reasons:`,
      )}</p>`,
      groundQuestions(draft, ground).map(({ name, label }) => question(name, label, true)),
    ],
  }
}
