import type { DeliveryTermsInput } from '@etrend/contract'
import { provinces } from '@etrend/domain'
import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { deliveryDistrict, deliveryZone } from '../../db/schema/delivery'
import { shop } from '../../db/schema/shop'
import { groupBy } from '../../lib/group-by'
import { difference, record, type Author } from '../../records/audit'
import { otherTerms } from '../rows/delivery-terms'

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
    others: { districts: others, ...(await readOthers(db)) },
  }
}

/** The terms of all other districts. */
export async function readOthers(db: Queries) {
  return otherTerms(await one(db.select().from(shop)))
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
  if (changed)
    await record(tx, by, { action: 'edit', noun: 'deliveryTerms', label: OTHERS, ...changed })
  return otherTerms(after)
}

/** Takes the districts out of these zones. */
export async function freeDistricts(tx: Queries, zones: number[]) {
  await tx.delete(deliveryDistrict).where(inArray(deliveryDistrict.zone, zones))
}

export function sorted(districts: string[]) {
  return [...new Set(districts)].toSorted()
}

function namesOf(rows: { district: string }[] = []) {
  return sorted(rows.map(({ district }) => district))
}
