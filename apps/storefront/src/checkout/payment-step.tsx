import { formatPrice } from '@etrend/domain'
import { useState } from 'react'
import { methodWords } from '../lib/ordering/words'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { Failed } from '../ui/failed'
import { FieldProblem } from '../ui/field-problem'
import { BillFields } from './bill-fields'
import { ChangedLines } from './changed-lines'
import { PaymentMethods } from './payment-methods'
import { receiptProblem } from './steps'
import type { CheckoutForm } from './use-checkout-form'
import type { Ordering } from './use-ordering'
import type { PaymentWays } from './use-payment-ways'

type PaymentStepProps = {
  form: CheckoutForm
  ways: PaymentWays
  ordering: Ordering
  /** What another district has changed in the sums; undefined where nothing. */
  changed: string | undefined
}

/** The last step: the payment methods, and the button that places the order. */
export function PaymentStep({ form, ways, ordering: shop, changed }: PaymentStepProps) {
  const { options, error, refetch, methods } = ways
  const receipt = useReceiptEmail(form)
  if (error) return <Failed what="Payment methods" error={error} onRetry={refetch} />
  if (!options)
    return <output className="skeleton-line block h-40">Loading payment methods…</output>

  const { delivery } = shop
  const cashProblem = delivery?.cash_problem ?? null
  const possible = cashProblem ? methods.filter(({ method }) => method !== 'cod') : methods
  const chosen = possible.find(({ method }) => method === ways.chosen?.method) ?? possible[0]
  const returnDays = options.return_days
  const { problem, priceProblem, changes, isBusy, isConfirmed, totals } = shop
  const isOnline = chosen !== undefined && chosen.method !== 'cod'
  const PhoneCode = chosen?.method === 'cod' && changes.length === 0 ? shop.PhoneCode : undefined
  return (
    <div className="space-y-5">
      <form
        method="post"
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!chosen || (isOnline && !receipt.check())) return
          shop.order(chosen.method, isOnline ? receipt.email : undefined)
        }}
      >
        <PaymentMethods
          methods={methods}
          chosen={chosen?.method}
          cashProblem={cashProblem}
          cashFee={delivery?.cash_fee ? ` ${formatPrice(delivery.cash_fee)} more.` : undefined}
          onChoose={(payment_method) => form.change({ payment_method })}
        />
        {isOnline && receipt.field}
        {isOnline && (
          <p className="text-sm text-muted">
            We keep the pieces for you for {options.hold_minutes} minutes while you pay.
          </p>
        )}
        {changes.length > 0 ? (
          <ChangedLines changes={changes} onContinue={shop.accept} />
        ) : (
          !PhoneCode && (
            <>
              {priceProblem && (
                <div className="notice-box">
                  <FieldProblem id="price-problem" problem={priceProblem} />
                  <Button look="quiet" className="mt-3" onClick={shop.priceAgain}>
                    Ask for the total again
                  </Button>
                </div>
              )}
              {changed && <p className="text-sm font-medium">{changed}</p>}
              {totals.tax_mode && <BillFields form={form} />}
              <FieldProblem id="order-problem" problem={problem} />
              <Button type="submit" className="w-full" disabled={isBusy || !isConfirmed || !chosen}>
                {isBusy
                  ? 'Placing your order…'
                  : isConfirmed || priceProblem
                    ? payWords(chosen?.method ?? 'cod', totals.total)
                    : 'Confirming the total…'}
              </Button>
              <p className="text-sm text-muted">
                The total includes shipping{totals.tax_mode !== 'pan' && ' and tax'}; nothing is
                added later.
                {returnDays > 0 &&
                  ` You can send pieces back within ${returnDays} days of delivery.`}
              </p>
            </>
          )
        )}
      </form>
      {PhoneCode && (
        <PhoneCode
          key={form.draft.phone}
          phone={form.draft.phone}
          label="Check the code and place the order"
          onProved={() => shop.order('cod')}
        />
      )}
    </div>
  )
}

/**
 * The email address for the receipt of an online payment, with its field where the first step was left without one. It
 * is kept here: an unfinished address in the draft would send the customer back to the first step.
 */
function useReceiptEmail({ draft }: CheckoutForm) {
  const [typed, setTyped] = useState<string | undefined>(draft.email.trim() ? undefined : '')
  const [problem, setProblem] = useState<string>()
  const email = typed ?? draft.email
  return {
    email,
    field: typed !== undefined && (
      <EmailField
        value={typed}
        problem={problem}
        hint="The receipt of the payment goes here."
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
        onBlur={() => setProblem(email && receiptProblem(email))}
      />
    ),
    /** Whether there is an address; else shows at the field what is wrong with it. */
    check: () => {
      const found = receiptProblem(email)
      setProblem(found)
      if (found) document.getElementsByName('email')[0]?.focus()
      return found === undefined
    },
  }
}

/** The order button's label: its action and the amount. */
function payWords(method: keyof typeof methodWords, total: number) {
  if (total === 0) return 'Place order'
  const amount = formatPrice(total)
  return method === 'cod'
    ? `Place order, pay ${amount} on delivery`
    : `Pay ${amount} with ${methodWords[method]}`
}
