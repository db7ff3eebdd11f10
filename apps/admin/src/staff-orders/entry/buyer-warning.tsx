import { nepaliMobile } from '@etrend/domain'
import { api } from '../../lib/api'
import { useDebounced } from '../../ui/controls/use-debounced'
import { Mark } from '../../ui/display/mark'
import { RefusalMark } from '../marks/order-marks'

const PAUSE_MS = 300

/** What the server knows against an order of this phone number: parcels refused at the door, and blocked cash. */
export function BuyerWarning({ phone }: { phone: string }) {
  const mobile = nepaliMobile(useDebounced(phone, PAUSE_MS)) ?? ''
  const { data } = api.buyers.warning.useQuery({
    queryKey: ['buyers', mobile],
    queryData: { query: { phone: mobile } },
    meta: { notLoaded: 'Failed to check the phone number' },
    enabled: mobile !== '',
  })
  const { refusals = 0, is_cash_blocked: isBlocked = false } = data?.body ?? {}
  return (
    <output
      aria-label="About this phone number"
      className="sm:col-span-2 flex flex-wrap items-center gap-2 empty:hidden"
    >
      <RefusalMark refusals={refusals} />
      {isBlocked ? (
        <>
          <Mark kind="warning">No cash</Mark>
          This customer is blocked from paying in cash. Choose another payment.
        </>
      ) : null}
    </output>
  )
}
