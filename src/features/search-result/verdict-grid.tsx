import { HTMLTable } from '@blueprintjs/core'
import { type JSX, type KeyboardEvent, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchReport } from '#contract/search-report.ts'
import type { Cell } from '#domain/verdict/judge-report.ts'
import { useLanguage } from '../../locales/language.ts'
import { classText, groupText } from './result-texts.ts'
import type { Assumed } from './use-assumptions.ts'
import { VerdictCell } from './verdict-cell.tsx'
import './verdict-grid.css'

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

/** Returns a key handler: arrows move from cell to cell of the rows that are shown and pick the new one. */
const useGridKeys = (
  shown: readonly number[],
  columns: number,
  onPick: (row: number, column: number) => void,
): ((event: KeyboardEvent<HTMLElement>) => void) =>
  useCallback(
    event => {
      const step = STEPS[event.key]
      const place = event.target instanceof HTMLElement ? event.target.dataset['cell'] : undefined
      if (step === undefined || place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const [row = 0, column = 0] = place.split(' ').map(Number)
      const line = within(shown.indexOf(row) + step[0], shown.length)
      const next = [shown[line] ?? row, within(column + step[1], columns)] as const
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`)?.focus()
      onPick(...next)
    },
    [shown, columns, onPick],
  )

/** A cell of the grid. */
export interface CellPlace {
  row: number
  column: number
}

interface VerdictGridProps {
  report: SearchReport
  /** The rows that are shown, in their order. */
  shown: readonly number[]
  verdicts: Pick<Assumed, 'judgement' | 'asFiled' | 'unswayed'>
  current: CellPlace | null
  onPick: (row: number, column: number) => void
}

/** The width of the class and group columns, and the least width of a name's column. */
const LEFT_COLUMNS_PX = 242
const NAME_COLUMN_PX = 160
/** Six names fit beside the card of a wide window. */
const NARROW_COLUMN_PX = 132
const WIDE_NAMES = 4

const NOTHING: Cell = { verdict: 'not-searched', ofMarks: 'not-searched', hits: [], absolute: [] }

/** Shows classes and similar groups as rows and names as columns. Each cell is a button that shows its worst earlier mark. */
export const VerdictGrid = ({ report, shown, verdicts, current, onPick }: VerdictGridProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { rows, names } = report
  const handleKey = useGridKeys(shown, names.length, onPick)
  const tabStop = current && shown.includes(current.row) ? current : { row: shown[0] ?? 0, column: 0 }
  const columnWidth = names.length > WIDE_NAMES ? NARROW_COLUMN_PX : NAME_COLUMN_PX

  const cellAt = (row: number, column: number): JSX.Element => {
    const line = rows[row]
    const cell = verdicts.judgement.cells[row]?.[column] ?? NOTHING
    const filed = verdicts.asFiled.cells[row]?.[column] ?? NOTHING
    const all = verdicts.unswayed.cells[row]?.[column]?.hits.length ?? 0
    const mark = report.marks[report.hits[cell.hits[0]?.hit ?? -1]?.mark ?? -1]
    return (
      <VerdictCell
        key={column}
        row={row}
        column={column}
        verdict={cell.verdict}
        number={classText(line?.class ?? 0)}
        group={line ? groupText(line, t) : ''}
        name={names[column]?.text ?? ''}
        mark={mark ? mark.name || t('result.grid.device') : ''}
        regNo={mark?.regNo ?? ''}
        isAbsolute={cell.absolute.length > 0}
        overruled={all - cell.hits.length}
        isCurrent={current?.row === row && current.column === column}
        isTabStop={tabStop.row === row && tabStop.column === column}
        isChanged={cell.verdict !== filed.verdict}
        onPick={onPick}
      />
    )
  }

  return (
    <HTMLTable
      className="rj-verdict-grid"
      style={{ minInlineSize: LEFT_COLUMNS_PX + names.length * columnWidth }}
      onKeyDown={handleKey}
    >
      <caption className="rj-sr">{t('result.grid.caption')}</caption>
      <colgroup>
        <col className="rj-verdict-class-column" />
        <col className="rj-verdict-group-column" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="rj-verdict-class">
            {t('result.grid.class')}
          </th>
          <th scope="col" className="rj-verdict-group">
            {t('result.grid.group')}
          </th>
          {names.map(({ text }) => (
            <th key={text} scope="col" className="rj-verdict-name" title={text}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row, index) => {
          const line = rows[row]
          if (!line) return null
          return (
            <tr key={`${line.class} ${line.group} ${line.paragraph}`}>
              <td className="rj-verdict-class">
                {rows[shown[index - 1] ?? -1]?.class === line.class ? '' : classText(line.class)}
              </td>
              <th scope="row" className="rj-verdict-group">
                <span className="rj-hint">{groupText(line, t)}</span>
                <span className="rj-ellipsis" title={line.name[language]}>
                  {line.origin === 'related'
                    ? t('result.grid.related', { name: line.name[language] })
                    : line.name[language]}
                </span>
              </th>
              {names.map((_, column) => cellAt(row, column))}
            </tr>
          )
        })}
      </tbody>
    </HTMLTable>
  )
}
