import { citedMarkName } from '../../cited-mark-field.ts'
import type { Draft } from '../../draft.ts'
import type { Overlap } from '../../goods/goods-overlap.ts'
import { goodsWord } from '../../goods-word.ts'
import { type Html, html, join } from '../../html.ts'
import { question } from '../../question.ts'
import { sourced } from '../../sourced.ts'
import type { CardRow } from './card-row.ts'

const namesThat = ({ notice, overlaps, say }: Draft, index: number, overlap: Overlap): Html | null => {
  const of = overlaps[index]?.of
  const names = notice.refusedGoods.flatMap((name, at) =>
    of?.get(name) === overlap ? [sourced(`notice.refusedGoods.${at}`, name)] : [],
  )
  return names.length === 0 ? null : html`“${join(names, say('；', '; '))}”`
}

const sentence = (names: Html | null, zh: string, en: string, { say }: Draft): Html | null =>
  names && say(html`<p>${zh}：${names}。</p>`, html`<p>${en}: ${names}.</p>`)

/** What the cited mark is registered for, and how each refused item stands to it by name and by the classification. */
export const goodsRow: CardRow = (draft, citedMark, index) => {
  const { say, read, classification, overlaps } = draft
  const goods = goodsWord(draft)
  const name = citedMarkName(draft, index)
  const label = say('商品、服务', 'Goods, services')
  if (citedMark.goods.length === 0)
    return {
      label,
      value: question(
        `citedMark${index + 1}GoodsList`,
        say(`${name}核定的${goods}及类似群`, `The ${goods} of ${name} with their similar groups`),
        true,
      ),
    }
  const own = citedMark.goods.map((item, at) => sourced(`notice.citedMarks.${index}.goods.${at}`, item))
  const unclear = classification
    ? sentence(namesThat(draft, index, 'unclear'), '是否类似不明，须查区分表', 'Similar or not, to be looked up', draft)
    : html`<p>${say(
        `其余被驳回的${goods}与其是否类似，须按类似群查区分表。`,
        `Whether the other refused ${goods} are similar must be looked up by similar group.`,
      )}</p>`
  return {
    label,
    value: [
      html`<p>${say('核定项目：', 'Its items: ')}“${join(own, say('；', '; '))}”${say('。', '.')}</p>`,
      sentence(namesThat(draft, index, 'same'), '与其项目名称相同', 'Of the same name as one of its items', draft),
      sentence(
        namesThat(draft, index, 'similar'),
        '依区分表与其项目类似',
        'Similar to its items by the classification',
        draft,
      ),
      sentence(
        namesThat(draft, index, 'dissimilar'),
        '依区分表与其项目不类似',
        'Not similar to its items by the classification',
        draft,
      ),
      [...(overlaps[index]?.of.values() ?? [])].includes('unclear') ? unclear : null,
      (overlaps[index]?.notes ?? []).map(note => html`<p>${say('区分表注：', 'Note of the table: ')}${read(note)}</p>`),
    ],
  }
}
