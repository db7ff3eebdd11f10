import type { CartQuestion } from '@etrend/contract'
import { tsr } from '../api'

/** What a cart costs now; throws the refusal. A question, though it travels as a POST. */
export async function priceCart(question: CartQuestion, signal?: AbortSignal) {
  const answer = await tsr.cart.price.mutate({ body: question, fetchOptions: { signal } })
  if (answer.status !== 200) throw answer
  return answer.body
}
