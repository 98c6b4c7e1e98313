import { type JSX, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cell } from '#domain/verdict/judge-report.ts'
import { VerdictIcon } from './verdict-icon.tsx'

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
export const VerdictCell = memo(Body)
