import { expect, it } from 'vitest'
import type { EvidenceBox } from '../../../src/features/pdf-viewer/evidence-boxes.tsx'
import { selectedBox } from '../../../src/features/pdf-viewer/selected-box.ts'

const box = (path: string, place: [number, number, number, number]): EvidenceBox => ({
  path,
  evidence: { page: 1, box: place, quote: path, state: 'exact' },
})
const boxes = [box('applicant', [72, 100, 120, 12]), box('address', [72, 120, 300, 12])]

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
  expect(selectedBox(boxes, selected)?.path).toBe(path)
})
