import type { StaffOrder } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { useState } from 'react'
import { paidByWords } from '../../lib/order-words'
import { Button } from '../../ui/controls/button'
import { Mark } from '../../ui/display/mark'
import { May } from '../../ui/may'
import { RefundDialog } from '../refunds/refund-dialog'
import { RefundLine } from '../refunds/refund-line'
import { CourierMoney } from './courier-money'
import { GatewayActions } from './gateway-actions'
import { PaymentLine } from './payment-line'
import { SwitchToCash } from './switch-to-cash'

/** What is paid, still to pay and refunded, with each payment and refund. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const { paid, to_pay, refundable, payments, refunds } = order
  const { to_pay_back } = order
  const refunded = rupees(paisa(order.refunded) - paisa(to_pay_back))
  const [isRefunding, setRefunding] = useState(false)
  return (
    <div className="grid gap-4 pt-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
          <Fact name="Method">{paidByWords(order)}</Fact>
          <Fact name="Paid">{formatPrice(paid)}</Fact>
          <Fact name="Refunded">{formatPrice(refunded)}</Fact>
          {to_pay_back > 0 ? <Fact name="To be refunded">{formatPrice(to_pay_back)}</Fact> : null}
          {to_pay > 0 ? <Fact name="Still to pay">{formatPrice(to_pay)}</Fact> : null}
          <Fact name="Refundable">{formatPrice(refundable)}</Fact>
        </dl>
        {refundable > 0 ? (
          <May needed="refunds">
            <Button onClick={() => setRefunding(true)}>Refund</Button>
          </May>
        ) : null}
      </div>
      <CashDifference order={order} />
      <CourierMoney order={order} />
      <May needed={['money', 'selling']}>
        <GatewayActions order={order} />
      </May>
      <May needed="selling">{order.can_pay_cash ? <SwitchToCash order={order} /> : null}</May>
      {payments.length > 0 ? (
        <ul aria-label="Payments">
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </ul>
      ) : null}
      {refunds.length > 0 ? (
        <ul aria-label="Refunds" className="border-b border-line">
          {refunds.map((refund) => (
            <RefundLine key={refund.id} refund={refund} />
          ))}
        </ul>
      ) : null}
      {isRefunding ? <RefundDialog order={order} onClose={() => setRefunding(false)} /> : null}
    </div>
  )
}

/** Says that another amount than was to be collected came in on delivery, and why. */
function CashDifference({
  order: { collected, collected_difference, collected_note },
}: {
  order: StaffOrder
}) {
  if (collected_difference === 0) return null
  const than = collected_difference < 0 ? 'less' : 'more'
  return (
    <p className="wrap-anywhere">
      <Mark kind="warning">Cash differs</Mark> {formatPrice(collected)} in cash came on delivery,{' '}
      {formatPrice(Math.abs(collected_difference))} {than} than was to be collected:{' '}
      {collected_note}
    </p>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
