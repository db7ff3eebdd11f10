import type { CartChange } from '@etrend/contract'

/** Prices or stock are not as the shopper saw them: thrown, so that nothing of the order stays. */
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

/** What `work` answers, or 409 with what differs where it meets other prices or stock. */
export async function orChanged<Answer>(work: () => Promise<Answer>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ChangedCart)) throw error
    const { message, changes, total } = error
    return { status: 409 as const, body: { message, changes, total } }
  }
}
