import { type CSSProperties, type JSX, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notice.ts'
import type { DocumentTab } from '../document-tab.ts'
import { FieldChapter } from './field-chapter.tsx'
import { groupByChapter, groupChapters, type Stretch } from './field-filter.ts'
import type { FieldItem } from './field-item.ts'

interface DocumentFieldsListProps {
  tab: DocumentTab
  /** Those of its fields that are shown. */
  items: readonly FieldItem[]
  evidence: Notice['evidence']
  lit: string | null
  onReveal: (item: FieldItem) => void
  onToggle: (item: FieldItem) => void
}

/** For the room a stretch keeps while it is out of sight (fields-pane.css). */
const sizeOf = ({ chapters, rows }: Stretch): CSSProperties & Record<`--rj-${'chapters' | 'rows'}`, number> => ({
  '--rj-chapters': chapters.length,
  '--rj-rows': rows,
})

/** The fields of one document by chapter. */
export const DocumentFieldsList = memo(function DocumentFieldsList({
  tab,
  items,
  lit,
  ...rowProps
}: DocumentFieldsListProps): JSX.Element | null {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <section className="rj-field-document" data-document={tab} aria-label={t(`editor.tabs.${tab}`)}>
      <h3>{t(`editor.tabs.${tab}`)}</h3>
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
