import { Button, Tag } from '@blueprintjs/core'
import { ArrowLeftIcon, EndorsedIcon, HistoryIcon, RedoIcon, UndoIcon } from '@blueprintjs/icons'
import { type JSX, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { IconButton } from '../../components/icon-button.tsx'
import type { DocumentEditorHandle } from '../document-editor/document-editor-handle.ts'
import type { SaveState } from '../document-editor/save-state.ts'
import { CaseTitle } from './case-title.tsx'
import { DeadlineChip } from './deadline-chip.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { doubtedRows } from './facts/fact-rows.ts'
import { SaveText } from './save-text.tsx'
import { useWordExport } from './use-word-export.ts'
import './case-bar.css'

interface CaseBarProps {
  log: RejectionLogDetail
  /** Null until the documents are open. */
  editor: DocumentEditorHandle | null
  saveState: SaveState
  areFactsOpen: boolean
  onFacts: () => void
  onCorrectService: () => void
  onBack: () => void
}

const WordImportDialog = lazy(() =>
  import('../word-import/word-import-dialog.tsx').then(({ WordImportDialog }) => ({ default: WordImportDialog })),
)

/** What stands over the panes of a case: which one, until when, saved or not, and the way out with it. */
export const CaseBar = ({ log, editor, saveState, ...props }: CaseBarProps): JSX.Element => {
  const { t } = useTranslation()
  const { areFactsOpen, onFacts, onCorrectService, onBack } = props
  const doubts = doubtedRows(log.notice).length
  const exportWord = useWordExport(log.id, editor)
  const [isReadingBack, setIsReadingBack] = useState(false)
  const factsName = t('detail.facts.open', { count: doubts })
  return (
    <div className="rj-case-bar">
      <IconButton name={t('detail.back')} icon={<ArrowLeftIcon />} onClick={onBack} />
      <CaseTitle log={log} />
      <DeadlineChip
        id={log.id}
        deadline={log.deadline}
        now={Date.now()}
        onCorrect={onCorrectService}
        isCorrectable={editor !== null}
      />
      <Button
        className="rj-case-facts"
        variant="minimal"
        active={areFactsOpen}
        aria-pressed={areFactsOpen}
        icon={<EndorsedIcon />}
        text={t('detail.facts.button')}
        endIcon={
          doubts > 0 ? (
            <Tag round minimal intent="warning">
              {doubts}
            </Tag>
          ) : undefined
        }
        onClick={onFacts}
        title={factsName}
        aria-label={factsName}
      />
      <span className="rj-gap" />
      <SaveText state={saveState} onCompare={() => editor?.compare()} />
      <span className="rj-case-history">
        <IconButton name={t('versions.open')} icon={<HistoryIcon />} onClick={() => editor?.showVersions()} />
        <IconButton name={t('detail.undo')} icon={<UndoIcon />} onClick={() => editor?.undo()} />
        <IconButton name={t('detail.redo')} icon={<RedoIcon />} onClick={() => editor?.redo()} />
      </span>
      <DownloadMenu isDisabled={editor === null} onExport={exportWord} onReadBack={() => setIsReadingBack(true)} />
      {editor !== null && isReadingBack && (
        <Suspense>
          <WordImportDialog logId={log.id} editor={editor} onClose={() => setIsReadingBack(false)} />
        </Suspense>
      )}
    </div>
  )
}
