import type { CheckoutOptions, PaymentMethod } from '@etrend/contract'

type PaymentMethodsProps = {
  methods: CheckoutOptions['payment_methods']
  chosen: PaymentMethod | undefined
  onChoose: (method: PaymentMethod) => void
}

export function PaymentMethods({ methods, chosen, onChoose }: PaymentMethodsProps) {
  return (
    <fieldset>
      <legend className="sr-only">How to pay</legend>
      <div className="grid gap-3">
        {methods.map(({ method, name, description }) => (
          <label key={method} className="choice-card">
            <input
              type="radio"
              name="payment_method"
              className="tick"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <span className="font-medium">
              {name}
              <span className="font-normal block text-sm text-muted">{description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
