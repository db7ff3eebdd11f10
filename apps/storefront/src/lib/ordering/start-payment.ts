import type { PaymentMethod } from '@etrend/contract'
import { ordering } from './api'
import { tokenHeaders } from './order-query'

export type OnlineMethod = Exclude<PaymentMethod, 'cod'>

/** Sends the browser to the payment gateway. Throws the answer if its status isn't 201. */
export async function startPayment(number: string, method: OnlineMethod) {
  const answer = await ordering.orders.pay.mutate({
    params: { number },
    headers: tokenHeaders(number),
    body: { method },
  })
  if (answer.status !== 201) throw answer
  const start = answer.body
  if (start.kind === 'redirect') window.location.assign(start.url)
  else postTo(start.action, start.fields)
}

/** Posts a form from the browser, as eSewa requires (ePay v2). */
function postTo(action: string, fields: Record<string, string>) {
  const form = Object.assign(document.createElement('form'), { method: 'post', action })
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}
