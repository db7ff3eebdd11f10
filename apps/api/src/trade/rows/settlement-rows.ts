import type { CourierSettlement } from '@etrend/contract'
import { and, desc, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Queries } from '../../db/client'
import { courierSettlement as settlement } from '../../db/schema/courier-settlements'
import { courier } from '../../db/schema/couriers'
import { user } from '../../db/schema/people'
import { found } from '../../http/errors'
import { equals } from '../../http/list-page'

/** What lists call the couriers of orders that no courier of the shop’s list brought. */
const OTHERS = 'Other couriers'

/** Names a courier of the list; without a name, the others. */
export function courierNameOf(id: number | null, name: string | null) {
  return { id, name: name ?? OTHERS }
}

const reversal = alias(settlement, 'reversal')
const undoer = alias(user, 'undoer')
const isSettlement = isNull(settlement.reverses)

type Query = { courier?: number | undefined; is_different?: boolean | undefined }

/** The settlements that match the list's filters, without the rows that take one back. Courier 0: other couriers. */
export function settlementsOf({ courier: id, is_different }: Query): SQL | undefined {
  const isOf = id === 0 ? isNull(settlement.courier) : equals(settlement.courier, id)
  if (is_different === undefined) return and(isSettlement, isOf)
  const isOpen = is_different
    ? and(ne(settlement.difference, 0), isNull(reversal.id))
    : or(eq(settlement.difference, 0), isNotNull(reversal.id))
  return and(isSettlement, isOf, isOpen)
}

/** Settlements as staff see them, the latest first. */
export function settlementRows(db: Queries) {
  const names = { name: courier.name, staff: user.username, by: undoer.username }
  return db
    .select({ row: settlement, reversal, ...names })
    .from(settlement)
    .leftJoin(courier, eq(courier.id, settlement.courier))
    .leftJoin(user, eq(user.id, settlement.staff))
    .leftJoin(reversal, eq(reversal.reverses, settlement.id))
    .leftJoin(undoer, eq(undoer.id, reversal.staff))
    .orderBy(desc(settlement.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof settlementRows>>[number]

export function asSettlement({ row, name, staff, reversal: back, by }: Row): CourierSettlement {
  return {
    ...row,
    courier: courierNameOf(row.courier, name),
    staff,
    taken_back: back && { at: back.created_at, staff: by, reason: back.note },
  }
}

/** One settlement. Refuses (404) an unknown id, and that of a row that takes another one back. */
export async function settlementRow(db: Queries, id: number) {
  const [row] = await settlementRows(db).where(and(isSettlement, eq(settlement.id, id)))
  return asSettlement(found(row, 'settlement'))
}
