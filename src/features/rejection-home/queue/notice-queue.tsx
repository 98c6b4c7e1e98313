import { Button } from '@blueprintjs/core'
import { CrossIcon, PlusIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerCode } from '#contract/errors.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { ProblemText } from '../../../components/field-notes.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { SideDrawer } from '../../../components/side-drawer.tsx'
import { answeredState, correctionOf } from '../../../lib/facts/correction-state.ts'
import { ApiError, answerOf, callApi } from '../../../lib/http.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { checkQuota, LimitDialog } from '../../quota/quota.tsx'
import type { Service } from '../form/selection.ts'
import { type AnalysisRun, useAnalysis } from '../form/use-analysis.ts'
import type { Refusal } from '../form/use-notice-form.ts'
import type { Answers } from './notice-questions.ts'
import {
  advanceQueue,
  isOpen,
  isRunning,
  nextNotice,
  nextReading,
  type Queue,
  type QueuedNotice,
  type QueueEvent,
  queuedDay,
} from './queue-state.ts'
import { QueuedNoticeRow, ServiceInputs } from './queued-notice.tsx'
import './notice-queue.css'

/** Answers of the server that concern the account and not the paper. */
const REFUSALS: ReadonlySet<AnswerCode | null> = new Set(['noRight', 'limitReached'])

