import { Button, Checkbox, FormGroup, InputGroup, PopoverNext } from '@blueprintjs/core'
import { CaretDownIcon, FilterIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MARK_STATUSES } from '#contract/vocabulary.ts'
import { ProblemText } from '../../../components/field-notes.tsx'
import { classesIn, hasFilters, type PortfolioFilters } from '../portfolio-view.ts'

interface FiltersProps {
  filters: PortfolioFilters
  onChange: (filters: PortfolioFilters) => void
}

const NONE: PortfolioFilters = { from: null, until: null, classes: [], statuses: [] }
const yearOf = (text: string): number | null => (/^\d{4}$/.test(text.trim()) ? Number(text) : null)

/** Asks for years, classes and statuses; says what cannot be before it is applied. */
const FilterForm = ({ filters, onChange }: FiltersProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [from, setFrom] = useState(filters.from === null ? '' : String(filters.from))
  const [until, setUntil] = useState(filters.until === null ? '' : String(filters.until))
  const [classes, setClasses] = useState(filters.classes.join(', '))
  const [statuses, setStatuses] = useState<ReadonlySet<string>>(() => new Set(filters.statuses))
  const years = { from: yearOf(from), until: yearOf(until) }
  const areTurned = years.from !== null && years.until !== null && years.from > years.until
  const chosen = classesIn(classes)

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (areTurned || chosen === null) return
    onChange({ ...years, classes: chosen, statuses: MARK_STATUSES.filter(status => statuses.has(status)) })
  }
  return (
    <form className="rj-filter-form" onSubmit={handleSubmit} aria-label={t('portfolio.filters.open')} noValidate>
      <div className="rj-filter-years">
        <FormGroup label={t('portfolio.filters.from')} labelFor={`${id}-from`}>
          <InputGroup
            id={`${id}-from`}
            inputMode="numeric"
            maxLength={4}
            value={from}
            onValueChange={setFrom}
            aria-invalid={areTurned}
            aria-describedby={areTurned ? `${id}-years` : undefined}
          />
        </FormGroup>
        <FormGroup label={t('portfolio.filters.until')} labelFor={`${id}-until`}>
          <InputGroup
            id={`${id}-until`}
            inputMode="numeric"
            maxLength={4}
            value={until}
            onValueChange={setUntil}
            aria-invalid={areTurned}
          />
        </FormGroup>
      </div>
      {areTurned && <ProblemText id={`${id}-years`} text={t('portfolio.filters.wrongYears')} />}
      <FormGroup
        label={t('portfolio.filters.classList')}
        labelFor={`${id}-classes`}
        helperText={chosen === null && <ProblemText id={`${id}-wrong`} text={t('portfolio.filters.wrongClasses')} />}
      >
        <InputGroup
          id={`${id}-classes`}
          maxLength={200}
          value={classes}
          onValueChange={setClasses}
          aria-invalid={chosen === null}
          aria-describedby={chosen === null ? `${id}-wrong` : undefined}
        />
      </FormGroup>
      <fieldset className="rj-filter-statuses">
        <legend>{t('portfolio.filters.statusList')}</legend>
        {MARK_STATUSES.map(status => (
          <Checkbox
            key={status}
            checked={statuses.has(status)}
            label={t(`archive.statuses.${status}`)}
            onChange={({ currentTarget: { checked } }) =>
              setStatuses(
                current => new Set(checked ? [...current, status] : [...current].filter(one => one !== status)),
              )
            }
          />
        ))}
      </fieldset>
      <footer className="rj-filter-foot">
        <Button variant="minimal" text={t('portfolio.filters.clear')} onClick={() => onChange(NONE)} />
        <Button
          type="submit"
          intent="primary"
          text={t('portfolio.filters.apply')}
          disabled={areTurned || chosen === null}
        />
      </footer>
    </form>
  )
}

/** Shows what narrows the portfolio, and changes it. */
export const Filters = ({ filters, onChange }: FiltersProps): JSX.Element => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { from, until, classes, statuses } = filters
  const told = [
    from === null && until === null
      ? t('portfolio.filters.allYears')
      : t('portfolio.filters.years', { from: String(from ?? ''), until: String(until ?? '') }),
    classes.length === 0
      ? t('portfolio.filters.allClasses')
      : t('portfolio.filters.classes', { classes: classes.join(' ') }),
    statuses.length === 0
      ? t('portfolio.filters.allStatuses')
      : t('portfolio.filters.statuses', { count: statuses.length }),
  ]
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setIsOpen}
      placement="bottom-end"
      content={
        <FilterForm
          key={String(isOpen)}
          filters={filters}
          onChange={changed => {
            setIsOpen(false)
            onChange(changed)
          }}
        />
      }
    >
      <Button
        icon={<FilterIcon />}
        endIcon={<CaretDownIcon />}
        active={hasFilters(filters)}
        aria-label={t('inputs.named', { label: t('portfolio.filters.open'), text: told.join(' · ') })}
      >
        <span className="rj-filter-told">{told.join(' · ')}</span>
        <span className="rj-filter-short">{t('portfolio.filters.open')}</span>
      </Button>
    </PopoverNext>
  )
}

export const NO_FILTERS = NONE
