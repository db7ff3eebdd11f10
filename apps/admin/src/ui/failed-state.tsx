import { Button } from './button'
import { Notice } from './notice'

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
    <div className="max-w-xl grid justify-items-start gap-3 pt-4">
      <Notice>{message}</Notice>
      <Button disabled={isTrying} onClick={() => void onRetry()}>
        {isTrying ? 'Trying again…' : 'Retry'}
      </Button>
    </div>
  )
}
