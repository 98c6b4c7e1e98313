import { html } from '../../html.ts'
import { switchField } from '../../switch-field.ts'
import type { StrategyLine } from './strategy-line.ts'

/** A new application as a fallback. */
export const refile: StrategyLine = ({ say }) =>
  switchField({
    name: 'strategyRefile',
    label: say('同时提出新申请', 'File a new application besides'),
    on: false,
    content: html`<p>${say(
      '另行申请：以调整后的商标或者项目另行申请，作为复审不成功时的补救；新申请以其自身的申请日期为准。',
      'New application: file anew with the mark or the items adjusted, as a fallback should the review fail; the new application has its own filing date.',
    )}</p>`,
  })
