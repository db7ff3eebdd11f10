import type { CheckoutOptions, PaymentMethod } from '@etrend/contract'

type PaymentMethodsProps = {
  methods: CheckoutOptions['payment_methods']
  chosen: PaymentMethod | undefined
  /** Why cash can't be chosen; null if it can. */
  cashProblem: string | null
  /** What cash costs more, in words. */
  cashFee: string | undefined
  onChoose: (method: PaymentMethod) => void
}

/** The payment methods. Cash stays in the list where the district doesn't allow it, with the reason. */
export function PaymentMethods({
  methods,
  chosen,
  cashProblem,
  cashFee,
  onChoose,
}: PaymentMethodsProps) {
  return (
    <fieldset>
      <legend className="sr-only">How to pay</legend>
      <div className="grid gap-3">
        {methods.map(({ method, name, description }) => {
          const problem = method === 'cod' ? cashProblem : null
          return (
            <label key={method} className="choice-card">
              <input
                type="radio"
                name="payment_method"
                className="tick"
                value={method}
                checked={method === chosen}
                disabled={problem !== null}
                onChange={() => onChoose(method)}
              />
              <span className="font-medium">
                {name}
                <span className="font-normal block text-sm text-muted">
                  {problem ?? description}
                  {method === 'cod' && !problem && cashFee}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
