import type { Parcel } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { StateMark } from '../staff-orders/marks/order-marks'
import { Notice } from '../ui/state/notice'

/** Whose parcel the next code is for, and the code that it has already. */
export function ChosenParcel({ parcel }: { parcel: Parcel }) {
  const { number, name, district, state, to_collect, tracking_code } = parcel
  return (
    <>
      <p>
        <b className="font-semibold tabular-nums">{number}</b> {name}, {district}
      </p>
      <p className="flex flex-wrap items-center gap-3 text-muted">
        <StateMark state={state} />
        {to_collect > 0 ? `${formatPrice(to_collect)} in cash` : 'Paid'}
      </p>
      {tracking_code === null ? null : (
        <Notice>
          It has the code {tracking_code} already. The code that you enter replaces it.
        </Notice>
      )}
    </>
  )
}
