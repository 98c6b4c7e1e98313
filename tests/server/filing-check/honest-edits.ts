import { type CaseDraft, caseDrafts } from './case-drafts.ts'
import {
  type DraftNodes,
  type DraftPair,
  edit,
  type Found,
  findFields,
  findNodes,
  findSwitches,
  passagesOf,
  readDraft,
  reword,
  setAttributes,
  wordsOf,
  writeDraft,
} from './edit-draft.ts'
import { HONEST_SENTENCES_EN, HONEST_SENTENCES_ZH, type HonestSentence } from './honest-sentences.ts'
import { isStatute, spotsOf } from './planting.ts'
import { hashOf, seededRandom } from './seeded-random.ts'
import { writtenDay } from './slips.ts'

/** A draft that an attorney may file: `from` as the case has it, `draft` after the edit. */
export interface HonestEdit {
  id: string
  edit: string
  from: CaseDraft
  nodes: DraftNodes
  /** Made when asked for. */
  readonly draft: DraftPair
}

/** Returns the edited draft, or null where the case has nothing to edit so. */
type Change = (nodes: DraftNodes, draft: CaseDraft) => DraftNodes | null

/** Returns the draft with the sentence typed where the case and the edit decide. */
const typeIn =
  ([name, write]: HonestSentence): Change =>
  (nodes, draft) => {
    const sentence = write(draft)
    if (sentence === null) return null
    const random = seededRandom(hashOf(draft.id + name))
    // A cell is too narrow for an argument, and the analysis is no filing.
    const spots = spotsOf({ nodes, isEn: draft.isEn }).filter(
      ({ document, where }) => document === 'reason' && where !== 'table',
    )
    const kinds = [...new Set(spots.map(({ where }) => where))]
    const kind = random.pick(kinds)
    return random.pick(spots.filter(({ where }) => where === kind)).put(sentence)
  }

const turn = (nodes: DraftNodes, name: RegExp, on: boolean): DraftNodes =>
  setAttributes(nodes, findSwitches(nodes, name), { on })

const fillFields = (nodes: DraftNodes, name: RegExp, value: string): DraftNodes =>
  setAttributes(
    nodes,
    findNodes(
      nodes,
      ({ type, attrs }) => /^(text|paragraph)Field$/.test(type.name) && name.test(String(attrs['name'])),
    ),
    { value },
  )

const isOn = (nodes: DraftNodes, name: RegExp): boolean =>
  findSwitches(nodes, name).some(({ node, isOnPaper }) => isOnPaper && node.attrs['on'] === true)

const evidenceFor = (nodes: DraftNodes, label: RegExp) =>
  findNodes(nodes, ({ type, attrs }) => type.name === 'inlineSwitchField' && label.test(String(attrs['label'])))

const isWithin = (inner: Found, outer: Found): boolean =>
  inner.document === outer.document && inner.pos > outer.pos && inner.pos < outer.pos + outer.node.nodeSize

const USE_EVIDENCE = /使用证据|evidence of use/i
const FILED_EVIDENCE = /受理通知书|notices? of acceptance/i

const EXAMPLES_ZH = '申请人名下第6204857号“溪山行旅”商标、第7315968号“溪山雅集”商标均已在第16类上注册并使用至今。'
const EXAMPLES_EN =
  'The applicant owns no. 6204857 “BROOKSIDE” and no. 7315968 “BROOKWAY”, both registered in Class 16.'

/** Words of the draft and others for the same. */
const OTHER_WORDS = [
  ['综上所述，', '综上，'],
  ['恳请贵局', '敬请贵局'],
  ['申请人不服，现依据', '申请人对上述决定不服，兹依据'],
  ['提出注册申请', '申请注册'],
  ['整体外观与', '在整体印象上与'],
  ['可以区分', '能够相互区别'],
  ['In conclusion, ', 'For these reasons, '],
  ['is respectfully asked', 'is asked'],
  ['are readily distinguishable', 'are easily told apart'],
] as const

