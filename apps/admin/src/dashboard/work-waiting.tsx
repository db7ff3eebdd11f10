import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { useOrderCounts } from '../lib/order-counts'
import { stateWords } from '../lib/order-words'
import { Section } from '../ui/display/section'
import { May } from '../ui/may'

/** The orders that wait, for staff who see orders but no sales figures. */
export function WorkWaiting() {
  return (
    <May needed="orders">
      <Section title="Orders that wait">
        <Counts />
      </Section>
    </May>
  )
}

function Counts() {
  const orders = useOrderCounts()
  const waiting = orders.data?.body.counts.filter(({ state }) => isOpen.has(state)) ?? []
  if (orders.data && waiting.every(({ count }) => count === 0)) {
    return <p className="pt-3 text-muted">No orders need attention.</p>
  }
  return (
    <ul className="flex flex-wrap gap-2 pt-3">
      {waiting.map(({ state, count }) => (
        <li key={state}>
          <Link
            to={`${home}/allorder?state=${state}`}
            className="inline-flex h-9 items-center gap-2 rounded-control bg-raised px-3 inset-ring inset-ring-line hover:bg-sunk pointer-coarse:h-11"
          >
            <span className="font-semibold tabular-nums">{count}</span>
            {stateWords[state]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const isOpen = new Set<string>(['placed', 'confirmed', 'packed', 'shipped'])
