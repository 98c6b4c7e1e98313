import { Button, HTMLSelect, SegmentedControl } from '@blueprintjs/core'
import { CrossIcon, DocumentIcon, SearchIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLASS_COUNT, PAGE_SIZE } from '#contract/limits.ts'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { addMonths, dayOf } from '#domain/calendar-day.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { fullCaseName } from '../../../components/mark-tile.tsx'
import { Pager } from '../../../components/pager.tsx'
import { dialogOnUse } from '../../../components/part-on-use.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { answerOf, callApi } from '../../../lib/http.ts'
import { callKey, useCall } from '../../../lib/use-call.ts'
import { useFollowedWork } from '../../../lib/use-followed-work.ts'
import { useKeptScroll } from '../../../lib/use-kept-scroll.ts'
import { formatMonth } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import { AnalysisProgress } from '../form/analysis-progress.tsx'
import { advance, FIRST_STEPS } from '../form/analysis-steps.ts'
import { DoneNote, useCaseActs } from './case-acts.tsx'
import { CasesViewSwitch } from './cases-view.tsx'
import { FailedHistory, SeenNote } from './failed-history.tsx'
import { HistoryTable } from './history-table.tsx'
import { HISTORY_SCOPES, HISTORY_SORTS, type HistoryView, useHistory, WHOLE_LIST } from './use-history.ts'
import './sample-offer.css'
import './history-pane.css'
import './history-filters.css'

interface SampleOfferProps {
  onOpen: (id: number) => void
}

/** Offers to analyse the invented notice that comes along; a failed call is on the activity list. */
const SampleOffer = ({ onOpen }: SampleOfferProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { run, start, cancel } = useFollowedWork(FIRST_STEPS, advance)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const handleTry = async (): Promise<void> => {
    try {
      const detail = await start((requestId, signal) =>
        callApi('analyseSample', { query: { isEn: language === 'en' ? 1 : 0, requestId } }, { signal }),
      )
      queryClient.setQueryData(callKey('readRejectionDetail', { params: { id: detail.id } }), detail)
      void queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
      if (isShown.current) onOpen(detail.id)
    } catch (error) {
      answerOf(error)
    }
  }

  if (run !== null)
    return (
      <div className="rj-sample-run">
        <AnalysisProgress run={run} onCancel={cancel} />
      </div>
    )
  return (
    <div className="rj-sample-offer">
      <Button text={t('home.sample.try')} onClick={() => void handleTry()} />
      <p className="rj-hint">{t('home.sample.hint')}</p>
    </div>
  )
}

/** The months since which cases may be asked for: this one and those of a year before. */
const MONTHS_BACK = 12

const CLASSES = Array.from({ length: CLASS_COUNT }, (_, place) => place + 1)

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  isChosen: boolean
  onChoose: (value: string) => void
}

/** A choice that narrows the list; once made, it can be changed, or taken back by its cross. The first option is none. */
const Choice = ({ label, value, options, isChosen, onChoose }: ChoiceProps): JSX.Element => {
  const { t } = useTranslation()
  const select = useRef<HTMLSelectElement>(null)
  const [none] = options
  const text = options.find(([option]) => option === value)?.[1] ?? value
  return (
    <span className={isChosen ? 'rj-history-choice rj-is-chosen' : 'rj-history-choice'}>
      <HTMLSelect
        ref={select}
        minimal
        aria-label={label}
        title={label}
        value={value}
        options={options.map(([option, words]) => ({ value: option, label: words }))}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      {isChosen && (
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon size={12} />}
          aria-label={t('home.history.takeBack', { label, text })}
          title={t('home.history.takeBack', { label, text })}
          onClick={() => {
            onChoose(none?.[0] ?? '')
            select.current?.focus()
          }}
        />
      )}
    </span>
  )
}

interface HistoryFiltersProps {
  view: HistoryView
  /** Who may be in charge of a case; undefined while that is read: the choice keeps its place. */
  attorneys: readonly string[] | undefined
  isNarrowed: boolean
  onChange: (part: Partial<HistoryView>) => void
}

