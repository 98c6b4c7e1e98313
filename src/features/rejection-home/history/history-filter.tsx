import { SegmentedControl } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../components/search-field.tsx'
import { HISTORY_SCOPES, type HistoryScope } from './use-history.ts'
import './history-filter.css'

interface HistoryFilterProps {
  keyword: string
  scope: HistoryScope
  onSearch: (keyword: string) => void
  onShow: (scope: HistoryScope) => void
}

/** Finds records by name, and shows all, those before their deadline, or those deleted lately. */
export const HistoryFilter = ({ keyword, scope, onSearch, onShow }: HistoryFilterProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <>
      <SearchField
        className="rj-history-search"
        name={t('home.history.search')}
        clearName={t('home.history.clearSearch')}
        maxLength={100}
        text={keyword}
        onType={onSearch}
        onClear={() => onSearch('')}
      />
      <SegmentedControl
        size="small"
        inline
        aria-label={t('home.history.show')}
        options={HISTORY_SCOPES.map(value => ({ value, label: t(`home.history.${value}`) }))}
        value={scope}
        onValueChange={value => onShow(HISTORY_SCOPES.find(known => known === value) ?? 'all')}
      />
    </>
  )
}
