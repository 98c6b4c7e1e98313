import { describe, expect, it } from 'vitest'
import {
  PAGE_GAP,
  pageInView,
  pageTops,
  scaleOf,
  stepZoom,
  turnBack,
  turnBox,
  zoomOf,
} from '../../../src/features/pdf-viewer/page-layout.ts'

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

  const read = (scrollTop: number, clientHeight = 900) =>
    pageInView(tops, { scrollTop, clientHeight, scrollHeight: 3 * 1684 + 4 * PAGE_GAP })

  it.each([
    [0, 1],
    [1200, 1],
    [1300, 2],
    [3000, 3],
    [3 * 1684 + 4 * PAGE_GAP - 900, 3],
  ])('scrolled by %d is page %d, the one in the middle', (scrollTop, page) => {
    expect(read(scrollTop)).toBe(page)
  })

  it('is the first or the last at the ends, even where others take the middle', () => {
    const all = 3 * 1684 + 4 * PAGE_GAP
    expect(read(0, all - 100)).toBe(1)
    expect(read(100, all - 100)).toBe(3)
  })

  it('is the first of a document without pages', () => {
    expect(pageInView([], { scrollTop: 5, clientHeight: 10, scrollHeight: 10 })).toBe(1)
  })
})

describe('a turned page', () => {
  const box = [100, 50, 200, 20] as const
  it.each([
    [0, [100, 50, 200, 20]],
    [90, [772, 100, 20, 200]],
    [180, [295, 772, 200, 20]],
    [270, [50, 295, 20, 200]],
  ] as const)('by %d° has a box at %j, and it is found back', (turn, turned) => {
    expect(turnBox(box, a4, turn)).toEqual(turned)
    expect(turnBack(turned, a4, turn)).toEqual(box)
  })
})
