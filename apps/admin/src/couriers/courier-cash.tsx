import type { HeldCash } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { courierCashAt, home } from '../lib/addresses'
import { api } from '../lib/api'
import { when } from '../lib/times'
import { ButtonLink } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { ScreenHeader } from '../ui/display/screen-header'
import { Section } from '../ui/display/section'
import type { Column } from '../ui/list/column'
import { ExportList } from '../ui/list/export-list'
import { useListAddress } from '../ui/list/list-address'
import { PlainTable } from '../ui/list/plain-table'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'
import { SettlementList } from './settlement-list'

/** The cash of delivered orders: what couriers hold, and what they have paid in. */
export function CourierCash() {
  const address = useListAddress(['courier', 'is_different'])
  const held = api.courierSettlements.held.useQuery({
    queryKey: ['courier-settlements', 'held'],
    meta: { notLoaded: 'Failed to fetch the cash of couriers' },
  })
  return (
    <>
      <ScreenHeader title="Courier Cash">
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${home}/couriercash/months`}>By courier and month</ButtonLink>
          <ExportList list="courier-settlements" query={address.narrowed} />
        </div>
      </ScreenHeader>
      <div className="grid gap-8 pt-5">
        <Section title="Held by couriers">
          <Loaded answer={held} skeleton={<RowsSkeleton rows={3} />}>
            {(rows) => (rows.length === 0 ? <NothingHeld /> : <Held rows={rows} />)}
          </Loaded>
        </Section>
        <Section title="Settlements">
          <SettlementList address={address} />
        </Section>
      </div>
    </>
  )
}

function NothingHeld() {
  return (
    <p className="max-w-prose pt-3 text-muted">
      No courier holds cash. Orders that are delivered for cash appear here until their courier pays
      it in.
    </p>
  )
}

function Held({ rows }: { rows: HeldCash[] }) {
  const sum = rows.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100
  return (
    <>
      <PlainTable
        title="Held by couriers"
        columns={columns}
        rows={rows}
        keyOf={({ courier }) => courier.id ?? 0}
      />
      <p className="pt-2 text-end tabular-nums">
        In all <strong>{formatPrice(sum)}</strong>
      </p>
    </>
  )
}

const columns: Column<HeldCash>[] = [
  {
    title: 'Courier',
    place: 'lead',
    cell: ({ courier }) => (
      <Link
        to={courierCashAt(courier.id)}
        className="font-medium underline-offset-4 hover:underline"
      >
        {courier.name}
      </Link>
    ),
  },
  {
    title: 'Orders',
    kind: 'number',
    place: 'line',
    card: ({ orders }) => counted(orders, 'order'),
    cell: ({ orders }) => orders,
  },
  { title: 'Cash', kind: 'number', place: 'figure', cell: ({ amount }) => formatPrice(amount) },
  {
    title: 'Return fees',
    kind: 'number',
    place: 'labelled',
    cell: ({ returned, return_fees }) =>
      returned === 0 ? '' : `${formatPrice(return_fees)} (${returned})`,
  },
  { title: 'Since', place: 'labelled', cell: ({ since }) => when(since) },
  {
    title: 'Settle',
    cell: ({ courier }) => (
      <Link
        to={courierCashAt(courier.id)}
        aria-label={`Settle with ${courier.name}`}
        className="underline underline-offset-4"
      >
        Settle
      </Link>
    ),
  },
]
