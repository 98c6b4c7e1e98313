import { namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { switchField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'

/**
 * Refers, in the request for suspension, to the applications for non-use cancellation that were filed beside the review.
 * It is off until the attorney has filed them. Null where none of the marks is open to one.
 */
export const companionReference = (draft: Draft, marks: readonly number[]): Html | null => {
  const open = marks.filter(index => draft.timelines[index]?.filings.nonUse.isOpen)
  if (open.length === 0) return null
  const { say } = draft
  const names = namesOfMarks(draft, open)
  return switchField({
    name: 'companionReference',
    label: say('引用已提出的撤三申请', 'Refer to the filed cancellations'),
    on: false,
    content: say(
      html`<p>申请人针对${names}提出的撤销连续三年不使用注册商标申请书及其提交凭证，随本申请一并附上。</p>`,
      html`<p>The application for cancellation for non-use against ${names} is attached with proof of filing.</p>`,
    ),
  })
}
