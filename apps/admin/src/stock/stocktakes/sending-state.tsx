import { Button } from '../../ui/controls/button'
import { counted } from '../../ui/display/counted'
import { Notice } from '../../ui/state/notice'
import type { Counting } from './use-counting'

/** Whether the server has everything that was counted on this device. */
export function SendingState({ counting }: { counting: Counting }) {
  const { pending, sending, sendNow, forget } = counting
  const waiting = counted(pending.length, 'count')
  if (sending.refusal) {
    return (
      <Notice>
        <p>{sending.refusal}</p>
        {pending.length > 0 ? (
          <span className="flex flex-wrap gap-2 pt-2">
            <Button onClick={sendNow}>Send again</Button>
            <Button onClick={forget}>Throw away {waiting}</Button>
          </span>
        ) : null}
      </Notice>
    )
  }
  if (pending.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-warning/10 px-3 py-2">
      <p role="status">
        {sending.isOffline
          ? `No connection: ${waiting} kept on this phone. Go on counting.`
          : `Sending ${waiting}…`}
      </p>
      {sending.isOffline ? (
        <Button disabled={sending.isSending} onClick={sendNow}>
          Send now
        </Button>
      ) : null}
    </div>
  )
}
