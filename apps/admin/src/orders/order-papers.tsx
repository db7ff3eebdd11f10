import type { StaffOrder } from '@etrend/contract'
import FileText from 'lucide-react/icons/file-text'
import { openPaper } from '../lib/papers'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { useDeed } from '../ui/use-deed'

/** What is printed: what to pack, and the invoice, which gets its number the first time. */
export function OrderPapers({ order: { number, invoice_number } }: { order: StaffOrder }) {
  const { attempt, isBusy, refusal } = useDeed()
  return (
    <div className="grid justify-items-start gap-2 pt-3">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isBusy}
          onClick={() =>
            void attempt(
              () => openPaper(number, 'packing-slip'),
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
              () => openPaper(number, 'invoice'),
              () => undefined,
            )
          }
        >
          <FileText size={16} aria-hidden />
          Invoice
        </Button>
      </div>
      <p className="text-muted">
        {invoice_number
          ? `Invoice ${invoice_number}`
          : 'No invoice yet: opening it gives it its number.'}
      </p>
    </div>
  )
}
