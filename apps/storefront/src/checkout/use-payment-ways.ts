import { useState } from 'react'
import { ordering } from '../lib/ordering/api'
import type { Draft } from './draft'

export type PaymentWays = ReturnType<typeof usePaymentWays>

/** The payment methods of the shop, and the chosen one: the customer's, else the first. */
export function usePaymentWays({ payment_method }: Draft, isOpen: boolean) {
  const [isCashRefused, setCashRefused] = useState(false)
  const { data, error, refetch } = ordering.checkout.options.useQuery({
    queryKey: ['checkout'],
    queryData: {},
    enabled: isOpen,
  })
  const all = data?.body.payment_methods ?? []
  const others = all.filter(({ method }) => method !== 'cod')
  // Without cash where the server refused it to this customer, unless there is no other method.
  const methods = isCashRefused && others.length > 0 ? others : all
  return {
    options: data?.body,
    error,
    refetch,
    methods,
    chosen: methods.find(({ method }) => method === payment_method) ?? methods[0],
    refuseCash: () => setCashRefused(true),
  }
}
