import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { switchField } from '../../switch-field.ts'
import type { CardPart } from '../card-part.ts'

/** A letter of consent; off, since nothing in a notice speaks for one. */
export const consentOption: CardPart = (draft, _citedMark, index) => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  return switchField({
    name: `citedMark${index + 1}Consent`,
    label: say(`取得${name}权利人的共存同意书`, `Obtain a letter of consent from the owner of ${name}`),
    on: false,
    content: [
      say(
        html`<p>共存同意书：适用于关联企业之间或者能够协商、且商标不相同的情形；是否采信由审查机关个案判断。应提交原件。</p>`,
        html`<p>Letter of consent: for related companies, or where terms can be reached, and the marks are not identical; whether it is accepted is decided case by case. File the original.</p>`,
      ),
      askedFact(
        draft,
        `citedMark${index + 1}ConsentFacts`,
        say(
          `与${name}权利人的关系、往来或者共存协议`,
          `Relations, dealings or a coexistence agreement with the owner of ${name}`,
        ),
      ),
    ],
  })
}
