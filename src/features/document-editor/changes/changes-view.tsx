import { ChevronDownIcon, ChevronUpIcon, CrossIcon } from '@blueprintjs/icons'
import type { Editor } from '@tiptap/core'
import { type JSX, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import type { DocumentTab } from '../document-tab.ts'
import { generateDraft } from '../generate-draft.ts'
import { revealPosition } from '../reveal-position.ts'
import { ChangeRow } from './change-row.tsx'
import { describeChange } from './describe-change.ts'
import { turnBackInEditor } from './turn-back-in-editor.ts'
import { useChanges } from './use-changes.ts'
import { useShownChanges } from './use-shown-changes.ts'
import './changes-view.css'

interface ChangesViewProps {
  log: RejectionLogDetail
  tab: DocumentTab
  editor: Editor
  onClose: () => void
}

/** What was changed against the generated text, each with its way back, and marked on the sheet. */
export const ChangesView = ({ log, tab, editor, onClose }: ChangesViewProps): JSX.Element => {
  const { t } = useTranslation()
  const titleId = useId()
  const drafted = useMemo(() => generateDraft(log), [log])
  const generated = useMemo(() => editor.schema.nodeFromJSON(drafted[tab]), [drafted, tab, editor])
  const listed = useChanges(editor, generated)
  const [currentKey, setCurrentKey] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  useShownChanges(editor, listed, currentKey)

  const changes = listed?.changes ?? []
  const rows = useMemo(
    () => listed?.changes.map(change => ({ change, description: describeChange(listed.doc, change) })) ?? [],
    [listed],
  )
  const current = changes.findIndex(({ key }) => key === currentKey)

  const show = (place: number): void => {
    const change = changes[place]
    if (change === undefined) return
    setCurrentKey(change.key)
    revealPosition(editor.view, change.from)
  }
  const step = (by: number): void =>
    show(current < 0 ? (by > 0 ? 0 : changes.length - 1) : (current + by + changes.length) % changes.length)
  const back = (key: string): void => {
    if (listed !== null) setIsRefused(!turnBackInEditor(editor, generated, listed, key))
  }

  return (
    <section className="rj-changes" aria-labelledby={titleId}>
      <div className="rj-changes-head">
        <h2 id={titleId}>{t('writing.changes.title')}</h2>
        <span className="rj-hint" role="status">
          {listed === null
            ? t('writing.changes.working')
            : isRefused
              ? t('writing.changes.refused')
              : changes.length === 0
                ? t('writing.changes.none')
                : t('writing.changes.count', { number: changes.length })}
        </span>
        <span className="rj-gap" />
        <IconButton
          name={t('writing.changes.previous')}
          size="small"
          icon={<ChevronUpIcon />}
          disabled={changes.length === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          name={t('writing.changes.next')}
          size="small"
          icon={<ChevronDownIcon />}
          disabled={changes.length === 0}
          onClick={() => step(1)}
        />
        <IconButton name={t('writing.changes.close')} size="small" icon={<CrossIcon />} onClick={onClose} />
      </div>
      <ol className="rj-changes-list">
        {rows.map(({ change, description }, place) => (
          <ChangeRow
            key={change.key}
            description={description}
            places={change.edits.length}
            isCurrent={change.key === currentKey}
            onShow={() => show(place)}
            onBack={() => back(change.key)}
          />
        ))}
      </ol>
    </section>
  )
}
