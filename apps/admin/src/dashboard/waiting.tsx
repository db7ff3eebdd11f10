import type { DashboardFigures, WaitingWork } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { useMay } from '../lib/own-role'
import { useWaitingWork } from '../lib/waiting-work'
import { Section } from '../ui/display/section'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'

/** Work to show as a link. `isUrgent`: somebody is kept waiting, or something failed. */
type Kind = { label: string; count: number; to: string; isUrgent?: boolean }

/**
 * Links to the work that waits for somebody with this role, the most pressing first. Kinds of which nothing waits are
 * left out. `figures`: of stock and products, once they are known.
 */
export function Waiting({ figures }: { figures: DashboardFigures | undefined }) {
  const work = useWaitingWork()
  const may = useMay()
  return (
    <Section title="Needs attention">
      <Loaded answer={work} skeleton={<RowsSkeleton rows={2} />}>
        {(counts) => (
          <Kinds
            work={ofWork(counts)}
            shelves={[
              ...(figures && may('stock') ? ofStock(figures) : []),
              ...(figures && may('catalogue') ? ofProducts(figures) : []),
            ]}
          />
        )}
      </Loaded>
    </Section>
  )
}

const places: [kind: keyof WaitingWork, label: string, path: string, look?: 'urgent'][] = [
  ['late', 'Late', 'allorder?queue=late', 'urgent'],
  ['to_call', 'To call', 'allorder?queue=call'],
  ['to_pack', 'To pack', 'allorder?state=confirmed'],
  ['to_ship', 'To ship', 'allorder?state=packed'],
  ['in_review', 'Payments in review', 'allorder?payment_state=review'],
  ['returns', 'Returns', 'returns'],
  ['refunds', 'Refunds to pay', 'refunds?state=task'],
  ['refunds_sending', 'Refunds being sent', 'refunds?state=sending'],
  ['refused_bills', 'Bills refused', 'taxoffice?state=refused', 'urgent'],
  ['failed_mails', 'Failed mails', 'mails?state=failed', 'urgent'],
  ['failed_sms', 'Failed SMS', 'sms?state=failed', 'urgent'],
  ['photos', 'Photos to check', 'reviews?photos=waiting'],
]

function ofWork(counts: WaitingWork): Kind[] {
  return places.map(([kind, label, path, look]) => ({
    label,
    count: counts[kind] ?? 0,
    to: `${home}/${path}`,
    isUrgent: look === 'urgent',
  }))
}

function ofStock({ stock }: DashboardFigures): Kind[] {
  return [
    { label: 'sizes sold out', count: stock.out, to: `${home}/stockonhand?stock=out` },
    { label: 'sizes running low', count: stock.low, to: `${home}/stockonhand?stock=low` },
  ]
}

function ofProducts({ products }: DashboardFigures): Kind[] {
  return [{ label: 'products that can’t sell yet', count: products.unsellable, to: '#unsellable' }]
}

/** `work` of people as tiles, and what the shelves lack in a line below: it is seldom done the same day. */
function Kinds({ work, shelves }: { work: Kind[]; shelves: Kind[] }) {
  const [tiles, lines] = [work.filter(isThere), shelves.filter(isThere)]
  if (tiles.length + lines.length === 0) {
    return <p className="pt-3 text-muted">Nothing needs attention now.</p>
  }
  return (
    <>
      <ul className="sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7 grid grid-cols-2 gap-2 pt-3 empty:hidden">
        {tiles.map(({ label, count, to, isUrgent }) => (
          <li key={label}>
            <WayTo to={to} look={tileLook}>
              <span
                className={`font-display text-xl lining-nums tabular-nums ${isUrgent ? 'text-danger' : ''}`}
              >
                {formatNumber(count)}
              </span>{' '}
              <span className="min-w-0">{label}</span>
            </WayTo>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 pt-3 empty:hidden">
        {lines.map(({ label, count, to }) => (
          <li key={label}>
            <WayTo to={to} look={lineLook}>
              <span className="tabular-nums">{formatNumber(count)}</span> {label}
            </WayTo>
          </li>
        ))}
      </ul>
    </>
  )
}

function isThere({ count }: Kind) {
  return count > 0
}

const tileLook =
  'flex h-full items-baseline gap-2.5 rounded-control bg-raised px-3 py-2 inset-ring inset-ring-line transition-colors hover:bg-sunk'
const lineLook =
  'inline-flex items-center gap-1 text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11'

/** A link to a list, or to a part of this screen. */
function WayTo({ to, look, children }: { to: string; look: string; children: ReactNode }) {
  return to.startsWith('#') ? (
    <a href={to} className={look}>
      {children}
    </a>
  ) : (
    <Link to={to} className={look}>
      {children}
    </Link>
  )
}
