import { askedFact } from '../../asked-fact.ts'
import { goodsWord } from '../../goods-word.ts'
import { html } from '../../html.ts'
import { switchField } from '../../switch-field.ts'
import type { StrategyLine } from './strategy-line.ts'

/** Part of the goods given up, or the approved part divided out (Regs Art. 22). */
export const narrowGoods: StrategyLine = draft => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  return switchField({
    name: 'strategyNarrow',
    label: say(`放弃部分${goods}`, `Give up part of the ${goods}`),
    on: false,
    content: [
      askedFact(draft, 'abandonedGoods', say(`拟放弃的${goods}`, `The ${goods} to be given up`)),
      notice.kind === 'partial'
        ? html`<p>${say(
            '初步审定部分可以分割为另一件申请，保留原申请日期（《商标法实施条例》第二十二条第一款）。',
            'The preliminarily approved part may be divided into another application, which keeps the filing date (Article 22(1) of the Implementing Regulations).',
          )}</p>`
        : null,
    ],
  })
}
