import { Undo2 } from 'lucide-react'
import { useShop } from '../lib/use-shop'

/** Whether and how long the piece can be sent back, in one line. */
export function Returns() {
  const days = useShop()?.return_days
  if (days === undefined) return null
  return (
    <div className="mt-4 flex gap-3 text-sm">
      <Undo2 aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
      <p className="text-balance">
        {days > 0
          ? `${days === 1 ? 'One day' : `${days} days`} to send it back, for another size or your money.`
          : 'We take a piece back only if it is wrong or faulty.'}{' '}
        <a href="/return-and-exchange-policy" className="text-link">
          Returns and exchanges
        </a>
      </p>
    </div>
  )
}
