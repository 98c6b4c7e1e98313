import type { JSX } from 'react'
import type { FillName } from '#charts/chart-parts.ts'
import { type OpenedFigure, usePortfolioView } from '../portfolio-view.ts'

export interface LegendEntry {
  fill: FillName
  text: string
  count: string
  figure?: OpenedFigure
}

/** Shows the key of a chart with its sums, which open their marks. */
export const Legend = ({ entries }: { entries: readonly LegendEntry[] }): JSX.Element => {
  const { open } = usePortfolioView()
  return (
    <ul className="rj-legend">
      {entries.map(({ fill, text, count, figure }) => {
        const content = (
          <>
            <i className={`rj-swatch rj-fill-${fill}`} aria-hidden="true" />
            {text} <b>{count}</b>
          </>
        )
        return (
          <li key={text}>
            {figure ? (
              <button type="button" className="rj-legend-entry" onClick={() => open(figure)}>
                {content}
              </button>
            ) : (
              <span className="rj-legend-entry">{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
