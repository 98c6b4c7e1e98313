import { LAW_2019 } from '#domain/law/articles-2019.ts'
import { periodsOn } from '#domain/law/periods.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import type { Draft } from '../draft.ts'
import { countWord, ruleName, writtenDate } from '../language.ts'
import { groundArticle, lawTitle, quoteGround, quoteRule } from '../law-citation.ts'
import { columnTable, type Section } from '../markup/blocks.ts'
import { type Html, html, sourced } from '../markup/html.ts'

/**
 * Warns that the review will be filed under a later law than that of the notice: its transition rules are not
 * published.
 */
const transition = (draft: Draft): Html | null => {
  const { deadline, law, say } = draft
  if (law.id !== LAW_2019.id || law.until === null || deadline.due <= law.until) return null
  const title = lawTitle(draft, law)
  return say(
    html`<p><strong>注意：</strong>期限届满日在${title}施行期间之后，过渡规则尚未公布；本文仍引用通知书所依据的版本，提交前请复核。</p>`,
    html`<p><strong>Note: </strong>the period ends after the ${title} ceases to apply, and the transition rules are unpublished; this document cites the version the notice rests on. Check before filing.</p>`,
  )
}

const furtherTable = (draft: Draft): Html | null => {
  const { deadline, isEn, say, read } = draft
  const periods = deadline.further ?? []
  return periods.length === 0
    ? null
    : html`<p>${say('与之相关的其他期限：', 'Further periods:')}</p>${columnTable(
        [say('最后一日', 'Last day'), say('事项', 'What'), say('依据', 'Rule')],
        periods.map(period => [
          period.date === null ? say('届时计算', 'to be counted') : writtenDate(period.date, isEn),
          read(period),
          ruleName(draft, period.rule),
        ]),
      )}`
}

/** Writes the time limit for review with its steps and their rules, its warnings and the periods that depend on it. */
export const deadlineSection = (draft: Draft): Section => {
  const { deadline, isEn, say, read } = draft
  const due = html`<strong>${sourced('law.34', writtenDate(deadline.due, isEn))}</strong>`
  const review = sourced('law.34', groundArticle(draft, '34'))
  const days = countWord(periodsOn(draft.law.from).reviewDays, isEn)
  return {
    title: say('复审期限', 'Time limit for review'),
    body: [
      say(
        html`<p>复审申请应当自收到通知之日起${days}日内提出（《商标法》${review}），最迟于${due}提交。该期限不得延长。</p>`,
        html`<p>The application for review must be filed within ${days} days of receipt of the notice (${review} of the Trademark Law), at the latest on ${due}. The period cannot be extended.</p>`,
      ),
      columnTable(
        [say('日期', 'Date'), say('计算', 'Step'), say('依据', 'Rule')],
        deadline.steps.map(step => [writtenDate(step.date, isEn), read(step), ruleName(draft, step.rule)]),
      ),
      deadline.warnings.map(warning => html`<p><strong>${say('注意：', 'Note: ')}</strong>${read(warning)}</p>`),
      transition(draft),
      furtherTable(draft),
      quoteGround(draft, '34'),
      quoteRule(draft, REGULATIONS_2014, '10.2'),
      quoteRule(draft, REGULATIONS_2014, '12.1'),
    ],
  }
}
