import type { OrderPage as Order } from '@etrend/contract'
import { AccountOffer } from './account-offer'
import { CancelOrder } from './cancel-order'
import { OrderAgain } from './order-again'
import { OrderFacts } from './order-facts'
import { OrderHead } from './order-head'
import { OrderLines } from './order-lines'
import { OrderProgress } from './order-progress'
import { OrderTimeline } from './order-timeline'
import { PayNow } from './pay-now'
import { OrderReturns } from './returns/order-returns'
import { ReturnForm } from './returns/return-form'
import { ReturnsOver } from './returns/returns-over'
import { useReturn } from './returns/use-return'

/** The whole page of an order, with the actions that its customer can take now. */
export function OrderView({ order }: { order: Order }) {
  const ask = useReturn(order.number)
  return (
    <>
      <OrderHead order={order} />
      <OrderProgress order={order} />
      {order.can_pay && <PayNow order={order} />}
      {order.state === 'cancelled' && <OrderAgain order={order} />}
      <div className="order-columns">
        <div className="min-w-0">
          <OrderLines order={order} />
          <OrderReturns order={order} isReturning={ask.isPending} />
          {order.can_return ? (
            // The key gives each new return a blank form.
            <ReturnForm key={order.returns.length} order={order} ask={ask} />
          ) : (
            <ReturnsOver order={order} />
          )}
          <OrderTimeline events={order.timeline} />
        </div>
        <div className="order-side">
          <OrderFacts order={order} />
          {order.can_cancel && <CancelOrder order={order} />}
          {order.is_guest && <AccountOffer order={order} />}
        </div>
      </div>
    </>
  )
}
