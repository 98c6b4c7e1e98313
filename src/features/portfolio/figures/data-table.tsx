import { HTMLTable } from '@blueprintjs/core'
import type { JSX, ReactNode } from 'react'
import { type OpenedFigure, usePortfolioView } from '../portfolio-view.ts'

/** A cell of a table: text or an element; a figure opens its marks. */
export interface TableCell {
  content: ReactNode
  isNumber?: boolean
  figure?: OpenedFigure
}

export interface TableData {
  head: readonly { text: string; isNumber?: boolean }[]
  rows: readonly (readonly TableCell[])[]
}

/** Shows a number that opens the marks it counts; nought opens nothing. */
export const FigureLink = ({ figure, children }: { figure: OpenedFigure; children: ReactNode }): JSX.Element => {
  const { open } = usePortfolioView()
  return (
    <button type="button" className="rj-figure-link" onClick={() => open(figure)}>
      {children}
    </button>
  )
}

/** Shows the data of a figure as a table. */
export const DataTable = ({ label, data }: { label: string; data: TableData }): JSX.Element => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its place is scrolled by keyboard
  <section className="rj-data-table" aria-label={label} tabIndex={0}>
    <HTMLTable compact>
      <thead>
        <tr>
          {data.head.map(({ text, isNumber }) => (
            <th key={text} scope="col" className={isNumber ? 'rj-number' : ''}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and hold no state
          <tr key={place}>
            {row.map(({ content, isNumber, figure }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={column} className={isNumber ? 'rj-number' : ''}>
                {figure && content !== 0 ? <FigureLink figure={figure}>{content}</FigureLink> : content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  </section>
)
