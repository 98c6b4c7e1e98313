import { addDays } from '#domain/calendar-day.ts'
import {
  type DraftNodes,
  type Found,
  findFields,
  findNodes,
  findSwitches,
  type Passage,
  setAttributes,
  type Where,
  wordsOf,
} from './edit-draft.ts'
import { type Bench, type FaultKind, type Planting, replaceEverywhere, typeSentence } from './planting.ts'
import { digitOff, writtenDay } from './slips.ts'
import { sentencesIn } from './typed-sentences.ts'

const typed = ({ isEn }: Bench) => sentencesIn(isEn)

const onPaper = (found: readonly Found[]): Found[] => found.filter(({ isOnPaper }) => isOnPaper)

/** The switches of a name that are on, and on paper. */
const switchedOn = (nodes: DraftNodes, name: RegExp): Found[] =>
  onPaper(findSwitches(nodes, name)).filter(({ node }) => node.attrs['on'] === true)

const choiceOf = ({ node }: Found): string => node.attrs['options'][node.attrs['checked']]?.text ?? ''

const optionsOf = ({ node }: Found): string[] => (node.attrs['options'] as { text: string }[]).map(({ text }) => text)

/** Returns a planting of a switch turned on or off, with what else must change for it to be the one fault. */
const turned = (found: Found, nodes: DraftNodes, planted: string, where: Where = 'switch'): Planting => ({
  document: found.document,
  where,
  planted,
  original: '',
  nodes,
})

const USE_EVIDENCE = /使用证据|evidence of use/i
const FILED_EVIDENCE = /受理通知书|notices? of acceptance/i
const CONSENT_EVIDENCE = /共存同意书|letter of consent/i

const evidenceFor = (nodes: DraftNodes, label: RegExp): Found[] =>
  onPaper(
    findNodes(nodes, ({ type, attrs }) => type.name === 'inlineSwitchField' && label.test(String(attrs['label']))),
  )

/** Evidence on the list for what is argued nowhere. */
const idleEvidence = ({ nodes }: Bench): Planting[] => {
  const argued = [
    [USE_EVIDENCE, /^argueUse$/],
    [FILED_EVIDENCE, /^(argueCitedStatus|requestSuspension)$/],
    [CONSENT_EVIDENCE, /^(citedMark\d+Consent|argueConsent)$/],
  ] as const
  return argued.flatMap(([label, argument]) =>
    evidenceFor(nodes, label)
      .slice(0, 1)
      .map(evidence => {
        const off = setAttributes(nodes, switchedOn(nodes, argument), { on: false })
        return turned(evidence, setAttributes(off, [evidence], { on: true }), wordsOf(evidence.node).slice(0, 6))
      }),
  )
}

/** Suspension asked for in the request and argued nowhere. */
const idleSuspension = ({ nodes }: Bench): Planting[] =>
  findSwitches(nodes, /^requestSuspension$/)
    .slice(0, 1)
    .map(request => {
      const argued = [
        ...switchedOn(nodes, /^(argueCitedStatus|citedMark\d+(Suspension|NonUse|StatusArgument))$/),
        ...evidenceFor(nodes, FILED_EVIDENCE),
      ]
      const off = setAttributes(nodes, argued, { on: false })
      return turned(request, setAttributes(off, [request], { on: true }), wordsOf(request.node))
    })

const NOT_SIMILAR_ZH = /不构成近似|不构成使用在同一种或者类似商品上的近似|不近似|不相近似/
const NOT_SIMILAR_EN = /not similar/

const isDissimilarArgued = (nodes: DraftNodes): boolean => switchedOn(nodes, /^argueDissimilar$/).length > 0

/** “Not similar” without its “not” in one place, while dissimilarity is argued. */
const similarityReversed = (bench: Bench): Planting[] => {
  const { nodes, passages, notice, isEn } = bench
  if (!isDissimilarArgued(nodes) || notice.citedMarks.length === 0) return []
  const pattern = isEn === 1 ? NOT_SIMILAR_EN : NOT_SIMILAR_ZH
  const [claim] = passages.filter(
    ({ document, text, node }) => document === 'reason' && node.isText && pattern.test(text),
  )
  const right = pattern.exec(claim?.text ?? '')?.[0] ?? ''
  const wrong = isEn === 1 ? right.replace('not ', '') : right.replace('不', '')
  const isClaim = (passage: Passage): boolean => passage.document === 'reason' && passage.node.isText
  const name = typed(bench).citedMark(1)
  const sentence = bench.random.pick(typed(bench).similar(name))
  return [
    ...(right === '' ? [] : replaceEverywhere(bench, right, () => wrong, isClaim)),
    ...typeSentence(bench, [sentence], sentence, '').filter(({ document }) => document === 'reason'),
  ]
}

const DENIALS = [
  ['不带有欺骗性', '带有欺骗性'],
  ['并非仅直接表示', '仅直接表示'],
  ['is not deceptive', 'is deceptive'],
] as const

const argumentReversed = (bench: Bench): Planting[] =>
  DENIALS.flatMap(([right, wrong]) =>
    replaceEverywhere(
      bench,
      right,
      () => wrong,
      ({ document, node }) => document === 'reason' && node.isText,
    ),
  )

