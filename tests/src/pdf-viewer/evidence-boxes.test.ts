import { expect, it } from 'vitest'
import { boxAt, type EvidenceBox, selectedBox } from '../../../src/features/pdf-viewer/evidence-boxes.tsx'

const box = (path: string, place: [number, number, number, number]): EvidenceBox => ({
  path,
  evidence: { page: 1, box: place, quote: path, state: 'exact' },
})
const boxes = [box('address', [72, 100, 300, 40]), box('agency', [100, 110, 80, 12])]

it.each([
  [80, 105, 'address'],
  [372, 140, 'address'],
  [120, 115, 'agency'],
  [20, 115, undefined],
  [120, 141, undefined],
])('at %d, %d the click means %s', (x, y, path) => {
  expect(boxAt(boxes, x, y)?.path).toBe(path)
})

const lines = [box('applicant', [72, 100, 120, 12]), box('address', [72, 120, 300, 12])]

it.each([
  ['a part of one fact', [[80, 101, 40, 10]], 'applicant'],
  [
    'two facts, by what it covers more of',
    [
      [80, 101, 40, 10],
      [72, 121, 200, 10],
    ],
    'address',
  ],
  ['no fact', [[80, 300, 40, 10]], undefined],
] as const)('selected text of %s means %s', (_, selected, path) => {
  expect(selectedBox(lines, selected)?.path).toBe(path)
})
