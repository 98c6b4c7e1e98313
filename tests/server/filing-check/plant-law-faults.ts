import { addressOf, articleName, lawOn, quoteArticle } from '#domain/law/articles.ts'
import type { LawText, LawVersion } from '#domain/law/law-version.ts'
import { findNodes, type Passage, setAttributes } from './edit-draft.ts'
import {
  type Bench,
  type FaultKind,
  isStatute,
  onePerPlace,
  type Planting,
  replaceEverywhere,
  typeSentence,
} from './planting.ts'
import type { Random } from './seeded-random.ts'
import { sentencesIn } from './typed-sentences.ts'

const language = ({ isEn }: Bench): keyof LawText => (isEn === 1 ? 'en' : 'zh')
const typed = ({ isEn }: Bench) => sentencesIn(isEn)

const lawOf = ({ notice, deadline }: Bench): LawVersion => lawOn(notice.dispatchDate ?? deadline.served)

/** Returns the names of the notice's grounds in the law in force, each with its address there. */
const groundsOf = (bench: Bench): { address: string; name: string }[] =>
  bench.notice.grounds.flatMap(ground => {
    const address = addressOf(lawOf(bench), ground)
    return address === null ? [] : [{ address, name: articleName(address)[language(bench)] }]
  })

/** Articles that notices rest on, of which one that this notice does not name is taken. */
const OTHER_GROUNDS = ['10.1.8', '11.1.3', '15.1', '32', '10.2', '11.1.1']

const otherGround = (bench: Bench): string | null => {
  const law = lawOf(bench)
  const mine = new Set(groundsOf(bench).map(({ name }) => name))
  const others = OTHER_GROUNDS.filter(ground => !bench.notice.grounds.includes(ground)).flatMap(ground => {
    const address = addressOf(law, ground)
    return address === null ? [] : [articleName(address)[language(bench)]]
  })
  return bench.random.pick(others.filter(name => !mine.has(name)))
}

const inProse = (passage: Passage): boolean => !isStatute(passage)

/** Returns plantings of a wrong article where a right one is named, and in a sentence typed anew. */
const wrongGround = (bench: Bench, right: string, wrong: string, times = 1): Planting[] => [
  ...replaceEverywhere(bench, right, () => wrong, inProse),
  ...typeSentence(bench, typed(bench).ground(wrong), wrong, right, times),
]

const neighbour = (address: string): string => {
  const parts = address.split('.').map(Number)
  const item = parts.pop() ?? 1
  return [...parts, item > 1 ? item - 1 : item + 1].join('.')
}

const WORDS_ZH = [
  ['应当', '可以'],
  ['近似', '相似'],
  ['类似商品', '相同商品'],
  ['容易', '可能'],
  ['十五日', '三十日'],
  ['或者', '并且'],
  ['不得', '可以'],
  ['一般', '特别'],
] as const
const WORDS_EN = [
  ['shall', 'may'],
  ['similar', 'alike'],
  ['fifteen', 'thirty'],
  ['public', 'consumers'],
  ['or', 'and'],
] as const

/** Returns a statute with one word changed, or null where none of those known stands in it. */
const wordChanged = (text: string, random: Random, isEn: 0 | 1): [string, string] | null => {
  const pairs: readonly (readonly [string, string])[] = isEn === 1 ? WORDS_EN : WORDS_ZH
  const found = pairs.filter(([word]) => (isEn === 1 ? new RegExp(`\\b${word}\\b`).test(text) : text.includes(word)))
  if (found.length === 0) return null
  const [word, other] = random.pick(found)
  return [isEn === 1 ? text.replace(new RegExp(`\\b${word}\\b`), other) : text.replace(word, other), other]
}

const negationDropped = (text: string, isEn: 0 | 1): string | null => {
  const shorter = isEn === 1 ? text.replace(/\bnot /, '') : text.replace('不', '')
  return shorter === text ? null : shorter
}

/** Returns a statute with a clause in its middle left out, or null where it has fewer than three. */
const clauseDropped = (text: string, random: Random, isEn: 0 | 1): string | null => {
  const comma = isEn === 1 ? ', ' : '，'
  const clauses = text.split(comma)
  if (clauses.length < 3) return null
  const dropped = random.pick(clauses.slice(1, -1))
  return clauses.filter((clause, index) => index === 0 || clause !== dropped).join(comma)
}

/** Returns plantings in the statutes that the draft quotes, one for each place they stand in. */
const alteredStatute = (bench: Bench, alter: (text: string) => string | null): Planting[] =>
  onePerPlace(
    bench.passages.filter(passage => isStatute(passage) && alter(passage.text) !== null),
    bench.random,
  ).flatMap(passage =>
    replaceEverywhere(
      bench,
      passage.text,
      ({ text }) => alter(text),
      one => one === passage,
    ),
  )

/** The statute of a ground, misquoted in a sentence typed anew. */
const misquoted = (bench: Bench): Planting[] =>
  groundsOf(bench).flatMap(({ address, name }) => {
    const right = quoteArticle(lawOf(bench), address)?.[language(bench)]
    const wrong = right === undefined ? null : wordChanged(right, bench.random, bench.isEn)?.[0]
    if (right === undefined || wrong === null || wrong === undefined) return []
    return typeSentence(bench, typed(bench).quotation(name, wrong), wrong, right, 1)
  })

const REVIEW_FEE = /评审费|review of refusal/i

