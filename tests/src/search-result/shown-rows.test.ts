import { describe, expect, it } from 'vitest'
import type { ReportRow } from '#contract/search-report.ts'
import { linesOf, partsOfRun } from '../../../src/features/search-result/shown-rows.ts'

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Rows of these classes, `each` groups a class. */
const rowsOf = (classes: readonly number[], each: number): ReportRow[] =>
  classes.flatMap(own =>
    range(1, each).map(
      (group): ReportRow => ({
        class: own,
        group: `${String(own).padStart(2, '0')}0${group}`,
        paragraph: '',
        name: { zh: '', en: '' },
        origin: 'chosen',
        hasMarks: true,
      }),
    ),
  )

describe('the lines of the grid', () => {
  const isClear = (row: number): boolean => row !== 4 && row !== 10

  it('fold groups beside one another that are clear for every name', () => {
    expect(linesOf(range(0, 11), isClear, () => false)).toEqual([
      { kind: 'run', rows: [0, 1, 2, 3], isOpen: false },
      { kind: 'row', row: 4 },
      { kind: 'run', rows: [5, 6, 7, 8, 9], isOpen: false },
      { kind: 'row', row: 10 },
      { kind: 'row', row: 11 },
    ])
  })

  it('open a run that was opened, and fold nothing in a short grid', () => {
    expect(linesOf(range(0, 11), isClear, first => first === 5)[2]).toEqual({
      kind: 'run',
      rows: [5, 6, 7, 8, 9],
      isOpen: true,
    })
    expect(linesOf(range(0, 7), isClear, () => false).every(({ kind }) => kind === 'row')).toBe(true)
  })
})

describe('what a run holds', () => {
  const written = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`)
  const rows = rowsOf([16, 17, 18, 20, 35], 3)

  it('is classes of which only the rest is in it, and ranges of whole ones', () => {
    expect(partsOfRun(range(1, 11), rows, written)).toEqual({ rests: [16], whole: ['17–18', '20'] })
    expect(partsOfRun(range(1, 2), rows, written)).toEqual({ rests: [16], whole: [] })
    expect(partsOfRun(range(3, 12), rows, written)).toEqual({ rests: [35], whole: ['17–18', '20'] })
  })
})
