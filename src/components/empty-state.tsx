import { Button, NonIdealState } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import './empty-state.css'

interface EmptyStateProps {
  icon: JSX.Element
  title: string
  text: string
  action?: JSX.Element
  /** The page has nothing else: its title is that of the page. */
  isPage?: boolean
}

/** Says that a place is empty, and what will appear there. */
export const EmptyState = ({ icon, title, text, action, isPage = false }: EmptyStateProps): JSX.Element => (
  <NonIdealState
    className="rj-empty-state"
    icon={icon}
    iconMuted={false}
    iconSize={20}
    // not `title`: Blueprint makes it an h4, whatever heading stands above
    description={
      <div>
        {isPage ? <h1 className="rj-empty-state-title">{title}</h1> : <p className="rj-empty-state-title">{title}</p>}
        <p>{text}</p>
      </div>
    }
    {...(action && { action })}
  />
)

/** Takes the place of data that could not be loaded, and lets the user load it again. */
export const FailedLoad = ({ onRetry }: { onRetry: () => void }): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-failed-load" role="alert">
      <EmptyState
        icon={<WarningSignIcon />}
        title={t('inputs.notRead.title')}
        text={t('inputs.notRead.text')}
        action={<Button text={t('inputs.notRead.retry')} onClick={onRetry} />}
      />
    </div>
  )
}
