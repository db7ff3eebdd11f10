import type { BuyerDetails } from '@etrend/contract'
import { nepaliMobile } from '@etrend/domain'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { useDebounced } from '../../ui/controls/use-debounced'
import { counted } from '../../ui/display/counted'
import { Mark } from '../../ui/display/mark'
import { RefusalMark } from '../marks/order-marks'

const PAUSE_MS = 300

/**
 * What is known of a phone number: earlier orders, parcels refused at the door, blocked cash, and the last details, which
 * one press fills in. Shows nothing for an unknown number.
 */
export function KnownBuyer({
  phone,
  onUse,
}: {
  phone: string
  onUse: (details: BuyerDetails) => void
}) {
  const mobile = nepaliMobile(useDebounced(phone, PAUSE_MS)) ?? ''
  const { data } = api.buyers.find.useQuery({
    queryKey: ['buyers', mobile],
    queryData: { query: { phone: mobile } },
    meta: { notLoaded: 'Failed to check the phone number' },
    enabled: mobile !== '',
  })
  const { orders = 0, refusals = 0, is_cash_blocked: isBlocked = false } = data?.body ?? {}
  const details = data?.body.details ?? null
  const isKnown = orders > 0 || isBlocked || details !== null
  return (
    <div className={isKnown ? 'sm:col-span-2 grid gap-3 rounded-control bg-sunk p-4' : 'contents'}>
      <output aria-label="About this phone number" className="grid gap-2 empty:hidden">
        {details ? <Details details={details} /> : null}
        {isKnown ? (
          <span className="flex flex-wrap items-center gap-2">
            {counted(orders, 'order')} so far
            <RefusalMark refusals={refusals} />
          </span>
        ) : null}
        {isBlocked ? (
          <span className="flex flex-wrap items-center gap-2">
            <Mark kind="warning">No cash</Mark>
            This customer is blocked from paying in cash. Choose another payment.
          </span>
        ) : null}
      </output>
      {details ? (
        <div>
          <Button onClick={() => onUse(details)}>Use these details</Button>
        </div>
      ) : null}
    </div>
  )
}

function Details({ details }: { details: BuyerDetails }) {
  const { name, email, street, landmark, city, district, province } = details
  return (
    <span className="wrap-anywhere">
      <span className="font-semibold block">{name}</span>
      {[street, landmark, city, district, province].filter(Boolean).join(', ')}
      {email ? <span className="block text-muted">{email}</span> : null}
    </span>
  )
}
