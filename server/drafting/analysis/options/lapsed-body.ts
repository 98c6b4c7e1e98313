import { REGULATIONS_2014 } from '../../../law/articles-regulations.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { quoteGround, quoteRule } from '../../law-citation.ts'
import { missingText } from '../../missing-text.ts'
import type { OptionBody } from './option-body.ts'

export const lapsedBody: OptionBody = (draft, _citedMark, index) => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  const event = missingText(
    `citedMark${index + 1}LostBy`,
    say(`${name}失效的事由和公告日期`, `How ${name} was lost, and when that was published`),
  )
  return [
    say(
      html`<p>主张${name}已失效，其失效的事由和日期为：${event}。</p>`,
      html`<p>How and when ${name} was lost: ${event}.</p>`,
    ),
    quoteRule(draft, REGULATIONS_2014, '52.1'),
    quoteGround(draft, '50'),
  ]
}
