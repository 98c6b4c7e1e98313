import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type JSX, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordChange, WordComparison, WordProse } from '#contract/word-import.ts'
import { applyProse, meetProse, readAfter, type TakenBlocks, wordsOf } from './apply-prose.ts'
import { applyWordChanges, currentValues, type OpenFields } from './apply-word-changes.ts'
import { ChangeTable, compareWords, ProseTable, type ReadProse, type ShownProse } from './prose-table.tsx'
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

const readProse = (editor: OpenFields, prose: readonly WordProse[]): ReadProse[] =>
  prose.map(change => {
    const own = editor.editors[change.document]
    const before = wordsOf(change.before.map(({ node }) => own.schema.nodeFromJSON(node)))
    return compareWords(change, before, wordsOf(readAfter(own, change)))
  })

/** Returns the changes to prose as they meet the documents now. */
const showProse = (editor: OpenFields, prose: readonly ReadProse[], taken: ReadonlySet<string>): ShownProse[] =>
  prose.map(read => {
    const isTaken = taken.has(read.change.id)
    return { ...read, isTaken, ...(isTaken ? { isGone: false, now: null } : meetProse(editor, read.change)) }
  })

interface Taking {
  /** What became of the paragraphs that were taken over. */
  blocks: TakenBlocks
  ids: ReadonlySet<string>
}

const NOTHING_TAKEN = (): Taking => ({ blocks: new Map(), ids: new Set() })

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
  const [taken, setTaken] = useState(NOTHING_TAKEN)
  const take = (changes: readonly WordChange[], prose: readonly WordProse[] = []): void => {
    editor.history.asOneStep(() => {
      const ids = applyProse(editor, prose, taken.blocks)
      if (changes.length > 0) applyWordChanges(editor, changes)
      setTaken({ blocks: taken.blocks, ids: new Set([...taken.ids, ...ids]) })
    })
    setNow(currentValues(editor))
  }
  const chooseAnother = (): void => {
    setTaken(NOTHING_TAKEN())
    reset()
  }
  const comparison = state.step === 'compared' ? state.comparison : null
  const read = useMemo(() => readProse(editor, comparison?.prose ?? []), [editor, comparison])
  const prose = showProse(editor, read, taken.ids)
  // What was changed here too is looked at one by one.
  const left = prose.filter(({ isTaken, now }) => !isTaken && now === null).map(({ change }) => change)
  const changes = comparison?.changes.map(change => ({ ...change, now: now.get(change.key) })) ?? []
  return (
    <Dialog className="rj-word-import" isOpen title={t('wordImport.title')} onClose={onClose}>
      <DialogBody>
        {state.step === 'choose' && <WordFileInput problem={state.problem} onChoose={compare} />}
        {state.step === 'reading' && <p role="status">{t('wordImport.reading')}</p>}
        {comparison !== null && (
          <>
            <p role="status">
              {changes.length + prose.length === 0
                ? t('wordImport.none')
                : t('wordImport.count', { number: changes.length, prose: prose.length })}
            </p>
            {!comparison.isKnown && <p className="rj-hint">{t('wordImport.revisionLost')}</p>}
            {changes.length > 0 && <ChangeTable changes={changes} onTake={take} />}
            {prose.length > 0 && (
              <section>
                <h3>{t('wordImport.proseTitle')}</h3>
                <ProseTable changes={prose} onTake={chosen => take([], chosen)} />
              </section>
            )}
            <Untaken {...comparison} />
          </>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {comparison !== null && <Button text={t('wordImport.another')} onClick={chooseAnother} />}
            {changes.length + prose.length > 1 && (
              <Button text={t('wordImport.takeAll')} onClick={() => take(changes, left)} />
            )}
            <Button intent="primary" text={t('wordImport.close')} onClick={onClose} />
          </>
        }
      />
    </Dialog>
  )
}
