import { Button } from '../controls/button'
import { Notice } from './notice'

/** The error state of a screen or list: why it could not be loaded, and a Retry button. */
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
