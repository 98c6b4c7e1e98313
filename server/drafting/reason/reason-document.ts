import type { Draft } from '../draft.ts'
import { englishNote } from '../english-note.ts'
import { agencyField, factField } from '../fact-fields.ts'
import { mainSections, type Section } from '../markup/blocks.ts'
import { textField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import { earlierMarkReasons, otherReasons } from '../reasons.ts'
import { absoluteGroundSection } from './absolute-ground-section.ts'
import { backgroundSection } from './background-section.ts'
import { conclusionSection, consistencySection } from './conclusion-section.ts'
import { earlierMarksSection } from './earlier-marks-section.ts'
import { attachmentsSection, evidenceSection } from './evidence-section.ts'
import { firstPage, headTable } from './first-page.ts'
import { legalBasisSection } from './legal-basis-section.ts'
import { requestSection } from './request-section.ts'
import { suspensionSection } from './suspension-section.ts'
import { useSection } from './use-section.ts'

/** Writes 落款: the addressee, the applicant, the agency and the day of signing, which only the attorney knows. */
const signature = (draft: Draft): Html => {
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

const unnumbered = ({ title, body }: Section): Html => html`<h2>${title}</h2>${body}`

const factsAndGrounds = (draft: Draft): Section => {
  return {
    title: draft.say('事实与理由', 'Facts and grounds'),
    body: mainSections(draft, 'h3', [
      backgroundSection(draft),
      ...otherReasons(draft.reasons).map(group => absoluteGroundSection(draft, group)),
      ...earlierMarkReasons(draft.reasons).map((group, index) => earlierMarksSection(draft, group, index === 0)),
      useSection(draft),
      suspensionSection(draft),
      consistencySection(draft),
      conclusionSection(draft),
    ]),
  }
}

/**
 * Writes the application for review in the order of practice (docs/law.md §4.3): the first page, then the body, whose
 * title begins a page.
 */
export const reasonDocument = (draft: Draft): Html => {
  const { say } = draft
  const title = html`<h1>${say('驳回商标注册申请复审申请书', 'Application for Review of Refusal')}</h1>`
  const body = html`<p>${say('（正文）', '(Statement of reasons)')}</p>${headTable(draft)}${englishNote(draft)}`
  return html`${title}${firstPage(draft)}${title}${body}${unnumbered(requestSection(draft))}${unnumbered(legalBasisSection(draft))}${unnumbered(
    factsAndGrounds(draft),
  )}${unnumbered(evidenceSection(draft))}${unnumbered(attachmentsSection(draft))}${signature(draft)}`
}
