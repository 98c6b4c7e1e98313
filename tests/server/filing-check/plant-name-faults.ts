import { findFields, type Passage, setAttributes } from './edit-draft.ts'
import { type Bench, type FaultKind, type Planting, replaceEverywhere, typeSentence } from './planting.ts'
import { nameOff } from './slips.ts'
import { sentencesIn } from './typed-sentences.ts'

const typed = ({ isEn }: Bench) => sentencesIn(isEn)
const PARTNERSHIP = /（[普特][^）]*合伙）$/

/** Returns one of the cited marks with its number, the first being 1; nothing where none is cited. */
const someCited = ({ notice, random }: Bench) => {
  const entries = notice.citedMarks.map((mark, index) => ({ ...mark, number: index + 1 }))
  return entries.length === 0 ? [] : [random.pick(entries)]
}

const altered = (bench: Bench, name: string, accepts?: (passage: Passage) => boolean): Planting[] =>
  replaceEverywhere(bench, name, () => nameOff(name, bench.random), accepts)

const hasWording = (mark: string): boolean => !/^(图形)?$/.test(mark)

/** Returns plantings of a wrong mark: in its own field, and in quotation marks in prose. */
const alteredMark = (bench: Bench, field: RegExp, mark: string): Planting[] => {
  const wrong = () => nameOff(mark, bench.random)
  const quoted = () => {
    const name = wrong()
    return name === null ? null : `“${name}”`
  }
  return [
    ...replaceEverywhere(bench, mark, wrong, passage => field.test(passage.field) && passage.text === mark),
    ...replaceEverywhere(bench, `“${mark}”`, quoted, passage => passage.field === ''),
  ]
}

const replacedField = (bench: Bench, name: RegExp, planted: string): Planting[] => {
  const fields = findFields(bench.nodes, 'textField', name).filter(({ isOnPaper }) => isOnPaper)
  if (fields.length === 0) return []
  const field = bench.random.pick(fields)
  const original = String(field.node.attrs['value'])
  if (original === planted) return []
  const at = bench.nodes[field.document].resolve(field.pos)
  const isInTable = Array.from({ length: at.depth }, (_, depth) => at.node(depth).type.name).includes('tableRow')
  const changed = bench.random.chance(0.5)
    ? findFields(bench.nodes, 'textField', name).filter(({ node }) => node.attrs['link'] === field.node.attrs['link'])
    : [field]
  const nodes = setAttributes(bench.nodes, changed, { value: planted })
  return [{ document: field.document, where: isInTable ? 'table' : 'field', planted, original, nodes }]
}

