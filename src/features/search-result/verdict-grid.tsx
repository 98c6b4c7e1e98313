import { HTMLTable } from '@blueprintjs/core'
import { ChevronDownIcon, ChevronRightIcon, TickIcon } from '@blueprintjs/icons'
import { type CSSProperties, Fragment, type JSX, type KeyboardEvent, memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchReport } from '#contract/search-report.ts'
import type { Cell } from '#domain/verdict/judge-report.ts'
import { useLanguage } from '../../locales/language.ts'
import { classText, groupText } from './result-texts.ts'
import { partsOfRun, type ShownRows } from './shown-rows.ts'
import type { Assumed } from './use-assumptions.ts'
import './verdict-grid.css'
import { VerdictIcon } from './verdict-icon.tsx'

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
  rows: ShownRows
  /** The width of a name's column, in CSS pixels. */
  columnWidth: number
  verdicts: Pick<Assumed, 'judgement' | 'asFiled' | 'unswayed'>
  current: CellPlace | null
  onPick: (row: number, column: number) => void
}

/** The width of the class and group columns, in CSS pixels, and in a small window. */
export const LEFT_COLUMNS_PX = { wide: 242, small: 160 }

const NOTHING: Cell = { verdict: 'not-searched', ofMarks: 'not-searched', hits: [], absolute: [] }

interface VerdictCellProps {
  row: number
  column: number
  verdict: Cell['verdict']
  /** Class, group and name, for the accessible name of the cell. */
  number: string
  group: string
  name: string
  /** The worst earlier mark; empty texts without one. */
  mark: string
  regNo: string
  /** Word lists point to an absolute ground. */
  isAbsolute: boolean
  overruled: number
  isCurrent: boolean
  isTabStop: boolean
  isChanged: boolean
  onPick: (row: number, column: number) => void
}

const Body = (props: VerdictCellProps): JSX.Element => {
  const { t } = useTranslation()
  const {
    row,
    column,
    verdict,
    number,
    group,
    name,
    mark,
    regNo,
    isAbsolute,
    overruled,
    isCurrent,
    isTabStop,
    isChanged,
    onPick,
  } = props
  const word = t(`result.verdict.${verdict}`)
  const ground = isAbsolute ? t('result.grid.absolute') : ''
  const told = regNo === '' ? ground : t('result.grid.mark', { mark, regNo }) + ground
  const excluded = overruled > 0 ? t('result.grid.overruled', { count: overruled }) : ''
  const label = t('result.grid.cell', { number, group, name, verdict: word, overruled: excluded, mark: told })
  return (
    <td>
      <button
        type="button"
        className="rj-verdict-cell"
        data-verdict={verdict}
        data-cell={`${row} ${column}`}
        data-changed={isChanged || undefined}
        aria-pressed={isCurrent}
        aria-label={isChanged ? `${label} (${t('result.grid.changed')})` : label}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onPick(row, column)}
      >
        <span className="rj-verdict-word">
          <VerdictIcon verdict={verdict} />
          {word} {excluded !== '' && <span className="rj-hint">{excluded}</span>}
        </span>
        {regNo === '' && isAbsolute && (
          <span className="rj-ellipsis rj-verdict-mark rj-hint">{t('result.grid.absoluteGround')}</span>
        )}
        {regNo !== '' && (
          <span className="rj-ellipsis rj-verdict-mark">
            {mark} <span className="rj-hint">{regNo}</span>
          </span>
        )}
      </button>
    </td>
  )
}

/** Shows one name in one group: the verdict as icon and word, and the worst earlier mark. */
const VerdictCell = memo(Body)

/**
 * Shows classes and similar groups as rows and names as columns, groups clear for every name folded. Each cell is a button
 * that shows its worst earlier mark.
 */
export const VerdictGrid = ({
  report,
  rows: { lines, shown, left, choice, choose, toggleRun },
  columnWidth,
  verdicts,
  current,
  onPick,
}: VerdictGridProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { rows, names } = report
  const handleKey = useGridKeys(shown, names.length, onPick)
  const tabStop = current && shown.includes(current.row) ? current : { row: shown[0] ?? 0, column: 0 }
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

  const rowOf = (row: number): JSX.Element | null => {
    const line = rows[row]
    if (!line) return null
    const before = shown[shown.indexOf(row) - 1] ?? -1
    return (
      <tr key={`${line.class} ${line.group} ${line.paragraph}`}>
        <td className="rj-verdict-class">{rows[before]?.class === line.class ? '' : classText(line.class)}</td>
        <th scope="row" className="rj-verdict-group">
          <span className="rj-hint">{groupText(line, t)}</span>
          <span className="rj-ellipsis" title={line.name[language]}>
            {line.origin === 'related' ? t('result.grid.related', { name: line.name[language] }) : line.name[language]}
          </span>
        </th>
        {names.map((_, column) => cellAt(row, column))}
      </tr>
    )
  }

  const runLine = (run: readonly number[], isOpen: boolean): JSX.Element => {
    const first = run[0] ?? 0
    const { rests, whole } = partsOfRun(run, rows, (from, to) =>
      from === to ? classText(from) : `${classText(from)}–${classText(to)}`,
    )
    const parts = [
      ...rests.map(own => t('result.grid.restOfClass', { number: classText(own) })),
      ...(whole.length > 0 ? [t('result.grid.classes', { list: whole.join(t('result.list')) })] : []),
    ]
    return (
      <tr key={`run ${first}`} className="rj-verdict-run">
        <td colSpan={2 + names.length}>
          <button type="button" aria-expanded={isOpen} onClick={() => toggleRun(first)}>
            {isOpen ? <ChevronDownIcon size={12} /> : <ChevronRightIcon size={12} />}
            <b>{parts.join(t('result.headline.joint'))}</b>
            <span className="rj-hint">{t('result.grid.allClear', { count: run.length })}</span>
            <TickIcon size={12} />
          </button>
        </td>
      </tr>
    )
  }

  return (
    <HTMLTable
      className="rj-verdict-grid"
      style={{ '--name-column': `${columnWidth}px`, '--names': names.length } as CSSProperties}
      onKeyDown={handleKey}
    >
      <caption className="rj-sr">{t('result.grid.caption')}</caption>
      <colgroup>
        <col className="rj-verdict-class-column" />
        <col className="rj-verdict-group-column" />
        {names.map(({ text }) => (
          <col key={text} className="rj-verdict-name-column" />
        ))}
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
              <span>{text}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line =>
          line.kind === 'row' ? (
            rowOf(line.row)
          ) : (
            <Fragment key={`lines ${line.rows[0]}`}>
              {runLine(line.rows, line.isOpen)}
              {line.isOpen && line.rows.map(rowOf)}
            </Fragment>
          ),
        )}
        {choice !== 'all' && left > 0 && (
          <tr className="rj-verdict-run">
            <td colSpan={2 + names.length}>
              <button type="button" aria-expanded={false} onClick={() => choose('all')}>
                <ChevronRightIcon size={12} />
                <span className="rj-hint">
                  {t('result.grid.others', { count: left, verdict: t(`result.verdict.${choice}`) })}
                </span>
              </button>
            </td>
          </tr>
        )}
      </tbody>
    </HTMLTable>
  )
}
