import { AnchorButton, OverlayToaster } from '@blueprintjs/core'
import { DocumentIcon, DoubleChevronLeftIcon, DoubleChevronRightIcon, SearchIcon, TickIcon } from '@blueprintjs/icons'
import { type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { FastLogItem } from '#contract/fast-search.ts'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import { EmptyState, FailedLoad } from '../../components/empty-state.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Pager } from '../../components/pager.tsx'
import { useCall } from '../../lib/use-call.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { forgetWizard } from './state/kept-wizard.ts'
import { readPrefill } from './state/prefill.ts'
import { Wizard } from './wizard/wizard.tsx'
import './search-history.css'
import './fast-search-home.css'

interface SearchHistoryRowProps {
  item: FastLogItem
  index: number
  /** Shows the result on screen. */
  onOpen: (id: number) => void
}

/** Shows one past search: its name opens the result on screen, the icon opens the report in a new window. */
const SearchHistoryRow = ({ item, index, onOpen }: SearchHistoryRowProps): JSX.Element => {
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

interface SearchHistoryProps {
  onOpen: (id: number) => void
}

/** Shows the past searches, newest first, 20 a page. It can be collapsed to a rail, and is at first on a narrow screen. */
export const SearchHistory = ({ onOpen }: SearchHistoryProps): JSX.Element => {
  const { t } = useTranslation()
  const titleId = useId()
  const isNarrow = useMediaQuery('(max-width: 1199px)')
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [pageNum, setPageNum] = useState(FIRST_PAGE)
  const query = useCall('readFastLog', { query: { pageNum, pageSize: PAGE_SIZE } }, { keepsPrevious: true })
  const page = query.data

  if (!(chosen ?? !isNarrow)) {
    return (
      <aside className="rj-search-history rj-is-collapsed" aria-label={t('search.history.title')}>
        <IconButton
          name={t('search.history.expand')}
          size="small"
          icon={<DoubleChevronLeftIcon />}
          aria-expanded={false}
          onClick={() => setChosen(true)}
        />
        <span className="rj-search-history-side">{t('search.history.title')}</span>
      </aside>
    )
  }
  return (
    <aside className="rj-search-history" aria-labelledby={titleId}>
      <header className="rj-search-history-head">
        <h2 id={titleId}>{t('search.history.title')}</h2>
        {page && <span className="rj-hint">{page.total}</span>}
        <span className="rj-gap" />
        <IconButton
          name={t('search.history.collapse')}
          size="small"
          icon={<DoubleChevronRightIcon />}
          aria-expanded
          onClick={() => setChosen(false)}
        />
      </header>
      {query.isError && !query.isFetching && page === undefined && <FailedLoad of={query} />}
      {page && page.total === 0 ? (
        <EmptyState icon={<DocumentIcon />} title={t('search.history.empty')} text={t('search.history.emptyText')} />
      ) : (
        <ol className="rj-search-history-list">
          {page?.list.map((item, place) => (
            <SearchHistoryRow key={item.id} item={item} index={(pageNum - 1) * PAGE_SIZE + place + 1} onOpen={onOpen} />
          ))}
        </ol>
      )}
      {page && page.total > 0 && (
        <Pager isShort of={t('search.history.title')} pageNum={pageNum} total={page.total} onGoTo={setPageNum} />
      )}
    </aside>
  )
}

interface Round {
  number: number
  /** The address that a round before this one was filled in from. */
  usedQuery: string
  /** The search that the round before this one ended with. */
  doneId: number | null
}

interface FastSearchHomeProps {
  /** Called with the id of the search whose result is to be shown. */
  onOpen: (id: number) => void
}

/** Long enough to be still there when the user comes back from the window of the report. */
const NEWS_MS = 60_000

/** Shows the wizard, and beside it the past searches (docs/specification.md §2). */
export const FastSearchHome = ({ onOpen }: FastSearchHomeProps): JSX.Element => {
  const { t } = useTranslation()
  const [searchParams, setSearchParams] = useSearchParams()
  const [round, setRound] = useState<Round>({ number: 0, usedQuery: '', doneId: null })
  const query = searchParams.toString()
  const prefill = query === round.usedQuery ? null : readPrefill(searchParams)
  const toaster = useRef<OverlayToaster>(null)

  // The form is hidden and shown again (docs/specification.md §4), so each round has a new wizard. The address is used
  // for one round only.
  const handleDone = (news: string, id: number): void => {
    toaster.current?.show({
      isCloseButtonShown: false,
      message: news,
      icon: <TickIcon />,
      timeout: NEWS_MS,
      action: { text: t('search.openResult'), onClick: () => onOpen(id) },
    })
    forgetWizard()
    setSearchParams({}, { replace: true })
    setRound({ number: round.number + 1, usedQuery: query, doneId: id })
  }
  const { doneId } = round

  return (
    <div className="rj-search">
      <title>{`${t('search.title')} · Rejoinder`}</title>
      <Wizard
        key={`${round.number} ${prefill ? query : ''}`}
        prefill={prefill}
        onDone={handleDone}
        {...(doneId !== null && { onOpenLatest: () => onOpen(doneId) })}
      />
      <SearchHistory onOpen={onOpen} />
      <OverlayToaster ref={toaster} position="top" />
    </div>
  )
}
