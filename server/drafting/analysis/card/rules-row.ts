import { html } from '../../html.ts'
import type { CardRow } from './card-row.ts'

/** The rules on word marks that fired (domain.md §5). */
export const rulesRow: CardRow = ({ comparisons, say, read }, _citedMark, index) => {
  const rules = comparisons[index]?.rules ?? []
  return {
    label: say('触发的规则', 'Rules that fired'),
    value:
      rules.length === 0
        ? say(
            '未触发。规则只比对文字，图形须另行比对。',
            'None. The rules compare wording only; devices are compared by eye.',
          )
        : html`<ul>${rules.map(rule => html`<li>${rule.id} ${read(rule)}</li>`)}</ul>`,
  }
}
