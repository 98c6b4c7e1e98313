import { classesNamed } from '../case-words.ts'
import type { Draft } from '../draft.ts'
import { factField, factLabel, firmRows } from '../fact-fields.ts'
import { factTable } from '../markup/blocks.ts'
import { missingText } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import { supplementField } from './request-section.ts'

/** Writes the table above the statement of reasons; the other particulars stand on the first page. */
export const headTable = (draft: Draft): Html => {
  const { say } = draft
  const number = factField(draft, 'applicationNo')
  const classes = classesNamed(draft)
  return factTable([
    [factLabel(draft, 'applicant'), factField(draft, 'applicant')],
    [
      factLabel(draft, 'mark'),
      say(
        html`${factField(draft, 'mark')}（第${number}号，${classes}）`,
        html`${factField(draft, 'mark')} (No. ${number}, ${classes})`,
      ),
    ],
    [say('驳回发文号', 'Dispatch no.'), factField(draft, 'dispatchNo')],
    [factLabel(draft, 'servedDate'), factField(draft, 'servedDate')],
  ])
}

/** Leaves empty lines for a stamp or a signature. */
const ROOM_TO_SIGN = html`<br>　<br>　`

/** Writes 首页: the particulars that the office's form asks for, and room for the stamps (docs/law.md §4.3). */
export const firstPage = (draft: Draft): Html => {
  const { type, say } = draft
  const contact = say('联系人及电话', 'Contact and telephone')
  return html`<p>${say('（首页）', '(First page)')}</p>${factTable([
    [say('申请人名称', 'Applicant'), factField(draft, 'applicant')],
    [factLabel(draft, 'address'), factField(draft, 'address')],
    [contact, missingText('applicantContact', say('申请人的联系人及电话', 'Applicant’s contact and telephone'))],
    ...firmRows(draft),
    [factLabel(draft, 'mark'), factField(draft, 'mark')],
    [
      say('申请号及类别', 'Application no. and class'),
      say(
        html`第${factField(draft, 'applicationNo')}号，${classesNamed(draft)}`,
        html`No. ${factField(draft, 'applicationNo')}, ${classesNamed(draft)}`,
      ),
    ],
    [say('商标局驳回发文号', 'Dispatch no. of the refusal'), factField(draft, 'dispatchNo')],
    [
      say('收到驳回通知日期', 'Notice received'),
      html`${factField(draft, 'servedDate')}${
        type === 0
          ? say('（附信封）', ' (envelope attached)')
          : say('（视为送达，附电子送达凭证）', ' (deemed service; proof of electronic service attached)')
      }`,
    ],
    [
      say('补充证据材料', 'Further evidence'),
      say(html`${supplementField(draft)}补充`, html`${supplementField(draft)} follow`),
    ],
    [say('申请人章戳（签字）', 'Seal or signature of the applicant'), ROOM_TO_SIGN],
    [say('代理机构章戳、代理人签字', 'Seal of the agency, signature of the agent'), ROOM_TO_SIGN],
  ])}`
}
