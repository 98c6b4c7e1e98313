import { Button } from '@blueprintjs/core'
import { type FormEvent, type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../../components/field-notes.tsx'
import { DateField } from '../../../components/service/date-field.tsx'
import { DeadlineCard } from '../../../components/service/deadline-card.tsx'
import { ServiceTypeField } from '../../../components/service/service-type-field.tsx'
import { LimitDialog } from '../../quota/quota.tsx'
import { AnalysisProgress } from './analysis-progress.tsx'
import { DoubtfulDay } from './doubtful-day.tsx'
import { FileField } from './file-field.tsx'
import { KnownFile, useKnownFile } from './known-file.tsx'
import type { Service } from './selection.ts'
import { useNoticeForm } from './use-notice-form.ts'
import './notice-form.css'

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
    <form className="rj-notice-form rj-pane" onSubmit={handleSubmit} noValidate>
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
      {known !== null && run === null && <KnownFile analysis={known} onOpen={onOpen} />}
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
        <DoubtfulDay doubts={form.doubts} onConfirm={() => void form.submit(true)} />
      )}
      {run === null ? (
        <div className="rj-notice-submit">
          <Button ref={submitButton} type="submit" intent="primary" text={t('home.submit')} />
          <span className="rj-hint">{t('home.submitHint')}</span>
        </div>
      ) : (
        <AnalysisProgress run={run} onCancel={form.cancel} />
      )}
      {form.refusal === 'noRight' && <ProblemText text={t('errors.answer.noRight')} />}
      {form.refusal === 'limitReached' && <LimitDialog feature="write" onClose={handleLimitClose} />}
    </form>
  )
}
