import type { CashClosing, CashNow } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { useMay } from '../lib/own-role'
import { dayWords, when } from '../lib/times'
import { ScreenHeader } from '../ui/display/screen-header'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'
import { CashSums, EntryList, signed } from './cash-sums'
import { CloseForm, differenceInWords } from './close-form'
import { EntryForm } from './entry-form'

/** The cash in the drawer: what should be there, entries by hand, the day's closing, and the days closed before. */
export function CashDays() {
  const now = api.cashDays.now.useQuery({
    queryKey: ['cash-days', 'now'],
    meta: { notLoaded: 'Failed to fetch the cash' },
  })
  const closed = api.cashDays.list.useQuery({
    queryKey: ['cash-days', 'list'],
    meta: { notLoaded: 'Failed to fetch the closed days' },
  })
  return (
    <>
      <ScreenHeader title="Day Closing" />
      <div className="grid gap-10 pt-5">
        <Loaded answer={now}>{(cash) => <Today cash={cash} />}</Loaded>
        <section aria-labelledby="closed-days">
          <h2 id="closed-days" className="text-lg">
            Closed days
          </h2>
          <Loaded answer={closed} skeleton={<RowsSkeleton rows={5} />}>
            {(rows) =>
              rows.length === 0 ? (
                <p className="pt-2">No day is closed yet. Closed days will appear here.</p>
              ) : (
                <PlainTable
                  title="Closed days"
                  columns={columns}
                  rows={rows}
                  keyOf={({ id }) => id}
                />
              )
            }
          </Loaded>
        </section>
      </div>
    </>
  )
}

/** Names the screen where couriers' cash is settled, as a link for those who may open it. */
function CourierCash() {
  const may = useMay()
  if (!may('money')) return 'Courier cash'
  return (
    <Link to={`${home}/couriercash`} className="underline underline-offset-4">
      Courier cash
    </Link>
  )
}

function Today({ cash }: { cash: CashNow }) {
  return (
    <div className="lg:grid-cols-2 grid gap-10">
      <div className="grid content-start gap-6">
        <section aria-label="Expected cash" className="grid gap-3">
          <p className="text-muted">
            Since {when(cash.from)}. Cash on delivery counts when its courier pays it in:{' '}
            <CourierCash /> notes it here.
          </p>
          <CashSums cash={cash} />
        </section>
        <EntryList title="Noted by hand" entries={cash.entry_list} />
        <section aria-labelledby="note-cash">
          <h2 id="note-cash" className="text-lg">
            Note cash
          </h2>
          <EntryForm />
        </section>
      </div>
      <section aria-labelledby="close-day" className="content-start">
        <h2 id="close-day" className="text-lg">
          Close {dayWords(cash.day)}
        </h2>
        {cash.is_closed ? (
          <p className="pt-2">Today is closed. What comes in from now on belongs to tomorrow.</p>
        ) : (
          <CloseForm cash={cash} />
        )}
      </section>
    </div>
  )
}

const columns: Column<CashClosing>[] = [
  {
    title: 'Day',
    place: 'lead',
    cell: ({ id, day }) => (
      <Link
        to={`${home}/cashdays/${id}`}
        className="font-medium underline-offset-4 hover:underline"
      >
        {dayWords(day)}
      </Link>
    ),
  },
  {
    title: 'Expected',
    kind: 'number',
    place: 'labelled',
    cell: ({ expected }) => signed(expected),
  },
  { title: 'Counted', kind: 'number', place: 'figure', cell: ({ counted }) => signed(counted) },
  { title: 'Difference', place: 'status', cell: ({ difference }) => differenceInWords(difference) },
  { title: 'Reason', place: 'line', cell: ({ reason }) => reason },
  {
    title: 'Closed',
    place: 'labelled',
    cell: ({ closed_at, staff }) => `${when(closed_at)}${staff ? `, ${staff}` : ''}`,
  },
]
