import type { Draft } from '../draft.ts'
import { html } from '../html.ts'
import { groundArticle, lawTitle } from '../law-citation.ts'
import { ruleName } from '../rule-name.ts'
import type { Section } from '../sections.ts'
import { sourced } from '../sourced.ts'
import { columnTable } from '../table.ts'
import { writtenDate } from '../written-date.ts'

/** The time limit for review with its arithmetic, and what must happen inside the same period. */
export const deadlineSection = (draft: Draft): Section => {
  const { deadline, notice, law, isEn, say, read } = draft
  const due = html`<strong>${writtenDate(deadline.due, isEn)}</strong>`
  const review = sourced('law.34', groundArticle(draft, '34'))
  const isAfterLaw = law.until !== null && deadline.due > law.until
  return {
    title: say('复审期限', 'Time limit for review'),
    body: [
      say(
        html`<p>复审申请应当自收到通知之日起十五日内提出（《商标法》${review}），最迟于${due}提交。该期限不得延长。</p>`,
        html`<p>The application for review must be filed within fifteen days of receipt of the notice (${review} of the Trademark Law), at the latest on ${due}. The period cannot be extended.</p>`,
      ),
      columnTable(
        [say('日期', 'Date'), say('计算', 'Step'), say('依据', 'Rule')],
        deadline.steps.map(step => [writtenDate(step.date, isEn), read(step), ruleName(draft, step.rule)]),
      ),
      deadline.warnings.map(warning => html`<p><strong>${say('注意：', 'Note: ')}</strong>${read(warning)}</p>`),
      isAfterLaw
        ? say(
            html`<p><strong>注意：</strong>期限届满日在${lawTitle(draft, law)}施行期间之后，过渡规则尚未公布；本文仍引用通知书所依据的版本，提交前请复核。</p>`,
            html`<p><strong>Note: </strong>the period ends after the ${lawTitle(draft, law)} ceases to apply, and the transition rules are unpublished; this document cites the version the notice rests on. Check before filing.</p>`,
          )
        : null,
      say(
        html`<p>需要补充证据材料的，应当在申请书中声明，并自提交申请书之日起三个月内提交（《商标法实施条例》第五十九条）。</p>`,
        html`<p>If evidence is to be supplemented, the application must say so, and it must be filed within three months of filing the application (Article 59 of the Implementing Regulations).</p>`,
      ),
      notice.kind === 'partial'
        ? say(
            html`<p>初步审定部分需要分割的，应当自收到通知书之日起十五日内提出分割申请（《商标法实施条例》第二十二条第二款）。</p>`,
            html`<p>A request to divide out the preliminarily approved part is due within fifteen days of receipt of the notice as well (Article 22(2) of the Implementing Regulations).</p>`,
          )
        : null,
    ],
  }
}
