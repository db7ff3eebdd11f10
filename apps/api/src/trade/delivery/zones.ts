import { contract, type DeliveryZoneInput } from '@etrend/contract'
import { isDistrict, provinces } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { asc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { deliveryDistrict, deliveryZone } from '../../db/schema/delivery'
import { shop } from '../../db/schema/shop'
import { found } from '../../http/errors'
import { groupBy } from '../../lib/group-by'
import { Refusal } from '../../lib/refusal'
import { authorOf, difference, record } from '../../records/audit'
import { refuseTakenName } from '../../records/taken-names'
import { offeredTo, otherTerms } from '../rows/delivery-terms'
import { orderRows } from '../rows/placing-rows'

const NOUN = 'deliveryZones'

/** Reads and changes the delivery zones. */
export function deliveryZoneRoutes(db: Database, clock: () => Date) {
  const settingsOf = (queries: Queries) => one(queries.select().from(shop))

  return initServer().router(contract.deliveryZones, {
    list: async () => ({ status: 200, body: await db.snapshot(allZones) }),

    create: async ({ body: { districts, ...terms }, request }) => {
      const by = authorOf(request, clock)
      const made = await db.transaction(async (tx) => {
        await refuseWrongDistricts(tx, districts)
        await refuseTakenName(tx, 'deliveryZone', { name: terms.name })
        const row = await one(tx.insert(deliveryZone).values(terms).returning())
        await putDistricts(tx, row.id, districts)
        const after = { ...row, districts: sorted(districts) }
        await record(tx, by, { action: 'add', noun: NOUN, row_id: row.id, label: row.name, after })
        return after
      })
      return { status: 201, body: made }
    },

    edit: async ({ params, body: { districts, ...terms }, request }) => {
      const by = authorOf(request, clock)
      const edited = await db.transaction(async (tx) => {
        const before = await zoneOf(tx, params.id)
        await refuseWrongDistricts(tx, districts, before.id)
        const { id, name } = before
        if (name !== terms.name) await refuseTakenName(tx, 'deliveryZone', { id, name: terms.name })
        const ofZone = eq(deliveryZone.id, before.id)
        const row = await one(tx.update(deliveryZone).set(terms).where(ofZone).returning())
        await putDistricts(tx, row.id, districts)
        const after = { ...row, districts: sorted(districts) }
        const changed = difference(before, after)
        const action = { action: 'edit', noun: NOUN, row_id: row.id, label: row.name }
        if (changed) await record(tx, by, { ...action, ...changed })
        return after
      })
      return { status: 200, body: edited }
    },

    remove: async ({ params, request }) => {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const before = await zoneOf(tx, params.id)
        const { id, name } = before
        await tx.delete(deliveryDistrict).where(eq(deliveryDistrict.zone, id))
        await tx.delete(deliveryZone).where(eq(deliveryZone.id, id))
        await record(tx, by, { action: 'delete', noun: NOUN, row_id: id, label: name, before })
      })
      return { status: 204, body: undefined }
    },

    editOthers: async ({ body: { fee: shipping, ...terms }, request }) => {
      const by = authorOf(request, clock)
      const edited = await db.transaction(async (tx) => {
        const before = await settingsOf(tx)
        const after = await one(
          tx
            .update(shop)
            .set({ shipping, ...terms })
            .returning(),
        )
        const changed = difference(before, after)
        const action = { action: 'edit', noun: NOUN, label: 'All other districts' }
        if (changed) await record(tx, by, { ...action, ...changed })
        return otherTerms(after)
      })
      return { status: 200, body: edited }
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

async function allZones(db: Queries) {
  const rows = await db.select().from(deliveryZone).orderBy(asc(deliveryZone.id))
  const districts = await db.select().from(deliveryDistrict)
  const of = groupBy(districts, ({ zone }) => zone)
  const taken = new Set(districts.map(({ district }) => district))
  const others = Object.values(provinces)
    .flat()
    .filter((district) => !taken.has(district))
  return {
    zones: rows.map((row) => ({ ...row, districts: namesOf(of.get(row.id)) })),
    others: { districts: others, ...otherTerms(await one(db.select().from(shop))) },
  }
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

async function zoneOf(tx: Queries, id: number) {
  const ofRow = eq(deliveryZone.id, id)
  const row = found(await first(tx.select().from(deliveryZone).where(ofRow)), 'delivery zone')
  const ofZone = eq(deliveryDistrict.zone, id)
  return { ...row, districts: namesOf(await tx.select().from(deliveryDistrict).where(ofZone)) }
}

async function putDistricts(tx: Queries, zone: number, districts: DeliveryZoneInput['districts']) {
  await tx.delete(deliveryDistrict).where(eq(deliveryDistrict.zone, zone))
  await tx
    .insert(deliveryDistrict)
    .values(sorted(districts).map((district) => ({ district, zone })))
}

function namesOf(rows: { district: string }[] = []) {
  return sorted(rows.map(({ district }) => district))
}

function sorted(districts: string[]) {
  return [...new Set(districts)].toSorted()
}
