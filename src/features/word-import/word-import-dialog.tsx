import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordChange, WordComparison } from '#contract/word-import.ts'
import { applyWordChanges, currentValues, type OpenFields } from './apply-word-changes.ts'
import { ChangeTable } from './change-table.tsx'
import { useWordComparison, WordFileInput } from './word-file-input.tsx'
import './word-import-dialog.css'

interface LinesProps {
  title: string
  lines: readonly string[]
}

const Lines = ({ title, lines }: LinesProps): JSX.Element | null =>
  lines.length === 0 ? null : (
    <>
      <h4>{title}</h4>
      <ul className="rj-word-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and none ever moves
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  )

/** Lists what is not taken over from a file: fields in doubt, and text outside of fields. */
const Untaken = ({ doubts, outside }: Pick<WordComparison, 'doubts' | 'outside'>): JSX.Element => {
  const { t } = useTranslation()
  const hasOutside = outside.removed.length + outside.added.length > 0
  return (
    <>
      {doubts.length > 0 && (
        <section>
          <h3>{t('wordImport.doubts')}</h3>
          <ul>
            {doubts.map(({ key, reason, label, text }) => (
              <li key={key}>{t(`wordImport.doubt.${reason}`, { label, text })}</li>
            ))}
          </ul>
        </section>
      )}
      {hasOutside && (
        <section>
          <h3>{t('wordImport.outside')}</h3>
          <Lines title={t('wordImport.removed')} lines={outside.removed} />
          <Lines title={t('wordImport.added')} lines={outside.added} />
        </section>
      )}
    </>
  )
}

export interface WordImportDialogProps {
  logId: number
  editor: OpenFields
  onClose: () => void
}

/**
 * Reads an edited Word file back: shows the values of its fields beside the present ones, to take over one by one or
 * all at once.
 */
export const WordImportDialog = ({ logId, editor, onClose }: WordImportDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const { state, compare, reset } = useWordComparison(logId)
  const [now, setNow] = useState(() => currentValues(editor))
  const take = (changes: readonly WordChange[]): void => {
    applyWordChanges(editor, changes)
    setNow(currentValues(editor))
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
