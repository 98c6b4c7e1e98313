import { type Found, findFields, findNodes, findSwitches, setAttributes, type Where } from './edit-draft.ts'
import { type Bench, type FaultKind, type Planting, typeSentence } from './planting.ts'

/** Marks that attorneys leave for what they have yet to find out, each with the sentence it stands in. */
const LEFT_OPEN: readonly (readonly [kind: string, mark: string, zh: string, en: string])[] = [
  ['bracket', '【…】', '申请人自【…】起使用申请商标。', 'The applicant has used the mark since 【…】.'],
  ['bracket-note', '【核实】', '经销商遍及十二个省份【核实】。', 'The mark is sold in twelve provinces 【核实】.'],
  ['to-fill', '待填', '申请人的年销售额为待填。', 'The yearly turnover of the applicant is 待填.'],
  ['to-add', '待补充', '使用证据的页码待补充。', 'The pages of the evidence are 待补充.'],
  ['crosses', '××', '申请人与××公司签订了经销合同。', 'The applicant has a contract with ×× Ltd.'],
]

const onPaper = (found: readonly Found[]): Found[] => found.filter(({ isOnPaper }) => isOnPaper)

const linked = ({ nodes }: Bench, { node }: Found): Found[] =>
  typeof node.attrs['link'] === 'string'
    ? findNodes(nodes, other => other.type === node.type && other.attrs['link'] === node.attrs['link'])
    : []

const whereOf = ({ nodes }: Bench, { document, pos, node }: Found): Where => {
  if (node.type.name === 'paragraphField') return 'paragraph'
  const at = nodes[document].resolve(pos)
  const isInTable = Array.from({ length: at.depth }, (_, depth) => at.node(depth).type.name).includes('tableRow')
  return isInTable ? 'table' : 'field'
}

const changed = (
  bench: Bench,
  field: Found,
  attributes: Record<string, unknown>,
  planted: string,
  original: string,
): Planting => ({
  document: field.document,
  where: whereOf(bench, field),
  planted,
  original,
  nodes: setAttributes(bench.nodes, [field, ...linked(bench, field)], attributes),
})

const oneOf = <T>({ random }: Bench, list: readonly T[]): T[] => (list.length === 0 ? [] : [random.pick(list)])

export const OPEN_POINTS: readonly FaultKind[] = [
  ...LEFT_OPEN.map(
    ([kind, mark, zh, en]): FaultKind => ({
      kind: `left-open-${kind}`,
      group: 'open',
      plant: bench => typeSentence(bench, [bench.isEn === 1 ? en : zh], mark, '', 1),
    }),
  ),
  {
    kind: 'left-open-in-field',
    group: 'open',
    plant: bench => {
      const fields = onPaper(findFields(bench.nodes, 'textField', /^(evidence\d+Details|signingDate|usedGoods)$/))
      const filled = fields.filter(({ node }) => node.attrs['value'] !== '')
      return oneOf(bench, filled).map(field => {
        const isDate = field.node.attrs['name'] === 'signingDate'
        const planted = isDate
          ? `${bench.deadline.due.slice(0, 4)}年×月×日`
          : bench.random.pick(['待填', '【…】', '××'])
        return changed(bench, field, { value: planted }, planted, String(field.node.attrs['value']))
      })
    },
  },
  {
    kind: 'field-emptied',
    group: 'open',
    plant: bench =>
      ['textField', 'paragraphField'].flatMap(type => {
        const filled = onPaper(findFields(bench.nodes, type, /./)).filter(
          ({ node }) => node.attrs['required'] === true && node.attrs['value'] !== '',
        )
        return oneOf(bench, filled).map(field =>
          changed(bench, field, { value: '' }, '', String(field.node.attrs['value'])),
        )
      }),
  },
  {
    kind: 'radio-unchosen',
    group: 'open',
    plant: bench => {
      const chosen = onPaper(findFields(bench.nodes, 'radioField', /./)).filter(
        ({ node }) => node.attrs['required'] === true && node.attrs['checked'] !== null,
      )
      return oneOf(bench, chosen).map(field =>
        changed(bench, field, { checked: null }, '', field.node.attrs['options'][field.node.attrs['checked']].text),
      )
    },
  },
  {
    kind: 'no-argument',
    group: 'open',
    plant: ({ nodes }) => {
      const off = findSwitches(nodes, /^(argue|evidence|requestSuspension)/).filter(
        ({ document, node }) => document === 'reason' && node.attrs['on'] === true,
      )
      if (off.length === 0) return []
      return [
        {
          document: 'reason',
          where: 'switch',
          planted: '',
          original: '',
          nodes: setAttributes(nodes, off, { on: false }),
        },
      ]
    },
  },
]
