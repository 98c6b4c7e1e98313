import { describe, expect, it } from 'vitest'
import { PAGE_GAP, pageAt, pageTops, scaleOf, stepZoom, zoomOf } from '../../../src/features/pdf-viewer/page-layout.ts'

const a4 = { width: 595, height: 842 }
const a3Across = { width: 1190, height: 842 }

describe('the scale', () => {
  it('fits the widest page into the pane with a margin on both sides', () => {
    expect(scaleOf('fit', [a4, a3Across], 424) * a3Across.width).toBeCloseTo(384)
  })

  it('shows the printed size at 100 %', () => {
    expect(scaleOf(1, [a4], 424)).toBeCloseTo(96 / 72)
    expect(zoomOf(scaleOf(0.75, [a4], 424))).toBeCloseTo(0.75)
  })
})

describe('a zoom step', () => {
  it.each([
    [0.484, 1, 0.5],
    [0.484, -1, 0.33],
    [1, 1, 1.1],
    [1, -1, 0.9],
    [0.9999, 1, 1.1],
    [4, 1, 4],
    [0.25, -1, 0.25],
  ] as const)('goes from %d in direction %d to %d', (from, direction, to) => {
    expect(stepZoom(from, direction)).toBe(to)
  })
})

describe('the page being read', () => {
  const tops = pageTops([a4, a3Across, a4], 2)

  it('follows the pages of different height', () => {
    expect(tops).toEqual([PAGE_GAP, 2 * PAGE_GAP + 2 * 842, 3 * PAGE_GAP + 4 * 842])
  })

  it.each([
    [0, 1],
    [PAGE_GAP + 1683, 1],
    [tops[1] ?? 0, 2],
    [1_000_000, 3],
  ])('at %d is page %d', (offset, page) => {
    expect(pageAt(tops, offset)).toBe(page)
  })

  it('is the first of a document without pages', () => {
    expect(pageAt([], 0)).toBe(1)
  })
})
