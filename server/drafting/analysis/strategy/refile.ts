import { html } from '../../html.ts'
import { titledSwitch } from '../../titled-switch.ts'
import type { StrategyLine } from './strategy-line.ts'

/** A new application as a fallback. */
export const refile: StrategyLine = draft =>
  titledSwitch(draft, {
    name: 'strategyRefile',
    label: draft.say('同时提出新申请', 'File a new application besides'),
    on: false,
    content: html`<p>${draft.say(
      '以调整后的商标或者项目另行申请，作为复审不成功时的补救；新申请以其自身的申请日期为准。',
      'File anew with the mark or the items adjusted, as a fallback should the review fail; the new application has its own filing date.',
    )}</p>`,
  })
