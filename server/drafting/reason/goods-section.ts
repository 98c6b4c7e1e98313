import { CIVIL_RULES_2020 } from '#domain/law/court-rules.ts'
import { goodsWord } from '../case-words.ts'
import { citedMarkName } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { namesList } from '../goods/goods-items.ts'
import { quoteRule } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { question } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import { areGoodsArgued, goodsTiedTo } from './argued.ts'

const FIRST_SERVICE_CLASS = 35

/** Says what a cited mark covers and which goods under review are of another kind by the table. */
const ofMark = (draft: Draft, index: number): Html | null => {
  const { notice, overlaps, classification, say, read } = draft
  const citedMark = notice.citedMarks[index]
  if (!citedMark || citedMark.goods.length === 0) return null
  const [goods, name] = [goodsWord(draft), citedMarkName(draft, index)]
  const covered = namesList(
    citedMark.goods.map((item, at) => ({ name: item, source: `notice.citedMarks.${index}.goods.${at}` })),
  )
  const tied = new Set(goodsTiedTo(draft, index))
  const other = namesList(
    notice.refusedGoods.flatMap((item, at) =>
      tied.has(item) && overlaps[index]?.of.get(item) === 'dissimilar'
        ? [{ name: item, source: `notice.refusedGoods.${at}` }]
        : [],
    ),
  )
  const table = classification ? read(classification.edition) : ''
  return html`<p>${say(
    html`${name}核定或者指定的${goods}为${covered}。`,
    html`${name.charAt(0).toUpperCase()}${name.slice(1)} covers ${covered}.`,
  )}${
    other === null
      ? null
      : say(
          html`复审${goods}中的${other}与之依《类似商品和服务区分表》（${table}）不类似。`,
          html` Of the ${goods} under review, ${other} are not similar to these by the Classification Table (${table}).`,
        )
  }</p>`
}

/** Writes, as the next line of defence, the case that the goods are not similar (Interpretation on civil disputes Art. 11, 12). */
export const goodsSection = (draft: Draft, cited: readonly number[], suffix: string): Section => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const areServices = notice.classes.length > 0 && notice.classes.every(niceClass => niceClass >= FIRST_SERVICE_CLASS)
  const argued = cited.filter(index => areGoodsArgued(draft, index))
  const named = argued.length > 0 ? argued : cited
  return {
    title: say(`即使认为标志近似，指定${goods}亦不类似`, `Even if the signs were similar, the ${goods} are not`),
    choice: { name: `argueGoods${suffix}`, on: argued.length > 0 },
    body: [
      suffix === ''
        ? [quoteRule(draft, CIVIL_RULES_2020, areServices ? '11.2' : '11.1'), quoteRule(draft, CIVIL_RULES_2020, '12')]
        : null,
      named.map(index => ofMark(draft, index)),
      html`<p>${say(
        `复审${goods}与引证商标所用${goods}在功能、用途、生产部门或者提供者、销售渠道和消费对象上的区别如下：`,
        `The ${goods} under review and those of the cited marks differ in function, purpose, producers or providers, channels and consumers as follows:`,
      )}</p>`,
      question(
        `goodsDifference${suffix}`,
        say(
          `${goods}在功能、用途、渠道、消费对象等方面的区别`,
          `How the ${goods} differ in function, purpose, channels, consumers`,
        ),
        true,
      ),
    ],
  }
}
