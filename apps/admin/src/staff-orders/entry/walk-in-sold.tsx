import type { WalkInSale } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import Printer from 'lucide-react/icons/printer'
import { orderAt } from '../../lib/addresses'
import { openBill } from '../../lib/order-pdf'
import { Button, ButtonLink } from '../../ui/controls/button'
import { ScreenHeader } from '../../ui/display/screen-header'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** What was sold just now: the bill to print, the change to give, and the way to the next sale. */
export function WalkInSold({
  sale: { number, invoice_number, total },
  change,
  onNext,
}: {
  sale: WalkInSale
  change: number | undefined
  onNext: () => void
}) {
  const { attempt, isBusy, refusal } = useStaffAction()
  const print = () =>
    attempt(
      () => openBill(number),
      () => undefined,
    )
  return (
    <>
      <ScreenHeader title={`Sold for ${formatPrice(total)}`} />
      <div className="grid justify-items-start gap-4 pt-4" role="status">
        {change !== undefined && change > 0 ? (
          <p className="font-semibold text-xl tabular-nums">Change: {formatPrice(change)}</p>
        ) : null}
        <p>
          {invoice_number
            ? `Bill ${invoice_number}, order ${number}`
            : `Order ${number}. Its bill gets a number once staff enter the last number on paper.`}
        </p>
        {refusal ? <Notice>{refusal}</Notice> : null}
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" disabled={isBusy} data-first-focus onClick={() => void print()}>
            <Printer size={16} aria-hidden />
            {isBusy ? 'Opening…' : 'Print bill'}
          </Button>
          <Button onClick={onNext}>Next sale</Button>
          <ButtonLink to={orderAt(number)}>Open the order</ButtonLink>
        </div>
      </div>
    </>
  )
}
