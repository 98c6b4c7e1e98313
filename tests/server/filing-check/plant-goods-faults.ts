import type { Node } from '@tiptap/pm/model'
import {
  type DraftNodes,
  edit,
  findNodes,
  findSwitches,
  insertParagraph,
  type Passage,
  reword,
  setAttributes,
  wordsOf,
} from './edit-draft.ts'
import {
  type Bench,
  type FaultKind,
  onePerPlace,
  type Planting,
  placeOf,
  replaceEverywhere,
  typeSentence,
} from './planting.ts'
import { nameOff } from './slips.ts'
import { sentencesIn } from './typed-sentences.ts'

const typed = ({ isEn }: Bench) => sentencesIn(isEn)

/** Goods of other trades, none of which is in a notice of the corpus. */
const FOREIGN_GOODS = ['洗发液', '汽车轮胎', '园艺剪刀', '钢琴', '水泥'] as const

const isRefusedItem = ({ source, node }: Passage): boolean => node.isText && /refusedGoods/.test(source)

/** A refused item of four characters or more that is neither an accepted one nor goods of a cited mark. */
const ownItem = ({ notice, random }: Bench): string | null => {
  const others = [...notice.acceptedGoods, ...notice.citedMarks.flatMap(({ goods }) => goods)]
  const isPart = (item: string): boolean =>
    [...others, ...notice.refusedGoods.filter(other => other !== item)].some(
      other => other.includes(item) || item.includes(other),
    )
  const items = notice.refusedGoods.filter(item => !isPart(item))
  return items.length === 0 ? null : random.pick(items)
}

const allGoods = ({ notice }: Bench): string[] => [
  ...notice.refusedGoods,
  ...notice.acceptedGoods,
  ...notice.citedMarks.flatMap(({ goods }) => goods),
]

