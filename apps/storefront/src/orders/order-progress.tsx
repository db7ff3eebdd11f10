import type { OrderPage as Order } from '@etrend/contract'
import { stateWords } from '../lib/ordering/words'

const WAY = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const

/** The order's steps from placed to delivered; nothing for a cancelled or returned order. */
export function OrderProgress({ order: { state } }: { order: Order }) {
  const reached = WAY.findIndex((one) => one === state)
  if (reached < 0) return null
  return (
    <ol className="order-progress" aria-label="Order progress">
      {WAY.map((step, index) => (
        <li
          key={step}
          data-reached={index <= reached}
          aria-current={index === reached ? 'step' : undefined}
        >
          {stateWords[step]}
          <span className="sr-only">{index < reached ? ', done' : ''}</span>
        </li>
      ))}
    </ol>
  )
}
