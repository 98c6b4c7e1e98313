import type { Deadline } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import { type OpenPlace, openPlaces } from '#domain/open-fields.ts'
import { daysLeft } from '../../../lib/days-left.ts'
import type { FieldItem } from './field-store.ts'

/** Facts that no field holds; the locale files name them. */
const UNFIELDED_FACTS = ['kind', 'grounds', 'citedMarks', 'refusedGoods', 'acceptedGoods', 'reasons'] as const
export type UnfieldedFact = (typeof UNFIELDED_FACTS)[number]

interface Doubts {
  /** Fields whose value was read with doubt and is neither reviewed nor edited. */
  fields: readonly FieldItem[]
  facts: readonly UnfieldedFact[]
}

/** Whether a field has its value from a doubtful fact, or from a part of one: the status of a cited mark that is doubtful as a whole. */
const isFrom = ({ source }: FieldItem, path: string): boolean =>
  source === `notice.${path}` || (path.includes('.') && (source?.startsWith(`notice.${path}.`) ?? false))

/**
 * Returns what the reader of the notice asks a person to confirm: the fields that hold it, and the lists of facts that have
 * a doubtful part which no field holds.
 */
export const listDoubts = (items: readonly FieldItem[], doubtful: Notice['doubtful']): Doubts => ({
  fields: items.filter(
    item =>
      !item.isEmpty && !item.isOff && !item.isReviewed && !item.isEdited && doubtful.some(path => isFrom(item, path)),
  ),
  facts: UNFIELDED_FACTS.filter(fact =>
    doubtful.some(path => path === fact || (path.startsWith(`${fact}.`) && !items.some(item => isFrom(item, path)))),
  ),
})

/** Something to confirm before the export, with its place. */
export type Problem =
  | { kind: 'missing' | 'notCited' | 'doubtful'; item: FieldItem }
  | { kind: 'doubtfulFact'; fact: UnfieldedFact }
  | { kind: 'passed'; due: string }
  | { kind: 'warned'; warning: Deadline['warnings'][number] }

interface ProblemsOptions {
  items: readonly FieldItem[]
  /** Required fields that are gone. */
  missing?: readonly FieldItem[]
  notice: Pick<Notice, 'citedMarks' | 'doubtful'>
  deadline: Pick<Deadline, 'due' | 'warnings'>
  /** Milliseconds. Days left are counted from this moment's day in Asia/Shanghai. */
  now: number
}

const CITED_NUMBER = /^notice\.citedMarks\.\d+\.regNo$/

/** Keeps the first field of each link: linked fields are settled together. */
const oneOfALink = (items: readonly FieldItem[]): FieldItem[] => {
  const links = new Set<string>()
  return items.filter(({ link }) => link === null || (!links.has(link) && links.add(link)))
}

/** Returns the places that required fields leave to complete, by the rule by which the filing check counts them. */
export const listOpenPlaces = (items: readonly FieldItem[]): OpenPlace<FieldItem & { name: string }>[] =>
  openPlaces(
    items
      .filter(({ isRequired, isEmpty, isOff }) => isRequired && isEmpty && !isOff)
      .map(item => ({ ...item, name: item.key.split('#')[0] ?? '' })),
  )

/** Tells one place to complete from another. */
export const placeKey = ({ first }: OpenPlace<FieldItem>): string => `empty ${first.key}`

/**
 * Returns what should be confirmed before the export: warnings about the deadline, required fields that are gone, numbers
 * of cited marks that the notice does not cite, and doubts about what was read. Switched-off parts are not exported and
 * have no problems.
 */
export const listProblems = ({ items, missing = [], notice, deadline, now }: ProblemsOptions): Problem[] => {
  const exported = items.filter(({ isOff }) => !isOff)
  const isCited = (number: FieldItem['value']): boolean => notice.citedMarks.some(({ regNo }) => regNo === number)
  const doubts = listDoubts(items, notice.doubtful)
  const atFields = (kind: 'missing' | 'notCited' | 'doubtful', found: readonly FieldItem[]): Problem[] =>
    oneOfALink(found).map(item => ({ kind, item }))
  return [
    ...(daysLeft(deadline.due, now) < 0 ? [{ kind: 'passed' as const, due: deadline.due }] : []),
    ...deadline.warnings.map(warning => ({ kind: 'warned' as const, warning })),
    ...atFields('missing', missing),
    ...atFields(
      'notCited',
      exported.filter(({ source, value, isEmpty }) => CITED_NUMBER.test(source ?? '') && !isEmpty && !isCited(value)),
    ),
    ...atFields('doubtful', doubts.fields),
    ...doubts.facts.map(fact => ({ kind: 'doubtfulFact' as const, fact })),
  ]
}
