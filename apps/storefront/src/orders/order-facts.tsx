import type { OrderDetail as Order } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import type { ReactNode } from 'react'
import { shownPhone } from '../lib/ordering/delivery'
import { counterWords, methodWords, paymentWords } from '../lib/ordering/words'
import { TotalLines } from '../ui/total-lines'

/** The order's totals, payment, delivery address and contact. */
export function OrderFacts({ order }: { order: Order }) {
  const { totals, promo_code, paid, to_pay, to_pay_back } = order
  const saved = savedOn(order.lines)
  const paidBack = rupees(paisa(order.refunded) - paisa(to_pay_back))
  return (
    <section aria-label="Summary" className="checkout-aside">
      <h2 className="text-xl">Summary</h2>
      <TotalLines totals={totals} cashFee={order.cash_fee} promo={promo_code} />
      {saved > 0 && (
        <p className="mt-2 text-right text-sm text-muted">
          Reduced prices saved you {formatPrice(saved)}.
        </p>
      )}
      <Fact title="Payment">
        {order.counter_method
          ? counterWords[order.counter_method]
          : methodWords[order.payment_method]}{' '}
        · {paymentWords[order.payment_state]}
        {paid > 0 && paid !== totals.total && <p>{formatPrice(paid)} received</p>}
        {paidBack > 0 && <p>{formatPrice(paidBack)} paid back</p>}
        {to_pay_back > 0 && <p>{formatPrice(to_pay_back)} to be paid back</p>}
        {paid > 0 && to_pay > 0 && <p>{formatPrice(to_pay)} still to pay</p>}
      </Fact>
      <Fact title="Delivery">
        <p>{order.name}</p>
        {order.is_walk_in ? (
          <p>Handed over in the shop</p>
        ) : (
          <>
            <p>{[order.street, order.landmark].filter(Boolean).join(', ')}</p>
            <p>
              {order.city}, {order.district}, {order.province}
            </p>
          </>
        )}
        {order.note && <p className="mt-1 text-muted">“{order.note}”</p>}
      </Fact>
      <Fact title="Contact">
        <p className="wrap-anywhere">{order.email}</p>
        <p className="tabular-nums">{shownPhone(order.phone)}</p>
      </Fact>
    </section>
  )
}

/** How much less the lines cost than at full prices, in rupees. */
function savedOn(lines: Order['lines']) {
  const off = lines.map(({ price, original_price, quantity }) =>
    original_price === null ? 0 : (paisa(original_price) - paisa(price)) * quantity,
  )
  return rupees(off.reduce((sum, amount) => sum + amount, 0))
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className="font-sans text-sm font-medium">{title}</h3>
      <div className="mt-1 tabular-nums">{children}</div>
    </div>
  )
}
