import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** What could not be loaded, why, and another try. */
export function FailedState({
  message,
  isTrying,
  onRetry,
}: {
  message: string
  isTrying: boolean
  onRetry: () => Promise<unknown>
}) {
  return (
    <div className="grid max-w-xl justify-items-start gap-3 pt-4">
      <Notice>{message}</Notice>
      <Button disabled={isTrying} onClick={() => void onRetry()}>
        {isTrying ? 'Trying again…' : 'Retry'}
      </Button>
    </div>
  )
}
