import { randomUUID } from 'node:crypto'

const LATE_MS = 2 * 60_000

export type Choice = 'pay' | 'fail' | 'wrong' | 'late'
export type PlayPayment = {
  id: string
  /** In the gateway's own unit. */
  amount: number
  state: 'open' | 'paid' | 'failed'
  paid_amount: number
  transaction_id: string
  paid_at: number
  refunded: number
}

/** What the simulated gateways remember, in memory. */
export function playMoney(clock: () => Date) {
  const payments = new Map<string, PlayPayment>()

  return {
    open(id: string, amount: number) {
      const known = payments.get(id)
      if (known) return known
      const transaction_id = randomUUID().slice(0, 8).toUpperCase()
      const opened = { id, amount, state: 'open' as const, paid_amount: 0, transaction_id }
      const row: PlayPayment = { ...opened, paid_at: 0, refunded: 0 }
      payments.set(id, row)
      return row
    },

    /** What the person at the simulated gateway chose. A payment that is paid stays so. */
    choose(id: string, choice: Choice) {
      const row = payments.get(id)
      if (!row) return undefined
      if (row.state === 'paid') return row
      row.state = choice === 'fail' ? 'failed' : 'paid'
      row.paid_amount = choice === 'wrong' ? row.amount - 1 : row.amount
      row.paid_at = clock().getTime() + (choice === 'late' ? LATE_MS : 0)
      return row
    },

    /** As the gateway would tell it now: a late payment is still open. */
    find(id: string) {
      const row = payments.get(id)
      if (row?.state === 'paid' && row.paid_at > clock().getTime()) {
        return { ...row, state: 'open' as const }
      }
      return row
    },

    byTransaction: (id: string) => [...payments.values()].find((row) => row.transaction_id === id),
  }
}
