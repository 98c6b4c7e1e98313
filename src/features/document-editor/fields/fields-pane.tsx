import { Button, InputGroup, ProgressBar, SegmentedControl, Tab, Tabs } from '@blueprintjs/core'
import { DoubleChevronRightIcon } from '@blueprintjs/icons/lib/esm/generated/components/double-chevron-right'
import { SearchIcon } from '@blueprintjs/icons/lib/esm/generated/components/search'
import {
  type JSX,
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import type { DrawPlace } from '../../../components/notice-crop.tsx'
import { OwnForm } from '../../../components/own-form.tsx'
import { partOnUse } from '../../../components/part-on-use.tsx'
import { DOCUMENT_TABS, type DocumentTab } from '../document/document-tab.ts'
import { countOpen, type FilingCheck, useFilingCheck } from '../filing-check/filing-check.ts'
import { FilingCheckPane } from '../filing-check/filing-check-pane.tsx'
import { type ClashStore, useClashes, useJoined } from '../merge/clash-store.ts'
import { countFields, FIELD_SCOPES, type FieldScope, filterFields } from './field-filter.ts'
import { FieldProblems } from './field-problems.tsx'
import { type FieldItem, type FieldStore, useFields, useMissingFields } from './field-store.ts'
import { DocumentFieldsList } from './fields-list.tsx'
import { listOpenPlaces, listProblems, type UnfieldedFact } from './list-problems.ts'
import { litSource } from './source-badge.tsx'
import './fields-pane.css'

/**
 * Keeps the list beside what is looked at: showing a document scrolls to its fields, highlighting a source scrolls to
 * its first field. While the list has the focus it does not scroll by itself.
 */
const useListFollows = (list: RefObject<HTMLElement | null>, tab: DocumentTab, lit: string | null): void => {
  useEffect(() => {
    const fields = list.current?.querySelector<HTMLElement>(`[data-document=${tab}]`)
    if (!list.current || !fields || list.current.contains(document.activeElement)) return
    list.current.scrollTop = fields.offsetTop
  }, [list, tab])

  useEffect(() => {
    if (lit === null || list.current?.contains(document.activeElement)) return
    list.current?.querySelector('.rj-field-row[data-active=true]')?.scrollIntoView({ block: 'nearest' })
  }, [list, lit])
}

export interface FieldsPaneProps {
  /** Null until the documents are open. */
  editor: { readonly fields: FieldStore; readonly check: FilingCheck; readonly clashes: ClashStore } | null
  tab: DocumentTab
  onTabChange: (tab: DocumentTab) => void
  notice: Notice
  deadline: Deadline
  activeSource: string | null
  onSourceClick: (source: string) => void
  /** Called when a source is to be shown beside the pane, where there is room. */
  onSourceShow: (source: string) => void
  /** Draws a place of the notice for the problem that is open. */
  draw: DrawPlace | undefined
  /** Called to settle a doubt about a fact that no field holds. */
  onFact: (fact: UnfieldedFact) => void
  /** Called to settle a doubt about the deadline. */
  onDeadline: () => void
  /** Without it the pane cannot be closed. */
  onClose?: () => void
}

const ClashPane = partOnUse(async () => (await import('../merge/clash-pane.tsx')).ClashPane)

const NO_ITEMS: readonly FieldItem[] = []

/** Shows the fields of both documents by chapter, with a filter, the progress of the review and the open problems. */
export const FieldsPane = memo(function FieldsPane({
  editor,
  tab,
  onTabChange,
  notice,
  deadline,
  activeSource,
  onSourceClick,
  onSourceShow,
  draw,
  onFact,
  onDeadline,
  onClose,
}: FieldsPaneProps): JSX.Element {
  const { t } = useTranslation()
  const [scope, setScope] = useState<FieldScope>('all')
  const [filter, setFilter] = useState('')
  const wanted = useDeferredValue(filter)
  const list = useRef<HTMLDivElement>(null)
  const tabsId = useId()
  const [view, setView] = useState<'fields' | 'problems' | 'merge'>(() =>
    editor?.clashes.readJoined().isListed ? 'merge' : editor?.check.read().openKey == null ? 'fields' : 'problems',
  )
  const store = editor?.fields ?? null
  const present = useFields(store)
  // Thousands of rows are drawn after the documents, and after a letter of the filter; typing interrupts them.
  const items = useDeferredValue(present, NO_ITEMS)
  const counts = countFields(items)
  const reviewed = counts.all - counts.unreviewed
  const progress = t('editor.fields.reviewed', { reviewed, all: counts.all })
  const lit = litSource(activeSource, notice.evidence)
  const shown = useMemo(
    () => Object.groupBy(filterFields(items, scope, wanted), item => item.tab),
    [items, scope, wanted],
  )
  useListFollows(list, tab, lit)

  const handleReveal = useCallback(
    (item: FieldItem): void => {
      // The sheet has to be on screen before it can be scrolled.
      flushSync(() => onTabChange(item.tab))
      store?.reveal(item)
      if (item.source !== null) onSourceClick(item.source)
    },
    [store, onTabChange, onSourceClick],
  )
  const handlePutBack = useCallback(
    (item: FieldItem): void => {
      flushSync(() => onTabChange(item.tab))
      store?.putBack(item)
    },
    [store, onTabChange],
  )
  const handleToggle = useCallback((item: FieldItem): void => store?.toggleReviewed(item.key), [store])

  const missing = useMissingFields(store)
  const problems = listProblems({ items, missing, notice, deadline, now: Date.now() })
  const { problems: found, picks, openKey } = useFilingCheck(editor?.check ?? null)
  const [seenPicks, setSeenPicks] = useState(picks)
  if (picks !== seenPicks) {
    setSeenPicks(picks)
    setView('problems')
  }
  const places = listOpenPlaces(items)
  const count = countOpen(found, places.length)
  const clashes = useClashes(editor?.clashes ?? null)
  const joined = useJoined(editor?.clashes ?? null)
  const [seenLooks, setSeenLooks] = useState(joined.looks)
  if (joined.looks !== seenLooks) {
    setSeenLooks(joined.looks)
    setView('merge')
  }
  useEffect(() => editor?.clashes.onReveal(() => setView('merge')), [editor])

  const fields = (
    <>
      <div className="rj-fields-head">
        <ProgressBar
          aria-label={progress}
          value={counts.all === 0 ? 0 : reviewed / counts.all}
          animate={false}
          stripes={false}
        />
        <OwnForm>
          <InputGroup
            size="small"
            leftElement={<SearchIcon />}
            placeholder={t('editor.fields.filter')}
            aria-label={t('editor.fields.filter')}
            value={filter}
            onValueChange={setFilter}
          />
        </OwnForm>
        <SegmentedControl
          size="small"
          fill
          aria-label={t('editor.fields.show')}
          options={FIELD_SCOPES.map(value => ({
            value,
            label: t(`editor.fields.${value}`, { number: counts.all > 0 ? counts[value] : '' }).trim(),
          }))}
          value={scope}
          onValueChange={value => setScope(FIELD_SCOPES.find(known => known === value) ?? 'all')}
        />
      </div>
      <div ref={list} className="rj-field-list">
        {Object.keys(shown).length === 0 && editor !== null && items === present && (
          <p className="rj-hint">{t('editor.fields.nothing')}</p>
        )}
        {DOCUMENT_TABS.map(document => (
          <DocumentFieldsList
            key={document}
            tab={document}
            items={shown[document] ?? NO_ITEMS}
            evidence={notice.evidence}
            lit={lit}
            onReveal={handleReveal}
            onToggle={handleToggle}
          />
        ))}
      </div>
    </>
  )
  return (
    <div className="rj-fields">
      {onClose && (
        <Button
          className="rj-fields-close"
          variant="minimal"
          size="small"
          icon={<DoubleChevronRightIcon />}
          aria-label={t('editor.fields.close')}
          onClick={onClose}
        />
      )}
      <Tabs
        id={tabsId}
        className="rj-fields-tabs"
        selectedTabId={view}
        onChange={id => setView(id === 'problems' || id === 'merge' ? id : 'fields')}
        renderActiveTabPanelOnly
      >
        <Tab
          id="fields"
          title={t('editor.fields.title')}
          {...(counts.all > 0 && { tagContent: `${reviewed}/${counts.all}` })}
          tagProps={{ minimal: true, title: progress }}
          panel={<div className="rj-fields-panel-body">{fields}</div>}
        />
        <Tab
          id="problems"
          title={t('editor.problems.title')}
          {...(count > 0 && { tagContent: count, tagProps: { minimal: true, intent: 'warning' as const } })}
          panel={
            <FilingCheckPane
              check={editor?.check ?? null}
              evidence={notice.evidence}
              draw={draw}
              onTabChange={onTabChange}
              onSourceClick={onSourceClick}
              onSourceShow={onSourceShow}
              open={places.length}
            >
              <FieldProblems
                places={places}
                problems={problems}
                openKey={openKey}
                onField={handleReveal}
                onPutBack={handlePutBack}
                onFact={onFact}
                onDeadline={onDeadline}
              />
            </FilingCheckPane>
          }
        />
        {editor !== null && (clashes.length + joined.places.length > 0 || view === 'merge') && (
          <Tab
            id="merge"
            title={t('editor.merge.tab')}
            {...(clashes.length > 0 && { tagContent: clashes.length })}
            tagProps={{ minimal: true, intent: 'warning' }}
            panel={<ClashPane store={editor.clashes} />}
          />
        )}
      </Tabs>
    </div>
  )
})
