import { askedFact } from '../../asked-fact.ts'
import { goodsWord } from '../../goods-word.ts'
import { hasEarlierMark } from '../../ground-kinds.ts'
import { html } from '../../html.ts'
import { switchField } from '../../switch-field.ts'
import type { StrategyLine } from './strategy-line.ts'

/** The goods are not similar; off, since the notice holds that they are. */
export const argueGoods: StrategyLine = draft => {
  if (!hasEarlierMark(draft)) return null
  const { say } = draft
  const goods = goodsWord(draft)
  return switchField({
    name: 'strategyGoods',
    label: say(`主张${goods}不类似`, `Argue: ${goods} not similar`),
    on: false,
    content: [
      html`<p>${say(
        `主张${goods}不类似：适用于被驳回的${goods}与引证商标核定的${goods}不属于同一类似群的情形；对部分${goods}往往最为有效。`,
        `Dissimilar ${goods}: fits where the refused ${goods} fall outside the similar groups of the cited ${goods}; often the strongest line for part of them.`,
      )}</p>`,
      askedFact(
        draft,
        'goodsDifference',
        say(
          `${goods}在功能、用途、渠道、消费对象等方面的区别`,
          `How the ${goods} differ in function, purpose, channels, consumers`,
        ),
      ),
    ],
  })
}
