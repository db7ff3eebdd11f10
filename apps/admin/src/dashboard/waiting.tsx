import type { SalesFigures } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { useMay } from '../lib/own-role'

const places = [
  ['to_call', 'To call', 'allorder?queue=call', 'orders'],
  ['to_pack', 'To pack', 'allorder?state=confirmed', 'orders'],
  ['to_ship', 'To ship', 'allorder?state=packed', 'orders'],
  ['in_review', 'Payments in review', 'allorder?payment_state=review', 'orders'],
  ['returns', 'Returns', 'returns', 'orders'],
  ['refunds', 'Refunds', 'refunds?state=task', 'refunds'],
  ['refunds_sending', 'Refunds being sent', 'refunds?state=sending', 'refunds'],
  ['failed_mails', 'Failed mails', 'mails?state=failed', 'customers'],
] as const

/** Links to the work that waits for staff, with counts. Links with a count of 0 are left out. */
export function Waiting({ waiting }: { waiting: SalesFigures['waiting'] }) {
  const may = useMay()
  const some = places.filter(([name, , , needed]) => waiting[name] > 0 && may(needed))
  if (some.length === 0) return <p className="text-muted">No orders need attention.</p>
  return (
    <nav aria-label="Needs attention">
      <ul className="flex flex-wrap gap-2">
        {some.map(([name, label, path]) => (
          <li key={name}>
            <Link
              to={`${home}/${path}`}
              className="inline-flex h-9 items-center gap-2 rounded-control bg-raised px-3 inset-ring inset-ring-line hover:bg-sunk pointer-coarse:h-11"
            >
              <span className="font-semibold tabular-nums">{waiting[name]}</span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
