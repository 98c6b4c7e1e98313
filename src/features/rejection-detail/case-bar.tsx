import { Button } from '@blueprintjs/core'
import { ArrowLeftIcon, HistoryIcon, RedoIcon, UndoIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import type { DocumentEditorHandle } from '../document-editor/document-editor-handle.ts'
import type { SaveState } from '../document-editor/save-state.ts'
import { CaseTitle } from './case-title.tsx'
import { DeadlineChip } from './deadline-chip.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { SaveText } from './save-text.tsx'
import { useWordExport } from './use-word-export.ts'
import './case-bar.css'

interface CaseBarProps {
  log: RejectionLogDetail
  /** Null until the documents are open. */
  editor: DocumentEditorHandle | null
  saveState: SaveState
  onBack: () => void
}

/** What stands over the panes of a case: which one, until when, saved or not, and the way out with it. */
export const CaseBar = ({ log, editor, saveState, onBack }: CaseBarProps): JSX.Element => {
  const { t } = useTranslation()
  const exportWord = useWordExport(log.id, editor)
  const label = (text: string) => ({ title: text, 'aria-label': text })
  return (
    <div className="rj-case-bar">
      <Button variant="minimal" icon={<ArrowLeftIcon />} onClick={onBack} {...label(t('detail.back'))} />
      <CaseTitle log={log} />
      <DeadlineChip id={log.id} deadline={log.deadline} now={Date.now()} />
      <span className="rj-gap" />
      <SaveText state={saveState} onCompare={() => editor?.compare()} />
      <span className="rj-case-history">
        <Button
          variant="minimal"
          icon={<HistoryIcon />}
          onClick={() => editor?.showVersions()}
          {...label(t('versions.open'))}
        />
        <Button variant="minimal" icon={<UndoIcon />} onClick={() => editor?.undo()} {...label(t('detail.undo'))} />
        <Button variant="minimal" icon={<RedoIcon />} onClick={() => editor?.redo()} {...label(t('detail.redo'))} />
      </span>
      <DownloadMenu isDisabled={editor === null} onExport={exportWord} />
    </div>
  )
}
