import { Button, HTMLSelect, InputGroup, ProgressBar } from '@blueprintjs/core'
import { CircleIcon, CrossIcon, DisableIcon, FullCircleIcon, HelpIcon, TickIcon } from '@blueprintjs/icons'
import { Fragment, type JSX, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { NoticeReading } from '#contract/rejection.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { DeadlineTag } from '../../../components/deadline-tag.tsx'
import { ProblemText } from '../../../components/field-notes.tsx'
import { caseName } from '../../../components/mark-tile.tsx'
import { useCall } from '../../../lib/use-call.ts'
import { formatFileSize } from '../../../locales/formats.ts'
import { fractionOf, READING_SHARE } from '../form/analysis-steps.ts'
import { DoubtfulDay } from '../form/doubtful-day.tsx'
import { fileProblemText } from '../form/file-field.tsx'
import type { Service } from '../form/selection.ts'
import type { AnalysisRun } from '../form/use-analysis.ts'
import { NoticeQuestion } from './notice-question.tsx'
import { answeredReading } from './notice-questions.ts'
import { isRunning, type QueuedNotice as Notice, openQuestions, queuedDay } from './queue-state.ts'

const ICONS: Readonly<Record<Notice['state'], JSX.Element>> = {
  done: <TickIcon />,
  reading: <FullCircleIcon size={14} />,
  running: <FullCircleIcon size={14} />,
  asked: <HelpIcon />,
  waiting: <CircleIcon size={14} />,
  failed: <DisableIcon />,
  cancelled: <DisableIcon />,
}

const Due = ({ notice }: { notice: Notice }): JSX.Element | null => {
  const day = queuedDay(notice.dayText, Date.now())
  const query = { receiveTime: day === null ? 0 : midnightOf(day), type: notice.type }
  const due = useCall('readDeadline', { query }, { enabled: day !== null }).data?.due
  return day === null || due === undefined ? null : <DeadlineTag due={due} />
}

interface ReadNoticeProps {
  reading: NoticeReading
  fileName: string
}

/** Says of a notice that was read whose it is, and what it refuses. */
const ReadNotice = ({ reading, fileName }: ReadNoticeProps): JSX.Element => {
  const { t } = useTranslation()
  const { applicant, applicationNo, classes, kind, citedCount, dispatchDate, doubtful } = reading
  const name = caseName({ ...reading, resultName: fileName }, t)
  const told = [
    applicationNo,
    classes.length > 0 &&
      t('home.history.classes', { classes: classes.join(t('home.queue.and')), count: classes.length }),
    t(`home.history.${kind}`),
    citedCount > 0 ? t('home.history.cited', { count: citedCount }) : t('home.history.noneCited'),
    dispatchDate !== null && (
      <span className="rj-queued-date">{t('home.queue.dispatched', { date: dispatchDate })}</span>
    ),
    doubtful.length > 0 && t('home.queue.doubtful', { count: doubtful.length }),
  ]
  return (
    <p className="rj-queued-facts">
      <strong>{name}</strong>
      {applicant !== '' && applicant !== name && ` · ${applicant}`}
      <span className="rj-hint">
        {told
          .filter(part => part !== '' && part !== false)
          .map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand in one order
            <Fragment key={index}>
              {index > 0 && '\u00a0· '}
              {part}
            </Fragment>
          ))}
      </span>
    </p>
  )
}

interface ServiceInputsProps {
  id: string
  name: string
  service: Service
  isLocked: boolean
  onChange: (service: Service) => void
}

/** Asks for day and way of service in one line. A day that does not exist is said at once. */
export const ServiceInputs = ({ id, name, service, isLocked, onChange }: ServiceInputsProps): JSX.Element => {
  const { t } = useTranslation()
  const isWrong = service.dayText.trim().length >= 8 && queuedDay(service.dayText, Date.now()) === null
  const label = service.type === 0 ? t('home.date.onPaper') : t('home.date.electronic')
  return (
    <>
      <span className="rj-queue-service">
        <InputGroup
          size="small"
          id={id}
          aria-label={t('inputs.named', { label, text: name })}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          placeholder="YYYY-MM-DD"
          value={service.dayText}
          readOnly={isLocked}
          {...(isWrong && { intent: 'danger' as const })}
          onValueChange={dayText => onChange({ ...service, dayText })}
        />
        <HTMLSelect
          aria-label={t('inputs.named', { label: t('home.type.label'), text: name })}
          disabled={isLocked}
          value={String(service.type)}
          options={[
            { value: '0', label: t('home.type.onPaper') },
            { value: '1', label: t('home.type.electronic') },
          ]}
          onChange={({ currentTarget }) => onChange({ ...service, type: currentTarget.value === '1' ? 1 : 0 })}
        />
      </span>
      {isWrong && <ProblemText id={`${id}-problem`} text={t('home.date.invalid')} />}
    </>
  )
}

