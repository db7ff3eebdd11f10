import type { CartChange } from '@etrend/contract'
import { signal } from '../../lib/signal'

/** An order was refused: a piece isn't in stock any more, or a price or the total is another. */
export const orderRefused = signal<'stock' | 'price'>()

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
