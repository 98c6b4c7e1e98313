import { Button, PopoverNext } from '@blueprintjs/core'
import { PulseIcon } from '@blueprintjs/icons'
import { type JSX, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { readFailedCalls, subscribeToFailedCalls } from '../../lib/failed-calls.ts'
import { ActivityList } from './activity-list.tsx'
import './activity-button.css'

/** The quiet mark in the bar: a dot when calls have failed. It opens its list when asked and never by itself. */
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
