import { Button, InputGroup, SegmentedControl } from '@blueprintjs/core'
import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
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
      <InputGroup
        className="rj-history-search"
        size="small"
        type="search"
        maxLength={100}
        leftIcon={<SearchIcon />}
        placeholder={t('home.history.search')}
        aria-label={t('home.history.search')}
        value={keyword}
        onValueChange={onSearch}
        {...(keyword !== '' && {
          rightElement: (
            <Button
              variant="minimal"
              size="small"
              icon={<CrossIcon />}
              aria-label={t('home.history.clearSearch')}
              onClick={() => onSearch('')}
            />
          ),
        })}
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