const CHANGES: readonly (readonly [edit: string, change: Change])[] = [
  ['unchanged', nodes => nodes],
  [
    'prose-reworded',
    nodes => {
      const reworded = passagesOf(nodes)
        .toReversed()
        .reduce((all, passage) => {
          const other = OTHER_WORDS.reduce((text, [word, better]) => text.replaceAll(word, better), passage.text)
          return other === passage.text || !passage.node.isText || isStatute(passage)
            ? all
            : reword(all, passage, other, { typedAnew: true })
        }, nodes)
      return reworded === nodes ? null : reworded
    },
  ],
  [
    'goods-given-up',
    (nodes, { notice }) => {
      const item = notice.refusedGoods.at(-1) ?? ''
      const scopes = findFields(nodes, 'radioField', /^reviewScope$/)
      const partOf = ({ node }: (typeof scopes)[number]): number =>
        (node.attrs['options'] as { text: string }[]).findIndex(({ text }) => /^部分|^part/.test(text))
      if (notice.refusedGoods.length < 2 || scopes.length === 0) return null
      const scoped = scopes.reduce((all, scope) => setAttributes(all, [scope], { checked: partOf(scope) }), nodes)
      return fillFields(turn(scoped, /^(narrowedGoods|strategyNarrow)$/, true), /^abandonedGoods$/, item)
    },
  ],
  [
    'use-left-out-with-its-evidence',
    nodes => {
      if (!isOn(nodes, /^argueUse$/)) return null
      return setAttributes(turn(nodes, /^(argueUse|strategyUse)$/, false), evidenceFor(nodes, USE_EVIDENCE), {
        on: false,
      })
    },
  ],
  [
    'use-argued-with-its-evidence',
    (nodes, { isEn }) => {
      if (isOn(nodes, /^argueUse$/)) return null
      const argued = setAttributes(turn(nodes, /^(argueUse|strategyUse)$/, true), evidenceFor(nodes, USE_EVIDENCE), {
        on: true,
      })
      const words =
        isEn === 1 ? 'In use since May 2009 throughout the country.' : '自2009年5月起持续使用，销售遍及全国。'
      const filled = fillFields(argued, /^(useFacts|promotionFacts|honours)$/, words)
      const details = evidenceFor(filled, USE_EVIDENCE).flatMap(evidence =>
        findFields(filled, 'textField', /Details$/).filter(field => isWithin(field, evidence)),
      )
      return setAttributes(filled, details, { value: isEn === 1 ? 'pages 13 to 88' : '第13至88页' })
    },
  ],
  [
    'suspension-left-out-with-all-that-asks-for-it',
    nodes => {
      if (!isOn(nodes, /^requestSuspension$/)) return null
      const off = turn(
        nodes,
        /^(requestSuspension|argueCitedStatus|citedMark\d+(NonUse|Suspension|StatusArgument))$/,
        false,
      )
      const radios = findFields(off, 'radioField', /^citedMark\d+FirstOption$/)
      return setAttributes(setAttributes(off, radios, { checked: 0 }), evidenceFor(off, FILED_EVIDENCE), { on: false })
    },
  ],
  [
    'one-argument-of-several-left-out',
    nodes => (isOn(nodes, /^argueSound$/) && isOn(nodes, /^argueWhole$/) ? turn(nodes, /^argueSound$/, false) : null),
  ],
  ['agency-changed', nodes => fillFields(nodes, /^agency$/, '上海申浦知识产权代理有限公司')],
  [
    'contact-and-attorney-changed',
    (nodes, { isEn }) =>
      fillFields(
        fillFields(nodes, /^applicantContact$/, isEn === 1 ? 'Mr Xu, +86 138 0571 2346' : '徐先生，13805712346'),
        /^firmAttorney$/,
        isEn === 1 ? 'Shen Yuwei' : '沈雨薇',
      ),
  ],
  [
    'signed-on-the-last-day',
    (nodes, { deadline, isEn }) => fillFields(nodes, /^signingDate$/, writtenDay(deadline.due, isEn)),
  ],
  ['signed-in-figures', (nodes, { deadline }) => fillFields(nodes, /^signingDate$/, deadline.due.replaceAll('-', '.'))],
  [
    'own-registrations-and-consistency',
    (nodes, { isEn }) => {
      const words = isEn === 1 ? EXAMPLES_EN : EXAMPLES_ZH
      const on = turn(nodes, /^(argueConsistency|strategyEarlierRegistration)$/, true)
      return fillFields(on, /^(ownRegistrations|similarCases)$/, words)
    },
  ],
  [
    'agency-fee-entered',
    nodes => {
      const items = findNodes(
        nodes,
        ({ type, textContent }) => type.name === 'checkboxItem' && /代理费|Attorney fee/.test(textContent),
      )
      return items.length === 0 ? null : setAttributes(nodes, items, { value: '3500' })
    },
  ],
  [
    'costs-left-out',
    nodes => {
      const items = findNodes(
        nodes,
        ({ type, textContent }) => type.name === 'checkboxItem' && /公证|翻译|Notaris|Translation/.test(textContent),
      )
      return items.length === 0 ? null : setAttributes(nodes, items, { checked: false })
    },
  ],
  [
    'quotation-left-out-of-the-analysis',
    nodes => {
      const [quoted] = findNodes(nodes, ({ type }) => type.name === 'blockquote').filter(
        ({ document }) => document === 'analysis',
      )
      if (quoted === undefined) return null
      return edit(nodes, quoted.document, tr => {
        tr.delete(quoted.pos, quoted.pos + quoted.node.nodeSize)
      })
    },
  ],
  [
    'sources-lost-in-pasting',
    nodes => {
      const { sourceMark } = nodes.reason.type.schema.marks
      if (sourceMark === undefined) return null
      return edit(nodes, 'reason', tr => {
        tr.removeMark(0, tr.doc.content.size, sourceMark)
      })
    },
  ],
  [
    'request-in-bold',
    nodes => {
      const { bold } = nodes.reason.type.schema.marks
      const [block] = findNodes(nodes, ({ type }) => type.name === 'paragraph').filter(
        ({ document, node }) => document === 'reason' && wordsOf(node).length > 30,
      )
      if (bold === undefined || block === undefined) return null
      return edit(nodes, 'reason', tr => {
        tr.addMark(block.pos + 1, block.pos + block.node.nodeSize - 1, bold.create())
      })
    },
  ],
]

