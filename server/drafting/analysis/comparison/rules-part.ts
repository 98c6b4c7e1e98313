import { html } from '../../html.ts'
import type { CardPart } from '../card-part.ts'

/** The rules on word marks that fired (domain.md §5). */
export const rulesPart: CardPart = ({ comparisons, say, read }, _citedMark, index) => {
  const rules = comparisons[index]?.rules ?? []
  if (rules.length === 0)
    return html`<p>${say('文字近似规则：未触发。规则只比对文字，不比对图形、含义和近音。', 'Rules on word marks: none fired. They compare wording only, not devices, meanings or near sounds.')}</p>`
  return html`<p>${say('触发的文字近似规则：', 'Rules on word marks that fired:')}</p><ul>${rules.map(
    rule => html`<li>${rule.id} ${read(rule)}</li>`,
  )}</ul>`
}
