import type { CourierMonth, CourierMonths as Months } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useSearchParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { controlLook } from '../ui/form/field'
import type { Column } from '../ui/list/column'
import { ExportList } from '../ui/list/export-list'
import { PlainTable } from '../ui/list/plain-table'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { lackInWords } from './settlement-words'

const choices = ['3', '6', '12', '24', '36']

/** What each courier delivered, collected, kept and paid in, by Nepali month. */
export function CourierMonths() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('months') ?? ''
  const months = choices.includes(asked) ? asked : '12'
  const answer = api.courierSettlements.months.useQuery({
    queryKey: ['courier-settlements', 'months', months],
    queryData: { query: { months } },
    meta: { notLoaded: 'Failed to fetch the months of couriers' },
  })
  return (
    <>
      <ScreenHeader title="Couriers by Month">
        <ExportList list="courier-months" query={{ months }} />
      </ScreenHeader>
      <label className="font-semibold grid justify-items-start gap-1.5 pt-5">
        Months
        <select
          className={`${controlLook} font-normal max-w-60`}
          value={months}
          onChange={({ target }) => setParams({ months: target.value }, { replace: true })}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              The last {choice} months
            </option>
          ))}
        </select>
      </label>
      <p className="max-w-prose py-4 text-muted">
        Delivered parcels and their cash count in the month of the delivery; fee, paid in and
        difference in the month in which the courier paid. Settlements that were taken back count
        nowhere.
      </p>
      <Loaded answer={answer}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <BlankState words="No courier delivered or paid anything in these months.">
              <ButtonLink to={`${home}/couriercash`}>Courier cash</ButtonLink>
            </BlankState>
          ) : (
            <PlainTable
              title="Couriers by month"
              columns={columns}
              rows={[...rows, inAll(total)]}
              keyOf={({ month, courier }) => `${month} ${courier.id}`}
            />
          )
        }
      </Loaded>
    </>
  )
}

function inAll(total: Months['total']): CourierMonth {
  const courier = { id: null, name: '' }
  return { ...total, courier, month: '', month_name: 'In all', from: '', to: '' }
}

const columns: Column<CourierMonth>[] = [
  {
    title: 'Month',
    place: 'line',
    card: ({ month, month_name }) => (month === '' ? null : month_name),
    cell: ({ month, month_name }) => (
      <span className={`whitespace-nowrap ${month === '' ? 'font-semibold' : ''}`}>
        {month_name}
      </span>
    ),
  },
  {
    title: 'Courier',
    place: 'lead',
    card: ({ courier, month_name }) => courier.name || month_name,
    cell: ({ courier }) => courier.name,
  },
  { title: 'Delivered', kind: 'number', place: 'labelled', cell: ({ delivered }) => delivered },
  {
    title: 'Collected',
    kind: 'number',
    place: 'labelled',
    cell: ({ collected }) => formatPrice(collected),
  },
  {
    title: 'Fee',
    kind: 'number',
    place: 'foot',
    // A line of its own: a card shortens its other facts.
    card: ({ fee, returned, return_fees }) =>
      `Fee ${formatPrice(fee)}${returned > 0 ? ` · ${returned} came back for ${formatPrice(return_fees)}` : ''}`,
    cell: ({ fee }) => formatPrice(fee),
  },
  {
    title: 'Paid in',
    kind: 'number',
    place: 'figure',
    cell: ({ paid_in }) => formatPrice(paid_in),
  },
  {
    title: 'Difference',
    kind: 'number',
    place: 'status',
    card: ({ difference }) => (difference === 0 ? null : lackInWords(difference)),
    cell: ({ difference }) => (difference === 0 ? 'None' : lackInWords(difference)),
  },
  { title: 'Came back', kind: 'number', cell: ({ returned }) => returned },
  {
    title: 'Fees of these',
    kind: 'number',
    cell: ({ return_fees }) => formatPrice(return_fees),
  },
]
