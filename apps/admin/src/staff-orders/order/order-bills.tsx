import { api } from '../../lib/api'
import { FailedState } from '../../ui/state/failed-state'
import { BillLine, CreditNoteLine } from '../bills/bill-line'

/** The bills and credit notes of an order that has bills, each with its papers. */
export function OrderBills({ number }: { number: string }) {
  const { data, error, isFetching, refetch } = api.bills.ofOrder.useQuery({
    queryKey: ['bills', 'order', number],
    queryData: { params: { number } },
    meta: { notLoaded: 'Failed to fetch the bills of the order' },
  })
  if (error) {
    return (
      <FailedState
        message="The bills could not be loaded."
        isTrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!data || data.body.bills.length === 0) return null
  return (
    <ul aria-label="Bills and credit notes" className="w-full">
      {data.body.credit_notes.map((note) => (
        <CreditNoteLine key={note.id} note={note} />
      ))}
      {data.body.bills.map((bill) => (
        <BillLine key={bill.id} bill={bill} />
      ))}
    </ul>
  )
}
