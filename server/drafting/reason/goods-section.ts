import { CIVIL_RULES_2020 } from '#domain/law/court-rules.ts'
import { goodsWord } from '../case-words.ts'
import { citedMarkName, citedMarksName } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { namesList } from '../goods/goods-items.ts'
import { quoteRule } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { question } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'

const FIRST_SERVICE_CLASS = 35

/**
 * Returns whether the names and the classification support the argument; without a classification, whether the names do
 * not oppose it.
 */
const speaksForIt = ({ notice, overlaps, classification }: Draft): boolean =>
  notice.citedMarks.length > 0 &&
  notice.refusedGoods.length > 0 &&
  notice.citedMarks.every(({ goods }) => goods.length > 0) &&
  overlaps.every(({ of }) =>
    [...of.values()].every(overlap => overlap === 'dissimilar' || (overlap === 'unclear' && !classification)),
  )

const citedGoods = (draft: Draft, index: number): Html | null =>
  namesList(
    draft,
    (draft.notice.citedMarks[index]?.goods ?? []).map((name, at) => ({
      name,
      source: `notice.citedMarks.${index}.goods.${at}`,
    })),
  )

/** Writes the case that the goods are not similar (Interpretation on civil disputes Art. 11, 12). */
export const goodsSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const areServices = notice.classes.length > 0 && notice.classes.every(niceClass => niceClass >= FIRST_SERVICE_CLASS)
  return {
    title: say(`申请商标与引证商标指定的${goods}不类似`, `The ${goods} are not similar`),
    choice: { name: 'argueGoods', on: speaksForIt(draft) },
    body: [
      quoteRule(draft, CIVIL_RULES_2020, areServices ? '11.2' : '11.1'),
      quoteRule(draft, CIVIL_RULES_2020, '12'),
      notice.citedMarks.map((citedMark, index) =>
        citedMark.goods.length === 0
          ? null
          : html`<p>${say(
              html`${citedMarkName(draft, index)}核定或者指定的${goods}为${citedGoods(draft, index)}。`,
              html`The ${goods} of ${citedMarkName(draft, index)} are ${citedGoods(draft, index)}.`,
            )}</p>`,
      ),
      html`<p>${say(
        `复审${goods}与引证商标的${goods}在下列方面存在区别：`,
        `The ${goods} under review differ from those of ${citedMarksName(draft)} as follows:`,
      )}</p>`,
      question(
        'goodsDifference',
        say(
          `${goods}在功能、用途、渠道、消费对象等方面的区别`,
          `How the ${goods} differ in function, purpose, channels, consumers`,
        ),
        true,
      ),
    ],
  }
}
