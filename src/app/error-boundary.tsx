import { Component, type ErrorInfo, type PropsWithChildren, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

/** Keeps a bug in one page from blanking the window. */
export class ErrorBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children
  }
}
