import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client'
import { first } from '../../../db/rows'
import { playedPayment } from '../../../db/schema/simulator'

// Longer than the 60 s until the shop first asks about a payment by itself.
const LATE_MS = 75_000

export type Choice = 'pay' | 'fail' | 'wrong' | 'late'
export type PlayMoney = ReturnType<typeof playMoney>

/** The payments of the simulated gateways, stored in the shop's own database, so that they survive a restart. */
export function playMoney(db: Database, clock: () => Date) {
  const byId = (id: string) =>
    first(db.read.select().from(playedPayment).where(eq(playedPayment.id, id)))

  return {
    /** Opens a payment. A payment that exists already stays as it is. */
    async open(id: string, amount: number, bill: object) {
      const transaction_id = randomUUID().slice(0, 8).toUpperCase()
      const row = { id, amount, transaction_id, bill: JSON.stringify(bill) }
      await db.transaction(async (tx) => {
        await tx.insert(playedPayment).values(row).onConflictDoNothing()
      })
    },

    /** Applies the choice on the simulated gateway's page. A payment that is paid stays paid. */
    async choose(id: string, choice: Choice) {
      const paid_at = new Date(clock().getTime() + (choice === 'late' ? LATE_MS : 0)).toISOString()
      const { amount } = playedPayment
      await db.transaction(async (tx) => {
        await tx
          .update(playedPayment)
          .set({
            state: choice === 'fail' ? 'failed' : 'paid',
            paid_amount: choice === 'wrong' ? sql`${amount} - 1` : sql`${amount}`,
            paid_at,
          })
          .where(and(eq(playedPayment.id, id), ne(playedPayment.state, 'paid')))
      })
      return byId(id)
    },

    /** The payment as the gateway would report it now: one that is paid late is still open. */
    async find(id: string) {
      const row = await byId(id)
      const isLate = row?.state === 'paid' && (row.paid_at ?? '') > clock().toISOString()
      return row && isLate ? { ...row, state: 'open' as const } : row
    },

    /** Pays back `amount`, or the whole payment without it. Returns false where less is left. */
    async refund(transaction_id: string, amount?: number) {
      const { refunded, paid_amount } = playedPayment
      const part = sql`${refunded} + ${amount ?? paid_amount}`
      const back = await db.transaction((tx) =>
        first(
          tx
            .update(playedPayment)
            .set({ refunded: part })
            .where(
              and(eq(playedPayment.transaction_id, transaction_id), sql`${part} <= ${paid_amount}`),
            )
            .returning(),
        ),
      )
      return back !== undefined
    },
  }
}
