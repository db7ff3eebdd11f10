import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** Shown when a page throws. Its link is plain, because the router itself may have failed. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
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
