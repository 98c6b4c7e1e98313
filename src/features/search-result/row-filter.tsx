import { Button, HTMLSelect, SegmentedControl } from '@blueprintjs/core'
import { ArrowDownIcon, ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/icon-button.tsx'
import { classText } from './result-texts.ts'
import { CHOICES, type Choice, type ShownRows } from './shown-rows.ts'
import type { NameColumns } from './use-name-columns.ts'

const isChoice = (value: string): value is Choice => value === 'all' || CHOICES.some(choice => choice === value)

/** The blocked cells one after another: which of them is shown, from 0, and -1 for another cell. */
interface BlockedSteps {
  at: number
  count: number
  step: (by: 1 | -1) => void
}

interface RowFilterProps {
  rows: ShownRows
  classes: readonly number[]
  blocked: BlockedSteps
  columns: NameColumns
}

/** The bar above the grid: groups by verdict and class, the blocked cells one by one, and the names that do not fit. */
export const RowFilter = ({ rows, classes, blocked, columns }: RowFilterProps): JSX.Element => {
  const { t } = useTranslation()
  const { choice, choose, counts, niceClass, chooseClass, shown, lines } = rows
  const counted = (value: Choice, name: string): { value: Choice; label: string } => ({
    value,
    label: t('result.filter.count', { name, count: counts[value] }),
  })
  return (
    <div className="rj-row-filter">
      <SegmentedControl
        size="small"
        aria-label={t('result.filter.label')}
        value={choice}
        options={[
          counted('all', t('result.filter.all')),
          ...CHOICES.map(value => counted(value, t(`result.verdict.${value}`))),
        ]}
        onValueChange={value => isChoice(value) && choose(value)}
      />
      {classes.length > 1 && (
        <HTMLSelect
          aria-label={t('result.filter.byClass')}
          value={niceClass}
          options={[
            { value: 0, label: t('result.filter.classes', { count: classes.length }) },
            ...classes.map(own => ({ value: own, label: t('result.filter.class', { number: classText(own) }) })),
          ]}
          onChange={event => chooseClass(Number(event.currentTarget.value))}
        />
      )}
      {shown.length === 0 && lines.length === 0 && <span className="rj-hint">{t('result.filter.none')}</span>}
      <span className="rj-gap" />
      {blocked.count > 0 &&
        (blocked.at < 0 ? (
          <Button
            size="small"
            icon={<ArrowDownIcon size={12} />}
            text={t('result.filter.first')}
            title={t('result.filter.firstHint')}
            onClick={() => blocked.step(1)}
          />
        ) : (
          <span className="rj-row-steps">
            <span className="rj-label" role="status">
              {t('result.filter.step', { number: blocked.at + 1, count: blocked.count })}
            </span>
            <IconButton
              name={t('result.filter.previous')}
              size="small"
              icon={<ChevronUpIcon />}
              onClick={() => blocked.step(-1)}
            />
            <IconButton
              name={t('result.filter.next')}
              size="small"
              icon={<ChevronDownIcon />}
              onClick={() => blocked.step(1)}
            />
          </span>
        ))}
      {columns.shown < columns.count && (
        <span className="rj-row-steps rj-row-names">
          <span className="rj-label">
            {t('result.filter.names', {
              from: columns.first + 1,
              to: columns.first + columns.shown,
              count: columns.count,
            })}
          </span>
          <IconButton
            name={t('result.filter.namesBefore')}
            size="small"
            icon={<ChevronLeftIcon />}
            disabled={columns.first === 0}
            onClick={() => columns.turn(-1)}
          />
          <IconButton
            name={t('result.filter.namesAfter')}
            size="small"
            icon={<ChevronRightIcon />}
            disabled={columns.first + columns.shown >= columns.count}
            onClick={() => columns.turn(1)}
          />
        </span>
      )}
    </div>
  )
}
