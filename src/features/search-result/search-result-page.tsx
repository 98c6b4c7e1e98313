import { Button, OverlayToaster } from '@blueprintjs/core'
import { SearchIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FastLogDetail } from '#contract/fast-search.ts'
import { EmptyState, FailedLoad } from '../../components/empty-state.tsx'
import { useLoadingOverlay } from '../../components/loading-overlay.tsx'
import { SideDrawer } from '../../components/side-drawer.tsx'
import { SidePlace } from '../../components/side-place.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { isShortcutAt } from '../../lib/single-keys.ts'
import { callKey, useCall } from '../../lib/use-call.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useLanguage } from '../../locales/language.ts'
import { HitCard } from './hit-card.tsx'
import { NameStrip } from './name-strip.tsx'
import { useOverrules } from './overrule.tsx'
import { OwnMarks } from './own-marks.tsx'
import { ResultBar } from './result-bar.tsx'
import { findingText, headlineText } from './result-texts.ts'
import { RowFilter } from './row-filter.tsx'
import { useShownRows } from './shown-rows.ts'
import { useAssumptions } from './use-assumptions.ts'
import { useNameColumns } from './use-name-columns.ts'
import { type CellPlace, LEFT_COLUMNS_PX, VerdictGrid } from './verdict-grid.tsx'
import { WhatIf } from './what-if.tsx'
import './search-result.css'

interface SearchResultProps {
  search: FastLogDetail
  /** The files were made again under new addresses. */
  onRemade: (files: Pick<FastLogDetail, 'resultFile' | 'wordFile'>) => void
  onBack: () => void
}

const CARD_WIDTH = 400

const cellOf = ({ row, column }: CellPlace): string => `[data-cell="${row} ${column}"]`

/**
 * Shows the result of a search: the verdict in a sentence, the grid, what dropping goods would change, and beside it the marks
 * of a cell.
 */
