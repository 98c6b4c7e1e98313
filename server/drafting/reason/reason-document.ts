import type { Draft } from '../draft.ts'
import { englishNote } from '../english-note.ts'
import { absoluteGrounds, hasEarlierMark } from '../ground-kinds.ts'
import { type Html, html } from '../html.ts'
import { mainSections, type Section } from '../sections.ts'
import { absoluteGroundSection } from './absolute-ground-section.ts'
import { attachmentsSection } from './attachments-section.ts'
import { backgroundSection } from './background-section.ts'
import { citedStatusSection } from './cited-status-section.ts'
import { conclusionSection } from './conclusion-section.ts'
import { consistencySection } from './consistency-section.ts'
import { dissimilarSection } from './dissimilar/dissimilar-section.ts'
import { evidenceSection } from './evidence-section.ts'
import { firstPage } from './first-page.ts'
import { goodsSection } from './goods-section.ts'
import { headTable } from './head-table.ts'
import { legalBasisSection } from './legal-basis-section.ts'
import { requestSection } from './request-section.ts'
import { signature } from './signature.ts'
import { useSection } from './use-section.ts'

const unnumbered = ({ title, body }: Section): Html => html`<h2>${title}</h2>${body}`

const factsAndGrounds = (draft: Draft): Section => {
  const isRelative = hasEarlierMark(draft)
  return {
    title: draft.say('事实与理由', 'Facts and grounds'),
    body: mainSections(draft, 'h3', [
      backgroundSection(draft),
      ...absoluteGrounds(draft).map(ground => absoluteGroundSection(draft, ground)),
      isRelative ? dissimilarSection(draft) : null,
      isRelative ? goodsSection(draft) : null,
      citedStatusSection(draft),
      useSection(draft),
      consistencySection(draft),
      conclusionSection(draft),
    ]),
  }
}

/**
 * The application for review as practice orders it (domain.md §4.3): the first page, then the body with facts and grounds,
 * list of evidence and attachments, which begins a page of its own by its title.
 */
export const reasonDocument = (draft: Draft): Html => {
  const { say } = draft
  const title = html`<h1>${say('驳回商标注册申请复审申请书', 'Application for Review of Refusal')}</h1>`
  const body = html`<p>${say('（正文）', '(Statement of reasons)')}</p>${headTable(draft)}${englishNote(draft)}`
  return html`${title}${firstPage(draft)}${title}${body}${unnumbered(requestSection(draft))}${unnumbered(legalBasisSection(draft))}${unnumbered(
    factsAndGrounds(draft),
  )}${unnumbered(evidenceSection(draft))}${unnumbered(attachmentsSection(draft))}${signature(draft)}`
}
