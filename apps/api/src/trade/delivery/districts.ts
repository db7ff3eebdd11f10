import { provinces } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { deliveryDistrict, deliveryZone } from '../../db/schema/delivery'
import { Refusal } from '../../lib/refusal'

const known = new Set(Object.values(provinces).flat())

/** Refuses (400) districts that don't exist, and (409) those of another zone. `own`: the zone that they are for. */
export async function refuseWrongDistricts(tx: Queries, districts: string[], own?: number) {
  const unknown = districts.find((district) => !known.has(district))
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
