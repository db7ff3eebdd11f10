import {
  areDaysInOrder,
  deliveryZone as zone,
  wrongOrder,
  type DeliveryZone,
  type DeliveryZoneInput,
} from '@etrend/contract'
import { isDistrict } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { storedRow } from '../../db/catalogue/stored-row'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { deliveryDistrict, deliveryZone } from '../../db/schema/delivery'
import { Refusal } from '../../lib/refusal'
import { rowStore } from '../../records/crud-store'
import { refuseTakenName } from '../../records/taken-names'
import { freeDistricts, sorted } from './zone-rows'

/** A zone with its districts, which are kept in the trash with it. */
export const zoneStore = rowStore({
  noun: 'deliveryZones',
  label: (row: DeliveryZone) => row.name,
  get: readOne,

  async create(tx, { districts, ...terms }: DeliveryZoneInput) {
    await refuseWrongDistricts(tx, districts)
    await refuseTakenName(tx, 'deliveryZone', { name: terms.name })
    const row = await one(tx.insert(deliveryZone).values(terms).returning())
    return { ...row, districts: await putDistricts(tx, row.id, districts) }
  },

  async edit(tx, { id, ...before }, change) {
    const { districts, ...terms } = { ...before, ...change }
    refuseWrongDays(terms)
    await refuseWrongDistricts(tx, districts, id)
    if (terms.name !== before.name) {
      await refuseTakenName(tx, 'deliveryZone', { id, name: terms.name })
    }
    const ofZone = eq(deliveryZone.id, id)
    const row = await one(tx.update(deliveryZone).set(terms).where(ofZone).returning())
    await freeDistricts(tx, [id])
    return { ...row, districts: await putDistricts(tx, id, districts) }
  },

  async remove(tx, { id, districts }) {
    await freeDistricts(tx, [id])
    const row = await one(tx.delete(deliveryZone).where(eq(deliveryZone.id, id)).returning())
    return { ...row, districts }
  },

  async restore(tx, { districts, ...row }) {
    await refuseWrongDistricts(tx, districts)
    await refuseTakenName(tx, 'deliveryZone', { name: row.name })
    await tx.insert(deliveryZone).values(row)
    await putDistricts(tx, row.id, districts)
  },
  parents: () => [],
  kept: z.intersection(storedRow(deliveryZone), z.object({ districts: z.array(z.string()) })),
  change: zone.omit({ id: true }).partial(),
})

/** One statement, so that the zone and its districts are of the same moment. */
async function readOne(queries: Queries, id: number) {
  const rows = await queries
    .select({ zone: deliveryZone, district: deliveryDistrict.district })
    .from(deliveryZone)
    .leftJoin(deliveryDistrict, eq(deliveryDistrict.zone, deliveryZone.id))
    .where(eq(deliveryZone.id, id))
  const [row] = rows
  return row && { ...row.zone, districts: sorted(rows.flatMap(({ district }) => district ?? [])) }
}

/** Refuses (400) districts that don't exist, and (409) those of another zone. `own`: the zone that they are for. */
async function refuseWrongDistricts(tx: Queries, districts: string[], own?: number) {
  const unknown = districts.find((district) => !isDistrict(district))
  if (unknown !== undefined) refuse(400, 'districts', `Nepal has no district “${unknown}”.`)
  const taken = await tx
    .select({ district: deliveryDistrict.district, zone: deliveryZone.id, name: deliveryZone.name })
    .from(deliveryDistrict)
    .innerJoin(deliveryZone, eq(deliveryZone.id, deliveryDistrict.zone))
  const other = taken.find(({ district, zone }) => zone !== own && districts.includes(district))
  if (other) refuse(409, 'districts', `${other.district} is in the zone “${other.name}” already.`)
}

/** Refuses (400) days in the wrong order: an undo may set one of the two. */
function refuseWrongDays(terms: Parameters<typeof areDaysInOrder>[0]) {
  if (!areDaysInOrder(terms)) refuse(400, 'days_to', wrongOrder)
}

function refuse(status: 400 | 409, field: string, message: string): never {
  throw new Refusal(status, message, { [field]: message })
}

async function putDistricts(tx: Queries, id: number, named: string[]) {
  const districts = sorted(named)
  await tx.insert(deliveryDistrict).values(districts.map((district) => ({ district, zone: id })))
  return districts
}
