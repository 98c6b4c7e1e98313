import { Button, InputGroup, Tag } from '@blueprintjs/core'
import { ChevronDownIcon } from '@blueprintjs/icons/lib/esm/generated/components/chevron-down'
import { ChevronUpIcon } from '@blueprintjs/icons/lib/esm/generated/components/chevron-up'
import { TickIcon } from '@blueprintjs/icons/lib/esm/generated/components/tick'
import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/filing-check.ts'
import type { Evidence, Notice } from '#contract/notice.ts'
import { type DrawPlace, NoticeCrop } from '../../../components/notice-crop.tsx'
import { OwnForm } from '../../../components/own-form.tsx'
import { sourceOf } from '../../../lib/notice-source.ts'
import { LANGUAGE_TAG, type Language, useLanguage } from '../../../locales/language.ts'
import type { DocumentTab } from '../document/document-tab.ts'
import { useTabName } from '../document/tab-names.ts'
import { differingPart } from './differing-part.ts'
import { countOpen, type FilingCheck, isOfEmptyFields, isStanding, problemKey, useFilingCheck } from './filing-check.ts'
import './filing-check-pane.css'

interface FilingCheckPaneProps {
  check: FilingCheck | null
  evidence: Notice['evidence']
  draw?: DrawPlace | undefined
  onTabChange: (tab: DocumentTab) => void
  onSourceClick: (source: string) => void
  onSourceShow: (source: string) => void
  /** The list of what fields leave to complete and doubts leave to confirm, under the problems that the server finds. */
  children?: ReactNode
  /** The number of places to complete in that list. */
  open: number
}

interface ProblemItemProps {
  problem: Problem
  isOpen: boolean
  /** The places of the notice that the problem is held against. */
  places: readonly Evidence[]
  draw: DrawPlace | undefined
  onToggle: () => void
  onSource: () => void
  onMend: () => void
  onAccept: (reason: string | null) => void
}

