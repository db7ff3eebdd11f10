import { contract } from '@etrend/contract'
import { nepaliMobile } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { order } from '../../db/schema/orders'
import { isCashBlocked } from '../rows/cash-blocks'
import { wasRefused } from '../rows/refusals'

/** Says what staff should know of a customer while they take an order by phone. */
export function buyerRoutes(db: Database) {
  return initServer().router(contract.buyers, {
    warning: async ({ query }) => {
      const phone = nepaliMobile(query.phone)
      if (!phone) return { status: 200, body: { refusals: 0, is_cash_blocked: false } }
      const buyer = { user: null, phone, address_key: null }
      return {
        status: 200,
        body: {
          refusals: await db.read.$count(order, and(eq(order.phone, phone), wasRefused)),
          is_cash_blocked: await isCashBlocked(db.read, buyer),
        },
      }
    },
  })
}