const SearchResult = ({ search, onRemade, onBack }: SearchResultProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const isNarrow = useMediaQuery('(max-width: 1199px)')
  const runWithOverlay = useLoadingOverlay()
  const toaster = useRef<OverlayToaster>(null)
  const { report } = search
  const { overrules, arePending, change, settle } = useOverrules(search)
  const assumed = useAssumptions(report, overrules)
  const firstPlace = useCallback((): CellPlace | null => {
    const worst = assumed.judgement.cells.flatMap((cells, row) =>
      cells.flatMap(({ verdict }, column) =>
        verdict === 'blocked' || verdict === 'caution' ? [{ row, column, verdict }] : [],
      ),
    )
    return worst.find(({ verdict }) => verdict === 'blocked') ?? worst[0] ?? null
  }, [assumed.judgement])
  const [place, setPlace] = useState<CellPlace | null>(() => (isNarrow ? null : firstPlace()))
  const [isCardClosed, setIsCardClosed] = useState(false)
  const closeCard = (): void => {
    setIsCardClosed(true)
    setPlace(null)
    // In the drawer the focus goes back by itself.
    if (place && !isNarrow) document.querySelector<HTMLElement>(cellOf(place))?.focus()
  }
  const pick = useCallback((row: number, column: number) => setPlace({ row, column }), [])
  const cell = place && assumed.unswayed.cells[place.row]?.[place.column]

  const rows = useShownRows(assumed.judgement, report.rows)
  const isSmall = useMediaQuery('(max-width: 599px)')
  const scroll = useRef<HTMLDivElement>(null)
  const columns = useNameColumns(scroll, report.names.length, isSmall ? LEFT_COLUMNS_PX.small : LEFT_COLUMNS_PX.wide)
  const goTo = ({ row, column }: CellPlace): void => {
    if (!rows.shown.includes(row)) rows.reveal(row)
    setPlace({ row, column })
    // The row may be drawn by this very change.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(cellOf({ row, column }))?.focus())
  }

  const blocked = assumed.judgement.cells.flatMap((cells, row) =>
    rows.niceClass === 0 || report.rows[row]?.class === rows.niceClass
      ? cells.flatMap(({ verdict }, column) => (verdict === 'blocked' ? [{ row, column }] : []))
      : [],
  )
  const [isStepping, setStepping] = useState(false)
  const blockedAt = blocked.findIndex(({ row, column }) => row === place?.row && column === place.column)
  const step = (by: 1 | -1): void => {
    const from = isStepping ? blockedAt : -1
    const next = blocked[from < 0 ? (by > 0 ? 0 : blocked.length - 1) : (from + by + blocked.length) % blocked.length]
    if (!next) return
    setStepping(true)
    goTo(next)
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (
      event.key.toLowerCase() !== 'b' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !isShortcutAt(event.target)
    )
      return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }

  const remake = async (): Promise<void> => {
    try {
      const made = await runWithOverlay(t('result.download.remaking'), () =>
        callApi('remakeFastReport', { params: { id: search.id } }),
      )
      onRemade(made)
      settle()
      toaster.current?.show({ isCloseButtonShown: false, message: t('result.download.remade') })
    } catch {
      // The activity list shows it (docs/specification.md §8).
    }
  }

  const card = place && cell && (
    <HitCard
      key={`${place.row} ${place.column}`}
      report={report}
      place={place}
      cell={cell}
      overrules={overrules}
      onOverrule={change}
      onClose={closeCard}
    />
  )
  const { register, names } = report
  const cut = names.filter(({ isCut }) => isCut).map(({ text }) => text)
  const own = report.marks.filter(({ ownership }) => ownership === 'own')
  const absolute = (report.screening?.findings ?? []).map(finding => findingText(report, finding, t))
  const facts = [
    ...(report.registers ?? [register]).map(({ isSample, name, size, asOf }) =>
      t(isSample ? 'result.sampleRegister' : 'result.register', {
        name: name[language],
        size: size.toLocaleString('en'),
        date: asOf,
      }),
    ),
    t('result.wordingOnly'),
    t('result.worstOfCell'),
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key leads from any of the controls within to the next blocked cell
    <div className="rj-result" onKeyDown={handleKey}>
      <title>{`${search.resultName} · ${t('result.title')} · Rejoinder`}</title>
      <ResultBar search={search} onRemake={() => void remake()} onBack={onBack} />
      <div className="rj-result-panes">
        <section className="rj-result-main">
          <div ref={scroll} className="rj-result-scroll">
            <header className="rj-result-verdict">
              <p className="rj-pane-title" role="status">
                {headlineText(report, assumed.judgement, t)}
              </p>
              <p className="rj-hint">{facts.join(t('result.joint'))}</p>
              {register.isLoading && (
                <p className="rj-result-caution">
                  {t('result.loadingRegister', { size: register.size.toLocaleString('en') })}
                </p>
              )}
              {report.unsearchedClasses && (
                <p className="rj-result-caution">
                  {t('result.unsearched', { classes: report.unsearchedClasses.join(t('result.list')) })}
                </p>
              )}
              {absolute.length > 0 && (
                <p className="rj-result-caution">{t('result.absolute', { list: absolute.join(t('result.list')) })}</p>
              )}
              {cut.length > 0 && (
                <p className="rj-result-caution">{t('result.cut', { names: cut.join(t('result.list')) })}</p>
              )}
              {arePending && <p className="rj-result-caution">{t('result.overrule.pending')}</p>}
            </header>
            <NameStrip report={report} judgement={assumed.judgement} current={place?.column ?? null} onPick={goTo} />
            <RowFilter
              rows={rows}
              classes={[...new Set(report.rows.map(row => row.class))]}
              blocked={{ at: isStepping ? blockedAt : -1, count: blocked.length, step }}
              columns={columns}
            />
            <VerdictGrid
              report={report}
              rows={rows}
              columnWidth={columns.width}
              verdicts={assumed}
              current={place}
              onPick={pick}
            />
            <WhatIf report={report} assumed={assumed} />
          </div>
          <OwnMarks marks={own} />
        </section>
        {isNarrow ? (
          <SideDrawer
            isOpen={card !== null && card !== undefined}
            size={CARD_WIDTH}
            className="rj-result-drawer"
            transitionDuration={0}
            aria-label={t('result.card.label')}
            onClose={closeCard}
          >
            {card}
          </SideDrawer>
        ) : (
          <>
            {(card || !isCardClosed) && (
              <aside className="rj-result-card" aria-label={t('result.card.label')}>
                {card ?? <p className="rj-hit-none">{t('result.card.pick')}</p>}
              </aside>
            )}
            <SidePlace className="rj-result-card" />
          </>
        )}
      </div>
      <OverlayToaster ref={toaster} position="top" />
    </div>
  )
}

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
  const answer = useCall('readFastDetail', input)
  const { data: search, error, isFetching, refetch } = answer
  const handleRemade = (files: Pick<FastLogDetail, 'resultFile' | 'wordFile'>): void => {
    queries.setQueryData<FastLogDetail>(callKey('readFastDetail', input), known =>
      known === undefined ? known : { ...known, resultFile: files.resultFile, wordFile: files.wordFile },
    )
  }
  if (search !== undefined) return <SearchResult search={search} onRemade={handleRemade} onBack={onBack} />
  if (error === null || isFetching) return null
  const back = <Button text={t('result.back')} onClick={onBack} />
  if (!(error instanceof ApiError && error.code === 'notFound'))
    return <FailedLoad of={answer} isPage title={t('result.failed')} action={back} />
  return (
    <EmptyState
      isPage
      icon={<SearchIcon size={20} />}
      title={t('result.notFound.title')}
      text={t('result.notFound.text')}
      action={
        <div className="rj-failed-load-actions">
          {back}
          <Button text={t('result.retry')} onClick={() => void refetch()} />
        </div>
      }
    />
  )
}
