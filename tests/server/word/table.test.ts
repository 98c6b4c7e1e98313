import { expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { tableGrid } from '../../../server/word/table.ts'

const gridOf = (html: string) => {
  const { columnCount, rows } = tableGrid(parse(`<table>${html}</table>`).content?.[0]?.content ?? [])
  const shown = rows.map(cells =>
    cells.map(({ cell, column, columnSpan, rowSpan }) => {
      const text = (cell?.content ?? []).map(block => block.content?.[0]?.text ?? '').join('+')
      return `${column} ${columnSpan}×${rowSpan} ${cell === null ? '(filled)' : text}`
    }),
  )
  return { columnCount, shown }
}

it('places cells beside those that reach down from above', () => {
  expect(gridOf('<tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr>')).toEqual({
    columnCount: 3,
    shown: [
      ['0 1×2 a', '1 2×1 b'],
      ['1 1×1 c', '2 1×1 d'],
    ],
  })
})

it('fills up short rows and cuts what reaches out of the table', () => {
  expect(gridOf('<tr><td>a</td><td>b</td></tr><tr><td rowspan="9">c</td></tr>').shown).toEqual([
    ['0 1×1 a', '1 1×1 b'],
    ['0 1×1 c', '1 1×1 (filled)'],
  ])
})

it('does not let a cell reach over another one', () => {
  expect(gridOf('<tr><td>a</td><td rowspan="2">b</td></tr><tr><td colspan="2">c</td></tr>').shown).toEqual([
    ['0 1×1 a', '1 1×2 b'],
    ['0 1×1 c'],
  ])
})

it('loses no cell of a row wider than Word takes', () => {
  const cells = Array.from({ length: 70 }, (_, index) => `<td>${index}</td>`).join('')
  const { columnCount, shown } = gridOf(`<tr>${cells}</tr>`)
  expect(columnCount).toBe(63)
  expect(shown[0]?.at(-1)).toBe('62 1×1 62+63+64+65+66+67+68+69')
})
