import { useSearchParams } from 'react-router-dom'
import type { ListAddress } from './list-address'
import { ListTabs } from './list-tabs'

const queues = ['to_do', 'done', 'all'] as const
export type Queue = (typeof queues)[number]

const labels: Record<Queue, string> = { to_do: 'To do', done: 'Done', all: 'All' }

/**
 * The part of a list of work that the address names with ?queue=, else `otherwise`. `asked` is the request's query with
 * it.
 */
export function useWorkQueue({ asked }: Pick<ListAddress, 'asked'>, otherwise: Queue) {
  const [params] = useSearchParams()
  const named = params.get('queue')
  const queue = queues.find((one) => one === named) ?? otherwise
  return { queue, asked: queue === 'all' ? asked : { ...asked, queue } }
}

/** Links to what is to do, done, and all, which keep the search. `counts`: how many rows the first two have. */
export function WorkTabs({
  label,
  queue,
  counts,
}: {
  label: string
  queue: Queue
  counts: { to_do: number | undefined; done: number | undefined }
}) {
  const [params] = useSearchParams()
  return (
    <ListTabs
      label={label}
      tabs={queues.map((one) => ({
        to: `?${withQueue(params, one)}`,
        label: labels[one],
        count: one === 'all' ? undefined : counts[one],
        isHere: queue === one,
      }))}
    />
  )
}

/** The address of another part. Its rows are in other states, and it begins at its first page. */
function withQueue(params: URLSearchParams, queue: Queue) {
  const next = new URLSearchParams(params)
  for (const name of ['state', 'page']) next.delete(name)
  next.set('queue', queue)
  return next
}
