import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import type { OptionBody } from './option-body.ts'

export const argueBody: OptionBody = (draft, _citedMark, index) => {
  const name = citedMarkName(draft, index)
  return html`<p>${draft.say(
    `主张与${name}不近似：在理由书中就文字构成、呼叫、含义和整体逐项论述，不另收规费；单独主张时较弱，宜同时提交使用证据。`,
    `Dissimilar to ${name}: argued in the reasons by composition, sound, meaning and as a whole, at no further official fee; weak on its own, so file evidence of use with it.`,
  )}</p>`
}