/** Writes the answers into the case as they would be given there. Returns whether they stand in it. */
const answerCase = async ({ id, notice }: RejectionLogDetail, answers: Answers): Promise<boolean> => {
  try {
    const body = { ...correctionOf(notice, answeredState(notice, answers)), revision: 0 }
    return (await callApi('correctNotice', { params: { id }, body })).log !== null
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

interface QueueModel {
  queue: Queue
  /** The progress of the notice that is being read or analysed. */
  run: AnalysisRun | null
  isStarted: boolean
  /** Why the server takes no further notice. */
  refusal: Refusal | null
  send: (event: QueueEvent) => void
  /** Analyses every notice that waits, one after another, and those that get their day later. */
  start: () => void
  /** Cancels the notice that is being read or analysed, or all that are not done. */
  cancel: (key: number) => void
  cancelAll: () => void
  closeRefusal: () => void
}

/** Returns a queue of notices, which are read and analysed one at a time. */
const useQueue = (files: readonly File[], service: Service): QueueModel => {
  const queryClient = useQueryClient()
  const [queue, send] = useReducer(advanceQueue, { shared: service, notices: [] }, empty =>
    advanceQueue(empty, { type: 'added', files }),
  )
  const [isStarted, setIsStarted] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { run, start, read, cancel } = useAnalysis()

  const fail = (key: number, error: unknown): void => {
    if (error instanceof ApiError && error.code === 'cancelled') send({ type: 'state', key, state: 'cancelled' })
    else send({ type: 'failed', key, problem: (error instanceof ApiError ? error.paper : null) ?? answerOf(error) })
  }

  const analyse = async (notice: QueuedNotice): Promise<void> => {
    const { key, file, password, dayText, type, isSure } = notice
    const day = queuedDay(dayText, Date.now())
    if (day === null) return
    send({ type: 'state', key, state: 'running' })
    try {
      const quota = await checkQuota('readWriteCount')
      if (quota !== 'allowed') {
        send({ type: 'state', key, state: 'waiting' })
        setIsStarted(false)
        return setRefusal(quota)
      }
      const detail = await start({ file, password, day, dayText, type }, !isSure)
      const isAnswered = notice.answers.size === 0 || (await answerCase(detail, notice.answers))
      send({ type: 'done', key, result: { id: detail.id, name: detail.resultName, isUnanswered: !isAnswered } })
      void queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
      void queryClient.invalidateQueries({ queryKey: ['readUsage'] })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'doubtfulDay') send({ type: 'asked', key, doubts: error.doubts })
      else fail(key, error)
    }
  }

  const readAhead = async ({ key, file, password }: QueuedNotice): Promise<void> => {
    send({ type: 'state', key, state: 'reading' })
    try {
      send({ type: 'read', key, reading: await read({ file, password }) })
    } catch (error) {
      // That the month's analyses are used up is said when one is asked for.
      if (REFUSALS.has(answerOf(error))) send({ type: 'unreadable', key })
      else fail(key, error)
    }
  }

  const next = isStarted ? nextNotice(queue, Date.now()) : undefined
  const toRead = nextReading(queue)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next notice begins when the one before has ended
  useEffect(() => {
    if (isBusy) return
    const work = next !== undefined ? analyse(next) : toRead !== undefined ? readAhead(toRead) : null
    if (work === null) return
    setIsBusy(true)
    void work.finally(() => setIsBusy(false))
  }, [next, toRead, isBusy])

  return {
    queue,
    run,
    isStarted,
    refusal,
    send,
    start: () => setIsStarted(true),
    cancel(key) {
      if (queue.notices.some(notice => notice.key === key && isRunning(notice))) cancel()
      else send({ type: 'removed', key })
    },
    cancelAll() {
      setIsStarted(false)
      cancel()
      send({ type: 'cancelled' })
    },
    closeRefusal: () => setRefusal(null),
  }
}

interface NoticeQueueProps {
  files: readonly File[]
  service: Service
  onOpen: (id: number) => void
  /** Goes back to the form for one notice. */
  onClose: () => void
}

/** A notice that is being read counts as one that is being analysed. */
const countedAs = ({ state }: QueuedNotice): Exclude<QueuedNotice['state'], 'reading'> =>
  state === 'reading' ? 'running' : state

/** The widths at which a strip over the list is all that the form has (notice-form.css). */
const IS_STRIP = '(min-width: 992px) and (max-width: 1199px)'
const DRAWER_PX = 424

/**
 * Shows several notices in the place of the form: the day is asked once, can be changed for each, and each has its progress.
 * Where the form is a strip they stand in a drawer over the list, which can be closed while they are read.
 */
export const NoticeQueue = ({ files, service, onOpen, onClose }: NoticeQueueProps): JSX.Element => {
  const { t } = useTranslation()
  const model = useQueue(files, service)
  const { queue, run, send } = model
  const title = useRef<HTMLHeadingElement>(null)
  const more = useRef<HTMLInputElement>(null)
  const counts = (['done', 'running', 'asked', 'waiting', 'failed', 'cancelled'] as const)
    .map(state => [state, queue.notices.filter(notice => countedAs(notice) === state).length] as const)
    .filter(([, count]) => count > 0)
  const told = counts.map(([state, count]) => t(`home.queue.counts.${state}`, { count })).join(t('home.queue.comma'))
  const isDrawer = useMediaQuery(IS_STRIP)
  const [isDrawerOpen, setIsDrawerOpen] = useState(true)
  const isOver = !queue.notices.some(isOpen)

  // The button or area that the files came from is gone.
  useEffect(() => title.current?.focus(), [])

  const pane = (
    <section className="rj-queue rj-notice-form rj-pane" aria-labelledby="rj-queue-title">
      <header className="rj-queue-head">
        <h1 id="rj-queue-title" ref={title} tabIndex={-1} className="rj-page-title">
          {t('home.queue.title')}
        </h1>
        <span className="rj-gap" />
        <Button size="small" icon={<PlusIcon />} text={t('home.queue.add')} onClick={() => more.current?.click()} />
        {isDrawer && (
          <IconButton
            name={t('home.queue.hide')}
            size="small"
            icon={<CrossIcon />}
            onClick={() => setIsDrawerOpen(false)}
          />
        )}
        <input
          ref={more}
          type="file"
          hidden
          multiple
          accept="application/pdf,.pdf"
          onChange={({ target }) => {
            send({ type: 'added', files: [...(target.files ?? [])] })
            target.value = ''
          }}
        />
        <p className="rj-hint" role="status">
          {told}
        </p>
      </header>
      <fieldset className="rj-queue-shared">
        <legend className="rj-label">{t('home.queue.shared')}</legend>
        <ServiceInputs
          id="rj-queue-shared"
          name={t('home.queue.all')}
          service={queue.shared}
          isLocked={false}
          onChange={shared => send({ type: 'sharedService', service: shared })}
        />
      </fieldset>
      <ol className="rj-queue-list">
        {queue.notices.map(notice => (
          <QueuedNoticeRow
            key={notice.key}
            notice={notice}
            run={isRunning(notice) ? run : null}
            onService={own => send({ type: 'ownService', key: notice.key, service: own })}
            onPassword={password => send({ type: 'password', key: notice.key, password })}
            onConfirm={() => send({ type: 'confirmed', key: notice.key })}
            onAnswer={(path, text) => send({ type: 'answered', key: notice.key, path, text })}
            onLeave={() => send({ type: 'left', key: notice.key })}
            onRetry={() => {
              send({ type: 'state', key: notice.key, state: 'waiting' })
              if (notice.reading !== null) model.start()
            }}
            onCancel={() => model.cancel(notice.key)}
            onOpen={onOpen}
          />
        ))}
      </ol>
      <footer className="rj-queue-foot">
        {isOver ? (
          <Button intent="primary" text={t('home.queue.close')} onClick={onClose} />
        ) : (
          <>
            {!model.isStarted && <Button intent="primary" text={t('home.submit')} onClick={model.start} />}
            <Button text={t('home.queue.cancelAll')} onClick={model.cancelAll} />
          </>
        )}
        <span className="rj-hint">{t('home.queue.uses')}</span>
      </footer>
      {model.refusal === 'noRight' && <ProblemText text={t('errors.answer.noRight')} />}
    </section>
  )
  return (
    <>
      {isDrawer ? (
        <>
          <div className="rj-queue-strip rj-pane">
            <strong>{t('home.queue.title')}</strong>
            <span className="rj-hint" role={isDrawerOpen ? undefined : 'status'}>
              {told}
            </span>
            <span className="rj-gap" />
            {!isDrawerOpen && <Button size="small" text={t('home.queue.show')} onClick={() => setIsDrawerOpen(true)} />}
          </div>
          <SideDrawer
            className="rj-queue-drawer"
            isOpen={isDrawerOpen}
            position="left"
            size={DRAWER_PX}
            hasBackdrop={false}
            canOutsideClickClose={false}
            enforceFocus={false}
            transitionDuration={0}
            aria-labelledby="rj-queue-title"
            onClose={() => setIsDrawerOpen(false)}
          >
            {pane}
          </SideDrawer>
        </>
      ) : (
        pane
      )}
      {model.refusal === 'limitReached' && <LimitDialog feature="write" onClose={model.closeRefusal} />}
    </>
  )
}
