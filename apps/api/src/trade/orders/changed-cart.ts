import type { CartChange } from '@etrend/contract'
import { orderRefused } from '../../lib/signals'

/** Prices or stock differ from what the shopper saw. Throwing it rolls back the transaction of the order. */
export class ChangedCart extends Error {
  override name = 'ChangedCart'
  constructor(
    readonly changes: CartChange[],
    readonly total: number,
    message: string,
  ) {
    super(message)
  }
}

/** Runs `work` and returns its response. A ChangedCart becomes a 409 response that lists what changed. */
export async function answerChangedCart<Answer>(work: () => Promise<Answer>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ChangedCart)) throw error
    const { message, changes, total } = error
    const isShort = changes.some(({ kind }) => kind === 'short' || kind === 'gone')
    orderRefused.report(isShort ? 'stock' : 'price')
    return { status: 409 as const, body: { message, changes, total } }
  }
}