/** Narrows the list by class, kind of refusal and language of the documents, and orders it. */
const HistoryFilters = ({ view, attorneys, isNarrowed, onChange }: HistoryFiltersProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const thisMonth = `${dayOf(Date.now()).slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS_BACK + 1 }, (_, back) => addMonths(thisMonth, -back).slice(0, 7))
  return (
    <fieldset className="rj-history-filters">
      <legend className="rj-sr">{t('home.history.filters')}</legend>
      <Choice
        label={t('home.history.class')}
        value={String(view.class)}
        options={[
          ['0', t('home.history.class')],
          ...CLASSES.map(number => [String(number), t('home.history.classNumber', { number })] as const),
        ]}
        isChosen={view.class !== 0}
        onChoose={value => onChange({ class: Number(value) })}
      />
      <Choice
        label={t('home.history.kind')}
        value={view.kind}
        options={[
          ['', t('home.history.kind')],
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
          ['', t('home.history.language')],
          ['zh', t('home.history.zh')],
          ['en', t('home.history.en')],
        ]}
        isChosen={view.language !== ''}
        onChoose={value => onChange({ language: value === 'zh' || value === 'en' ? value : '' })}
      />
      <Choice
        label={t('home.history.received')}
        value={view.received}
        options={[
          ['', t('home.history.receivedShort')],
          // One that the address names stays to be seen, and to be cleared.
          ...[...new Set([...months, view.received])]
            .filter(month => month !== '')
            .map(
              month =>
                [month, t('home.history.receivedFrom', { month: formatMonth(`${month}-01`, language) })] as const,
            ),
        ]}
        isChosen={view.received !== ''}
        onChoose={received => onChange({ received })}
      />
      {attorneys?.length !== 0 && (
        <Choice
          label={t('home.attorney.label')}
          value={view.attorney}
          options={[['', t('home.attorney.label')], ...(attorneys ?? []).map(name => [name, name] as const)]}
          isChosen={view.attorney !== ''}
          onChoose={attorney => onChange({ attorney })}
        />
      )}
      {isNarrowed && (
        <Button
          variant="minimal"
          size="small"
          text={t('home.history.clear')}
          onClick={() => onChange({ ...WHOLE_LIST, sort: view.sort })}
        />
      )}
      <span className="rj-gap" />
      <Choice
        label={t('home.history.sort')}
        value={view.sort}
        options={HISTORY_SORTS.map(sort => [sort, t(`home.history.sorts.${sort}`)] as const)}
        isChosen={false}
        onChoose={value => onChange({ sort: HISTORY_SORTS.find(sort => sort === value) ?? WHOLE_LIST.sort })}
      />
    </fieldset>
  )
}

const FilingDialog = dialogOnUse(
  async () => (await import('../../../components/service/filing-dialog.tsx')).FilingDialog,
)

const ReminderDialog = dialogOnUse(
  async () => (await import('../../../components/service/reminder-dialog.tsx')).ReminderDialog,
)

const AttorneyDialog = dialogOnUse(async () => (await import('./attorney-dialog.tsx')).AttorneyDialog)

interface HistoryPaneProps {
  onOpen: (id: number) => void
}

/** Shows the past analyses, 20 a page, found, narrowed and ordered by the choices in the address. */
export const HistoryPane = ({ onOpen }: HistoryPaneProps): JSX.Element => {
  const { t } = useTranslation()
  const titleId = useId()
  const history = useHistory()
  const acts = useCaseActs()
  const { done } = acts
  const { data: told, isPending } = useCall('readAttorneys', {})
  const known = told ?? []
  // One that the address names stays to be seen, and to be cleared.
  const attorneys = [...new Set([...known, history.view.attorney])].filter(name => name !== '')
  const [assigned, setAssigned] = useState<RejectionLogItem | null>(null)
  const [reminded, setReminded] = useState<RejectionLogItem | null>(null)
  const [filing, setFiling] = useState<RejectionLogItem | null>(null)
  const { page, view, isNarrowed, failure, seen } = history
  const [isSeenAsked, setIsSeenAsked] = useState(false)
  const isSeenShown = isSeenAsked && seen !== null
  const scroll = useKeptScroll<HTMLDivElement>(JSON.stringify(view), page !== undefined)
  const isEmpty = page !== undefined && page.list.length === 0
  const isUnused = isEmpty && page.total === 0 && !isNarrowed
  return (
    <section className="rj-history rj-pane" aria-labelledby={titleId}>
      <header className="rj-history-head">
        <h2 id={titleId} className="rj-pane-title">
          {t('home.history.title')}
        </h2>
        <CasesViewSwitch />
        <SegmentedControl
          size="small"
          inline
          aria-label={t('home.history.show')}
          options={HISTORY_SCOPES.map(value => ({ value, label: t(`home.history.${value}`) }))}
          value={view.scope}
          onValueChange={value =>
            history.change({ scope: HISTORY_SCOPES.find(known => known === value) ?? WHOLE_LIST.scope })
          }
        />
        <span className="rj-hint" role="status">
          {failure
            ? '—'
            : page &&
              (history.wholeCount === undefined
                ? t('home.history.count', { count: page.total })
                : t('home.history.countOf', { shown: page.total, count: history.wholeCount }))}
        </span>
        <span className="rj-gap" />
        <SearchField
          isOnSlash
          className="rj-history-search"
          name={t('home.history.search')}
          clearName={t('home.history.clearSearch')}
          maxLength={100}
          text={history.typed}
          onType={history.search}
          onClear={() => history.change({ keyword: '' })}
        />
      </header>
      {!isUnused && (
        <HistoryFilters
          view={view}
          attorneys={isPending ? undefined : attorneys}
          isNarrowed={isNarrowed}
          onChange={history.change}
        />
      )}
      {done && <DoneNote key={done.key} done={done} onClose={acts.forget} />}
      {failure && !isSeenShown && (
        <FailedHistory failure={failure} seen={seen} onOpen={onOpen} onShowSeen={() => setIsSeenAsked(true)} />
      )}
      {failure && isSeenShown && <SeenNote seen={seen} onRetry={() => void failure.refetch()} />}
      {isUnused && (
        <EmptyState
          icon={<DocumentIcon />}
          title={t('home.history.empty')}
          text={t('home.history.emptyText')}
          action={<SampleOffer onOpen={onOpen} />}
        />
      )}
      {isEmpty && !isUnused && (
        <EmptyState
          icon={<SearchIcon />}
          title={t('home.history.noMatch')}
          text={t(view.scope === 'deleted' ? 'home.history.deletedText' : 'home.history.noMatchText')}
          action={
            <Button
              text={t('home.history.showAll')}
              onClick={() => history.change({ ...WHOLE_LIST, sort: view.sort })}
            />
          }
        />
      )}
      {!isEmpty && (failure === null || isSeenShown) && (
        <HistoryTable
          items={isSeenShown ? seen.cases : page?.list}
          counts={isSeenShown ? undefined : page?.groups}
          isLoading={history.isLoading}
          firstIndex={isSeenShown ? 1 : (view.pageNum - 1) * PAGE_SIZE + 1}
          areDeleted={!isSeenShown && view.scope === 'deleted'}
          scrollRef={scroll}
          sort={isSeenShown ? 'due' : view.sort}
          onSort={sort => history.change({ sort })}
          onOpen={onOpen}
          onAssign={setAssigned}
          onFile={setFiling}
          onRemind={setReminded}
          onRemove={item => void acts.remove(item)}
          onRestore={item => void acts.restore(item)}
        />
      )}
      {page && page.total > 0 && (
        <Pager pageNum={view.pageNum} total={page.total} onGoTo={pageNum => history.change({ pageNum })} />
      )}
      {assigned && (
        <AttorneyDialog
          id={assigned.id}
          name={fullCaseName(assigned, t)}
          attorney={assigned.attorney}
          known={known}
          onClose={() => setAssigned(null)}
        />
      )}
      {reminded && (
        <ReminderDialog
          id={reminded.id}
          name={fullCaseName(reminded, t)}
          day={reminded.reminderOn}
          text={reminded.reminder}
          onClose={() => setReminded(null)}
        />
      )}
      {filing && (
        <FilingDialog
          id={filing.id}
          name={fullCaseName(filing, t)}
          due={filing.due}
          filing={filing}
          onDone={filedOn => acts.noteFiling(filing, filedOn)}
          onClose={() => setFiling(null)}
        />
      )}
    </section>
  )
}
