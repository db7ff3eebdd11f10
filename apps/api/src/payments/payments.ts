import type { CheckoutOptions, PaymentStart } from '@etrend/contract'
import type { PaymentMethod } from '../db/order-words'
import { Refusal } from '../http/errors'

/** How the shop takes money. */
export function openPayments() {
  const methods: CheckoutOptions['payment_methods'] = [
    {
      method: 'cod',
      name: 'Cash on delivery',
      description: 'You pay when it comes. We call you before we send it.',
    },
  ]

  return {
    methods,

    requireMethod(method: PaymentMethod) {
      if (methods.some((one) => one.method === method)) return
      const message = 'This shop does not take this payment. Choose another.'
      throw new Refusal(400, message, { payment_method: message })
    },

    start(): Promise<PaymentStart> {
      throw new Refusal(409, 'This order is paid in cash.')
    },
  }
}
