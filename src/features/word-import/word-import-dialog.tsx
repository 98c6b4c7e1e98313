import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { DocumentOpenIcon } from '@blueprintjs/icons'
import { type ChangeEvent, type JSX, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WORD_FILE_PART } from '#contract/endpoints.ts'
import type { AnswerCode } from '#contract/errors.ts'
import type { WordChange, WordComparison, WordProse } from '#contract/word-import.ts'
import { ProblemText } from '../../components/field-notes.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { applyProse, meetProse, readAfter, type TakenBlocks, wordsOf } from './apply-prose.ts'
import { applyWordChanges, currentValues, type OpenFields } from './apply-word-changes.ts'
import { ChangeTable, compareWords, ProseTable, type ReadProse, type ShownProse } from './prose-table.tsx'
import './word-import-dialog.css'
import { TitledDialog } from '../../components/titled-dialog.tsx'

/**
 * The state of reading a file back. A failed call is on the activity list; the dialog only says that nothing happened.
 */
type ReadingBack =
  | { step: 'choose'; problem: AnswerCode | 'failed' | null }
  | { step: 'reading' }
  | { step: 'compared'; comparison: WordComparison }

interface WordComparing {
  state: ReadingBack
  /** Sends a file to be compared with the documents it was made from. */
  compare: (file: File) => void
  reset: () => void
}

/** Reads an edited Word file of a log back. */
const useWordComparison = (logId: number): WordComparing => {
  const [state, setState] = useState<ReadingBack>({ step: 'choose', problem: null })
  const compare = async (file: File): Promise<void> => {
    setState({ step: 'reading' })
    const form = new FormData()
    form.append(WORD_FILE_PART, file)
    try {
      const comparison = await callApi('compareWordFile', { params: { id: logId } }, { form })
      setState({ step: 'compared', comparison })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ step: 'choose', problem: error.answer ?? 'failed' })
    }
  }
  return {
    state,
    compare: file => void compare(file),
    reset: () => setState({ step: 'choose', problem: null }),
  }
}

const PROBLEM_ID = 'rj-word-problem'

interface WordFileInputProps {
  problem: Extract<ReadingBack, { step: 'choose' }>['problem']
  onChoose: (file: File) => void
}

/** Asks for a .docx file, and shows the problem of the last one. */
const WordFileInput = ({ problem, onChoose }: WordFileInputProps): JSX.Element => {
  const { t } = useTranslation()
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0]
    // Choosing the same file again must be a change too.
    target.value = ''
    if (file) onChoose(file)
  }
  const problemText = (): string => {
    if (problem === null || problem === 'failed') return t('wordImport.failed')
    if (problem === 'emptyFile' || problem === 'tooLarge' || problem === 'tooComplex') {
      return t(`wordImport.answer.${problem}`)
    }
    return t(`errors.answer.${problem}`)
  }
  return (
    <>
      <p className="rj-hint">{t('wordImport.intro')}</p>
      <label className="rj-word-file">
        <input
          className="rj-sr"
          type="file"
          accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : PROBLEM_ID}
          onChange={handleChange}
        />
        <DocumentOpenIcon />
        {t('wordImport.choose')}
      </label>
      {problem !== null && <ProblemText id={PROBLEM_ID} text={problemText()} />}
    </>
  )
}

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

/** Lists what is not taken over from a file: fields in doubt, rows of tables, and text outside of fields. */
const Untaken = ({ doubts, rows, outside }: Pick<WordComparison, 'doubts' | 'rows' | 'outside'>): JSX.Element => {
  const { t } = useTranslation()
  const hasOutside = outside.removed.length + outside.added.length + rows.length > 0
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
          <Lines
            title={t('wordImport.rows.title')}
            lines={rows.map(({ kind, reason, cells }) =>
              t(`wordImport.rows.${kind}`, { cells: cells.join(' | '), reason: t(`wordImport.rows.${reason}`) }),
            )}
          />
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

interface Taking {
  /** The blocks that each paragraph became when it was taken over. */
  blocks: TakenBlocks
  ids: ReadonlySet<string>
  /** Changes for which the document has no place any more. */
  refused: ReadonlySet<string>
}

const NOTHING_TAKEN = (): Taking => ({ blocks: new Map(), ids: new Set(), refused: new Set() })

/** Returns the changes to prose as they meet the documents now. */
const showProse = (editor: OpenFields, prose: readonly ReadProse[], { ids, refused }: Taking): ShownProse[] =>
  prose.map(read => {
    const { id } = read.change
    const isTaken = ids.has(id)
    if (isTaken || refused.has(id)) return { ...read, isTaken, isGone: !isTaken, now: null }
    return { ...read, isTaken, ...meetProse(editor, read.change) }
  })

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
      const refused = prose.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
      setTaken({
        blocks: taken.blocks,
        ids: new Set([...taken.ids, ...ids]),
        refused: new Set([...taken.refused, ...refused]),
      })
    })
    setNow(currentValues(editor))
  }
  const chooseAnother = (): void => {
    setTaken(NOTHING_TAKEN())
    reset()
  }
  const comparison = state.step === 'compared' ? state.comparison : null
  const read = useMemo(() => readProse(editor, comparison?.prose ?? []), [editor, comparison])
  const prose = showProse(editor, read, taken)
  // What was changed here too is looked at one by one.
  const left = prose
    .filter(({ isTaken, isGone, now }) => !isTaken && !isGone && now === null)
    .map(({ change }) => change)
  const changes = comparison?.changes.map(change => ({ ...change, now: now.get(change.key) })) ?? []
  return (
    <TitledDialog className="rj-word-import" isOpen title={t('wordImport.title')} onClose={onClose}>
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
    </TitledDialog>
  )
}