/** Returns plantings of an item in the lists of refused goods: beside one of them, or in its place. */
const inLists = (bench: Bench, wrong: string): Planting[] => {
  const passages = bench.passages.filter(passage => isRefusedItem(passage))
  return onePerPlace(passages, bench.random).map(passage => {
    const separator = bench.isEn === 1 ? '; ' : '；'
    const text = passage.text + separator + wrong
    const { document, where } = passage
    const nodes = reword(bench.nodes, passage, text, { typedAnew: bench.random.chance(0.5) })
    return { document, where, planted: wrong, original: '', nodes }
  })
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns the draft without an item: out of every list, on paper or not, with one of the marks between items. */
const withoutItem = (nodes: DraftNodes, item: string): DraftNodes => {
  const listed = new RegExp(`[；;、，]\\s?${escaped(item)}|${escaped(item)}[；;、，]?\\s?`, 'g')
  const inline = (node: Node): boolean => node.inlineContent && wordsOf(node).includes(item)
  const blocks = findNodes(nodes, inline).toReversed()
  const cleared = blocks.reduce((all, { document, pos, node }) => {
    // Positions within the block: a leaf is one character wide.
    const text = node.textBetween(0, node.content.size, undefined, () => '\uFFFC')
    const hits = node.content.size === text.length ? [...text.matchAll(listed)].toReversed() : []
    return edit(all, document, tr => {
      for (const { index, 0: words } of hits) tr.delete(pos + 1 + index, pos + 1 + index + words.length)
    })
  }, nodes)
  const fields = findNodes(cleared, ({ attrs }) => typeof attrs['value'] === 'string' && attrs['value'].includes(item))
  return fields.reduce(
    (all, field) => setAttributes(all, [field], { value: field.node.attrs['value'].replaceAll(listed, '') }),
    cleared,
  )
}

const REFUSAL_KIND = {
  partial: { zh: ['部分驳回', '驳回'], en: ['partial refusal', 'refusal'], En: ['Partial Refusal', 'Refusal'] },
  full: {
    zh: ['商标驳回通知书', '商标部分驳回通知书'],
    en: ['Notification of refusal', 'Notification of partial refusal'],
    En: ['Notification of Refusal', 'Notification of Partial Refusal'],
  },
} as const

const ARGUMENTS = /^(?:argue(?!Ground)|evidence|requestSuspension)/
const PROPOSALS = 'Argue|Goods|Lapsed|NonUse|Challenge|Assignment|Consent|Suspension'

/** Returns the draft with the arguments against cited marks off, and a sentence for each of them but one. */
const unanswered = (bench: Bench, number: number): Planting[] => {
  const { nodes } = bench
  const name = typed(bench).citedMark(number)
  const offs = [
    ...findSwitches(nodes, ARGUMENTS).filter(({ document }) => document === 'reason'),
    ...findSwitches(nodes, new RegExp(`^citedMark${number}(?:${PROPOSALS})$`)),
  ].filter(({ node }) => node.attrs['on'] === true)
  if (!offs.some(({ document }) => document === 'reason')) return []
  const off = setAttributes(nodes, offs, { on: false })
  // Each of the others keeps an answer of its own, so that this one alone is left without.
  const others = bench.notice.citedMarks.map((_, index) => index + 1).filter(other => other !== number)
  const paragraph = others.flatMap(other => typed(bench).notSimilar(typed(bench).citedMark(other))).join('')
  const answered = (draft: DraftNodes): DraftNodes => {
    const isConclusion = (node: Node): boolean =>
      node.type.name === 'heading' && /结论|Conclusion/.test(node.textContent)
    const [conclusion] = findNodes(draft, isConclusion).filter(({ document }) => document === 'reason')
    return conclusion === undefined || paragraph === ''
      ? draft
      : insertParagraph(draft, 'reason', conclusion.pos, paragraph)
  }
  const planting = { document: 'reason', where: 'switch', planted: '', original: name } as const
  const left = findSwitches(off, /^argue(?!Ground)/).filter(({ isOnPaper }) => isOnPaper)
  const deleted = left.toReversed().reduce(
    (draft, { document, pos, node }) =>
      edit(draft, document, tr => {
        tr.delete(pos, pos + node.nodeSize)
      }),
    off,
  )
  return [
    { ...planting, nodes: answered(off) },
    { ...planting, nodes: answered(deleted) },
  ]
}

export const GOODS_FAULTS: readonly FaultKind[] = [
  {
    kind: 'accepted-goods-under-review',
    group: 'notice',
    plant: bench => {
      if (bench.notice.acceptedGoods.length === 0) return []
      const wrong = bench.random.pick(bench.notice.acceptedGoods)
      return [...inLists(bench, wrong), ...typeSentence(bench, typed(bench).goodsUnderReview(wrong), wrong, '')]
    },
  },
  {
    kind: 'goods-not-in-notice',
    group: 'notice',
    plant: bench => {
      const wrong = bench.random.pick(FOREIGN_GOODS)
      return [...inLists(bench, wrong), ...typeSentence(bench, typed(bench).goodsUnderReview(wrong), wrong, '', 1)]
    },
  },
  {
    kind: 'goods-slip',
    group: 'notice',
    plant: bench => {
      const item = ownItem(bench)
      const wrong = item === null ? null : nameOff(item, bench.random)
      if (item === null || wrong === null || allGoods(bench).includes(wrong)) return []
      return replaceEverywhere(bench, item, () => wrong, isRefusedItem)
    },
  },
  {
    kind: 'goods-split',
    group: 'notice',
    plant: bench => {
      const whole = bench.notice.refusedGoods.filter(item => /^[^（）]{4,}$/.test(item))
      if (whole.length === 0) return []
      const item = bench.random.pick(whole)
      const halves = `${item.slice(0, 2)}；${item.slice(2)}`
      return replaceEverywhere(bench, item, () => halves, isRefusedItem)
    },
  },
  {
    kind: 'goods-nowhere',
    group: 'notice',
    plant: bench => {
      const item = ownItem(bench)
      const isInField = bench.passages.some(({ node, text }) => !node.isText && text === item)
      if (item === null || isInField || bench.notice.refusedGoods.length < 2) return []
      const nodes = withoutItem(bench.nodes, item)
      const isLeft = Object.values(nodes).some(node => JSON.stringify(node.toJSON()).includes(item))
      return isLeft ? [] : [{ document: 'reason', where: 'prose', planted: '', original: item, nodes }]
    },
  },
  {
    kind: 'refusal-kind',
    group: 'notice',
    plant: bench => {
      const { notice, isEn } = bench
      const words = REFUSAL_KIND[notice.kind]
      const pairs = isEn === 1 ? [words.en, words.En] : [words.zh]
      const altered = pairs.flatMap(([right, wrong]) =>
        replaceEverywhere(
          bench,
          right,
          () => wrong,
          ({ text, source }) => placeOf(text, right) !== -1 && !source.startsWith('law.'),
        ),
      )
      const sentences = notice.kind === 'partial' ? typed(bench).fullRefusal() : typed(bench).partialRefusal()
      const sentence = bench.random.pick(sentences)
      return [...altered, ...typeSentence(bench, [sentence], sentence, '', 1)]
    },
  },
  {
    kind: 'cited-mark-unanswered',
    group: 'notice',
    plant: bench => {
      const { citedMarks, grounds } = bench.notice
      const numbers = citedMarks.map((_, index) => index + 1)
      const isAlone = citedMarks.length === 1 && grounds.length === 1
      return numbers.length === 0 || isAlone ? [] : unanswered(bench, bench.random.pick(numbers))
    },
  },
]