/** How many cases each edit is made in. */
const TIMES = { unchanged: Number.POSITIVE_INFINITY, changed: 2, typedZh: 2, typedEn: 1 }

const editsOf = (cases: readonly CaseDraft[], name: string, change: Change, times: number): HonestEdit[] => {
  const edits: HonestEdit[] = []
  for (const from of cases.toSorted((a, b) => hashOf(a.id + name) - hashOf(b.id + name))) {
    const nodes = edits.length < times ? change(readDraft(from.draft), from) : null
    if (nodes === null) continue
    edits.push({
      id: `${from.id}.${name}`,
      edit: name,
      from,
      nodes,
      get draft() {
        return writeDraft(nodes)
      },
    })
  }
  return edits
}

/** Returns all drafts as they are, and drafts with an edit that an attorney may make without being stopped. */
export const honestEdits = (): HonestEdit[] => {
  const cases = caseDrafts()
  const [zh, en] = [cases.filter(({ isEn }) => isEn === 0), cases.filter(({ isEn }) => isEn === 1)]
  return [
    ...CHANGES.flatMap(([name, change]) =>
      editsOf(cases, name, change, name === 'unchanged' ? TIMES.unchanged : TIMES.changed),
    ),
    ...HONEST_SENTENCES_ZH.flatMap(sentence => editsOf(zh, sentence[0], typeIn(sentence), TIMES.typedZh)),
    ...HONEST_SENTENCES_EN.flatMap(sentence => editsOf(en, sentence[0], typeIn(sentence), TIMES.typedEn)),
  ]
}
