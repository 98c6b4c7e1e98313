import { Button, HTMLSelect } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { CLASS_COUNT } from '#contract/limits.ts'
import { HISTORY_SORTS, type HistoryView, WHOLE_LIST } from './use-history.ts'
import './history-filters.css'

const CLASSES = Array.from({ length: CLASS_COUNT }, (_, place) => place + 1)

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  isChosen: boolean
  onChoose: (value: string) => void
}

const Choice = ({ label, value, options, isChosen, onChoose }: ChoiceProps): JSX.Element => (
  <HTMLSelect
    className={isChosen ? 'rj-history-choice rj-is-chosen' : 'rj-history-choice'}
    minimal
    aria-label={label}
    title={label}
    value={value}
    options={options.map(([option, text]) => ({ value: option, label: text }))}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  />
)

interface HistoryFiltersProps {
  view: HistoryView
  isNarrowed: boolean
  onChange: (part: Partial<HistoryView>) => void
}

/** Narrows the list by class, kind of refusal and language of the documents, and orders it. */
export const HistoryFilters = ({ view, isNarrowed, onChange }: HistoryFiltersProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <fieldset className="rj-history-filters">
      <legend className="rj-sr">{t('home.history.filters')}</legend>
      <Choice
        label={t('home.history.class')}
        value={String(view.class)}
        options={[
          ['0', t('home.history.anyClass')],
          ...CLASSES.map(number => [String(number), t('home.history.classNumber', { number })] as const),
        ]}
        isChosen={view.class !== 0}
        onChoose={value => onChange({ class: Number(value) })}
      />
      <Choice
        label={t('home.history.kind')}
        value={view.kind}
        options={[
          ['', t('home.history.anyKind')],
          ['full', t('home.history.full')],
          ['partial', t('home.history.partial')],
        ]}
        isChosen={view.kind !== ''}
        onChoose={value => onChange({ kind: value === 'full' || value === 'partial' ? value : '' })}
      />
      <Choice
        label={t('home.history.language')}
        value={view.language}
        options={[
          ['', t('home.history.anyLanguage')],
          ['zh', t('home.history.zh')],
          ['en', t('home.history.en')],
        ]}
        isChosen={view.language !== ''}
        onChoose={value => onChange({ language: value === 'zh' || value === 'en' ? value : '' })}
      />
      <Choice
        label={t('home.history.sort')}
        value={view.sort}
        options={HISTORY_SORTS.map(sort => [sort, t(`home.history.sorts.${sort}`)] as const)}
        isChosen={false}
        onChoose={value => onChange({ sort: HISTORY_SORTS.find(sort => sort === value) ?? WHOLE_LIST.sort })}
      />
      {isNarrowed && (
        <Button
          variant="minimal"
          size="small"
          text={t('home.history.clear')}
          onClick={() => onChange({ ...WHOLE_LIST, sort: view.sort })}
        />
      )}
    </fieldset>
  )
}
