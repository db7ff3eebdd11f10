import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

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

/** Shown when a page throws. Its link is plain, because the router itself may have failed. */
function FailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="page py-10">
      <Notice
        title="Something went wrong on our side."
        text="Your cart is kept. Load the page again, or start from the front page."
      >
        <Button onClick={onRetry}>Load again</Button>
        <a href="/" className="button button-quiet">
          To the front page
        </a>
      </Notice>
    </div>
  )
}
