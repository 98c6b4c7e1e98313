import { Button } from '@blueprintjs/core'
import { HistoryIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { countWhereItBegan } from '../../../components/begun-press.ts'
import { ProblemText } from '../../../components/field-notes.tsx'
import { DateField } from '../../../components/service/date-field.tsx'
import { DeadlineCard } from '../../../components/service/deadline-card.tsx'
import { ServiceTypeField } from '../../../components/service/service-type-field.tsx'
import { callApi } from '../../../lib/http.ts'
import { LimitDialog } from '../../quota/quota.tsx'
import { AnalysisProgress } from './analysis-progress.tsx'
import { DoubtfulDay } from './doubtful-day.tsx'
import { FileField } from './file-field.tsx'
import type { Service } from './selection.ts'
import { useNoticeForm } from './use-notice-form.ts'
import './known-file.css'
import './notice-form.css'

/** Returns the SHA-256 of a file in hexadecimal; null on a page served without TLS, where the browser has none. */
const fileDigest = async (file: Blob): Promise<string | null> => {
  // The types say that it is always there, but a page served without TLS has none.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (subtle === undefined) return null
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

const findAnalysis = async (file: File, signal: AbortSignal): Promise<RejectionLogItem | null> => {
  const sha256 = await fileDigest(file)
  signal.throwIfAborted()
  if (sha256 === null) return null
  const { list } = await callApi('readRejectionLog', { query: { pageNum: 1, pageSize: 1, sha256 } })
  signal.throwIfAborted()
  return list[0] ?? null
}

/** Returns the newest analysis of exactly this file; null for none, and while it is not known. */
const useKnownFile = (file: File | null): RejectionLogItem | null => {
  const [known, setKnown] = useState<{ file: File; analysis: RejectionLogItem | null } | null>(null)
  useEffect(() => {
    if (file === null || file.size === 0) return
    const leaving = new AbortController()
    findAnalysis(file, leaving.signal).then(
      analysis => setKnown({ file, analysis }),
      // The activity list shows a failed call; an unreadable file is reported when it is sent.
      () => undefined,
    )
    return () => leaving.abort()
  }, [file])
  return known !== null && known.file === file ? known.analysis : null
}

interface KnownFileProps {
  analysis: RejectionLogItem
  onOpen: (id: number) => void
}

/** Says that the chosen file was analysed before, and offers to open that analysis. */
const KnownFile = ({ analysis, onOpen }: KnownFileProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-known-file" role="status">
      <HistoryIcon size={14} />
      <p>
        {t('home.known.text', { date: analysis.gmtCreate.slice(0, 10), name: analysis.resultName })}
        <span className="rj-hint">{t('home.known.again')}</span>
      </p>
      <Button size="small" text={t('home.known.open')} onClick={() => onOpen(analysis.id)} />
    </div>
  )
}

interface NoticeFormProps {
  onOpen: (id: number) => void
  /** Called with several files that were chosen at once, and the day and service typed so far. */
  onQueue: (files: readonly File[], service: Service) => void
}

/** Asks for the notice, the day and the way of service, and shows the deadline and the running analysis. */
export const NoticeForm = ({ onOpen, onQueue }: NoticeFormProps): JSX.Element => {
  const { t } = useTranslation()
  const form = useNoticeForm(onOpen)
  const { selection, problems, attention, run } = form
  const isLocked = run !== null
  const known = useKnownFile(selection.file)
  const isIdle = selection.file === null && !problems.file && !isLocked
  const fileTarget = useRef<HTMLElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const dateInput = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (attention?.file) fileTarget.current?.focus()
    else if (attention?.date) dateInput.current?.focus()
  }, [attention])

  // After the analysis the focus goes back to the button that started it.
  useEffect(() => (isLocked ? () => submitButton.current?.focus() : undefined), [isLocked])

  const chooseFiles = (files: readonly File[]): void => {
    const [file] = files
    if (files.length > 1) {
      const chosen = selection.file === null ? files : [selection.file, ...files]
      onQueue(chosen, { dayText: selection.dayText, type: selection.type })
    } else if (file !== undefined) form.chooseFile(file)
  }

  const handleLimitClose = (): void => {
    form.closeRefusal()
    submitButton.current?.focus()
  }

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form
      className={isIdle ? 'rj-notice-form rj-pane rj-is-idle' : 'rj-notice-form rj-pane'}
      onSubmit={handleSubmit}
      noValidate
    >
      <header>
        <h1 className="rj-page-title">{t('home.title')}</h1>
        <p className="rj-notice-intro">{t('home.intro')}</p>
      </header>
      <FileField
        file={selection.file}
        password={selection.password}
        problem={problems.file}
        isLocked={isLocked}
        targetRef={fileTarget}
        onChoose={chooseFiles}
        onPasswordChange={password => form.change({ password })}
        onClear={form.clear}
      />
      <div className="rj-notice-service">
        <DateField
          type={selection.type}
          day={selection.day}
          dayText={selection.dayText}
          problem={problems.date}
          isLocked={isLocked}
          inputRef={dateInput}
          onChange={form.change}
          onLeave={form.leaveDay}
        />
        <ServiceTypeField value={selection.type} isLocked={isLocked} onChange={type => form.change({ type })} />
      </div>
      {selection.day !== null && <DeadlineCard day={selection.day} type={selection.type} />}
      {form.doubts.length > 0 && run === null && (
        <DoubtfulDay takesFocus doubts={form.doubts} onConfirm={() => void form.submit(true)} />
      )}
      {run === null ? (
        <div className="rj-notice-submit">
          <Button
            ref={submitButton}
            type="submit"
            intent="primary"
            text={t('home.submit')}
            onPointerDown={countWhereItBegan}
          />
          <span className="rj-hint">{t('home.submitHint')}</span>
        </div>
      ) : (
        <AnalysisProgress run={run} onCancel={form.cancel} />
      )}
      {known !== null && run === null && <KnownFile analysis={known} onOpen={onOpen} />}
      {form.refusal === 'noRight' && <ProblemText text={t('errors.answer.noRight')} />}
      {form.refusal === 'limitReached' && <LimitDialog feature="write" onClose={handleLimitClose} />}
    </form>
  )
}
