import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../../db/client'
import { found } from '../../http/errors'
import { deliveryTo } from '../rows/delivery-terms'
import { orderRows } from '../rows/placing-rows'

/** Tells shoppers what delivery to their district costs and takes. */
export function deliveryTermsRoutes(db: Database) {
  return initServer().router(contract.deliveryTerms, {
    read: async ({ query: { district } }) => {
      const { terms } = await db.snapshot(async (queries) => {
        const settings = found(await orderRows(queries).settings.get(), 'shop')
        return await deliveryTo(queries, district, settings)
      })
      return { status: 200, body: terms }
    },
  })
}
