import type { Notice, NoticeKind } from '#contract/notice.ts'
import { evidenceOf } from './evidence.ts'
import type { MergedMark } from './merge-cited-marks.ts'
import type { HeaderFacts } from './read-header.ts'
import type { Found } from './traced-text.ts'

export interface FoundFacts extends Omit<HeaderFacts, 'signatureDate' | 'hasWindowAddress' | 'goods' | 'groups'> {
  kind: Found<NoticeKind>
  grounds: Found<string>[]
  citedMarks: readonly MergedMark[]
  refusedGoods: readonly Found<string>[]
  acceptedGoods: readonly Found<string>[]
}

export type Fact = Found<string | number> | null
type Entry = [path: string, fact: Fact]

const listed = (path: string, list: readonly Found<string | number>[]): Entry[] =>
  list.map((item, index) => [`${path}.${index}`, item])

const entriesOfMark = (mark: MergedMark, index: number): Entry[] => {
  const path = `citedMarks.${index}`
  return [
    [`${path}.regNo`, mark.regNo],
    [`${path}.mark`, mark.mark],
    [`${path}.owner`, mark.owner],
    [`${path}.status`, mark.status],
    ...listed(`${path}.classes`, mark.classes),
    ...listed(`${path}.goods`, mark.goods),
    ...listed(`${path}.groups`, mark.groups),
    ...Object.entries(mark.dates).map(([name, date]): Entry => [`${path}.dates.${name}`, date]),
  ]
}

/** Every fact by its path. */
export const entriesOf = (facts: FoundFacts): Entry[] => [
  ['kind', facts.kind],
  ['layout', facts.layout],
  ['dispatchNo', facts.dispatchNo],
  ['dispatchDate', facts.dispatchDate],
  ['applicationNo', facts.applicationNo],
  ['mark', facts.mark],
  ['markIsDevice', facts.markIsDevice],
  ...listed('classes', facts.classes),
  ['applicant', facts.applicant],
  ['address', facts.address],
  ['agency', facts.agency],
  ['applicationDate', facts.applicationDate],
  ...listed('grounds', facts.grounds),
  ...facts.citedMarks.flatMap(entriesOfMark),
  ...listed('refusedGoods', facts.refusedGoods),
  ...listed('acceptedGoods', facts.acceptedGoods),
]

/** The places of all facts by path; a fact that was not found, or has no text of its own, has none. */
export const evidenceOfFacts = (facts: FoundFacts): Notice['evidence'] =>
  Object.fromEntries(
    entriesOf(facts).flatMap(([path, fact]) => {
      const places = fact ? evidenceOf(fact) : []
      return places.length > 0 ? [[path, places] as const] : []
    }),
  )
