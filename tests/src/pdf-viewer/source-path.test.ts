import { expect, it } from 'vitest'
import type { Evidence, Notice } from '#contract/notice.ts'
import { evidenceOf, isWithin } from '../../../src/features/pdf-viewer/source-path.ts'

const place = (page: number, y: number): Evidence => ({ page, box: [72, y, 100, 12], quote: '', state: 'exact' })
const evidence: Notice['evidence'] = {
  applicant: [place(1, 300)],
  'citedMarks.1.regNo': [place(2, 120)],
  'citedMarks.1.mark': [place(2, 120), place(1, 404)],
  'citedMarks.10.mark': [place(3, 80)],
}

it.each([
  ['citedMarks.1', 'citedMarks.1', true],
  ['citedMarks.1.mark', 'citedMarks.1', true],
  ['citedMarks.10.mark', 'citedMarks.1', false],
  ['citedMarks.1', 'citedMarks.1.mark', false],
])('%s within %s: %s', (path, whole, expected) => {
  expect(isWithin(path, whole)).toBe(expected)
})

it('finds the places of a fact', () => {
  expect(evidenceOf(evidence, 'applicant')).toEqual([place(1, 300)])
})

it('finds the places of all parts of a fact, first in the notice first', () => {
  expect(evidenceOf(evidence, 'citedMarks.1')).toEqual([place(1, 404), place(2, 120), place(2, 120)])
})

it('finds nothing where the notice does not say the fact', () => {
  expect(evidenceOf(evidence, 'agency')).toEqual([])
})