/** Similarity found in the analysis beside dissimilarity argued in the reasons. */
const similarityChosen = ({ nodes, random }: Bench): Planting[] => {
  const radios = onPaper(findFields(nodes, 'radioField', /^citedMark\d+Similarity$/))
  if (radios.length === 0 || !isDissimilarArgued(nodes)) return []
  const radio = random.pick(radios)
  const checked = optionsOf(radio).findIndex(text => /^近似$|^similar$/.test(text))
  if (checked === -1 || radio.node.attrs['checked'] === checked) return []
  const planted = optionsOf(radio)[checked] ?? ''
  const changed = setAttributes(nodes, [radio], { checked })
  return [{ document: radio.document, where: 'table', planted, original: choiceOf(radio), nodes: changed }]
}

const scopes = (nodes: DraftNodes): Found[] => onPaper(findFields(nodes, 'radioField', /^reviewScope$/))
const isAll = (text: string): boolean => /全部|^all\b/.test(text)

/** All goods asked for while some are given up: by the switch made for it, or in a sentence typed anew. */
const scopeOfAll = (bench: Bench): Planting[] => {
  const { nodes, notice, random } = bench
  const radios = scopes(nodes)
  if (radios.length === 0 || notice.refusedGoods.length < 2 || !radios.every(radio => isAll(choiceOf(radio)))) return []
  const item = random.pick(notice.refusedGoods)
  const switches = findSwitches(nodes, /^(narrowedGoods|strategyNarrow)$/)
  const given = findFields(nodes, 'paragraphField', /^abandonedGoods$/)
  const narrowed = setAttributes(setAttributes(nodes, switches, { on: true }), given, { value: item })
  const bySwitch = switches.filter(({ document }) => document === 'reason').slice(0, 1)
  return [
    ...(given.length === 0 ? [] : bySwitch.map(found => turned(found, narrowed, item))),
    ...typeSentence(bench, typed(bench).goodsGivenUp(item), item, '').filter(({ document }) => document === 'reason'),
  ]
}

/** Two answers to one question, in two places. */
const twoAnswers = ({ nodes }: Bench): Planting[] =>
  [/^reviewScope$/, /^supplement$/].flatMap(name => {
    const radios = onPaper(findFields(nodes, 'radioField', name)).filter(radio => choiceOf(radio) !== '')
    const [, last] = radios
    if (last === undefined) return []
    const checked = last.node.attrs['checked'] === 0 ? 1 : 0
    const planted = optionsOf(last)[checked] ?? ''
    const changed = setAttributes(nodes, [last], { checked })
    return [{ document: last.document, where: 'field' as const, planted, original: choiceOf(last), nodes: changed }]
  })

const YEAR_OF_USE = /自(\d{4})年\d+月起|since \w+ (\d{4})/

const twoFirstUses = (bench: Bench): Planting[] =>
  bench.passages
    .filter(({ field, text }) => field === 'useFacts' && YEAR_OF_USE.test(text))
    .slice(0, 1)
    .flatMap(({ text }) => {
      const match = YEAR_OF_USE.exec(text)
      const year = Number(match?.[1] ?? match?.[2]) - 2
      return typeSentence(bench, typed(bench).firstUse(year), String(year), '', 1)
    })

const twoProceedings = (bench: Bench): Planting[] =>
  bench.passages
    .filter(({ field }) => /^citedMark\d+ProceedingsNo$/.test(field))
    .slice(0, 1)
    .flatMap(({ text }) => {
      const wrong = digitOff(text, bench.random)
      return typeSentence(bench, typed(bench).proceedings(wrong), wrong, text, 1)
    })

/** The agency another one in one place, and the old one in all others. */
const twoAgencies = ({ nodes, random }: Bench): Planting[] => {
  const fields = onPaper(findFields(nodes, 'textField', /^agency$/))
  if (fields.length < 2) return []
  const field = random.pick(fields)
  const planted = '北京正合商标事务所有限公司'
  const original = String(field.node.attrs['value'])
  return [
    {
      document: field.document,
      where: 'field',
      planted,
      original,
      nodes: setAttributes(nodes, [field], { value: planted }),
    },
  ]
}

export const CONTRADICTIONS: readonly FaultKind[] = [
  { kind: 'similarity-reversed', group: 'self', plant: similarityReversed },
  { kind: 'argument-reversed', group: 'self', plant: argumentReversed },
  { kind: 'similarity-chosen', group: 'self', plant: similarityChosen },
  { kind: 'scope-of-all', group: 'self', plant: scopeOfAll },
  { kind: 'idle-evidence', group: 'self', plant: idleEvidence },
  { kind: 'idle-suspension', group: 'self', plant: idleSuspension },
  {
    kind: 'signed-late',
    group: 'self',
    plant: ({ nodes, deadline, isEn, random }) =>
      onPaper(findFields(nodes, 'textField', /^signingDate$/)).map(field => {
        const planted = writtenDay(addDays(deadline.due, random.pick([1, 2, 9, 30])), isEn)
        const original = String(field.node.attrs['value'])
        const changed = setAttributes(nodes, [field], { value: planted })
        return { document: field.document, where: 'field', planted, original, nodes: changed }
      }),
  },
  {
    kind: 'two-values',
    group: 'self',
    plant: bench => [...twoAnswers(bench), ...twoFirstUses(bench), ...twoProceedings(bench), ...twoAgencies(bench)],
  },
]
