import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { LoadedDialog } from '../ui/dialog/loaded-dialog'
import { topicName } from './topic-words'

/** Shows what a delivery holds, and what was answered to each attempt. */
export function DeliveryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const delivery = api.webhooks.delivery.useQuery({
    queryKey: ['webhooks', 'delivery', id],
    queryData: { params: { id: String(id) } },
    meta: { notLoaded: 'Failed to fetch the delivery' },
  })
  return (
    <LoadedDialog
      title={topicName(delivery.data?.body.topic ?? 'Delivery')}
      answer={delivery}
      onClose={onClose}
    >
      {({ message_id, body, log }) => (
        <div className="grid gap-3 pt-2">
          <p className="wrap-anywhere text-muted">{message_id}</p>
          <pre className="rounded-control bg-sunk p-3 text-xs wrap-anywhere whitespace-pre-wrap">
            {JSON.stringify(JSON.parse(body), null, 2)}
          </pre>
          <h3 className="font-semibold">Attempts</h3>
          {log.length === 0 ? <p className="text-muted">None yet.</p> : null}
          <ol className="grid gap-2">
            {log.map(({ at, ms, status, answer, problem }) => (
              <li key={at} className="wrap-anywhere">
                {momentOf(at)} · {ms} ms · {problem ?? `answered ${status}`}
                {answer ? <code className="block text-muted">{answer}</code> : null}
              </li>
            ))}
          </ol>
        </div>
      )}
    </LoadedDialog>
  )
}
