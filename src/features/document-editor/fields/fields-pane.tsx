import { Button, InputGroup, ProgressBar, SegmentedControl } from '@blueprintjs/core'
import { DoubleChevronRightIcon } from '@blueprintjs/icons/lib/esm/generated/components/double-chevron-right'
import { SearchIcon } from '@blueprintjs/icons/lib/esm/generated/components/search'
import { type CSSProperties, type JSX, memo, useCallback, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import type { DocumentEditorHandle } from '../document-editor-handle.ts'
import type { DocumentTab } from '../document-tab.ts'
import { FieldChapter } from './field-chapter.tsx'
import {
  countFields,
  FIELD_SCOPES,
  type FieldScope,
  filterFields,
  groupByChapter,
  groupChapters,
  type Stretch,
} from './field-filter.ts'
import type { FieldItem } from './field-item.ts'
import { FieldProblems } from './field-problems.tsx'
import { litSource } from './source-badge.ts'
import { useFields } from './use-fields.ts'
import './fields-pane.css'

export interface FieldsPaneProps {
  /** Null until the documents are open. */
  editor: DocumentEditorHandle | null
  tab: DocumentTab
  evidence: Notice['evidence']
  activeSource: string | null
  onSourceClick: (source: string) => void
  /** Paths of facts that a person must confirm. */
  doubtful: Notice['doubtful']
  /** Of the deadline; they are problems too. */
  warnings: Deadline['warnings']
  /** Absent: the pane cannot be closed. */
  onClose?: () => void
}

const NO_ITEMS: readonly FieldItem[] = []

/** For the room a stretch keeps while it is out of sight (fields-pane.css). */
const sizeOf = ({ chapters, rows }: Stretch): CSSProperties & Record<`--rj-${'chapters' | 'rows'}`, number> => ({
  '--rj-chapters': chapters.length,
  '--rj-rows': rows,
})

/** The fields of the shown document by chapter: what is checked, what is open, what needs input. */
export const FieldsPane = memo(function FieldsPane({
  editor,
  tab,
  evidence,
  activeSource,
  onSourceClick,
  doubtful,
  warnings,
  onClose,
}: FieldsPaneProps): JSX.Element {
  const { t } = useTranslation()
  const [scope, setScope] = useState<FieldScope>('all')
  const [filter, setFilter] = useState('')
  const store = editor?.fields ?? null
  // Thousands of rows are drawn after the documents, and give way to what is typed meanwhile.
  const present = useFields(store, tab)
  const items = useDeferredValue(present, NO_ITEMS)
  const counts = countFields(items)
  const reviewed = counts.all - counts.unreviewed
  const progress = t('editor.fields.reviewed', { reviewed, all: counts.all })
  const lit = litSource(activeSource, evidence)
  const chapters = groupByChapter(filterFields(items, scope, filter))

  const handleReveal = useCallback(
    (item: FieldItem): void => {
      store?.reveal(tab, item.key)
      if (item.source !== null) onSourceClick(item.source)
    },
    [store, tab, onSourceClick],
  )
  const handleToggle = useCallback((item: FieldItem): void => store?.toggleReviewed(item.key), [store])

  return (
    <div className="rj-fields">
      <div className="rj-fields-head">
        <div className="rj-fields-title">
          <h2>{t('editor.fields.title')}</h2>
          <span className="rj-label">{progress}</span>
          {onClose && (
            <Button
              variant="minimal"
              size="small"
              icon={<DoubleChevronRightIcon />}
              aria-label={t('editor.fields.close')}
              onClick={onClose}
            />
          )}
        </div>
        <ProgressBar
          aria-label={progress}
          value={counts.all === 0 ? 0 : reviewed / counts.all}
          animate={false}
          stripes={false}
        />
        <InputGroup
          size="small"
          leftElement={<SearchIcon />}
          placeholder={t('editor.fields.filter')}
          aria-label={t('editor.fields.filter')}
          value={filter}
          onValueChange={setFilter}
        />
        <SegmentedControl
          size="small"
          fill
          aria-label={t('editor.fields.show')}
          options={FIELD_SCOPES.map(value => ({
            value,
            label: t(`editor.fields.${value}`, { number: counts[value] }),
          }))}
          value={scope}
          onValueChange={value => setScope(FIELD_SCOPES.find(known => known === value) ?? 'all')}
        />
      </div>
      <div key={tab} className="rj-field-list">
        {chapters.length === 0 && editor !== null && items === present && (
          <p className="rj-hint">{t('editor.fields.nothing')}</p>
        )}
        {groupChapters(chapters).map(stretch => (
          <div key={stretch.chapters[0]?.items[0]?.key} className="rj-field-stretch" style={sizeOf(stretch)}>
            {stretch.chapters.map(chapter => (
              <FieldChapter
                key={chapter.items[0]?.key}
                chapter={chapter}
                evidence={evidence}
                lit={chapter.items.some(item => item.source === lit) ? lit : null}
                onReveal={handleReveal}
                onToggle={handleToggle}
              />
            ))}
          </div>
        ))}
      </div>
      <FieldProblems items={items} doubtful={doubtful} warnings={warnings} onReveal={handleReveal} />
    </div>
  )
})
