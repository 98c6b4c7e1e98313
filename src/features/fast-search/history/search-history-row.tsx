import { AnchorButton } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { FastLogItem } from '#contract/fast-search.ts'

interface SearchHistoryRowProps {
  item: FastLogItem
  index: number
  /** Shows the result on screen. */
  onOpen: (id: number) => void
}

/** One past search: its name shows the result on screen, the icon opens the report in a new window. */
export const SearchHistoryRow = ({ item, index, onOpen }: SearchHistoryRowProps): JSX.Element => {
  const { t } = useTranslation()
  const { id, gmtCreate, resultName, resultFile } = item
  return (
    <li className="rj-search-history-row">
      <span className="rj-search-history-index rj-hint">{index}</span>
      <span className="rj-search-history-what">
        <button
          type="button"
          className="rj-search-history-name rj-ellipsis"
          title={resultName}
          aria-label={t('search.history.detail', { name: resultName })}
          onClick={() => onOpen(id)}
        >
          {resultName}
        </button>
        <span className="rj-hint">{gmtCreate.slice(0, 10)}</span>
      </span>
      <AnchorButton
        role="link"
        variant="minimal"
        size="small"
        icon={<SearchIcon />}
        href={resultFile}
        target="_blank"
        rel="noopener"
        aria-label={t('search.history.open', { name: resultName })}
        title={t('search.history.open', { name: resultName })}
      />
    </li>
  )
}
