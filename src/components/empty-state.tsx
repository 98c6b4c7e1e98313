import { Button, NonIdealState } from '@blueprintjs/core'
import { RefreshIcon, WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../lib/http.ts'
import { formatTime } from '../locales/formats.ts'
import { useLanguage } from '../locales/language.ts'
import './empty-state.css'

interface EmptyStateProps {
  icon: JSX.Element
  title: string
  text: string
  action?: JSX.Element | undefined
  /** The page has nothing else: its title is that of the page. */
  isPage?: boolean
  /** Shown between the text and the action. */
  children?: ReactNode
}

/** Says that a place is empty, and what will appear there. */
export const EmptyState = ({ icon, title, text, action, isPage = false, children }: EmptyStateProps): JSX.Element => (
  <NonIdealState
    className="rj-empty-state"
    icon={icon}
    iconMuted={false}
    iconSize={20}
    // not `title`: Blueprint makes it an h4, whatever heading stands above
    description={
      <div>
        {isPage ? <h1 className="rj-empty-state-title">{title}</h1> : <p className="rj-empty-state-title">{title}</p>}
        <p className="rj-empty-state-text">{text}</p>
        {children}
      </div>
    }
    {...(action && { action })}
  />
)

/** A reading call that failed: why, when, and how it is read again. The state of a query is one. */
export interface LoadFailure {
  /** Null for a part of the page whose code did not come. */
  error: unknown
  errorUpdatedAt: number
  refetch: () => unknown
}

interface FailedLoadProps {
  of: LoadFailure
  title?: string
  isPage?: boolean
  /** What this computer still knows of the data. */
  known?: ReactNode
  /** Stands beside the button that reads again. */
  action?: ReactNode
}

const useCause = (error: unknown): string => {
  const { t } = useTranslation()
  if (error === null) return t('inputs.notRead.part')
  if (!(error instanceof ApiError)) return t('errors.failure.internal')
  const { answer, failure } = error
  return answer === null ? t(`errors.failure.${failure ?? 'internal'}`) : t(`errors.answer.${answer}`)
}

/**
 * Takes the place of data that could not be loaded: says why and since when, and lets the user load them again. The
 * button takes the focus where nothing else has it.
 */
export const FailedLoad = ({ of: failure, title, isPage = false, known, action }: FailedLoadProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const retry = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) retry.current?.focus({ preventScroll: true })
  }, [])
  const time = formatTime(failure.errorUpdatedAt, language)
  return (
    <div className="rj-failed-load" role="alert">
      <EmptyState
        isPage={isPage}
        icon={<WarningSignIcon />}
        title={title ?? t('inputs.notRead.title')}
        text={t('inputs.notRead.cause', { time, cause: useCause(failure.error) })}
        action={
          <div className="rj-failed-load-actions">
            <Button
              ref={retry}
              icon={<RefreshIcon size={14} />}
              text={t('inputs.notRead.retry')}
              onClick={() => void failure.refetch()}
            />
            {action}
          </div>
        }
      >
        <p>{t('inputs.notRead.text')}</p>
        {known}
      </EmptyState>
    </div>
  )
}