export const NAME_FAULTS: readonly FaultKind[] = [
  {
    kind: 'applicant-slip',
    group: 'notice',
    plant: bench => altered(bench, bench.notice.applicant),
  },
  {
    kind: 'applicant-typed',
    group: 'notice',
    plant: bench => {
      const wrong = nameOff(bench.notice.applicant, bench.random)
      return wrong === null ? [] : typeSentence(bench, typed(bench).applicant(wrong), wrong, bench.notice.applicant)
    },
  },
  {
    kind: 'applicant-is-cited-owner',
    group: 'notice',
    plant: bench => someCited(bench).flatMap(({ owner }) => replacedField(bench, /^applicant$/, owner)),
  },
  { kind: 'agency-slip', group: 'notice', plant: bench => altered(bench, bench.notice.agency) },
  {
    kind: 'agency-typed',
    group: 'notice',
    plant: bench => {
      const wrong = nameOff(bench.notice.agency, bench.random)
      return wrong === null ? [] : typeSentence(bench, typed(bench).agency(wrong), wrong, bench.notice.agency, 1)
    },
  },
  {
    kind: 'partnership-dropped',
    group: 'notice',
    plant: bench => {
      const { agency } = bench.notice
      return PARTNERSHIP.test(agency) ? replacedField(bench, /^agency$/, agency.replace(PARTNERSHIP, '')) : []
    },
  },
  {
    kind: 'owner-slip',
    group: 'notice',
    plant: bench => someCited(bench).flatMap(({ owner }) => altered(bench, owner)),
  },
  {
    kind: 'owner-typed',
    group: 'notice',
    plant: bench =>
      someCited(bench).flatMap(({ owner, number }) => {
        const wrong = nameOff(owner, bench.random)
        if (wrong === null) return []
        return typeSentence(bench, typed(bench).owner(typed(bench).citedMark(number), wrong), wrong, owner, 1)
      }),
  },
  {
    kind: 'owner-of-other-cited-mark',
    group: 'notice',
    plant: bench => {
      const [first, second] = bench.notice.citedMarks
      if (first === undefined || second === undefined || first.owner === second.owner) return []
      const sentences = typed(bench).owner(typed(bench).citedMark(1), second.owner)
      return [
        ...replacedField(bench, /^citedMark1Owner$/, second.owner),
        ...typeSentence(bench, sentences, second.owner, first.owner, 1),
      ]
    },
  },
  {
    kind: 'mark-slip',
    group: 'notice',
    plant: bench => {
      const { mark } = bench.notice
      return hasWording(mark) ? alteredMark(bench, /^mark$/, mark) : []
    },
  },
  {
    kind: 'mark-typed',
    group: 'notice',
    plant: bench => {
      const { mark } = bench.notice
      const wrong = hasWording(mark) ? nameOff(mark, bench.random) : null
      return wrong === null ? [] : typeSentence(bench, typed(bench).mark(wrong), wrong, mark)
    },
  },
  {
    kind: 'mark-is-cited-mark',
    group: 'notice',
    plant: bench =>
      someCited(bench).flatMap(({ mark }) =>
        hasWording(mark) && mark !== bench.notice.mark ? replacedField(bench, /^mark$/, mark) : [],
      ),
  },
  {
    kind: 'cited-mark-slip',
    group: 'notice',
    plant: bench =>
      someCited(bench).flatMap(({ mark, number }) =>
        hasWording(mark) ? alteredMark(bench, new RegExp(`^citedMark${number}Mark$`), mark) : [],
      ),
  },
  {
    kind: 'cited-mark-typed',
    group: 'notice',
    plant: bench =>
      someCited(bench).flatMap(({ mark, number }) => {
        const wrong = hasWording(mark) ? nameOff(mark, bench.random) : null
        if (wrong === null) return []
        return typeSentence(bench, typed(bench).citedWords(typed(bench).citedMark(number), wrong), wrong, mark, 1)
      }),
  },
  {
    kind: 'cited-mark-is-other-cited-mark',
    group: 'notice',
    plant: bench => {
      const [first, second] = bench.notice.citedMarks
      if (first === undefined || second === undefined || first.mark === second.mark) return []
      const sentences = typed(bench).citedWords(typed(bench).citedMark(1), second.mark)
      return [
        ...replacedField(bench, /^citedMark1Mark$/, second.mark),
        ...typeSentence(bench, sentences, second.mark, first.mark, 1),
      ]
    },
  },
  {
    kind: 'class',
    group: 'notice',
    plant: bench => {
      const { notice, passages, random, isEn } = bench
      const used = [notice, ...notice.citedMarks].flatMap(({ classes }) => classes)
      const others = Array.from({ length: 45 }, (_, index) => index + 1).filter(one => !used.includes(one))
      const right = String(notice.classes[0] ?? '')
      const wrong = String(random.pick(others))
      const isClass = ({ field, text }: Passage): boolean => field === 'classes' && text.includes(right)
      return [
        ...(passages.some(isClass) ? replaceEverywhere(bench, right, () => String(random.pick(others)), isClass) : []),
        ...typeSentence(bench, sentencesIn(isEn).niceClass(wrong), wrong, right),
      ]
    },
  },
]
