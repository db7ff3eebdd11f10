import { contract, type Buyer, type BuyerDetails } from '@etrend/contract'
import { nepaliMobile } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, desc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { address } from '../../db/schema/customers'
import { order } from '../../db/schema/orders'
import { user } from '../../db/schema/people'
import { isCashBlocked } from '../rows/cash-blocks'
import { wasRefused } from '../rows/refusals'

const UNKNOWN: Buyer = { orders: 0, refusals: 0, is_cash_blocked: false, details: null }

/**
 * Finds a customer by phone number for staff who take an order: what to know of them, and what to fill in. People who may
 * sell read the details of orders anyway; what else is kept about a customer needs the permission 'customers'.
 */
export function buyerRoutes(db: Database) {
  return initServer().router(contract.buyers, {
    find: async ({ query }) => {
      const phone = nepaliMobile(query.phone)
      if (!phone) return { status: 200, body: UNKNOWN }
      const ofPhone = eq(order.phone, phone)
      return {
        status: 200,
        body: {
          orders: await db.read.$count(order, ofPhone),
          refusals: await db.read.$count(order, and(ofPhone, wasRefused)),
          is_cash_blocked: await isCashBlocked(db.read, { user: null, phone, address_key: null }),
          details: await detailsOf(db.read, phone),
        },
      }
    },
  })
}

async function detailsOf(db: Queries, phone: string): Promise<BuyerDetails | null> {
  const { name, email, province, district, city, street, landmark } = order
  const last = await first(
    db
      .select({ name, email, province, district, city, street, landmark })
      .from(order)
      .where(and(eq(order.phone, phone), eq(order.is_walk_in, false)))
      .orderBy(desc(order.placed_at), desc(order.id))
      .limit(1),
  )
  return last ?? (await savedDetails(db, phone))
}

async function savedDetails(db: Queries, phone: string) {
  const { name, province, district, city, street, landmark } = address
  const saved = await first(
    db
      .select({ name, email: user.email, province, district, city, street, landmark })
      .from(address)
      .innerJoin(user, eq(user.id, address.user))
      .where(eq(address.phone, phone))
      .orderBy(desc(address.is_default), desc(address.id))
      .limit(1),
  )
  return saved ?? null
}
