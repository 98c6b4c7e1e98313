import { type JSX, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { stepOf } from '#charts/chart-parts.ts'
import { type OpenedFigure, usePortfolioView } from '../portfolio-view.ts'

/** A cell of a grid; without marks it opens nothing. */
export interface HeatCell {
  key: string
  /** Its name for those who do not see the grid. */
  name: string
  code: string
  /** The number as it stands in the cell, and as it stands in a narrow one. */
  shown: string
  narrow: string
  count: number
  figure?: OpenedFigure
}

interface HeatGridProps {
  label: string
  className: string
  cuts: readonly number[]
  columns?: readonly ReactNode[]
  rows: readonly { key: string; head: ReactNode; cells: readonly HeatCell[] }[]
}

interface Place {
  row: number
  cell: number
}

const MOVES: Readonly<Record<string, readonly [row: number, cell: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A grid of counts (ARIA grid): one stop of the tab key, arrows move within it, Enter opens the marks of a cell. */
export const HeatGrid = ({ label, className, cuts, columns, rows }: HeatGridProps): JSX.Element => {
  const { open } = usePortfolioView()
  const [place, setPlace] = useState<Place>({ row: 0, cell: 0 })
  const table = useRef<HTMLTableElement>(null)
  const at: Place = rows[place.row]?.cells[place.cell] ? place : { row: 0, cell: 0 }

  const handleKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const row = Math.min(Math.max(at.row + move[0], 0), rows.length - 1)
    const cell = Math.min(Math.max(at.cell + move[1], 0), (rows[row]?.cells.length ?? 1) - 1)
    setPlace({ row, cell })
    table.current?.querySelector<HTMLElement>(`[data-place="${row} ${cell}"]`)?.focus()
  }

  return (
    <div className={`rj-heat ${className}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are moved through by arrows */}
      <table ref={table} role="grid" aria-label={label} onKeyDown={handleKeyDown}>
        {columns && (
          <thead>
            <tr>
              <td />
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are in the order of months
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ key, head, cells }, row) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => {
                const { figure, count } = cell
                return (
                  <td key={cell.key}>
                    <button
                      type="button"
                      data-place={`${row} ${index}`}
                      tabIndex={at.row === row && at.cell === index ? 0 : -1}
                      className={count === 0 ? 'rj-cell' : `rj-cell rj-step-${stepOf(count, cuts) + 1}`}
                      aria-disabled={figure === undefined}
                      onFocus={() => setPlace({ row, cell: index })}
                      onClick={() => figure && open(figure)}
                    >
                      <span className="rj-sr">{cell.name}</span>
                      {cell.code !== '' && <span aria-hidden="true">{cell.code}</span>}
                      {count > 0 && (
                        <b aria-hidden="true">
                          <span className="rj-wide">{cell.shown}</span>
                          <span className="rj-narrow">{cell.narrow}</span>
                        </b>
                      )}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
