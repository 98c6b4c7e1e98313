import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { quoteGround } from '../../law-citation.ts'
import type { OptionBody } from './option-body.ts'

export const suspensionBody: OptionBody = (draft, _citedMark, index) => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  return [
    html`<p>${say(
      `请求中止审理，等待${name}的结果：须书面请求，写明所涉程序、案号、进展以及与本案的关联，最迟在补充证据期限内提出；结果作出后及时报告并请求恢复审理。`,
      `Suspension until the fate of ${name} is settled: ask in writing, naming the proceedings, their number, their state and how they bear on this case, not later than the period for supplementary evidence; report the outcome and ask for resumption.`,
    )}</p>`,
    quoteGround(draft, 'suspension'),
    askedFact(
      draft,
      `citedMark${index + 1}SuspensionFacts`,
      say(`${name}所涉程序、案号、申请日期和进展`, `Proceedings on ${name}: number, date and state`),
    ),
  ]
}
