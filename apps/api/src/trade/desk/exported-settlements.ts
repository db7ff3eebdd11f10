import type { contract } from '@etrend/contract'
import { and, lt } from 'drizzle-orm'
import type * as z from 'zod'
import { courierSettlement } from '../../db/schema-settlement'
import { asSettlement, settlementRows, settlementsOf } from '../rows/settlement-rows'
import { localTime, type Slices } from './exported-row'

type Query = z.infer<(typeof contract)['courierSettlements']['list']['query']>

/** The settlements of couriers that match the list's filters, the latest first. */
export function exportedSettlements(query: Query): Slices {
  const where = settlementsOf(query)
  return async (db, last, limit) => {
    const isEarlier = last && lt(courierSettlement.id, Number(last.id))
    const rows = await settlementRows(db).where(and(where, isEarlier)).limit(limit)
    return rows.map(asSettlement).map((row) => ({
      id: row.id,
      courier: row.courier.name,
      day: row.day,
      orders: row.orders,
      collected: row.collected,
      fee: row.fee,
      paid_in: row.paid_in,
      difference: row.difference,
      paid_into: row.paid_into,
      reference: row.reference,
      note: row.note,
      staff: row.staff,
      created_at: localTime(row.created_at),
      taken_back_at: localTime(row.taken_back?.at ?? null),
      taken_back_reason: row.taken_back?.reason ?? null,
    }))
  }
}
