import type { OrderState } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { useOrderCounts } from '../../lib/order-counts'
import { stateWords } from '../../lib/order-words'
import { useWaitingWork } from '../../lib/waiting-work'

const open: OrderState[] = ['placed', 'confirmed', 'packed', 'shipped']

/** Links to the orders at each step, with their counts. Orders that staff must call about come first; late ones have a link where there are any. */
export function StateLinks({ narrowed }: { narrowed: Record<string, string> }) {
  const { data } = useOrderCounts()
  const { late = 0 } = useWaitingWork().data?.body ?? {}
  const countOf = (state: OrderState) =>
    data && (data.body.counts.find((one) => one.state === state)?.count ?? 0)
  return (
    <nav aria-label="Orders that wait" className="pt-4">
      <ul className="flex flex-wrap gap-2">
        <OneLink to="?" label="All" isHere={!narrowed['state'] && !narrowed['queue']} />
        <OneLink
          to="?queue=call"
          label="To call"
          count={data?.body.to_call}
          isHere={narrowed['queue'] === 'call'}
        />
        {late > 0 || narrowed['queue'] === 'late' ? (
          <OneLink
            to="?queue=late"
            label="Late"
            count={late}
            isHere={narrowed['queue'] === 'late'}
          />
        ) : null}
        {open.map((state) => (
          <OneLink
            key={state}
            to={`?state=${state}`}
            label={stateWords[state]}
            count={countOf(state)}
            isHere={narrowed['state'] === state}
          />
        ))}
      </ul>
    </nav>
  )
}

function OneLink({
  to,
  label,
  count,
  isHere,
}: {
  to: string
  label: string
  count?: number | undefined
  isHere: boolean
}) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'true' : undefined}
        className={`inline-flex h-8 items-center gap-2 rounded-full px-3 inset-ring pointer-coarse:h-11 ${
          isHere ? 'bg-ink text-paper inset-ring-ink' : 'bg-raised inset-ring-line hover:bg-sunk'
        }`}
      >
        {label}
        {count === undefined ? null : <span className="font-semibold tabular-nums">{count}</span>}
      </Link>
    </li>
  )
}
