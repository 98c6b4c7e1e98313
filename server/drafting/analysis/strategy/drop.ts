import { html } from '../../html.ts'
import { groundArticle } from '../../law-citation.ts'
import { switchField } from '../../switch-field.ts'
import { writtenDate } from '../../written-date.ts'
import type { StrategyLine } from './strategy-line.ts'

/** No review at all; off, for nothing in a notice decides that. */
export const drop: StrategyLine = draft => {
  const { deadline, isEn, say } = draft
  const due = writtenDate(deadline.due, isEn)
  const article = groundArticle(draft, '34')
  return switchField({
    name: 'strategyDrop',
    label: say('不申请复审', 'Do not ask for review'),
    on: false,
    content: html`<p>${say(
      `不申请复审：至${due}未依${article}申请复审的，驳回决定生效。须取得客户的书面确认。`,
      `No review: if none is asked for under ${article} by ${due}, the refusal takes effect. Obtain the client’s confirmation in writing.`,
    )}</p>`,
  })
}
