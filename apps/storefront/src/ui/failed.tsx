import { messageOf } from '../lib/api'
import { Button } from './button'
import { Notice } from './notice'

/** Says what could not be loaded and, if known, why; with a Retry button. */
export function Failed({
  what,
  error,
  onRetry,
}: {
  what: string
  error: unknown
  onRetry: () => unknown
}) {
  return (
    <div role="alert">
      <Notice
        title={`${what} could not be loaded.`}
        text={messageOf(error) ?? 'Something went wrong on the way. Your choices are kept.'}
      >
        <Button onClick={() => void onRetry()}>Retry</Button>
      </Notice>
    </div>
  )
}
