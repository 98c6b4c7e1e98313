import { Button, PopoverNext } from '@blueprintjs/core'
import { PulseIcon, WarningSignIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { clearFailedCalls, type FailedCall, readFailedCalls, subscribeToFailedCalls } from '../../lib/failed-calls.ts'
import { formatRecent } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import './activity-button.css'

/** Shows the failed calls with time, reason and a retry. */
const ActivityList = ({ failedCalls }: { failedCalls: readonly FailedCall[] }): JSX.Element => {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section className="rj-activity" aria-labelledby={titleId}>
      <header className="rj-activity-head">
        <h2 id={titleId} className="rj-activity-title">
          {t('shell.activity.title')}
        </h2>
        {failedCalls.length > 0 && (
          <Button variant="minimal" size="small" text={t('shell.activity.clear')} onClick={clearFailedCalls} />
        )}
      </header>
      {failedCalls.length === 0 && <p className="rj-activity-empty">{t('shell.activity.empty')}</p>}
      <ul className="rj-activity-rows">
        {failedCalls.map(failedCall => (
          <FailedCallRow key={failedCall.key} failedCall={failedCall} />
        ))}
      </ul>
      <p className="rj-activity-note rj-hint">{t('shell.activity.note')}</p>
    </section>
  )
}

const FailedCallRow = ({ failedCall }: { failedCall: FailedCall }): JSX.Element => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const language = useLanguage()
  const { retry } = failedCall
  const call = t(`errors.call.${failedCall.call}`)
  // A call that fails again is listed again. After a success the data on the page may be out of date.
  const resend = (): void => {
    retry?.().then(
      () => queryClient.invalidateQueries(),
      () => undefined,
    )
  }
  return (
    <li className="rj-activity-row">
      <WarningSignIcon className="rj-activity-icon" />
      <div className="rj-activity-what">
        <span className="rj-activity-call">{call}</span>
        <span className="rj-activity-reason">{t(`errors.failure.${failedCall.code}`)}</span>
        {failedCall.requestId !== '' && (
          <span className="rj-hint">{t('shell.activity.request', { id: failedCall.requestId })}</span>
        )}
      </div>
      <time className="rj-hint" dateTime={new Date(failedCall.at).toISOString()}>
        {formatRecent(failedCall.at, language, Date.now())}
      </time>
      {retry !== null && (
        <Button
          size="small"
          text={t('shell.activity.retry')}
          aria-label={t('shell.activity.retryOf', { call })}
          onClick={resend}
        />
      )}
    </li>
  )
}

/** Shows a dot in the bar when calls have failed. It opens its list on click, never by itself. */
export const ActivityButton = (): JSX.Element => {
  const { t } = useTranslation()
  const failedCalls = useSyncExternalStore(subscribeToFailedCalls, readFailedCalls)
  const count = failedCalls.length
  const name = count === 0 ? t('shell.activity.title') : t('shell.activity.failed', { count })
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      popoverClassName="rj-activity-popover"
      shouldReturnFocusOnClose
      content={<ActivityList failedCalls={failedCalls} />}
    >
      <Button
        className={count > 0 ? 'rj-activity-button rj-has-failures' : 'rj-activity-button'}
        variant="minimal"
        icon={<PulseIcon />}
        aria-label={name}
        title={name}
      />
    </PopoverNext>
  )
}
