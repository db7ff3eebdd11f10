import type { CheckoutOptions } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { ordering } from '../lib/ordering/api'
import { methodWords } from '../lib/ordering/words'
import { Button } from '../ui/button'
import { Failed } from '../ui/failed'
import { FieldProblem } from '../ui/field-problem'
import { ChangedLines } from './changed-lines'
import { PaymentMethods } from './payment-methods'
import type { CheckoutForm } from './use-checkout-form'
import type { Ordering } from './use-ordering'

/** The last step: the payment methods, and the button that places the order. */
export function PaymentStep({ form, ordering: shop }: { form: CheckoutForm; ordering: Ordering }) {
  const options = ordering.checkout.options.useQuery({ queryKey: ['checkout'], queryData: {} })
  const methods = options.data && offered(options.data.body.payment_methods, shop.isCashRefused)
  const returnDays = options.data?.body.return_days ?? 0
  if (options.error)
    return <Failed what="The ways to pay" error={options.error} onRetry={options.refetch} />
  if (!methods)
    return <output className="skeleton-line block h-40">Loading the ways to pay…</output>

  const chosen = methods.find(({ method }) => method === form.draft.payment_method) ?? methods[0]
  const { problem, priceProblem, changes, isBusy, isConfirmed, totals } = shop
  return (
    <form
      method="post"
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) shop.order(chosen.method)
      }}
    >
      <PaymentMethods
        methods={methods}
        chosen={chosen?.method}
        onChoose={(payment_method) => form.change({ payment_method })}
      />
      {chosen && chosen.method !== 'cod' && options.data && (
        <p className="text-sm text-muted">
          We keep the pieces for you for {options.data.body.hold_minutes} minutes while you pay.
        </p>
      )}
      {changes.length > 0 ? (
        <ChangedLines changes={changes} onContinue={shop.accept} />
      ) : (
        <>
          {priceProblem && (
            <div className="notice-box">
              <FieldProblem id="price-problem" problem={priceProblem} />
              <Button look="quiet" className="mt-3" onClick={shop.priceAgain}>
                Ask for the total again
              </Button>
            </div>
          )}
          <FieldProblem id="order-problem" problem={problem} />
          <Button type="submit" className="w-full" disabled={isBusy || !isConfirmed}>
            {isBusy ? 'Placing your order…' : payWords(chosen?.method ?? 'cod', totals.total)}
          </Button>
          <p className="text-sm text-muted">
            The total includes shipping and tax; nothing is added later.
            {returnDays > 0 && ` You can send pieces back within ${returnDays} days of delivery.`}
          </p>
        </>
      )}
    </form>
  )
}

/** The payment methods without cash where it was refused, unless there is no other. */
function offered(methods: CheckoutOptions['payment_methods'], isCashRefused: boolean) {
  const others = methods.filter(({ method }) => method !== 'cod')
  return isCashRefused && others.length > 0 ? others : methods
}

/** The order button's label: its action and the amount. */
function payWords(method: keyof typeof methodWords, total: number) {
  if (total === 0) return 'Place order'
  const amount = formatPrice(total)
  return method === 'cod'
    ? `Place order, pay ${amount} on delivery`
    : `Pay ${amount} with ${methodWords[method]}`
}
