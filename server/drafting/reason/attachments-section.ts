import type { Draft } from '../draft.ts'
import { html } from '../html.ts'
import type { Section } from '../sections.ts'

/** 附件: what goes with the application (domain.md §4.3); the proof of receipt depends on the way of service. */
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
