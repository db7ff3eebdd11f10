import type { CartQuestion } from '@etrend/contract'
import { tsr } from '../api'

/** Asks what a cart costs now; changes nothing, although it is a POST. Throws the answer if its status isn't 200. */
export async function priceCart(question: CartQuestion, signal?: AbortSignal) {
  const answer = await tsr.cart.price.mutate({ body: question, fetchOptions: { signal } })
  if (answer.status !== 200) throw answer
  return answer.body
}
