import { Button } from '@blueprintjs/core'
import { PlusIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../../components/field-notes.tsx'
import { LimitDialog } from '../../quota/quota.tsx'
import type { Service } from '../form/selection.ts'
import { QueuedNoticeRow, ServiceInputs } from './queued-notice.tsx'
import { useQueue } from './use-queue.ts'
import './notice-queue.css'

interface NoticeQueueProps {
  files: readonly File[]
  service: Service
  onOpen: (id: number) => void
  /** Goes back to the form for one notice. */
  onClose: () => void
}

/** Shows several notices in the place of the form: the day is asked once, can be changed for each, and each has its progress. */
export const NoticeQueue = ({ files, service, onOpen, onClose }: NoticeQueueProps): JSX.Element => {
  const { t } = useTranslation()
  const model = useQueue(files, service)
  const { queue, run, send } = model
  const title = useRef<HTMLHeadingElement>(null)
  const more = useRef<HTMLInputElement>(null)
  const counts = (['done', 'running', 'waiting', 'failed', 'cancelled'] as const)
    .map(state => [state, queue.notices.filter(notice => notice.state === state).length] as const)
    .filter(([, count]) => count > 0)
  const isOver = queue.notices.every(({ state }) => state !== 'waiting' && state !== 'running')

  // The button or area that the files came from is gone.
  useEffect(() => title.current?.focus(), [])

  return (
    <section className="rj-queue rj-notice-form rj-pane" aria-labelledby="rj-queue-title">
      <header className="rj-queue-head">
        <h1 id="rj-queue-title" ref={title} tabIndex={-1} className="rj-page-title">
          {t('home.queue.title')}
        </h1>
        <span className="rj-gap" />
        <Button size="small" icon={<PlusIcon />} text={t('home.queue.add')} onClick={() => more.current?.click()} />
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
          {counts.map(([state, count]) => t(`home.queue.counts.${state}`, { count })).join(t('home.queue.comma'))}
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
            run={notice.state === 'running' ? run : null}
            onService={own => send({ type: 'ownService', key: notice.key, service: own })}
            onPassword={password => send({ type: 'password', key: notice.key, password })}
            onRetry={() => {
              send({ type: 'state', key: notice.key, state: 'waiting' })
              model.start()
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
      {model.refusal === 'limitReached' && <LimitDialog feature="write" onClose={model.closeRefusal} />}
    </section>
  )
}
