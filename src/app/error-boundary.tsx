import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

interface ErrorBoundaryProps {
  /** Where the page is: another place is tried afresh. */
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
