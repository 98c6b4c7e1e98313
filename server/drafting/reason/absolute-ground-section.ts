import { GRANT_RULES_2020 } from '#domain/law/court-rules.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { Draft } from '../draft.ts'
import { findGroundGuide, groundQuestions, guideText } from '../grounds/grounds.ts'
import { groundArticle, quoteGround, quoteRule } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { question } from '../markup/fields.ts'
import { html } from '../markup/html.ts'

const claimAgainst = (article: string): LawText => ({
  zh: `申请商标不属于${article}所指的情形`,
  en: `The mark does not fall under ${article}`,
})

/**
 * Writes the argument against one ground that does not turn on an earlier mark: the law, and questions to the client.
 */
export const absoluteGroundSection = (draft: Draft, ground: string): Section => {
  const { say } = draft
  const article = groundArticle(draft, ground)
  const guide = findGroundGuide(ground)
  return {
    title: guideText(draft, guide?.claim ?? claimAgainst(article)),
    choice: { name: `argueGround${ground}`, on: true },
    body: [
      quoteGround(draft, ground),
      guide?.rule === undefined ? null : quoteRule(draft, GRANT_RULES_2020, guide.rule),
      html`<p>${say(
        `申请商标不属于${article}所指的情形，通知书据此驳回其注册申请，缺乏事实依据。具体理由如下：`,
        `The mark does not fall under ${article}, and the refusal on that ground lacks a basis in fact, for these reasons:`,
      )}</p>`,
      groundQuestions(draft, ground).map(({ name, label }) => [
        html`<p>${say(`关于${label}：`, `${label}:`)}</p>`,
        question(name, label, true),
      ]),
    ],
  }
}
