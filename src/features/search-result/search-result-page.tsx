import { Button } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { FastLogDetail } from '#contract/fast-search.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ApiError } from '../../lib/http.ts'
import { callKey, useCall } from '../../lib/use-call.ts'
import { SearchResult } from './search-result.tsx'

interface SearchResultPageProps {
  /** Id of the search. */
  id: number
  /** Leads back to the wizard and the history. */
  onBack: () => void
}

/** Shows the result of one search at its own address. When it cannot be loaded, the page offers to retry or go back. */
export const SearchResultPage = ({ id, onBack }: SearchResultPageProps): JSX.Element | null => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const input = { params: { id } }
  const { data: search, error, isFetching, refetch } = useCall('readFastDetail', input)
  const handleRemade = (files: Pick<FastLogDetail, 'resultFile' | 'wordFile'>): void => {
    queries.setQueryData<FastLogDetail>(callKey('readFastDetail', input), known =>
      known === undefined ? known : { ...known, resultFile: files.resultFile, wordFile: files.wordFile },
    )
  }
  if (search !== undefined) return <SearchResult search={search} onRemade={handleRemade} onBack={onBack} />
  if (error === null || isFetching) return null
  const reason = error instanceof ApiError && error.code === 'notFound' ? 'notFound' : 'failed'
  return (
    <EmptyState
      isPage
      icon={<SearchIcon size={20} />}
      title={t(`result.${reason}.title`)}
      text={t(`result.${reason}.text`)}
      action={
        <div className="rj-actions">
          <Button text={t('result.back')} onClick={onBack} />
          <Button text={t('result.retry')} onClick={() => void refetch()} />
        </div>
      }
    />
  )
}
