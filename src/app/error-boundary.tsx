import { Button } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import { Component, type ErrorInfo, type JSX, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../components/empty-state.tsx'

/** Takes the place of a page that could not be drawn. Saved work is on the server, so a reload loses nothing of it. */
const BrokenPage = (): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon={<WarningSignIcon size={20} />}
        title={t('shell.broken.title')}
        text={t('shell.broken.text')}
        action={<Button onClick={() => window.location.reload()} text={t('shell.broken.reload')} />}
      />
    </div>
  )
}

interface ErrorBoundaryProps {
  /** The page's address. After a failure another address is tried afresh. */
  place?: string
  children: ReactNode
}

/** Keeps a bug in one page from blanking the window. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children
  }
}
