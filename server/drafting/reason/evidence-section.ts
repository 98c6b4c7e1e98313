import { evidenceSource } from '#domain/evidence-arguments.ts'
import type { Draft } from '../draft.ts'
import { factField } from '../fact-fields.ts'
import { EVIDENCE, type EvidenceItem } from '../grounds/ground-guide.ts'
import { findGroundGuide, guideText, speaksOfOwnEarlier } from '../grounds/grounds.ts'
import type { Section } from '../markup/blocks.ts'
import { inlineSwitchField, missingText } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import { isArgued } from './argued.ts'

/** Writes 附件, the list of attachments (docs/law.md §4.3); the proof of receipt depends on the way of service. */
export const attachmentsSection = ({ type, say }: Draft): Section => {
  const items = say(
    [
      '申请人主体资格证明文件',
      '商标代理委托书',
      type === 0 ? '驳回通知书复印件及信封' : '驳回通知书复印件及电子送达凭证',
      '证据目录及证据材料',
    ],
    [
      'Proof of the applicant’s identity',
      'Power of attorney',
      type === 0 ? 'Copy of the notice with its envelope' : 'Copy of the notice with proof of electronic service',
      'The list of evidence and the evidence',
    ],
  )
  return { title: say('附件', 'Attachments'), body: html`<ol>${items.map(item => html`<li>${item}</li>`)}</ol>` }
}

/** Returns the evidence for the grounds and of the applicant's own earlier marks, each item once; same-day evidence only where a mark was filed on the same day. */
const evidenceItems = (draft: Draft): EvidenceItem[] => {
  const { notice } = draft
  const hasSameDay = notice.citedMarks.some(({ status }) => status === 'same-day')
  const items = notice.grounds
    .flatMap(ground => findGroundGuide(ground)?.evidence ?? [])
    .filter(({ serves }) => serves !== 'sameDay' || hasSameDay)
  const own = speaksOfOwnEarlier(draft) ? [EVIDENCE.ownEarlier] : []
  return [...new Map([...items, ...own].map(item => [item.zh, item])).values()]
}

/** The grounds of the notice that a piece of evidence answers. */
const groundsServed = ({ notice }: Draft, { zh }: EvidenceItem): string[] =>
  notice.grounds.filter(ground => findGroundGuide(ground)?.evidence.some(item => item.zh === zh))

const written = (draft: Draft, item: EvidenceItem, index: number): Html => {
  const { say } = draft
  const title = guideText(draft, item)
  const details = missingText(
    `evidence${index + 1}Details`,
    say(`第${index + 2}项证据的来源、日期和页码`, `Item ${index + 2}: source, date and pages`),
  )
  const proves = guideText(draft, item.proves)
  const serves = item.serves ?? 'ground'
  return inlineSwitchField({
    name: `evidence${index + 1}`,
    label: title,
    source: evidenceSource(serves, groundsServed(draft, item)),
    on: isArgued(draft, serves),
    content: say(html`${title}（${details}），用以证明${proves}。`, html`${title} (${details}), to show ${proves}.`),
  })
}

const noticeItem = (draft: Draft): Html => {
  const number = factField(draft, 'dispatchNo')
  return draft.say(
    html`驳回通知书复印件（发文编号${number}），用以证明驳回的事实和依据。`,
    html`Copy of the notice (dispatch no. ${number}), to show the refusal and its basis.`,
  )
}

/**
 * Writes 证据目录, numbered: the notice itself, then the evidence for the grounds, each item on where the argument that it
 * serves is on.
 */
export const evidenceSection = (draft: Draft): Section => {
  const items = [noticeItem(draft), ...evidenceItems(draft).map((item, index) => written(draft, item, index))]
  return {
    title: draft.say('证据目录', 'List of evidence'),
    body: html`<ol>${items.map(item => html`<li>${item}</li>`)}</ol>`,
  }
}
