import type { OrderDetail as Order } from '@etrend/contract'
import { arrivalInWords, formatPrice } from '@etrend/domain'
import { shownDay, stateWords } from '../lib/ordering/words'
import { flag, object } from '../lib/schema'
import { useLocationState } from '../lib/use-location-state'
import { useShop } from '../lib/use-shop'
import { PhoneLink } from '../ui/phone-link'

/** The order's number and state, and what happens next in one sentence. Thanks a customer who has just placed it. */
export function OrderHead({ order }: { order: Order }) {
  const isNew = useLocationState(handedOn)?.isNew && order.state === 'placed'
  const [first] = order.name.split(' ')
  return (
    <header>
      <p className="text-muted">
        Order <span className="tabular-nums">{order.number}</span> · {shownDay(order.placed_at)}
      </p>
      <h1 className="page-title mt-1" tabIndex={-1}>
        {isNew ? `Thank you, ${first}.` : stateWords[order.state]}
      </h1>
      <p className="mt-3 max-w-prose text-lg wrap-anywhere" aria-live="polite">
        {sentenceFor(order)}
        <Arrival order={order} />
        {isNew &&
          (order.email
            ? ` The confirmation is on its way to ${order.email}.`
            : ' Keep the order number: with it and your phone number you find this page again.')}
      </p>
      {order.state === 'shipped' && order.tracking_url && (
        <p className="mt-2">
          <a href={order.tracking_url} className="underline underline-offset-4">
            Follow your parcel
          </a>
        </p>
      )}
    </header>
  )
}

/** When the parcel arrives, until it has; an excuse with the shop's phone once the promise is over. */
function Arrival({ order: { state, promised, is_late, payment_state } }: { order: Order }) {
  const phone = useShop()?.phone
  const isOnItsWay = ['placed', 'confirmed', 'packed', 'shipped'].includes(state)
  const isWaiting = payment_state === 'pending' || payment_state === 'review'
  if (!promised || !isOnItsWay || isWaiting) return undefined
  if (!is_late) return ` It arrives ${arrivalInWords(promised)}.`
  return (
    <>
      {' '}
      It should have been with you {arrivalInWords({ from: null, to: promised.to })}, and we are
      sorry that it isn’t. Please ask us about it: <PhoneLink phone={phone} />.
    </>
  )
}

/** Moves the focus to the order's state, after a step that has changed it. What it means now is announced there. */
export function focusHead() {
  document.querySelector<HTMLElement>('main h1')?.focus()
}

const handedOn = object({ isNew: flag })

function sentenceFor(order: Order) {
  const { payment_method, payment_state, to_pay, courier, tracking_code } = order
  const how = payment_state === 'due' ? ` You pay ${formatPrice(to_pay)} in cash.` : ''
  switch (order.state) {
    case 'placed':
      if (payment_state === 'pending') return 'Your pieces are kept for you until it is paid.'
      if (payment_state === 'review')
        return 'We are looking at the payment and tell you as soon as it is settled.'
      return payment_method === 'cod'
        ? `We call you before we pack it.${how}`
        : 'We are getting it ready.'
    case 'confirmed':
      return `It is confirmed, and we are packing it.${how}`
    case 'packed':
      return `It is packed and waits for the courier.${how}`
    case 'shipped':
      return [
        `It is on its way${courier ? ` with ${courier}` : ''}.`,
        tracking_code ? `Tracking code: ${tracking_code}.` : '',
        how.trim(),
      ]
        .filter(Boolean)
        .join(' ')
    case 'delivered':
      return 'It has arrived. We hope it fits.'
    case 'cancelled':
      if (payment_state === 'refund_due') return 'It was cancelled, and we pay your money back.'
      return payment_state === 'review'
        ? 'It was cancelled. We are checking your payment, and pay back what we received.'
        : 'It was cancelled. You have nothing to pay.'
    case 'returned':
      return 'It was returned to us.'
  }
}
