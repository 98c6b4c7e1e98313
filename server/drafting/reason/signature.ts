import type { Draft } from '../draft.ts'
import { factField } from '../fact-field.ts'
import { agencyField } from '../firm-field.ts'
import { type Html, html } from '../html.ts'
import { textField } from '../text-field.ts'

/** 落款: addressee, applicant, agency and the day of signing, which only the attorney knows. */
export const signature = (draft: Draft): Html => {
  const [applicant, agency] = [factField(draft, 'applicant'), agencyField(draft)]
  const day = textField({
    name: 'signingDate',
    label: draft.say('落款日期', 'Date of signing'),
    required: true,
    source: 'missing',
    value: '',
  })
  return draft.say(
    html`<p>此致</p><p>国家知识产权局</p><p>申请人：${applicant}（章）</p><p>代理机构：${agency}（章）</p><p>日期：${day}</p>`,
    html`<p>To the China National Intellectual Property Administration</p><p>Applicant: ${applicant} (seal)</p><p>Agency: ${agency} (seal)</p><p>Date: ${day}</p>`,
  )
}
