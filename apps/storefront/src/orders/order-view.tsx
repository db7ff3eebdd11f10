import type { OrderDetail as Order, OrderEvent } from '@etrend/contract'
import { stateWords, shownTime, shownDay } from '../lib/ordering/words'
import { useShop } from '../lib/use-shop'
import { AccountOffer } from './account-offer'
import { CancelOrder } from './cancel-order'
import { OrderAgain } from './order-again'
import { OrderFacts } from './order-facts'
import { OrderHead } from './order-head'
import { OrderLines } from './order-lines'
import { PayNow } from './pay-now'
import { OrderReturns } from './returns/order-returns'
import { ReturnForm } from './returns/return-form'
import { useReturn } from './returns/use-return'

/** The whole page of an order, with the actions that its customer can take now. */
export function OrderView({ order }: { order: Order }) {
  const ask = useReturn(order.number)
  return (
    <>
      <PrintedHead />
      <OrderHead order={order} />
      <OrderProgress order={order} />
      <div className="print:hidden">
        {order.can_pay && <PayNow order={order} />}
        {order.state === 'cancelled' && <OrderAgain order={order} />}
      </div>
      <div className="order-columns">
        <div className="min-w-0">
          <OrderLines order={order} />
          <OrderReturns order={order} isReturning={ask.isPending} />
          <div className="print:hidden">
            {order.can_return ? (
              // The key gives each new return a blank form.
              <ReturnForm key={order.returns.length} order={order} ask={ask} />
            ) : (
              <ReturnsOver order={order} />
            )}
          </div>
          <OrderTimeline events={order.timeline} />
        </div>
        <div className="order-side">
          <OrderFacts order={order} />
          <div className="print:hidden">
            {order.can_cancel && <CancelOrder order={order} />}
            {order.is_guest && <AccountOffer order={order} />}
          </div>
        </div>
      </div>
    </>
  )
}

/** On paper only: who sold the pieces. The page's own header is not printed. */
function PrintedHead() {
  const shop = useShop()
  if (!shop) return null
  return (
    <p className="order-printed-head">
      <span>{shop.name}</span> {shop.location} · {shop.phone}
    </p>
  )
}

const WAY = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const

/** The order's steps from placed to delivered; nothing for a cancelled or returned order. */
function OrderProgress({ order: { state } }: { order: Order }) {
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

/** What has happened, the newest first. */
function OrderTimeline({ events }: { events: OrderEvent[] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="happened" className="mt-12">
      <h2 id="happened" className="text-xl">
        What has happened
      </h2>
      <ol className="timeline mt-4">
        {events.toReversed().map(({ id, text, date }) => (
          <li key={id}>
            <p>{text}</p>
            <time dateTime={date} className="text-sm text-muted">
              {shownTime(date)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Says until when pieces could be returned; nothing if none could be, or if the order has no such day. */
function ReturnsOver({ order: { return_until: until, lines } }: { order: Order }) {
  if (until === null || lines.every(({ returnable }) => returnable === 0)) return null
  return (
    <p className="mt-12 border-y border-line py-5 text-muted">
      Pieces could be sent back until {shownDay(until)}. If something is wrong with one,{' '}
      <a href="/store-location" className="text-link">
        tell us
      </a>
      .
    </p>
  )
}
