import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { switchField } from '../../switch-field.ts'
import type { CardPart } from '../card-part.ts'

/** Argue that the marks are not similar; off where they are the same. */
export const argueOption: CardPart = (draft, _citedMark, index) => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  const label = say(`主张与${name}不近似`, `Argue that the mark is not similar to ${name}`)
  return switchField({
    name: `citedMark${index + 1}Argue`,
    label,
    on: draft.comparisons[index]?.level !== 'identical',
    content: [
      say(
        html`<p>${label}：不产生额外规费；单独主张时较弱，宜同时提交使用证据。</p>`,
        html`<p>${label}: no further official fee; weak on its own, so file evidence of use with it.</p>`,
      ),
      askedFact(
        draft,
        `citedMark${index + 1}ArgueFacts`,
        say(
          `与${name}的实际区别（由来、读音、含义、市场）`,
          `What tells it from ${name} (origin, sound, meaning, market)`,
        ),
      ),
    ],
  })
}
