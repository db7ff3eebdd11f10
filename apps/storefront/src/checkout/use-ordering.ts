import type { PaymentMethod, PlacedOrder } from '@etrend/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldsOf, messageOf, statusOf } from '../lib/api'
import { useCart } from '../lib/cart'
import { notify } from '../lib/notify'
import { keepLastOrder, keepToken, orderPath } from '../lib/ordering/order-query'
import { keepPromo, usePromo } from '../lib/ordering/promo'
import { startPayment } from '../lib/ordering/start-payment'
import type { usePricedCart } from '../lib/ordering/use-priced-cart'
import { useUsername } from '../lib/session'
import { usePart } from '../lib/use-part'
import type { Asked } from './asked'
import { place } from './attempt'
import { changesIn, changesOf, differencesOf, type LineChange, withChanges } from './cart-changes'
import { orderOf } from './order-of'
import { stepOf, stepPath } from './steps'
import type { CheckoutForm } from './use-checkout-form'

export type Ordering = ReturnType<typeof useOrdering>

/** Places the order: says what prevents it, and afterwards opens the order's page and starts the payment. */
export function useOrdering(
  form: CheckoutForm,
  priced: ReturnType<typeof usePricedCart>,
  onCashRefused: () => void,
) {
  const cart = useCart()
  const promo = usePromo()
  const username = useUsername()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState<LineChange[]>([])
  const sending = useMutation({ mutationFn: place, onSuccess: finish, onError: explain })
  const code = usePart(() => import('../ui/phone-code').then(({ PhoneCode }) => PhoneCode))
  const changes = refused.length > 0 ? refused : differencesOf(priced.lines)

  async function finish({ number, token, payment_method, payment_state }: PlacedOrder) {
    keepToken(number, token)
    keepLastOrder(number)
    cart.clear()
    keepPromo(null)
    form.drop()
    void queryClient.invalidateQueries({ queryKey: ['orders'] })
    // Before the payment, so that Back from the gateway opens the order and not the finished checkout.
    await navigate(orderPath(number), { replace: true, state: { isNew: true } })
    if (payment_state !== 'pending' || payment_method === 'cod') return
    try {
      await startPayment(number, payment_method)
    } catch (error) {
      notify.error(messageOf(error) ?? 'The payment could not be started. Please try again.')
    }
  }

  function explain(error: unknown, { payment_method }: Asked) {
    const fields = fieldsOf(error)
    if (fields.phone_code) code.ask()
    if (payment_method === 'cod' && fields.payment_method) onCashRefused()
    const step = Object.keys(fields).map(stepOf).find(Boolean)
    if (fields.promo_code) keepPromo(null)
    const changed = changesIn(error)
    if (changed) {
      setRefused(changesOf(changed, priced.lines))
      void queryClient.invalidateQueries({ queryKey: ['cart'] })
    }
    if (!step) return
    form.refuse(fields)
    void navigate(stepPath(step))
  }

  return {
    ...priced,
    changes,
    isBusy: sending.isPending,
    isDone: sending.isSuccess,
    /** Asks for the code of the phone, where the shop has refused cash without one. */
    PhoneCode: fieldsOf(sending.error).phone_code ? code.Part : undefined,
    problem: sending.error ? wordsFor(sending.error) : undefined,
    /** Why the server hasn't confirmed the total; undefined once it has. */
    priceProblem: priced.isConfirmed ? undefined : priced.problem,
    priceAgain: () => void queryClient.invalidateQueries({ queryKey: ['cart'] }),

    /** `email`: the address for the receipt, where none was entered in the first step. */
    order: (payment_method: PaymentMethod, email = form.draft.email) => {
      const wrong = form.check(['contact', 'delivery'])
      if (wrong) return void navigate(stepPath(wrong))
      if (priced.totals.tax_mode && !form.checkField('buyer_pan')) return
      const keep_address = username !== undefined && form.draft.keep_address
      const draft = { ...form.draft, email }
      sending.mutate(orderOf({ draft, priced, promo, payment_method, keep_address }))
    },

    /** Changes the cart to what is still available, at current prices. */
    accept: () => {
      cart.restore(withChanges(cart.lines, changes))
      setRefused([])
      sending.reset()
      void queryClient.invalidateQueries({ queryKey: ['cart'] })
    },
  }
}

const UNKNOWN = 'We don’t know whether the order came through.'

function wordsFor(error: unknown) {
  const { promo_code } = fieldsOf(error)
  if (promo_code) return `${promo_code} The total is without it now.`
  const status = statusOf(error)
  if (status !== undefined && status < 500) return messageOf(error) ?? UNKNOWN
  // The order may have arrived all the same.
  return `${messageOf(error) ?? UNKNOWN} Press again: nothing is ordered twice.`
}
