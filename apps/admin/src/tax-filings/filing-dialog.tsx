import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { LoadedDialog } from '../ui/dialog/loaded-dialog'

/** Shows what the tax office gets of a bill or credit note, and what it answered to each attempt. */
export function FilingDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const filing = api.taxFilings.read.useQuery({
    queryKey: ['tax-filings', 'one', id],
    queryData: { params: { id: String(id) } },
    meta: { notLoaded: 'Failed to fetch the attempts' },
  })
  return (
    <LoadedDialog
      title={filing.data?.body.number ?? 'Tax office'}
      answer={filing}
      onClose={onClose}
    >
      {({ content, log }) => (
        <div className="grid gap-3 pt-2">
          <h3 className="font-semibold">Attempts</h3>
          {log.length === 0 ? <p className="text-muted">None yet.</p> : null}
          <ol className="grid gap-2">
            {log.map(({ at, ms, status, answer, is_realtime, problem }) => (
              <li key={at} className="wrap-anywhere">
                {momentOf(at)} · {ms} ms · {is_realtime ? 'in real time' : 'not in real time'} ·{' '}
                {problem ?? 'The tax office has it.'}
                {status === null ? null : (
                  <code className="block text-muted">
                    HTTP {status} {answer}
                  </code>
                )}
              </li>
            ))}
          </ol>
          <h3 className="font-semibold">What is sent</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
            {Object.entries(content).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="wrap-anywhere tabular-nums">
                  {value === null || value === '' ? 'none' : value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </LoadedDialog>
  )
}
