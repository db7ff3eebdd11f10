import { contract } from '@etrend/contract'
import { isDistrict } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { deliveryDistrict, deliveryZone } from '../../db/schema/delivery'
import { found } from '../../http/errors'
import { etagOf, refuseIfChanged } from '../../http/etag'
import { Refusal } from '../../lib/refusal'
import { authorOf } from '../../records/audit'
import { refuseTakenName } from '../../records/taken-names'
import { readSheet } from '../../sheets/sheet'
import { offeredTo } from '../rows/delivery-terms'
import { orderRows } from '../rows/placing-rows'
import { importZones, tryImport } from './zone-import/import-zones'
import { allZones, deleteZone, insertZone, replaceOthers, replaceZone, zoneOf } from './zone-rows'

/** Reads and changes the delivery zones. */
export function deliveryZoneRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.deliveryZones, {
    list: async () => ({ status: 200, body: await db.snapshot(allZones) }),

    create: async ({ body, request }) => {
      const by = authorOf(request, clock)
      const made = await db.transaction(async (tx) => {
        await refuseWrongDistricts(tx, body.districts)
        await refuseTakenName(tx, 'deliveryZone', { name: body.name })
        return await insertZone(tx, body, by)
      })
      return { status: 201, body: made }
    },

    get: async ({ params, reply }) => {
      const zone = await db.snapshot((queries) => zoneOf(queries, params.id))
      void reply.header('etag', etagOf(zone))
      return { status: 200, body: zone }
    },

    edit: async ({ params, headers, body, request }) => {
      const by = authorOf(request, clock)
      const edited = await db.transaction(async (tx) => {
        const before = await zoneOf(tx, params.id)
        refuseIfChanged(before, headers['if-match']?.toString(), 'delivery zone')
        await refuseWrongDistricts(tx, body.districts, before.id)
        const { id, name } = before
        if (name !== body.name) await refuseTakenName(tx, 'deliveryZone', { id, name: body.name })
        return await replaceZone(tx, before, body, by)
      })
      return { status: 200, body: edited }
    },

    remove: async ({ params, request }) => {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => deleteZone(tx, await zoneOf(tx, params.id), by))
      return { status: 204, body: undefined }
    },

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

/** Refuses (400) districts that don't exist, and (409) those of another zone. `own`: the zone that they are for. */
async function refuseWrongDistricts(tx: Queries, districts: string[], own?: number) {
  const unknown = districts.find((district) => !isDistrict(district))
  if (unknown !== undefined) refuse(400, `Nepal has no district “${unknown}”.`)
  const taken = await tx
    .select({ district: deliveryDistrict.district, zone: deliveryZone.id, name: deliveryZone.name })
    .from(deliveryDistrict)
    .innerJoin(deliveryZone, eq(deliveryZone.id, deliveryDistrict.zone))
  const other = taken.find(({ district, zone }) => zone !== own && districts.includes(district))
  if (other) refuse(409, `${other.district} is in the zone “${other.name}” already.`)
}

function refuse(status: 400 | 409, message: string): never {
  throw new Refusal(status, message, { districts: message })
}
