import { Button, Tag } from '@blueprintjs/core'
import {
  ArrowLeftIcon,
  EndorsedIcon,
  HistoryIcon,
  RedoIcon,
  TickIcon,
  UndoIcon,
  WarningSignIcon,
} from '@blueprintjs/icons'
import type { TFunction } from 'i18next'
import { type JSX, type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/filing-check.ts'
import type { Notice } from '#contract/notice.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { dialogOnUse } from '../../components/part-on-use.tsx'
import { doubtedRows } from '../../lib/facts/fact-rows.ts'
import { LANGUAGE_TAG, useLanguage } from '../../locales/language.ts'
import {
  type DocumentEditorHandle,
  type SaveState,
  useCaseHistory,
  useClashes,
  useJoined,
} from '../document-editor/index.ts'
import { DeadlineChip } from './deadline-chip.tsx'
import { DownloadMenu, useWordExport } from './download-menu.tsx'
import { DownloadQuestionDialog, useDownloadQuestion } from './download-question.tsx'
import './case-bar.css'

/** Returns the pages with facts that were read from a picture. */
const recognisedPages = ({ evidence }: Notice): number[] => {
  const places = Object.values(evidence).flat()
  return [...new Set(places.filter(({ source }) => source === 'ocr').map(({ page }) => page))].sort((a, b) => a - b)
}

/** Returns what a case is called: by the mark it is against, by its own mark, or by what else is known of it. */
const titleOf = ({ companion, notice, resultName }: RejectionLogDetail, t: TFunction): string => {
  if (companion) return t('companion.of', { number: companion.regNo })
  return notice.mark !== '' ? notice.mark : notice.markIsDevice ? t('detail.deviceMark') : resultName
}

/**
 * Shows the mark, the kind of refusal and the recognised pages; below them number, classes and applicant, as far as
 * known.
 */
const CaseTitle = ({ log }: { log: RejectionLogDetail }): JSX.Element => {
  const { t } = useTranslation()
  const { kind, applicationNo, classes, applicant } = log.notice
  const { companion } = log
  const title = titleOf(log, t)
  const facts = [
    applicationNo !== '' && t('detail.applicationNo', { number: applicationNo }),
    classes.length > 0 && t('detail.classes', { count: classes.length, list: classes.join(t('detail.comma')) }),
  ].filter(fact => fact !== false)
  const recognised = recognisedPages(log.notice)
  return (
    <div className="rj-case-title">
      <div className="rj-case-mark">
        <title>{`${title} · Rejoinder`}</title>
        <h1 className="rj-pane-title rj-ellipsis" title={title}>
          {title}
        </h1>
        <Tag minimal>{companion ? t('companion.tag') : t(`detail.kind.${kind}`)}</Tag>
        {log.isSample && (
          <Tag minimal intent="warning" title={t('home.sample.title')}>
            {t('home.sample.tag')}
          </Tag>
        )}
        {recognised.length > 0 && (
          <Tag minimal intent="warning" title={t('detail.ocr.hint')}>
            {t('detail.ocr.pages', { count: recognised.length, list: recognised.join(t('detail.comma')) })}
          </Tag>
        )}
      </div>
      <p className="rj-label rj-ellipsis" title={[...facts, applicant].filter(text => text !== '').join(' · ')}>
        {facts.join(' · ')}
        {applicant !== '' && <span className="rj-case-applicant">{` · ${applicant}`}</span>}
      </p>
    </div>
  )
}

/** `gone`: the case was deleted elsewhere, and nothing of it is unsaved here. */
type ShownState = SaveState | { kind: 'gone' }

interface SaveTextProps {
  state: ShownState
  onCompare: () => void
  /** Puts a case back that was deleted elsewhere. */
  onRestore: () => void
}

/** Shows whether the edits are safe, and where they are kept. */
export const SaveText = ({ state, onCompare, onRestore }: SaveTextProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const time =
    state.kind === 'saved' ? new Date(state.at).toLocaleTimeString(LANGUAGE_TAG[language], { hourCycle: 'h23' }) : ''
  return (
    <span className="rj-save-text" role="status" data-state={state.kind}>
      {state.kind !== 'clean' && t(`detail.save.${state.kind}`, { time })}
      {state.kind === 'conflict' && (
        <Button variant="minimal" size="small" text={t('detail.save.compare')} onClick={onCompare} />
      )}
      {(state.kind === 'deleted' || state.kind === 'gone') && (
        <Button variant="minimal" size="small" text={t('detail.save.restore')} onClick={onRestore} />
      )}
    </span>
  )
}

/**
 * Says in how many places somebody else has changed the documents otherwise, and leads from one to the next; else how many
 * of somebody else's changes were taken over, and opens them.
 */
const ClashCount = ({ editor }: { editor: DocumentEditorHandle | null }): JSX.Element | null => {
  const { t } = useTranslation()
  const clashes = useClashes(editor?.clashes ?? null)
  const [next, setNext] = useState(0)
  const { places, isListed } = useJoined(editor?.clashes ?? null)
  if (clashes.length === 0 && places.length > 0) {
    const number = t('editor.merge.taken', { number: places.length })
    return (
      <Button
        variant="minimal"
        size="small"
        icon={<TickIcon size={12} />}
        text={`${number} · ${t('editor.merge.see')}`}
        aria-expanded={isListed}
        onClick={() => editor?.clashes.look(null)}
      />
    )
  }
  if (clashes.length === 0) return null
  const showNext = (): void => {
    const clash = clashes[next % clashes.length]
    setNext(next + 1)
    if (clash !== undefined) editor?.clashes.reveal(clash.id)
  }
  return (
    <Button
      variant="minimal"
      size="small"
      intent="warning"
      icon={<WarningSignIcon size={12} />}
      text={t('editor.merge.count', { number: clashes.length })}
      title={t('editor.merge.show')}
      onClick={showNext}
    />
  )
}

/** Leaves the caret where it is, so that keys go on in the text; an open field is left, and so saved. */
const keepFocus = (event: MouseEvent): void => {
  if (document.activeElement?.matches('.ProseMirror')) event.preventDefault()
}

interface CaseBarProps {
  log: RejectionLogDetail
  /** Null until the documents are open. */
  editor: DocumentEditorHandle | null
  saveState: ShownState
  onRestore: () => void
  areFactsOpen: boolean
  onFacts: () => void
  onCorrectService: () => void
  onBack: () => void
  /** Shows a place of a document that is still open. */
  onProblem: (problem: Problem) => void
}

const WordImportDialog = dialogOnUse(
  async () => (await import('../word-import/word-import-dialog.tsx')).WordImportDialog,
)

const FilingDialog = dialogOnUse(async () => (await import('../../components/service/filing-dialog.tsx')).FilingDialog)

const CompanionDialog = dialogOnUse(async () => (await import('../companion/companion-dialog.tsx')).CompanionDialog)

/**
 * Shows the bar over the panes of a case: the case, its deadline, the state of saving, and the ways to history and
 * Word.
 */
export const CaseBar = ({ log, editor, saveState, ...props }: CaseBarProps): JSX.Element => {
  const { t } = useTranslation()
  const { areFactsOpen, onRestore, onFacts, onCorrectService, onBack, onProblem } = props
  const doubts = doubtedRows(log.notice).length
  const { question, download, answer } = useDownloadQuestion(editor, useWordExport(log.id, editor))
  const { canUndo, canRedo } = useCaseHistory(editor?.history ?? null)
  const [isReadingBack, setIsReadingBack] = useState(false)
  const [isFiling, setIsFiling] = useState(false)
  const [areCompanionsOpen, setAreCompanionsOpen] = useState(false)
  const isCompanion = log.companion !== undefined
  const factsName = t('detail.facts.open', { count: doubts })
  return (
    <div className="rj-case-bar">
      <IconButton
        name={t(isCompanion ? 'companion.back' : 'shell.openCase.back')}
        icon={<ArrowLeftIcon />}
        onClick={onBack}
      />
      <CaseTitle log={log} />
      <DeadlineChip
        id={log.id}
        deadline={log.deadline}
        now={Date.now()}
        filedOn={log.filedOn ?? null}
        onFile={isCompanion ? null : () => setIsFiling(true)}
        onCorrect={onCorrectService}
        isCorrectable={editor !== null && !isCompanion}
      />
      {!isCompanion && (
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
      )}
      <span className="rj-gap" />
      <ClashCount editor={editor} />
      <SaveText state={saveState} onCompare={() => editor?.compare()} onRestore={onRestore} />
      <span className="rj-case-history">
        <IconButton name={t('versions.open')} icon={<HistoryIcon />} onClick={() => editor?.showVersions()} />
        <IconButton
          name={t('detail.undo')}
          icon={<UndoIcon />}
          disabled={!canUndo}
          onMouseDown={keepFocus}
          onClick={() => editor?.history.undo()}
        />
        <IconButton
          name={t('detail.redo')}
          icon={<RedoIcon />}
          disabled={!canRedo}
          onMouseDown={keepFocus}
          onClick={() => editor?.history.redo()}
        />
      </span>
      <DownloadMenu
        isDisabled={editor === null}
        onExport={download}
        onReadBack={() => setIsReadingBack(true)}
        {...(!isCompanion && { onCompanion: () => setAreCompanionsOpen(true) })}
      />
      <DownloadQuestionDialog
        question={question}
        onAnswer={answer}
        onGo={onProblem}
        onClash={id => editor?.clashes.reveal(id)}
      />
      {isFiling && (
        <FilingDialog
          id={log.id}
          name={titleOf(log, t)}
          due={log.deadline.due}
          filing={{
            filedOn: log.filedOn ?? null,
            hasEvidence: log.hasEvidence ?? null,
            evidenceDue: log.evidenceDue ?? null,
            evidenceOn: log.evidenceOn ?? null,
          }}
          onClose={() => setIsFiling(false)}
        />
      )}
      {areCompanionsOpen && <CompanionDialog logId={log.id} onClose={() => setAreCompanionsOpen(false)} />}
      {editor !== null && isReadingBack && (
        <WordImportDialog logId={log.id} editor={editor} onClose={() => setIsReadingBack(false)} />
      )}
    </div>
  )
}
