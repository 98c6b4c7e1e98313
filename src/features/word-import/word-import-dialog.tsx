import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordChange } from '#contract/word-import.ts'
import type { DocumentEditorHandle } from '../document-editor/document-editor-handle.ts'
import { applyWordChanges } from './apply-word-changes.ts'
import { ChangeTable } from './change-table.tsx'
import { currentValues } from './current-values.ts'
import { Untaken } from './untaken.tsx'
import { useWordComparison } from './use-word-comparison.ts'
import { WordFileInput } from './word-file-input.tsx'
import './word-import-dialog.css'

export interface WordImportDialogProps {
  logId: number
  editor: Pick<DocumentEditorHandle, 'editors'>
  onClose: () => void
}

/** Reads an edited Word file back: what its fields say beside what they say here, to be taken one by one or all at once. */
export const WordImportDialog = ({ logId, editor: { editors }, onClose }: WordImportDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const { state, compare, reset } = useWordComparison(logId)
  const [now, setNow] = useState(() => currentValues(editors))
  const take = (changes: readonly WordChange[]): void => {
    applyWordChanges(editors, changes)
    setNow(currentValues(editors))
  }
  const comparison = state.step === 'compared' ? state.comparison : null
  const changes = comparison?.changes.map(change => ({ ...change, now: now.get(change.key) })) ?? []
  return (
    <Dialog className="rj-word-import" isOpen title={t('wordImport.title')} onClose={onClose}>
      <DialogBody>
        {state.step === 'choose' && <WordFileInput problem={state.problem} onChoose={compare} />}
        {state.step === 'reading' && <p role="status">{t('wordImport.reading')}</p>}
        {comparison !== null && (
          <>
            <p role="status">
              {t(changes.length === 0 ? 'wordImport.none' : 'wordImport.count', { number: changes.length })}
            </p>
            {!comparison.isKnown && <p className="rj-hint">{t('wordImport.revisionLost')}</p>}
            {changes.length > 0 && <ChangeTable changes={changes} onTake={take} />}
            <Untaken {...comparison} />
          </>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {comparison !== null && <Button text={t('wordImport.another')} onClick={reset} />}
            {changes.length > 1 && <Button text={t('wordImport.takeAll')} onClick={() => take(changes)} />}
            <Button intent="primary" text={t('wordImport.close')} onClick={onClose} />
          </>
        }
      />
    </Dialog>
  )
}