/** The day and the time at which a problem was kept, the year left out. */
const timeOf = (at: string, language: Language): string =>
  new Date(at).toLocaleString(LANGUAGE_TAG[language], {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** A fact that runs over more lines is shown by its first ones. */
const MOST_CROPS = 2

/** One problem: its words and what is wrong, and when it is open the ways to settle it. */
const ProblemItem = (props: ProblemItemProps): JSX.Element => {
  const { problem, isOpen, places, draw, onToggle, onSource, onMend, onAccept } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useTabName()
  const [reason, setReason] = useState('')
  const { kind, quote, text, mend, accepted, document } = problem
  const parts = mend === null ? null : differingPart(quote, mend)
  if (accepted) {
    return (
      <li className="rj-check-row rj-check-accepted">
        <TickIcon size={14} />
        <span>
          {t(`editor.check.kinds.${kind}`)}
          <span className="rj-label">
            {t('editor.check.accepted', { reason: accepted.reason, time: timeOf(accepted.at, language) })}
          </span>
        </span>
        <Button variant="minimal" size="small" text={t('editor.check.takeBack')} onClick={() => onAccept(null)} />
      </li>
    )
  }
  return (
    <li className="rj-check-row" data-open={isOpen}>
      <button type="button" className="rj-check-head" aria-expanded={isOpen} onClick={onToggle}>
        <WarningSignIcon size={14} />
        <span>
          {t(`editor.check.kinds.${kind}`)}
          <span className="rj-label">
            {nameOf(document)}
            {quote !== '' && ` · ${quote}`}
          </span>
        </span>
        {isOpen ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />}
      </button>
      {isOpen && (
        <div className="rj-check-body">
          {quote !== '' && (
            <p className="rj-check-quote">
              <span className="rj-label">{t('editor.check.inDraft')}</span>
              {parts ? (
                <>
                  {parts.before}
                  <u>{parts.other}</u>
                  {parts.after}
                </>
              ) : (
                quote
              )}
            </p>
          )}
          {draw &&
            places
              .slice(0, MOST_CROPS)
              .map(place => (
                <NoticeCrop key={`${place.page} ${place.box.join(' ')}`} place={place} draw={draw} onClick={onSource} />
              ))}
          <p>{text}</p>
          <div className="rj-check-actions">
            {mend !== null && quote !== '' && (
              <Button intent="primary" size="small" icon={<TickIcon />} onClick={onMend}>
                {t('editor.check.mend', { value: mend })}
              </Button>
            )}
            {places.length > 0 && (
              <Button variant="minimal" size="small" text={t('editor.check.toSource')} onClick={onSource} />
            )}
          </div>
          <OwnForm>
            <div className="rj-check-accept">
              <InputGroup
                size="small"
                fill
                maxLength={500}
                placeholder={t('editor.check.reason')}
                aria-label={t('editor.check.reason')}
                value={reason}
                onValueChange={setReason}
              />
              <Button
                size="small"
                text={t('editor.check.accept')}
                disabled={reason.trim() === ''}
                onClick={() => onAccept(reason.trim())}
              />
            </div>
          </OwnForm>
        </div>
      )}
    </li>
  )
}

const GROUPS = ['notice', 'self'] as const

/**
 * Lists what the filing check found, the worst first, each with its place and the ways to settle it.
 */
export const FilingCheckPane = (props: FilingCheckPaneProps): JSX.Element => {
  const { check, evidence, draw, onTabChange, onSourceClick, onSourceShow, children, open } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const { problems, checkedAt, isRunning, hasFailed, openKey, picks } = useFilingCheck(check)
  const list = useRef<HTMLDivElement>(null)
  const shown = problems.filter(problem => !isOfEmptyFields(problem))

  const show = (problem: Problem): void => {
    check?.open(problem)
    // The sheet has to be on screen before it can be scrolled.
    flushSync(() => onTabChange(problem.document))
    check?.reveal(problem)
    if (problem.fact !== null && evidence[problem.fact]) onSourceShow(sourceOf(problem.fact))
  }
  useEffect(() => {
    if (picks > 0) list.current?.querySelector('[data-open="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [picks])

  const mend = (problem: Problem): void => {
    const isMended = check?.mend(problem) ?? false
    if (!isMended) show(problem)
    // The next problem takes the focus that the mended one had.
    else requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.rj-check-head')?.focus())
  }
  const itemOf = (problem: Problem): JSX.Element => {
    const key = problemKey(problem)
    const isOpen = key === openKey
    return (
      <ProblemItem
        key={key}
        problem={problem}
        isOpen={isOpen}
        places={problem.fact === null ? [] : (evidence[problem.fact] ?? [])}
        draw={draw}
        onToggle={() => (isOpen ? check?.open(null) : show(problem))}
        onSource={() => problem.fact !== null && onSourceClick(sourceOf(problem.fact))}
        onMend={() => mend(problem)}
        // A failed call is on the activity list, and the problem stays.
        onAccept={reason => void check?.accept(problem, reason).catch(() => undefined)}
      />
    )
  }
  const ofServer = shown.filter(({ group }) => group === 'open')
  const time =
    checkedAt &&
    new Date(checkedAt).toLocaleTimeString(LANGUAGE_TAG[language], { timeStyle: 'short', hourCycle: 'h23' })

  return (
    <div ref={list} className="rj-check">
      <div className="rj-check-status" role="status">
        <span className="rj-label">
          {isRunning && checkedAt === null
            ? t('editor.check.running')
            : hasFailed
              ? t('editor.check.failed')
              : time !== null && t('editor.check.at', { time })}
        </span>
        <Button
          variant="minimal"
          size="small"
          text={t(hasFailed ? 'editor.check.retry' : 'editor.check.again')}
          loading={isRunning && checkedAt !== null}
          onClick={() => void check?.checkNow()}
        />
      </div>
      {GROUPS.map(group => {
        const own = shown.filter(problem => problem.group === group)
        const standing = own.filter(isStanding).length
        const kept = own.length - standing
        return (
          <section key={group} aria-label={t(`editor.check.groups.${group}`)}>
            <h2 className="rj-check-group">
              {t(`editor.check.groups.${group}`)}
              <span className="rj-label">
                {kept === 0
                  ? t('editor.check.count', { number: standing })
                  : t('editor.check.countKept', { number: standing, kept })}
              </span>
            </h2>
            {own.length === 0 ? <p className="rj-hint">{t('editor.check.none')}</p> : <ul>{own.map(itemOf)}</ul>}
          </section>
        )
      })}
      <section aria-label={t('editor.check.groups.open')}>
        <h2 className="rj-check-group">
          {t('editor.check.groups.open')}
          <Tag minimal>{countOpen(ofServer, open)}</Tag>
        </h2>
        {ofServer.length > 0 && <ul>{ofServer.map(itemOf)}</ul>}
        {children}
      </section>
    </div>
  )
}
