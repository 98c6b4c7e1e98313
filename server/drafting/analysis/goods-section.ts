import { askedFact } from '../asked-fact.ts'
import type { Draft } from '../draft.ts'
import { goodsList } from '../goods-list.ts'
import { goodsWord } from '../goods-word.ts'
import { html } from '../html.ts'
import type { Section } from '../sections.ts'

/** What was refused and, in a partial refusal, what was approved. */
export const goodsSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const refused = goodsList(draft, 'refusedGoods')
  const accepted = goodsList(draft, 'acceptedGoods')
  const isPartial = notice.kind === 'partial'
  return {
    title: say(`指定${goods}`, `Designated ${goods}`),
    body: [
      refused
        ? html`<p>${say(`驳回的${goods}：`, `Refused ${goods}: `)}${refused}${say('。', '.')}</p>`
        : askedFact(
            draft,
            'refusedGoods',
            isPartial ? say(`驳回的${goods}`, `Refused ${goods}`) : say(`申请指定的${goods}`, `Designated ${goods}`),
            true,
          ),
      accepted
        ? html`<p>${say(`初步审定的${goods}：`, `Preliminarily approved ${goods}: `)}${accepted}${say('。', '.')}</p>`
        : null,
      isPartial && !accepted
        ? askedFact(draft, 'acceptedGoods', say(`初步审定的${goods}`, `Preliminarily approved ${goods}`), true)
        : null,
    ],
  }
}
