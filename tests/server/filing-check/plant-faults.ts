import type { Deadline } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import { type CaseDraft, caseDrafts } from './case-drafts.ts'
import {
  type DocumentName,
  type DraftNodes,
  type DraftPair,
  passagesOf,
  readDraft,
  type Where,
  writeDraft,
} from './edit-draft.ts'
import { CONTRADICTIONS } from './plant-contradictions.ts'
import { DATE_FAULTS } from './plant-date-faults.ts'
import { GOODS_FAULTS } from './plant-goods-faults.ts'
import { LAW_FAULTS } from './plant-law-faults.ts'
import { NAME_FAULTS } from './plant-name-faults.ts'
import { NUMBER_FAULTS } from './plant-number-faults.ts'
import { OPEN_POINTS } from './plant-open-points.ts'
import { type FaultGroup, type FaultKind, spotsOf } from './planting.ts'
import { hashOf, seededRandom } from './seeded-random.ts'

/** All kinds of faults, in the order they are planted in. */
export const FAULT_KINDS: readonly FaultKind[] = [
  ...NUMBER_FAULTS,
  ...DATE_FAULTS,
  ...NAME_FAULTS,
  ...LAW_FAULTS,
  ...GOODS_FAULTS,
  ...CONTRADICTIONS,
  ...OPEN_POINTS,
]

export interface PlantedFault {
  id: string
  kind: string
  group: FaultGroup
  document: DocumentName
  where: Where
  /** The wrong words as they stand; empty where something is gone or nothing is chosen. */
  planted: string
  /** The right words; empty where nothing stood there. */
  original: string
  nodes: DraftNodes
  /** Made when asked for: a corpus of them all would fill the memory. */
  readonly draft: DraftPair
}

/** Returns copies of a draft with one fault in each: every kind in each kind of place it can stand in. */
export const plantFaults = (
  draft: DraftPair,
  notice: Notice,
  deadline: Deadline,
  isEn: 0 | 1,
  seed: number,
): PlantedFault[] => {
  const nodes = readDraft(draft)
  const bench = { nodes, passages: passagesOf(nodes), spots: spotsOf({ nodes, isEn }), notice, deadline, isEn }
  return FAULT_KINDS.flatMap(({ kind, group, plant }) => {
    const random = seededRandom(seed ^ hashOf(kind))
    return plant({ ...bench, random }).map(({ nodes: faulty, ...planting }, index) => ({
      id: `${kind}.${index + 1}`,
      kind,
      group,
      ...planting,
      nodes: faulty,
      get draft() {
        return writeDraft(faulty)
      },
    }))
  })
}

/** A fault and the case in whose draft it is planted; `id` is the case's and the fault's. */
export interface CorpusFault {
  id: string
  planted: PlantedFault
  from: CaseDraft
}

/** So many of a kind are kept for each case: with all, most of the corpus would be numbers and names. */
const MOST_OF_A_KIND = 2

const thinned = (faults: readonly PlantedFault[]): PlantedFault[] =>
  FAULT_KINDS.flatMap(({ kind }) =>
    faults
      .filter(fault => fault.kind === kind)
      .toSorted((a, b) => hashOf(a.planted + a.id) - hashOf(b.planted + b.id))
      .slice(0, MOST_OF_A_KIND),
  )

/**
 * Returns the planted faults of all cases, always the same for a seed. `open` are for whoever builds the check; `held`,
 * a third by the hash of their id, are for one look at the end.
 */
export const plantedCorpus = (seed: number): { open: CorpusFault[]; held: CorpusFault[] } => {
  const faults = caseDrafts().flatMap(from =>
    thinned(plantFaults(from.draft, from.notice, from.deadline, from.isEn, seed ^ hashOf(from.id))).map(planted => ({
      id: `${from.id}.${planted.id}`,
      planted,
      from,
    })),
  )
  const isHeld = ({ id }: CorpusFault): boolean => hashOf(id) % 3 === 0
  return { open: faults.filter(fault => !isHeld(fault)), held: faults.filter(isHeld) }
}
