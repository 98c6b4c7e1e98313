import { expect, it } from 'vitest'
import type { Evidence, Notice } from '../../../../contract/notice.ts'
import { type SourceBadge, sourceBadgeOf } from '../../../../src/features/document-editor/fields/source-badge.tsx'

const at = (page: number, state: Evidence['state']): Evidence[] => [{ page, box: [0, 0, 1, 1], quote: '', state }]

const EVIDENCE: Notice['evidence'] = {
  applicant: at(1, 'exact'),
  dispatchDate: at(2, 'normalised'),
  kind: at(3, 'inferred'),
  'citedMarks.0.regNo': at(4, 'exact'),
  'citedMarks.10.regNo': at(5, 'exact'),
}

it.each<[string, SourceBadge | null]>([
  ['notice.applicant', { kind: 'exact', page: 1 }],
  ['notice.dispatchDate', { kind: 'normalised', page: 2 }],
  ['notice.kind', { kind: 'normalised', page: 3 }],
  ['notice.citedMarks.0', { kind: 'exact', page: 4 }],
  ['notice.citedMarks.1', { kind: 'missing' }],
  ['notice.agency', { kind: 'missing' }],
  ['missing', { kind: 'missing' }],
  ['model', { kind: 'model' }],
  ['law.30', null],
  ['register.47709815.owner', null],
])('%s has its badge', (source, badge) => {
  expect(sourceBadgeOf(source, EVIDENCE)).toEqual(badge)
})
