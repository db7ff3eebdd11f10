import { Component, type ReactNode } from 'react'
import { FailedPage } from '../pages/failed-page'

/** Shows the error page instead of a blank one when a page throws. Its button reloads the page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? (
      <FailedPage onRetry={() => window.location.reload()} />
    ) : (
      this.props.children
    )
  }
}
