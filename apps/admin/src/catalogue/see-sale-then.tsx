import type { SaleOffer } from '@etrend/contract'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { useShopAt } from '../lib/use-shop-at'
import { Button } from '../ui/controls/button'
import { useStateNow } from './sale-offer-state'

/** For a saved sale that starts later: opens the whole storefront as it will be when the sale starts. */
export function SeeSaleThen({ sale }: { sale: SaleOffer | undefined }) {
  return sale ? <SeeThen sale={sale} /> : null
}

function SeeThen({ sale }: { sale: SaleOffer }) {
  const { see, isPending } = useShopAt()
  if (useStateNow(sale) !== 'scheduled') return null

  async function open(at: string) {
    try {
      await see(at)
    } catch (error) {
      notify.error('The shop could not be opened.', refusalOf(error).message)
    }
  }

  return (
    <div>
      <Button disabled={isPending} onClick={() => void open(sale.starts_at)}>
        <CalendarClock size={16} aria-hidden />
        See the shop then
      </Button>
    </div>
  )
}
