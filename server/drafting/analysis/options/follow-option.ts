import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { isPending } from '../../is-pending.ts'
import { flowLink } from '../../jump-link.ts'
import { switchField } from '../../switch-field.ts'
import type { CardPart } from '../card-part.ts'

/** Wait for the fate of a cited mark that is not registered yet. */
export const followOption: CardPart = (draft, citedMark, index) => {
  if (!isPending(citedMark)) return null
  const { say } = draft
  const name = citedMarkName(draft, index)
  return switchField({
    name: `citedMark${index + 1}Follow`,
    label: say(`跟踪${name}的审查`, `Follow the prosecution of ${name}`),
    on: true,
    content: say(
      html`<p>${name}尚未获准注册（${flowLink(citedMark, '流程')}）。其申请被驳回、撤回或者不予注册的，障碍随之消除；需要等待结果的，应当书面请求中止审理。</p>`,
      html`<p>Prosecution of ${name}: not yet registered (${flowLink(citedMark, 'history')}). If its application is refused, withdrawn or denied registration, the obstacle goes; where the outcome must be awaited, ask in writing for suspension.</p>`,
    ),
  })
}
