import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../../db/client'
import { found } from '../../http/errors'
import { etagOf, refuseIfChanged } from '../../http/etag'
import { authorOf } from '../../records/audit'
import { rowHandlers } from '../../records/crud-handlers'
import { readSheet } from '../../sheets/sheet'
import { offeredTo } from '../rows/delivery-terms'
import { orderRows } from '../rows/placing-rows'
import { importZones, tryImport } from './zone-import/import-zones'
import { allZones, readOthers, replaceOthers } from './zone-rows'
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

    getOthers: async ({ reply }) => {
      const terms = await readOthers(db.read)
      reply.header('etag', etagOf(terms))
      return { status: 200, body: terms }
    },

    editOthers: async ({ headers, body, request, reply }) => {
      const by = authorOf(request, clock)
      const terms = await db.transaction(async (tx) => {
        refuseIfChanged(await readOthers(tx), headers['if-match']?.toString(), 'delivery')
        return await replaceOthers(tx, body, by)
      })
      reply.header('etag', etagOf(terms))
      return { status: 200, body: terms }
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