const feeItems = (bench: Bench): Planting[] => {
  const items = findNodes(bench.nodes, ({ type }) => type.name === 'checkboxItem')
  const [item] = items.filter(({ node }) => REVIEW_FEE.test(node.textContent) && /^\d+$/.test(node.attrs['value']))
  if (item === undefined) return []
  const original = String(item.node.attrs['value'])
  const count = Math.max(1, bench.notice.classes.length)
  const slips = [String(Number(original) - 30), original.replace(/(\d)(\d)/, '$2$1')]
  const ofClasses = String(count > 1 ? Number(original) / count : Number(original) * 2)
  return [...slips, ofClasses]
    .filter(planted => planted !== original)
    .map(planted => ({
      document: item.document,
      where: 'field' as const,
      planted,
      original,
      nodes: setAttributes(bench.nodes, [item], { value: planted }),
    }))
}

const FEE_IN_PROSE =
  /(?:[^\d]|^)((?:每类|per class CNY |online CNY |网上申请为?|网上|online )?)(\d{3})(元| per class|\))/

const feesInProse = (bench: Bench): Planting[] =>
  onePerPlace(
    bench.passages.filter(({ text, node }) => node.isText && FEE_IN_PROSE.test(text)),
    bench.random,
  ).flatMap(passage => {
    const right = FEE_IN_PROSE.exec(passage.text)?.[2] ?? ''
    const wrong = bench.random.pick([right.replace(/^(\d)([1-9])/, '$2$1'), String(Number(right) + 100)])
    return replaceEverywhere(
      bench,
      right,
      () => wrong,
      one => one === passage,
    )
  })

const LAW_EDITIONS = [
  ['2001年修正', '2013年修正', 'as amended in 2001', 'as amended in 2013'],
  ['2013年修正', '2019年修正', 'as amended in 2013', 'as amended in 2019'],
  ['2019年修正', '2013年修正', 'as amended in 2019', 'as amended in 2013'],
  ['2026年修订', '2019年修正', 'as revised in 2026', 'as amended in 2019'],
] as const

const wrongEdition = (bench: Bench): Planting[] => {
  const { zh } = lawOf(bench).edition
  const row = LAW_EDITIONS.find(([edition]) => edition === zh)
  if (row === undefined) return []
  const [right, wrong] = bench.isEn === 1 ? [row[2], row[3]] : [row[0], row[1]]
  const namesLaw = bench.isEn === 1 ? /Trademark Law of the People/ : /中华人民共和国商标法》（/
  return replaceEverywhere(
    bench,
    right,
    () => wrong,
    ({ text }) => namesLaw.test(text),
  )
}

export const LAW_FAULTS: readonly FaultKind[] = [
  {
    kind: 'article-not-a-ground',
    group: 'notice',
    plant: bench => {
      const wrong = otherGround(bench)
      return wrong === null
        ? []
        : groundsOf(bench)
            .slice(0, 1)
            .flatMap(({ name }) => wrongGround(bench, name, wrong))
    },
  },
  {
    kind: 'article-item',
    group: 'notice',
    plant: bench =>
      groundsOf(bench)
        .filter(({ address }) => address.split('.').length === 3)
        .flatMap(({ address, name }) => wrongGround(bench, name, articleName(neighbour(address))[language(bench)])),
  },
  {
    kind: 'article-of-other-law',
    group: 'notice',
    plant: bench => {
      const other = lawOn(lawOf(bench).from >= '2027-01-01' ? '2026-12-31' : '2027-01-01')
      const mine = new Set(groundsOf(bench).map(({ name }) => name))
      return bench.notice.grounds.slice(0, 1).flatMap((ground, index) => {
        const address = addressOf(other, ground)
        const wrong = address === null ? '' : articleName(address)[language(bench)]
        const right = groundsOf(bench)[index]?.name ?? ''
        return wrong === '' || mine.has(wrong) ? [] : wrongGround(bench, right, wrong)
      })
    },
  },
  { kind: 'law-edition', group: 'notice', plant: wrongEdition },
  {
    kind: 'review-article',
    group: 'notice',
    plant: bench => {
      const address = addressOf(lawOf(bench), '34')
      if (address === null) return []
      const [right, wrong] = [address, String(Number(address) + 1)].map(one => articleName(one)[language(bench)])
      if (right === undefined || wrong === undefined) return []
      return [
        ...replaceEverywhere(bench, right, () => wrong, inProse),
        ...typeSentence(bench, typed(bench).reviewArticle(wrong), wrong, right, 1),
      ]
    },
  },
  {
    kind: 'statute-word',
    group: 'notice',
    plant: bench => alteredStatute(bench, text => wordChanged(text, bench.random, bench.isEn)?.[0] ?? null),
  },
  {
    kind: 'statute-negation',
    group: 'notice',
    plant: bench => alteredStatute(bench, text => negationDropped(text, bench.isEn)),
  },
  {
    kind: 'statute-clause',
    group: 'notice',
    plant: bench => alteredStatute(bench, text => clauseDropped(text, bench.random, bench.isEn)),
  },
  { kind: 'statute-typed', group: 'notice', plant: misquoted },
  { kind: 'fee-item', group: 'notice', plant: feeItems },
  { kind: 'fee-prose', group: 'notice', plant: feesInProse },
  {
    kind: 'fee-typed',
    group: 'notice',
    plant: bench => typeSentence(bench, typed(bench).fee('570'), '570', '750', 1),
  },
]
