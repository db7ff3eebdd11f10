import type { StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { settlementAt } from '../../lib/addresses'
import { useMay } from '../../lib/own-role'
import { dayWords } from '../../lib/times'
import { Button } from '../../ui/controls/button'
import { May } from '../../ui/may'
import { ReturnFeeDialog } from './return-fee-dialog'

/**
 * Says what bringing the parcel back costs, and with which settlement the courier paid in or kept its fee back. Until the
 * fee is settled, it may be noted or changed.
 */
export function CourierMoney({ order }: { order: StaffOrder }) {
  const { return_fee, settlement, can_set_return_fee } = order
  const [isAsked, setAsked] = useState(false)
  const isSaid = return_fee > 0 || settlement !== null
  if (!isSaid && !can_set_return_fee) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isSaid ? <CourierWords order={order} /> : null}
      {can_set_return_fee ? (
        <May needed={['packing', 'money']}>
          <Button isSmall onClick={() => setAsked(true)}>
            {return_fee > 0 ? 'Change the fee' : 'Add the courier’s fee'}
          </Button>
        </May>
      ) : null}
      {isAsked ? <ReturnFeeDialog order={order} onClose={() => setAsked(false)} /> : null}
    </div>
  )
}

function CourierWords({ order: { collected, return_fee, settlement } }: { order: StaffOrder }) {
  const may = useMay()
  const words = settlement && `Settlement no. ${settlement.id}`
  return (
    <p>
      {return_fee > 0
        ? `The courier charges ${formatPrice(return_fee)} for bringing it back. `
        : null}
      {settlement ? (
        <>
          {collected > 0
            ? `The courier paid its ${formatPrice(collected)} in on ${dayWords(settlement.day)}: `
            : `The courier kept that fee back on ${dayWords(settlement.day)}: `}
          {may('money') ? (
            <Link to={settlementAt(settlement.id)} className="underline underline-offset-4">
              {words}
            </Link>
          ) : (
            words
          )}
          .
        </>
      ) : null}
    </p>
  )
}
