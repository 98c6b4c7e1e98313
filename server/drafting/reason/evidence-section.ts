import type { Draft } from '../draft.ts'
import { factField } from '../fact-field.ts'
import { findGroundGuide } from '../grounds/find-ground-guide.ts'
import type { EvidenceItem } from '../grounds/ground-guide.ts'
import { guideText } from '../grounds/guide-text.ts'
import { type Html, html } from '../html.ts'
import { missingText } from '../missing-text.ts'
import type { Section } from '../sections.ts'
import { inlineSwitchField } from '../switch-field.ts'

const itemsOf = ({ notice }: Draft): EvidenceItem[] => {
  const items = notice.grounds.flatMap(ground => findGroundGuide(ground)?.evidence ?? [])
  return [...new Map(items.map(item => [item.zh, item])).values()]
}

const written = (draft: Draft, item: EvidenceItem, index: number): Html => {
  const { say } = draft
  const title = guideText(draft, item)
  const details = missingText(
    `evidence${index + 1}Details`,
    say(`第${index + 2}项证据的来源、日期和页码`, `Item ${index + 2}: source, date and pages`),
  )
  const proves = guideText(draft, item.proves)
  return inlineSwitchField({
    name: `evidence${index + 1}`,
    label: title,
    on: false,
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

/** 证据目录, numbered: the notice itself, then what the grounds call for, each item off until the attorney has it. */
export const evidenceSection = (draft: Draft): Section => {
  const items = [noticeItem(draft), ...itemsOf(draft).map((item, index) => written(draft, item, index))]
  return {
    title: draft.say('证据目录', 'List of evidence'),
    body: html`<ol>${items.map(item => html`<li>${item}</li>`)}</ol>`,
  }
}
