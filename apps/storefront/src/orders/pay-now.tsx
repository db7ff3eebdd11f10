import type { OrderDetail as Order } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ordering } from '../lib/ordering/api'
import { type OnlineMethod, startPayment } from '../lib/ordering/start-payment'
import { methodWords } from '../lib/ordering/words'
import { Button } from '../ui/button'
import { FormProblem } from '../ui/field-problem'
import { PayCash } from './pay-cash'

/** For an unpaid order: how long its pieces stay reserved, and the buttons to pay. */
export function PayNow({ order }: { order: Order }) {
  const { number, to_pay, hold_expires_at, payment_failed } = order
  const left = useSecondsUntil(hold_expires_at)
  const options = ordering.checkout.options.useQuery({ queryKey: ['checkout'], queryData: {} })
  const pay = useMutation({ mutationFn: (method: OnlineMethod) => startPayment(number, method) })
  const methods = options.data?.body.payment_methods.flatMap(({ method }) =>
    method === 'cod' ? [] : [method],
  )
  return (
    <section aria-labelledby="to-pay" className="notice-box mt-8">
      <h2 id="to-pay" className="text-xl">
        {formatPrice(to_pay)} to pay
      </h2>
      {payment_failed && (
        <p className="mt-1">Your last payment didn’t go through. Nothing was charged; try again.</p>
      )}
      <p role="timer" className="mt-1 tabular-nums">
        {left === undefined || left > 0
          ? `Your pieces are kept for you${left === undefined ? '' : ` for ${clock(left)}`}.`
          : 'The time has run out. We are checking whether a payment arrived.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {methods?.map((method) => (
          <Button
            key={method}
            look={method === order.payment_method ? 'main' : 'quiet'}
            disabled={pay.isPending}
            onClick={() => pay.mutate(method)}
          >
            Pay with {methodWords[method]}
          </Button>
        ))}
        {order.can_pay_cash ? (
          <PayCash number={number} fee={order.cash_fee_offered} phone={order.phone} />
        ) : null}
      </div>
      {order.cash_problem && <p className="mt-3 text-sm text-muted">{order.cash_problem}</p>}
      <FormProblem
        id="pay-problem"
        error={pay.error}
        otherwise="The payment could not be started."
      />
    </section>
  )
}

/** 872 → '14:32' */
function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The seconds until a time, counted down to 0; undefined without a time. */
function useSecondsUntil(time: string | null) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (time === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [time])
  return time === null ? undefined : Math.max(0, Math.ceil((Date.parse(time) - now) / 1000))
}
