import { randomUUID } from 'node:crypto'
import type { CheckoutOptions, PaymentMethod, PaymentStart, ReviewDecision } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import type { order } from '../../db/schema/orders'
import { payment } from '../../db/schema/payments'
import { Refusal } from '../../lib/refusal'
import type { Log } from '../../lib/request-context'
import { sweep } from '../../lib/sweep'
import { MINUTE_MS } from '../../lib/times'
import { isWaitingForPayment } from '../rows/payment-state'
import { decideReviews } from './decide-reviews'
import { type Gateway, GatewayDown, type PaymentRow } from './gateway'
import { gatewayRefunds } from './gateway-refunds'
import { keepCallback, keepMessage, settle, type Followers } from './settle'

export type Payments = ReturnType<typeof openPayments>
type OrderRow = typeof order.$inferSelect

const FIRST_CHECK_MS = MINUTE_MS
/** So often a customer may try to pay one order: the gateway is asked about each try for a day. */
const MOST_TRIES = 20
const CASH: CheckoutOptions['payment_methods'][number] = {
  method: 'cod',
  name: 'Cash on delivery',
  description: 'You pay when it comes. We call you before we send it.',
}

/** How the shop takes money: cash, and the gateways that are set up. */
export function openPayments(given: {
  db: Database
  clock: () => Date
  log: Log
  origin: string
  gateways: Gateway[]
  followers: Followers
  /** Aborts when the server begins to close. */
  closing: AbortSignal
}) {
  const { db, clock, log, origin, gateways, followers, closing } = given
  const methods = [
    CASH,
    ...gateways.map(({ method, name, description }) => ({ method, name, description })),
  ]
  const gatewayOf = (method: PaymentMethod) => gateways.find((one) => one.method === method)

  /** Asks the gateway itself and acts on its answer. What a browser says is never enough. */
  async function verify(row: PaymentRow) {
    const gateway = gatewayOf(row.method)
    if (!gateway || row.state === 'verified') return
    try {
      const verdict = await gateway.status(row)
      await db.transaction((tx) => settle(tx, row, verdict, followers, clock()))
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error
      log.warn({ payment: row.id, why: error.message }, 'a payment could not be checked')
      const verdict = { state: 'open' as const, raw: error.message }
      await db.transaction((tx) => settle(tx, row, verdict, followers, clock()))
    }
  }

  return {
    methods,
    ...gatewayRefunds({ db, clock, log, gatewayOf }),
    formTargets: gateways.flatMap(({ formTarget }) => formTarget ?? []),
    gatewayOf,

    requireMethod(method: PaymentMethod) {
      if (methods.some((one) => one.method === method)) return
      const message = 'This shop does not take this payment. Choose another.'
      throw new Refusal(400, message, { payment_method: message })
    },

    /**
     * Opens a payment for an order that waits for one. Refuses (409) any other, and one that was tried too often; 503
     * where the gateway is down.
     */
    async start(row: OrderRow, method: Gateway['method']): Promise<PaymentStart> {
      const gateway = gatewayOf(method)
      if (!gateway) throw new Refusal(409, 'This shop does not take this payment. Choose another.')
      requireWaiting(row, gateway)
      const made = await db.transaction(async (tx) => {
        await refuseManyTries(tx, row.id)
        const opening = newPayment(row, method, clock())
        return await one(tx.insert(payment).values(opening).returning())
      })
      const { reference } = made
      const return_url = `${origin}/api/store/payments/${method}/${reference}`
      try {
        const opened = await gateway.start({ ...row, reference, return_url })
        await db.transaction(async (tx) => {
          await keepMessage(tx, { payment: made.id, kind: 'answer', payload: opened.raw }, clock())
          const changes = {
            state: 'initiated' as const,
            gateway_reference: opened.gateway_reference,
          }
          await tx.update(payment).set(changes).where(eq(payment.id, made.id))
        })
        return opened.start
      } catch (error) {
        if (!(error instanceof GatewayDown)) throw error
        log.warn({ payment: made.id, why: error.message }, 'a payment could not be opened')
        throw new Refusal(503, `${gateway.name} does not answer now. Try again in a moment.`)
      }
    },

    /**
     * Handles a browser that returns from a gateway: stores its callback, asks the gateway, and returns the order's id
     * and whether the callback was forged; undefined for an unknown reference. After a forged callback the gateway is
     * asked all the same.
     */
    async cameBack(reference: string, payload: string) {
      const row = await first(
        db.read.select().from(payment).where(eq(payment.reference, reference)),
      )
      if (!row) return undefined
      const forgery = gatewayOf(row.method)?.forgery?.(payload, row)
      const kind = forgery ? 'forged' : 'callback'
      if (forgery) log.warn({ payment: row.id, why: forgery }, 'a callback was forged')
      await db.transaction(async (tx) =>
        keepCallback(tx, { payment: row.id, kind, payload }, clock()),
      )
      await verify(row)
      return { order: row.order, isForged: forgery !== undefined }
    },

    /** Asks the gateways again about all payments of an order that aren't verified. */
    async check(orderId: number) {
      for (const row of await db.read
        .select()
        .from(payment)
        .where(eq(payment.order, orderId))
        .orderBy(asc(payment.id))) {
        await verify(row)
      }
    },

    /** Accepts or rejects an order's payments in review. Refuses (409) without any, or without money to accept. */
    decide: (tx: Queries, order: number, decision: ReviewDecision, now: Date) =>
      decideReviews(tx, { order, decision }, followers, now),

    /** One job for each gateway: checks its payments whose next check is due. Returns how many were checked. */
    sweeps: gateways.map(({ method }) => async () => {
      const isDue = and(
        eq(payment.method, method),
        inArray(payment.state, ['created', 'initiated', 'review']),
        lte(payment.next_check_at, clock().toISOString()),
      )
      const due = db.read.select().from(payment).where(isDue).orderBy(asc(payment.next_check_at))
      return sweep(await due, verify, closing)
    }),
  }
}

function requireWaiting(row: OrderRow, { name, smallest }: Gateway) {
  if (!isWaitingForPayment(row)) {
    throw new Refusal(409, 'This order does not wait for a payment.')
  }
  if (row.total < smallest) {
    throw new Refusal(409, `${name} takes payments from ${formatPrice(smallest)}.`)
  }
}

async function refuseManyTries(tx: Queries, order: number) {
  if ((await tx.$count(payment, eq(payment.order, order))) < MOST_TRIES) return
  const message = `You have tried to pay this order ${MOST_TRIES} times. Please call us.`
  throw new Refusal(409, message)
}

function newPayment(row: OrderRow, method: Gateway['method'], now: Date) {
  return {
    order: row.id,
    method,
    state: 'created' as const,
    amount: row.total,
    reference: randomUUID(),
    created_at: now.toISOString(),
    next_check_at: new Date(now.getTime() + FIRST_CHECK_MS).toISOString(),
  }
}
