import type { SavedCart } from '@etrend/contract'
import { tsr } from '../lib/api'

/** Reads the cart that the account keeps. Throws the answer if its status isn't 200. */
export async function readSavedCart() {
  const answer = await tsr.cart.saved.query()
  if (answer.status !== 200) throw answer
  return answer.body.lines
}

/** Replaces the account's cart. Throws the answer if its status isn't 200. */
export async function saveCart(lines: SavedCart['lines']) {
  const answer = await tsr.cart.save.mutate({ body: { lines } })
  if (answer.status !== 200) throw answer
}