interface QueuedNoticeRowProps {
  notice: Notice
  /** The analysis of this notice, while it runs. */
  run: AnalysisRun | null
  onService: (service: Service) => void
  onPassword: (password: string) => void
  /** Lets an odd day of service pass. */
  onConfirm: () => void
  /** Answers the question about the fact at a path. */
  onAnswer: (path: string, text: string) => void
  /** Leaves the questions to the case. */
  onLeave: () => void
  onRetry: () => void
  onCancel: () => void
  onOpen: (id: number) => void
}

/** Shows one notice of the queue: its name in full, day and service, and its progress, answer or result. */
export const QueuedNoticeRow = (props: QueuedNoticeRowProps): JSX.Element => {
  const { notice, run, onService, onPassword, onConfirm, onAnswer, onLeave, onRetry, onCancel, onOpen } = props
  const { t } = useTranslation()
  const { key, file, state, problem, password, reading, result, doubts } = notice
  const isLocked = state === 'running' || state === 'done'
  const isMissingDay = (state === 'waiting' || state === 'reading') && notice.dayText.trim() === ''
  const status = t(`home.queue.states.${state === 'waiting' && reading !== null ? 'read' : state}`)
  const name = file.name
  const item = useRef<HTMLLIElement>(null)
  const questions = state === 'asked' ? openQuestions(notice) : []
  const [question] = questions
  const about =
    reading === null
      ? formatFileSize(file.size)
      : `${t('home.queue.pages', { count: reading.pages })} · ${t(`home.queue.sources.${reading.textSource}`)}`

  /** Does what takes a question away, and leaves the focus on the next one, or on the day of the notice. */
  const goOn = (act: () => void): void => {
    flushSync(act)
    item.current?.querySelector<HTMLElement>('.rj-queue-question button, .rj-queue-service input')?.focus()
  }

  return (
    <li ref={item} className={`rj-queued rj-is-${state}`}>
      <span className="rj-queued-icon" title={status}>
        {ICONS[state]}
      </span>
      <div className="rj-queued-body">
        <div className="rj-queued-head">
          <span className="rj-queued-name">{name}</span>
          {result !== null && (
            <Button
              size="small"
              text={t('home.queue.open')}
              aria-label={t('home.queue.openOf', { name })}
              onClick={() => onOpen(result.id)}
            />
          )}
          {state !== 'done' && (
            <Button
              size="small"
              variant="minimal"
              icon={<CrossIcon />}
              aria-label={t(isRunning(notice) ? 'home.queue.cancelOf' : 'home.queue.removeOf', { name })}
              title={t(isRunning(notice) ? 'home.progress.cancel' : 'home.queue.remove')}
              onClick={onCancel}
            />
          )}
        </div>
        <span className="rj-hint" role="status">
          {about} · {status}
          {run !== null && ` · ${t(`home.progress.${run.steps.current}`)}`}
          {result !== null && reading === null && ` · ${result.name}`}
        </span>
        {reading !== null && <ReadNotice reading={answeredReading(reading, notice.answers)} fileName={name} />}
        {reading === null && (state === 'reading' || state === 'waiting') && <div className="rj-queued-unread" />}
        {question !== undefined && (
          <NoticeQuestion
            key={question.row.path}
            question={question}
            file={file}
            password={password}
            left={questions.length}
            onAnswer={text => goOn(() => onAnswer(question.row.path, text))}
            onLeave={() => goOn(onLeave)}
          />
        )}
        {run !== null && (
          <ProgressBar
            aria-label={name}
            value={state === 'reading' ? fractionOf(run.steps) / READING_SHARE : fractionOf(run.steps)}
            animate={false}
            stripes={false}
          />
        )}
        {state !== 'failed' && (
          <ServiceInputs
            id={`rj-queued-${key}`}
            name={name}
            service={notice}
            isLocked={isLocked}
            onChange={onService}
          />
        )}
        {state !== 'failed' && <Due notice={notice} />}
        {isMissingDay && <span className="rj-queued-missing">{t('home.queue.dayMissing')}</span>}
        {doubts.length > 0 && <DoubtfulDay doubts={doubts} onConfirm={onConfirm} />}
        {result?.isUnanswered && <ProblemText text={t('home.queue.question.lost')} />}
        {problem !== null && <ProblemText text={fileProblemText(problem, t)} />}
        {state === 'failed' && problem === null && <ProblemText text={t('home.queue.failed')} />}
        {state === 'failed' && password !== null && (
          <InputGroup
            size="small"
            type="password"
            autoComplete="off"
            aria-label={t('inputs.named', { label: t('home.file.password'), text: name })}
            placeholder={t('home.file.password')}
            value={password}
            onValueChange={onPassword}
          />
        )}
        {((state === 'failed' && (problem === null || password !== null)) || state === 'cancelled') && (
          <Button
            className="rj-queued-retry"
            size="small"
            text={t('home.queue.retry')}
            aria-label={t('home.queue.retryOf', { name })}
            onClick={onRetry}
          />
        )}
      </div>
    </li>
  )
}
