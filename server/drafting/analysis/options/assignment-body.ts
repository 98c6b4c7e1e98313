import { feesOn } from '../../../law/fees.ts'
import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import type { OptionBody } from './option-body.ts'

export const assignmentBody: OptionBody = (draft, _citedMark, index) => {
  const { deadline, say } = draft
  const name = citedMarkName(draft, index)
  const { assignment, changeOfName } = feesOn(deadline.served).fees
  return [
    say(
      html`<p>受让${name}的规费每类${assignment.paper}元，网上申请${assignment.online}元；权利人为申请人曾用名的，办理名称变更，规费每类${changeOfName.paper}元，网上申请${changeOfName.online}元。</p>`,
      html`<p>Official fee per class for the assignment CNY ${assignment.paper}, online CNY ${assignment.online}; where the owner is the applicant’s former name, a change of name is recorded instead, per class CNY ${changeOfName.paper}, online CNY ${changeOfName.online}.</p>`,
    ),
    askedFact(
      draft,
      `citedMark${index + 1}Relation`,
      say(
        `申请人与${name}权利人的关系（关联企业、曾用名、可否协商）`,
        `How the applicant stands to the owner of ${name} (group, former name, open to talks)`,
      ),
    ),
  ]
}
