import { classesNamed } from '../class-word.ts'
import type { Draft } from '../draft.ts'
import { factField, factLabel } from '../fact-field.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import { factTable } from '../table.ts'

/** Who asks for review of what, above the statement; all particulars stand on the first page. */
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
