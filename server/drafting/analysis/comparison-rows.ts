import type { CitedMark } from '#contract/notice.ts'
import { goodsWord } from '../case-words.ts'
import { citedMarkName } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import type { Overlap } from '../goods/goods-overlap.ts'
import { countWord } from '../language.ts'
import { addedPart, chineseLength, markComposition } from '../mark-composition.ts'
import { question } from '../markup/fields.ts'
import { type Html, type HtmlValue, html, join } from '../markup/html.ts'
import { sourced } from '../markup/inline.ts'

/** Writes one row of a cited mark's table; null where it has nothing to say about that mark. */
export type CardRow = (draft: Draft, citedMark: CitedMark, index: number) => { label: string; value: HtmlValue } | null

/** Compares what the marks consist of; asks for a comparison by eye where one of them has no wording. */
export const formRow: CardRow = (draft, citedMark, index) => {
  const { notice, say } = draft
  const name = citedMarkName(draft, index)
  const label = say('字形', 'Form')
  const own = markComposition(draft, notice.mark, 'notice.mark')
  const cited = markComposition(draft, citedMark.mark, `notice.citedMarks.${index}.mark`)
  if (own === null || cited === null)
    return {
      label,
      value: [
        html`<p>${say('至少一件商标为图形或者未见文字，须对照图样人工比对。', 'At least one mark is a device or shows no wording; compare the representations by eye.')}</p>`,
        question(
          `citedMark${index + 1}Form`,
          say(
            `图样的异同（与${name}）：构图、要素、整体视觉效果`,
            `How the representations compare (with ${name}): composition, elements, overall look`,
          ),
        ),
      ],
    }
  const added = addedPart(notice.mark, citedMark.mark)
  return {
    label,
    value: say(
      html`申请商标由${own}构成，${name}由${cited}构成。${added === '' ? null : `申请商标包含${name}的全部文字，另有“${added}”。`}`,
      html`The mark applied for consists of ${own}; ${name} of ${cited}.${added === '' ? null : ` The mark applied for contains all the wording of ${name} and adds “${added}”.`}`,
    ),
  }
}

/**
 * Compares the marks in sound. Only Chinese marks are counted, a syllable a character; any other sound is asked for.
 */
export const soundRow: CardRow = (draft, citedMark, index) => {
  const { notice, isEn, say } = draft
  const name = citedMarkName(draft, index)
  const label = say('呼叫', 'Sound')
  const [own, cited] = [chineseLength(notice.mark), chineseLength(citedMark.mark)]
  if (own === null || cited === null)
    return {
      label,
      value: question(
        `citedMark${index + 1}Sound`,
        say(`读音的异同（与${name}）`, `How the sounds compare (with ${name})`),
      ),
    }
  const syllables = (count: number): string => `${countWord(count, isEn)} syllable${count === 1 ? '' : 's'}`
  return {
    label,
    value: say(
      `申请商标为${countWord(own, 0)}个音节，${name}为${countWord(cited, 0)}个音节。`,
      `The mark applied for has ${syllables(own)}, ${name} has ${syllables(cited)}.`,
    ),
  }
}

/** Asks how the marks compare in meaning, which only a person can say. */
export const meaningRow: CardRow = (draft, _citedMark, index) => {
  const name = citedMarkName(draft, index)
  return {
    label: draft.say('含义', 'Meaning'),
    value: question(
      `citedMark${index + 1}Meaning`,
      draft.say(`含义的异同（与${name}）`, `How the meanings compare (with ${name})`),
    ),
  }
}

const namesThat = ({ notice, overlaps, say }: Draft, index: number, overlap: Overlap): Html | null => {
  const of = overlaps[index]?.of
  const names = notice.refusedGoods.flatMap((name, at) =>
    of?.get(name) === overlap ? [sourced(`notice.refusedGoods.${at}`, name)] : [],
  )
  return names.length === 0 ? null : html`“${join(names, say('；', '; '))}”`
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

/** Lists the rules on word marks that fired (docs/law.md §5). */
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
