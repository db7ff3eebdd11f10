import type { SavedCart } from '@etrend/contract'
import { tsr } from '../lib/api'

/** The cart that the account keeps; throws the refusal. */
export async function readSavedCart() {
  const answer = await tsr.cart.saved.query()
  if (answer.status !== 200) throw answer
  return answer.body.lines
}

/** Replaces the account's cart; throws the refusal. */
export async function saveCart(lines: SavedCart['lines']) {
  const answer = await tsr.cart.save.mutate({ body: { lines } })
  if (answer.status !== 200) throw answer
}
