import { Button, SegmentedControl } from '@blueprintjs/core'
import { DocumentIcon, SearchIcon } from '@blueprintjs/icons'
import { type JSX, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '#contract/limits.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { HistoryTable } from './history-table.tsx'
import { RemovedNote, useRemoval } from './removal.tsx'
import { HISTORY_SCOPES, type HistoryScope, useHistory } from './use-history.ts'
import './history-pane.css'

interface HistoryFilterProps {
  keyword: string
  scope: HistoryScope
  onSearch: (keyword: string) => void
  onShow: (scope: HistoryScope) => void
}

/** Asks for a name and for one of three scopes: all records, those before their deadline, or those deleted lately. */
const HistoryFilter = ({ keyword, scope, onSearch, onShow }: HistoryFilterProps): JSX.Element => {
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

interface HistoryPaneProps {
  onOpen: (id: number) => void
}

/** Shows the past analyses, newest first, 20 a page. */
export const HistoryPane = ({ onOpen }: HistoryPaneProps): JSX.Element => {
  const { t } = useTranslation()
  const titleId = useId()
  const history = useHistory()
  const removal = useRemoval()
  const { removed } = removal
  const { page, pageNum, scope, isNarrowed } = history
  const isEmpty = page !== undefined && page.list.length === 0
  const isUnused = isEmpty && page.total === 0 && !isNarrowed
  return (
    <aside className="rj-history rj-pane" aria-labelledby={titleId}>
      <header className="rj-history-head">
        <h2 id={titleId} className="rj-pane-title">
          {t('home.history.title')}
        </h2>
        {page && <span className="rj-hint">{page.total}</span>}
        <span className="rj-gap" />
        <HistoryFilter keyword={history.keyword} scope={scope} onSearch={history.search} onShow={history.show} />
      </header>
      {removed && (
        <RemovedNote
          key={removed.id}
          item={removed}
          onUndo={() => void removal.restore(removed)}
          onClose={removal.forget}
        />
      )}
      {isUnused && (
        <EmptyState icon={<DocumentIcon />} title={t('home.history.empty')} text={t('home.history.emptyText')} />
      )}
      {isEmpty && !isUnused && (
        <EmptyState
          icon={<SearchIcon />}
          title={t('home.history.noMatch')}
          text={t(scope === 'deleted' ? 'home.history.deletedText' : 'home.history.noMatchText')}
          action={<Button text={t('home.history.showAll')} onClick={history.showAll} />}
        />
      )}
      {!isEmpty && (
        <HistoryTable
          items={page?.list}
          isLoading={history.isLoading}
          firstIndex={(pageNum - 1) * PAGE_SIZE + 1}
          areDeleted={scope === 'deleted'}
          onOpen={onOpen}
          onRemove={item => void removal.remove(item)}
          onRestore={item => void removal.restore(item)}
        />
      )}
      {page && page.total > 0 && <Pager pageNum={pageNum} total={page.total} onGoTo={history.goToPage} />}
    </aside>
  )
}
