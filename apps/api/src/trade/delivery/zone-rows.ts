import type { DeliveryTermsInput, DeliveryZoneInput } from '@etrend/contract'
import { provinces } from '@etrend/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { deliveryDistrict, deliveryZone } from '../../db/schema/delivery'
import { shop } from '../../db/schema/shop'
import { found } from '../../http/errors'
import { groupBy } from '../../lib/group-by'
import { difference, record, type Author } from '../../records/audit'
import { otherTerms } from '../rows/delivery-terms'

const NOUN = 'deliveryZones'

/** What all districts that are in no zone are called, in the audit log and in tables. */
export const OTHERS = 'All other districts'

/** Every zone, and the terms of all other districts. */
export async function allZones(db: Queries) {
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

export type ZoneRow = Awaited<ReturnType<typeof zoneOf>>

/** Throws Refusal (404) where there is no such zone. */
export async function zoneOf(tx: Queries, id: number) {
  const ofRow = eq(deliveryZone.id, id)
  const row = found(await first(tx.select().from(deliveryZone).where(ofRow)), 'delivery zone')
  const ofZone = eq(deliveryDistrict.zone, id)
  return { ...row, districts: namesOf(await tx.select().from(deliveryDistrict).where(ofZone)) }
}

/** Adds a zone and its audit entry. No other zone may have its districts. */
export async function insertZone(
  tx: Queries,
  { districts, ...terms }: DeliveryZoneInput,
  by: Author,
) {
  const row = await one(tx.insert(deliveryZone).values(terms).returning())
  await putDistricts(tx, row.id, districts)
  const after = { ...row, districts: sorted(districts) }
  await record(tx, by, { action: 'add', noun: NOUN, row_id: row.id, label: row.name, after })
  return after
}

/** Replaces a zone, and adds an audit entry where that changes it. No other zone may have its districts. */
export async function replaceZone(
  tx: Queries,
  before: ZoneRow,
  { districts, ...terms }: DeliveryZoneInput,
  by: Author,
) {
  const ofZone = eq(deliveryZone.id, before.id)
  const row = await one(tx.update(deliveryZone).set(terms).where(ofZone).returning())
  await freeDistricts(tx, [row.id])
  await putDistricts(tx, row.id, districts)
  const after = { ...row, districts: sorted(districts) }
  const changed = difference(before, after)
  const action = { action: 'edit', noun: NOUN, row_id: row.id, label: row.name }
  if (changed) await record(tx, by, { ...action, ...changed })
  return after
}

/** Deletes a zone, and adds its audit entry. */
export async function deleteZone(tx: Queries, before: ZoneRow, by: Author) {
  const { id, name } = before
  await freeDistricts(tx, [id])
  await tx.delete(deliveryZone).where(eq(deliveryZone.id, id))
  await record(tx, by, { action: 'delete', noun: NOUN, row_id: id, label: name, before })
}

/** Replaces the terms of all other districts, and adds an audit entry where that changes them. */
export async function replaceOthers(
  tx: Queries,
  { fee: shipping, ...terms }: DeliveryTermsInput,
  by: Author,
) {
  const before = await one(tx.select().from(shop))
  const after = await one(
    tx
      .update(shop)
      .set({ shipping, ...terms })
      .returning(),
  )
  const changed = difference(before, after)
  if (changed) await record(tx, by, { action: 'edit', noun: NOUN, label: OTHERS, ...changed })
  return otherTerms(after)
}

/** Takes the districts out of these zones. */
export async function freeDistricts(tx: Queries, zones: number[]) {
  await tx.delete(deliveryDistrict).where(inArray(deliveryDistrict.zone, zones))
}

export function sorted(districts: string[]) {
  return [...new Set(districts)].toSorted()
}

async function putDistricts(tx: Queries, zone: number, districts: DeliveryZoneInput['districts']) {
  await tx
    .insert(deliveryDistrict)
    .values(sorted(districts).map((district) => ({ district, zone })))
}

function namesOf(rows: { district: string }[] = []) {
  return sorted(rows.map(({ district }) => district))
}
