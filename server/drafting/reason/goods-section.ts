import { CIVIL_RULES_2020 } from '../../law/articles-civil.ts'
import { citedMarkName } from '../cited-mark-field.ts'
import type { Draft } from '../draft.ts'
import { goodsList } from '../goods-list.ts'
import { goodsWord } from '../goods-word.ts'
import { html } from '../html.ts'
import { quoteRule } from '../law-citation.ts'
import { question } from '../question.ts'
import type { Section } from '../sections.ts'

const FIRST_SERVICE_CLASS = 35

/** Known goods on both sides without a name in common speak for the argument; anything else leaves it to the attorney. */
const speaksForIt = ({ notice }: Draft): boolean => {
  const own = new Set(notice.refusedGoods)
  return (
    own.size > 0 &&
    notice.citedMarks.length > 0 &&
    notice.citedMarks.every(({ goods }) => goods.length > 0 && !goods.some(name => own.has(name)))
  )
}

/** The case that the goods are not similar (Interpretation on civil disputes Art. 11, 12). */
export const goodsSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const refused = goodsList(draft, 'refusedGoods')
  const areServices = notice.classes.every(niceClass => niceClass >= FIRST_SERVICE_CLASS)
  return {
    title: say(`申请商标与引证商标指定的${goods}不类似`, `The ${goods} are not similar`),
    choice: { name: 'argueGoods', on: speaksForIt(draft) },
    body: [
      quoteRule(draft, CIVIL_RULES_2020, areServices ? '11.2' : '11.1'),
      quoteRule(draft, CIVIL_RULES_2020, '12'),
      refused
        ? html`<p>${say(`复审${goods}为`, `The ${goods} under review are `)}${refused}${say('。', '.')}</p>`
        : null,
      notice.citedMarks.map((citedMark, index) =>
        citedMark.goods.length === 0
          ? null
          : html`<p>${say(
              `${citedMarkName(draft, index)}核定或者指定的${goods}为“${citedMark.goods.join('；')}”。`,
              `Of ${citedMarkName(draft, index)}, the ${goods} are “${citedMark.goods.join('; ')}”.`,
            )}</p>`,
      ),
      question(
        'goodsDifference',
        say(
          `${goods}在功能、用途、渠道、消费对象等方面的区别`,
          `How the ${goods} differ in function, purpose, channels, consumers`,
        ),
      ),
    ],
  }
}
