import { Classes } from '@blueprintjs/core'
import { type JSX, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableSize } from '../tables/insert-table.ts'
import './table-size-picker.css'

const MOST: TableSize = { rows: 6, columns: 8 }
const STEPS: Readonly<Record<string, TableSize>> = {
  ArrowRight: { rows: 0, columns: 1 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowUp: { rows: -1, columns: 0 },
}

const SIZES = Array.from({ length: MOST.rows * MOST.columns }, (_, index) => ({
  rows: Math.floor(index / MOST.columns) + 1,
  columns: (index % MOST.columns) + 1,
}))

const bounded = (value: number, most: number): number => Math.min(Math.max(value, 1), most)

/** Lets the user choose the rows and columns of a new table by pointing at its last cell. */
export const TableSizePicker = ({ onPick }: { onPick: (size: TableSize) => void }): JSX.Element => {
  const { t } = useTranslation()
  const [size, setSize] = useState<TableSize>({ rows: 3, columns: 3 })

  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const rows = bounded(size.rows + step.rows, MOST.rows)
    const columns = bounded(size.columns + step.columns, MOST.columns)
    setSize({ rows, columns })
    const button = event.currentTarget.children[(rows - 1) * MOST.columns + columns - 1]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div className="rj-table-size">
      {/* biome-ignore lint/a11y/useSemanticElements: a set of buttons, not of form fields */}
      <div role="group" aria-label={t('writing.table.insert')} onKeyDown={handleKey}>
        {SIZES.map(({ rows, columns }) => {
          const isCurrent = rows === size.rows && columns === size.columns
          return (
            <button
              key={`${rows} ${columns}`}
              type="button"
              className={Classes.POPOVER_DISMISS}
              data-taken={rows <= size.rows && columns <= size.columns}
              aria-label={t('writing.table.size', { rows, columns })}
              tabIndex={isCurrent ? 0 : -1}
              // biome-ignore lint/a11y/noAutofocus: the menu was opened for it
              autoFocus={isCurrent}
              onFocus={() => setSize({ rows, columns })}
              onPointerEnter={() => setSize({ rows, columns })}
              onClick={() => onPick({ rows, columns })}
            />
          )
        })}
      </div>
      <output className="rj-hint">{t('writing.table.size', { ...size })}</output>
    </div>
  )
}
