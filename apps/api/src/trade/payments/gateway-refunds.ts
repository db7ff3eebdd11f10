import type { PaymentMethod } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { one } from '../../db/rows'
import { payment } from '../../db/schema/payments'
import { Refusal } from '../../lib/refusal'
import type { Log } from '../../lib/request-context'
import { type Gateway, GatewayDown } from './gateway'
import { keepMessage } from './settle'

/** Refunds that a gateway pays. Each of its answers is stored word for word. */
export function gatewayRefunds(given: {
  db: Database
  clock: () => Date
  log: Log
  gatewayOf: (method: PaymentMethod) => Gateway | undefined
}) {
  const { db, clock, log, gatewayOf } = given

  async function paidBy(id: number) {
    const row = await one(db.read.select().from(payment).where(eq(payment.id, id)))
    return { row, refunds: gatewayOf(row.method)?.refunds }
  }

  const keep = (id: number, payload: string) =>
    db.transaction(async (tx) => keepMessage(tx, { payment: id, kind: 'answer', payload }, clock()))

  return {
    /** How much of a payment its gateway says it paid back; undefined where it gives no usable answer. */
    async paidBack(id: number) {
      const { row, refunds } = await paidBy(id)
      try {
        const said = await refunds?.lookUp(row)
        if (said) await keep(id, said.raw)
        return said
      } catch (error) {
        if (!(error instanceof GatewayDown)) throw error
        log.warn({ payment: id, why: error.message }, 'a refund could not be looked up')
        return undefined
      }
    },

    /** Asks the gateway to refund money, in rupees. Refuses (409) where it can't; no answer is 'unknown'. */
    async sendRefund(id: number, amount: number, transaction_id: string) {
      const { row, refunds } = await paidBy(id)
      if (!refunds) throw new Refusal(409, 'This money has to be paid back by hand.')
      const sent = await refunds.send({ ...row, transaction_id }, amount)
      await keep(id, sent.raw)
      return sent
    },
  }
}
