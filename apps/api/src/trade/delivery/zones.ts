import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../../db/client'
import { found } from '../../http/errors'
import { authorOf } from '../../records/audit'
import { rowHandlers } from '../../records/crud-handlers'
import { readSheet } from '../../sheets/sheet'
import { offeredTo } from '../rows/delivery-terms'
import { orderRows } from '../rows/placing-rows'
import { importZones, tryImport } from './zone-import/import-zones'
import { allZones, replaceOthers } from './zone-rows'
import { zoneStore } from './zone-store'

/** Reads and changes the delivery zones. */
export function deliveryZoneRoutes(parts: { db: Database; clock: () => Date }) {
  const { db, clock } = parts
  return initServer().router(contract.deliveryZones, {
    ...rowHandlers(parts, zoneStore),

    list: async () => ({ status: 200, body: await db.snapshot(allZones) }),

    importRows: async ({ body, request }) => {
      const sheet = await readSheet(body.text)
      return {
        status: 200,
        body: body.is_trial
          ? await db.snapshot((queries) => tryImport(queries, sheet))
          : await importZones(db, sheet, authorOf(request, clock)),
      }
    },

    editOthers: async ({ body, request }) => {
      const by = authorOf(request, clock)
      return { status: 200, body: await db.transaction((tx) => replaceOthers(tx, body, by)) }
    },
  })
}

/** Tells shoppers what delivery to their district costs and takes. */
export function deliveryTermsRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.deliveryTerms, {
    read: async ({ query: { district } }) => ({
      status: 200,
      body: await db.snapshot(async (queries) => {
        const settings = found(await orderRows(queries).settings.get(), 'shop')
        return await offeredTo(queries, district, settings, clock())
      }),
    }),
  })
}
