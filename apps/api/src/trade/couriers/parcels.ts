import { contract, type Parcel } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, eq, ne } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { authorOf, record } from '../../records/audit'
import { orderRow, type OrderRow } from '../rows/order-row'
import { toCollect } from '../rows/to-collect'
import { addressLabels } from './address-labels'

/** The routes of people who pack: codes of couriers, and address labels. */
export function parcelRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.parcels, {
    get: async ({ params }) => ({ status: 200, body: await parcelOf(db.read, params.number) }),

    setCode: async ({ params, body: { tracking_code, replaces }, request }) => {
      const by = authorOf(request, clock)
      const body = await db.transaction(async (tx) => {
        const row = await orderRow(tx, params.number)
        refuseOtherState(row)
        await refuseWrongCode(tx, row, tracking_code)
        const { id, number, tracking_code: before } = row
        if (before === tracking_code) return parcelIn(row)
        if (before !== null && before !== replaces) {
          const message = `${number} has the code ${before} already.`
          throw new Refusal(409, message, { replaces: message })
        }
        await tx.update(order).set({ tracking_code }).where(eq(order.id, id))
        const action = { action: 'tracking code', noun: 'orders', row_id: id, label: number }
        const after = { tracking_code }
        await record(tx, by, { ...action, before: { tracking_code: before }, after })
        return parcelIn({ ...row, tracking_code })
      })
      return { status: 200, body }
    },

    labels: async ({ body }) => ({ status: 200, body: await addressLabels(db, body) }),
  })
}

async function parcelOf(db: Queries, number: string) {
  const row = await orderRow(db, number)
  refuseOtherState(row)
  return parcelIn(row)
}

/** The parcel of an order. */
export function parcelIn(row: OrderRow): Parcel {
  return { ...row, to_collect: toCollect(row) }
}

function refuseOtherState({ number, state, is_walk_in }: OrderRow) {
  if (state === 'packed' || state === 'shipped') return
  if (is_walk_in) throw new Refusal(409, `${number} was sold in the shop: it has no parcel.`)
  const isEarly = state === 'placed' || state === 'confirmed'
  const message = isEarly ? `${number} is not packed yet.` : `${number} is ${state} already.`
  throw new Refusal(409, message)
}

const ORDER_NUMBER = /^ET-\d{4}-\d{6,9}$/i

/** Refuses a scanned order number (400), and a code that another order has (409). */
async function refuseWrongCode(tx: Queries, { id }: OrderRow, tracking_code: string) {
  if (ORDER_NUMBER.test(tracking_code)) {
    const message = `${tracking_code} is the number of an order, not a courier’s code.`
    throw new Refusal(400, message, { tracking_code: message })
  }
  const ofAnother = and(eq(order.tracking_code, tracking_code), ne(order.id, id))
  const other = await first(
    tx.select({ number: order.number }).from(order).where(ofAnother).limit(1),
  )
  if (!other) return
  const message = `The code ${tracking_code} is on ${other.number} already.`
  throw new Refusal(409, message, { tracking_code: message })
}
