import { type JSX, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notice.ts'
import type { Chapter } from './field-filter.ts'
import type { FieldItem } from './field-item.ts'
import { FieldRow } from './field-row.tsx'

interface FieldChapterProps {
  chapter: Chapter
  evidence: Notice['evidence']
  /** The source that is lit, if one of these fields has it. */
  lit: string | null
  onReveal: (item: FieldItem) => void
  onToggle: (item: FieldItem) => void
}

const isSameChapter = (a: Chapter, b: Chapter): boolean =>
  a.title === b.title && a.items.length === b.items.length && a.items.every((item, index) => item === b.items[index])

/** The fields of a chapter. It is drawn again only when one of its rows would look otherwise. */
export const FieldChapter = memo(
  function FieldChapter({ chapter, evidence, lit, onReveal, onToggle }: FieldChapterProps): JSX.Element {
    const { t } = useTranslation()
    return (
      <section>
        <h4 className="rj-label">
          <span className="rj-ellipsis">{chapter.title || t('editor.fields.noChapter')}</span>
          <span>
            {chapter.items.filter(item => item.isReviewed).length}/{chapter.items.length}
          </span>
        </h4>
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
