import type { StaffOrder } from '@etrend/contract'
import FileText from 'lucide-react/icons/file-text'
import { downloadPdf } from '../../lib/order-pdf'
import { Button } from '../../ui/controls/button'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { OrderBills } from './order-bills'

/** Packing slip and invoice of an order as PDF files, and its invoice number. */
export function OrderPapers({ order }: { order: StaffOrder }) {
  const { number } = order
  const { attempt, isBusy, refusal } = useStaffAction()
  return (
    <div className="grid justify-items-start gap-2 pt-3">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isBusy}
          onClick={() =>
            void attempt(
              () => downloadPdf(number, 'packing-slip'),
              () => undefined,
            )
          }
        >
          <FileText size={16} aria-hidden />
          Packing slip
        </Button>
        <Button
          disabled={isBusy}
          onClick={() =>
            void attempt(
              () => downloadPdf(number, 'invoice'),
              () => undefined,
            )
          }
        >
          <FileText size={16} aria-hidden />
          Invoice
        </Button>
      </div>
      <p className="max-w-prose text-muted">{invoiceWords(order)}</p>
      {order.totals.tax_mode ? <OrderBills number={number} /> : null}
    </div>
  )
}

function invoiceWords({ invoice_number, state }: StaffOrder) {
  if (invoice_number) return `Invoice ${invoice_number}`
  return state === 'cancelled' || state === 'returned'
    ? 'This order did not become a sale, so it has no invoice number.'
    : 'No invoice number yet. The order gets one when it is paid. A cash order gets one when it is delivered.'
}
