import type { CitedMark } from '#contract/notice.ts'
import { goodsWord } from '../case-words.ts'
import { citedMarkAt, citedMarkName } from '../cited-marks.ts'
import { aspectsOf } from '../comparison/aspects.ts'
import type { Draft } from '../draft.ts'
import type { Overlap } from '../goods/goods-overlap.ts'
import { hasWording, printsDevice } from '../mark-composition.ts'
import { question } from '../markup/fields.ts'
import { type Html, type HtmlValue, html, join, sourced } from '../markup/html.ts'

/** Writes one row of a cited mark's table; null where it has nothing to say about that mark. */
export type CardRow = (draft: Draft, citedMark: CitedMark, index: number) => { label: string; value: HtmlValue } | null

/** Compares the marks aspect by aspect, as the reasons do: what the facts tell, and the verdict that the attorney gives. */
export const aspectRows = (draft: Draft, index: number): { label: string; value: HtmlValue }[] => {
  const mark = citedMarkAt(draft, index)
  if (!mark) return []
  const { say } = draft
  return aspectsOf(draft, mark).map(({ label, ours, theirs, verdict, isSame }) => {
    const told = isSame ? say('相同', 'the same') : verdict
    const result = verdict === '' ? null : say(html`；比对结果：${told}`, html`; result: ${told}`)
    return {
      label,
      value: say(
        html`申请商标：${ours}；${mark.name}：${theirs}${result}。`,
        html`Mark applied for: ${ours}; ${mark.name}: ${theirs}${result}.`,
      ),
    }
  })
}

const namesThat = ({ notice, overlaps, say }: Draft, index: number, overlap: Overlap): Html | null => {
  const of = overlaps[index]?.of
  const names = notice.refusedGoods.flatMap((name, at) =>
    of?.get(name) === overlap ? [sourced(`notice.refusedGoods.${at}`, `“${name}”`)] : [],
  )
  return names.length === 0 ? null : html`${join(names, say('、', ', '))}`
}

const sentence = (names: Html | null, zh: string, en: string, { say }: Draft): Html | null =>
  names && say(html`<p>${zh}：${names}。</p>`, html`<p>${en}: ${names}.</p>`)

/** Lists the goods of the cited mark, and the refused items by their relation to them. */
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
  const own = citedMark.goods.map((item, at) => sourced(`notice.citedMarks.${index}.goods.${at}`, `“${item}”`))
  const unclear = classification
    ? sentence(namesThat(draft, index, 'unclear'), '是否类似不明，须查区分表', 'Similar or not, to be looked up', draft)
    : html`<p>${say(
        `其余被驳回的${goods}与其是否类似，须按类似群查区分表。`,
        `Whether the other refused ${goods} are similar must be looked up by similar group.`,
      )}</p>`
  return {
    label,
    value: [
      html`<p>${say('核定项目：', 'Its items: ')}${join(own, say('、', ', '))}${say('。', '.')}</p>`,
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

/** Lists the rules on word marks that fired (docs/law.md §5). */
export const rulesRow: CardRow = ({ comparisons, notice, say, read }, { mark }, index) => {
  const rules = comparisons[index]?.rules ?? []
  const areWords = [notice.mark, mark].every(one => hasWording(one) && !printsDevice(one))
  return {
    label: say('触发的规则', 'Rules that fired'),
    value:
      rules.length === 0
        ? say('未触发。', 'None.') +
          (areWords
            ? ''
            : say('规则只比对文字，图形须另行比对。', ' The rules compare wording only; devices are compared by eye.'))
        : html`<ul>${rules.map(rule => html`<li>${rule.id} ${read(rule)}</li>`)}</ul>`,
  }
}
