import { GRANT_RULES_2020 } from '#domain/law/court-rules.ts'
import { findGround } from '#domain/law/grounds.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { Draft } from '../draft.ts'
import { examinerWords } from '../examiner-words.ts'
import { findGroundGuide, groundQuestions, guideText } from '../grounds/grounds.ts'
import { groundNamed, quoteGround, quoteRule } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { question, switchField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import type { GroundReasons } from '../reasons.ts'

const NEXT_LAW = '2027-01-01'

const claimAgainst = (article: string): LawText => ({
  zh: `申请商标不属于${article}所指的情形`,
  en: `The mark does not fall under ${article}`,
})

/** Writes a question of the guide as a statement that its answer completes. */
const stated = ({ name, label, lead }: ReturnType<typeof groundQuestions>[number]): Html =>
  html`<p>${lead}</p>${question(name, label, true)}`

/** Writes what is argued if the main claim should fail, off until the attorney takes it up. */
const fallback = (draft: Draft, ground: string): Html | null => {
  const guide = findGroundGuide(ground)?.fallback
  if (!guide) return null
  return switchField({
    name: `fallbackGround${ground}`,
    label: guideText(draft, guide.label),
    on: false,
    content: groundQuestions(draft, ground, [guide.question]).map(stated),
  })
}

/**
 * Answers one ground that does not turn on an earlier mark: the examiner's words, the law, what the client has to say for
 * it, and what is argued if that should fail.
 */
export const absoluteGroundSection = (draft: Draft, group: GroundReasons): Section => {
  const { say } = draft
  const { ground } = group
  if (ground === '')
    return {
      title: say('通知书所述其他理由不能成立', 'The further reason of the notice does not hold'),
      choice: { name: 'argueGroundOther', on: true },
      body: [
        examinerWords(draft, group),
        html`<p>${say('对上述理由，申请人答复如下：', 'To this the applicant answers:')}</p>`,
        question('groundOtherAnswer', say('对该驳回理由的答复', 'Answer to this reason'), true),
      ],
    }
  const article = groundNamed(draft, ground)
  const guide = findGroundGuide(ground)
  const isOfFiling = findGround(ground)?.nature === 'filing'
  return {
    title: guideText(
      draft,
      (draft.law.from >= NEXT_LAW ? guide?.claimOf2026 : null) ?? guide?.claim ?? claimAgainst(article),
    ),
    choice: { name: `argueGround${ground}`, on: true },
    body: [
      examinerWords(draft, group),
      quoteGround(draft, ground),
      guide?.rule === undefined ? null : quoteRule(draft, GRANT_RULES_2020, guide.rule),
      html`<p>${say(
        `${isOfFiling ? '申请商标的注册申请' : '申请商标'}不属于${article}所指的情形，上述理由缺乏事实依据。`,
        `The ${isOfFiling ? 'application' : 'mark'} does not fall under ${article}; the reason lacks a basis in fact.`,
      )}</p>`,
      groundQuestions(draft, ground).map(stated),
      fallback(draft, ground),
    ],
  }
}
