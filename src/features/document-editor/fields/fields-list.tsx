import { CircleIcon } from '@blueprintjs/icons/lib/esm/generated/components/circle'
import { TickCircleIcon } from '@blueprintjs/icons/lib/esm/generated/components/tick-circle'
import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import { type CSSProperties, type JSX, type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notice.ts'
import type { DocumentTab } from '../document/document-tab.ts'
import { useTabName } from '../document/tab-names.ts'
import { type Chapter, groupByChapter, groupChapters, type Stretch } from './field-filter.ts'
import { type FieldItem, needsInput } from './field-store.ts'
import { SourceBadgeButton, sourceBadgeOf } from './source-badge.tsx'

/** Shows a field's value in one line. The note that it was edited stays visible however long the value is. */
const FieldValue = ({ item }: { item: FieldItem }): JSX.Element => {
  const { t } = useTranslation()
  const text = (): string => {
    if (item.isEmpty) return t('editor.fields.needed')
    if (typeof item.value === 'boolean') return t(item.value ? 'editor.fields.on' : 'editor.fields.off')
    if (item.kind === 'checkboxes') return t('editor.fields.total', { total: item.value })
    return item.value
  }
  return (
    <span className="rj-field-value">
      <span className="rj-ellipsis">{text()}</span>
      {item.isEdited && <span className="rj-hint"> {t('editor.fields.edited')}</span>}
    </span>
  )
}

interface FieldRowProps {
  item: FieldItem
  evidence: Notice['evidence']
  isActive: boolean
  onReveal: (item: FieldItem) => void
  onToggle: (item: FieldItem) => void
}

const MAIN = '.rj-field-main'

const focusNeighbour = (from: HTMLElement, step: 1 | -1): void => {
  const rows = [...(from.closest('.rj-field-list')?.querySelectorAll<HTMLElement>(MAIN) ?? [])]
  rows[rows.indexOf(from) + step]?.focus()
}

/** Shows one field: the toggle that marks it as reviewed, its label and value, which lead to it, and its source. */
const FieldRow = memo(function FieldRow({ item, evidence, isActive, onReveal, onToggle }: FieldRowProps): JSX.Element {
  const { t } = useTranslation()
  // What was edited no longer reads as its source does.
  const badge = item.source === null || item.isEdited ? null : sourceBadgeOf(item.source, evidence)
  const isNeeded = needsInput(item)
  const StateIcon = isNeeded ? WarningSignIcon : item.isReviewed ? TickCircleIcon : CircleIcon

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === ' ') onToggle(item)
    else if (event.key === 'ArrowDown') focusNeighbour(event.currentTarget, 1)
    else if (event.key === 'ArrowUp') focusNeighbour(event.currentTarget, -1)
    else return
    event.preventDefault()
  }

  return (
    <li className="rj-field-row" data-active={isActive} data-needed={isNeeded} data-off={item.isOff}>
      <button
        type="button"
        className="rj-field-check"
        aria-pressed={item.isReviewed}
        aria-label={t('editor.fields.review', { label: item.label })}
        onClick={() => onToggle(item)}
      >
        <StateIcon />
      </button>
      <button type="button" className="rj-field-main" onClick={() => onReveal(item)} onKeyDown={handleKeyDown}>
        <span className="rj-label rj-ellipsis">{item.label}</span>
        <FieldValue item={item} />
      </button>
      {badge !== null && <SourceBadgeButton badge={badge} isActive={isActive} onClick={() => onReveal(item)} />}
    </li>
  )
})

interface FieldChapterProps {
  chapter: Chapter
  evidence: Notice['evidence']
  /** The highlighted source, if one of these fields has it. */
  lit: string | null
  onReveal: (item: FieldItem) => void
  onToggle: (item: FieldItem) => void
}

const isSameChapter = (a: Chapter, b: Chapter): boolean =>
  a.title === b.title && a.items.length === b.items.length && a.items.every((item, index) => item === b.items[index])

/** Shows the fields of a chapter. It is drawn again only when one of its rows changes. */
const FieldChapter = memo(
  function FieldChapter({ chapter, evidence, lit, onReveal, onToggle }: FieldChapterProps): JSX.Element {
    const { t } = useTranslation()
    return (
      <section>
        <h3 className="rj-label">
          <span className="rj-ellipsis">{chapter.title || t('editor.fields.noChapter')}</span>
          <span>
            {chapter.items.filter(item => item.isReviewed).length}/{chapter.items.length}
          </span>
        </h3>
        <ul>
          {chapter.items.map(item => (
            <FieldRow
              key={item.key}
              item={item}
              evidence={evidence}
              isActive={item.source !== null && item.source === lit}
              onReveal={onReveal}
              onToggle={onToggle}
            />
          ))}
        </ul>
      </section>
    )
  },
  ({ chapter: before, ...a }, { chapter: after, ...b }) =>
    isSameChapter(before, after) && (Object.keys(a) as (keyof typeof a)[]).every(name => a[name] === b[name]),
)

interface DocumentFieldsListProps {
  tab: DocumentTab
  /** The fields of the document that pass the filter. */
  items: readonly FieldItem[]
  evidence: Notice['evidence']
  lit: string | null
  onReveal: (item: FieldItem) => void
  onToggle: (item: FieldItem) => void
}

/** Gives the height that a stretch keeps while it is out of view (fields-pane.css). */
const sizeOf = ({ chapters, rows }: Stretch): CSSProperties & Record<`--rj-${'chapters' | 'rows'}`, number> => ({
  '--rj-chapters': chapters.length,
  '--rj-rows': rows,
})

/** Shows the fields of one document by chapter. */
export const DocumentFieldsList = memo(function DocumentFieldsList({
  tab,
  items,
  lit,
  ...rowProps
}: DocumentFieldsListProps): JSX.Element | null {
  const nameOf = useTabName()
  if (items.length === 0) return null
  return (
    <section className="rj-field-document" data-document={tab} aria-label={nameOf(tab)}>
      <h2>{nameOf(tab)}</h2>
      {groupChapters(groupByChapter(items)).map(stretch => (
        <div key={stretch.chapters[0]?.items[0]?.key} className="rj-field-stretch" style={sizeOf(stretch)}>
          {stretch.chapters.map(chapter => (
            <FieldChapter
              key={chapter.items[0]?.key}
              chapter={chapter}
              lit={chapter.items.some(item => item.source === lit) ? lit : null}
              {...rowProps}
            />
          ))}
        </div>
      ))}
    </section>
  )
})
