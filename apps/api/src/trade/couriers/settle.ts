import type { CourierSettlement, settlementInput } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type * as z from 'zod'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { cashEntry } from '../../db/schema/cash'
import { settledOrder } from '../../db/schema/courier-orders'
import { courierSettlement } from '../../db/schema/courier-settlements'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { record, type Author } from '../../records/audit'
import { settlementRow } from '../rows/settlement-rows'
import { courierOf, freeEntry, heldBy, openFeesOf } from './held-cash'

type Input = z.output<typeof settlementInput>

/**
 * Settles the cash of delivered orders, and the fees of parcels that came back, with what their courier paid in, and
 * notes that cash in the drawer. Returns the settlement's id. Throws Refusal (409) where an order isn't held any more or
 * a sum is not as it was shown.
 */
export async function settle(tx: Queries, input: Input, by: Author) {
  const { collected, fee, return_fees, paid_in, paid_into, day, reference, note } = input
  const courier = await courierOf(tx, input.courier)
  const rows = await ordersToSettle(tx, input, courier.name)
  const returned = await feesToSettle(tx, input)
  const difference = differenceOf(input)
  if (difference !== 0 && note === '') {
    const message = `Say why there is a difference of ${formatPrice(Math.abs(difference))}.`
    throw new Refusal(400, message, { note: message })
  }
  const source = `${courier.name}, ${rows.length} orders${reference && `, ${reference}`}`
  const cash_entry = await entryFor(tx, input, source, by)
  const sums = { collected, fee, return_fees, paid_in, difference }
  const values = { courier: input.courier, day, orders: rows.length, ...sums, paid_into, reference }
  const { id } = await one(
    tx
      .insert(courierSettlement)
      .values({ ...values, note, cash_entry, staff: by.staff, created_at: by.at })
      .returning(),
  )
  const all = [...rows, ...returned]
  await tx.insert(settledOrder).values(
    all.map(({ id: of, collected: cash, return_fee }) => ({
      settlement: id,
      order: of,
      collected: cash,
      return_fee,
    })),
  )
  const ids = all.map((row) => row.id)
  const marked = await tx
    .update(order)
    .set({ settlement: id })
    .where(and(inArray(order.id, ids), isNull(order.settlement)))
    .returning({ id: order.id })
  if (marked.length !== all.length) throw new Refusal(409, CHANGED)
  const label = labelOf(id, courier.name)
  await record(tx, by, { ...ofSettlement(id), action: 'add', label, after: sums })
  return id
}

/**
 * Takes a settlement back by a row with its sums below 0: its cash leaves the drawer, and the courier holds the cash of
 * its orders again, and still gets the fees of parcels that came back. Throws Refusal (409) where it was taken back before.
 */
export async function takeBack(tx: Queries, id: number, reason: string, by: Author, day: string) {
  const taken = await settlementRow(tx, id)
  if (taken.taken_back) throw new Refusal(409, 'This settlement was taken back already.')
  const { courier, orders, paid_into, reference } = taken
  const note = `Settlement no. ${id} was taken back: ${reason}`
  const cash_entry =
    taken.cash_entry === null ? null : await addEntry(tx, -taken.paid_in, note.slice(0, 300), by)
  const kept = { courier: courier.id, day, orders, ...negated(taken), paid_into, reference }
  const made = { note: reason, reverses: id, cash_entry, staff: by.staff, created_at: by.at }
  await tx.insert(courierSettlement).values({ ...kept, ...made })
  await tx.update(order).set({ settlement: null }).where(eq(order.settlement, id))
  const label = labelOf(id, courier.name)
  await record(tx, by, { ...ofSettlement(id), action: 'take back', label, after: { reason } })
}

const CHANGED = 'Somebody else has just settled one of these orders. Look again.'

/** The chosen orders, whose cash the courier must hold, and whose sum must be as it was shown. */
async function ordersToSettle(tx: Queries, input: Input, courier: string) {
  const numbers = [...new Set(input.numbers)]
  const isChosen = and(heldBy(input.courier), inArray(order.number, numbers))
  const rows = await tx.select().from(order).where(isChosen).orderBy(order.id)
  const held = new Set(rows.map(({ number }) => number))
  const gone = numbers.find((number) => !held.has(number))
  if (gone !== undefined) {
    throw new Refusal(
      409,
      `${courier} doesn’t hold the cash of ${gone}: it may be settled already.`,
    )
  }
  const sum = rows.reduce((all, { collected }) => all + paisa(collected), 0)
  if (sum !== paisa(input.collected)) {
    const message = `These orders add up to ${formatPrice(rupees(sum))}. Look again.`
    throw new Refusal(409, message, { collected: message })
  }
  return rows
}

/** The chosen parcels that came back, whose fees must be open, and whose sum must be as it was shown. */
async function feesToSettle(tx: Queries, input: Input) {
  const numbers = [...new Set(input.returned)]
  const isChosen = and(openFeesOf(input.courier), inArray(order.number, numbers))
  const rows = await tx.select().from(order).where(isChosen).orderBy(order.id)
  const open = new Set(rows.map(({ number }) => number))
  const gone = numbers.find((number) => !open.has(number))
  if (gone !== undefined) {
    throw new Refusal(409, `${gone} has no open return fee: it may be settled already.`)
  }
  const sum = rows.reduce((all, { return_fee }) => all + paisa(return_fee), 0)
  if (sum !== paisa(input.return_fees)) {
    const message = `The return fees add up to ${formatPrice(rupees(sum))}. Look again.`
    throw new Refusal(409, message, { return_fees: message })
  }
  if (sum > paisa(input.fee)) {
    const message = `The fee is less than the return fees of ${formatPrice(rupees(sum))}.`
    throw new Refusal(400, message, { fee: message })
  }
  return rows
}

/** The entry of the drawer with the cash that was paid in: the one that noted it by hand, or a new one. */
async function entryFor(tx: Queries, input: Input, source: string, by: Author) {
  const { cash_entry, paid_in, paid_into } = input
  if (cash_entry !== null) {
    const noted = await first(
      tx
        .select()
        .from(cashEntry)
        .where(and(eq(cashEntry.id, cash_entry), freeEntry)),
    )
    if (!noted) refuseEntry(409, 'That cash is a part of another settlement already.')
    if (paid_into !== 'drawer' || paisa(noted.amount) !== paisa(paid_in)) {
      refuseEntry(400, `${formatPrice(noted.amount)} was noted in the drawer, not what is entered.`)
    }
    return noted.id
  }
  if (paid_into === 'bank' || paid_in === 0) return null
  return await addEntry(tx, paid_in, source.slice(0, 300), by)
}

function refuseEntry(status: 400 | 409, message: string): never {
  throw new Refusal(status, message, { cash_entry: message })
}

async function addEntry(tx: Queries, amount: number, note: string, { staff, at }: Author) {
  const values = { kind: 'courier' as const, amount, note, staff, created_at: at }
  return (await one(tx.insert(cashEntry).values(values).returning())).id
}

type Sums = Pick<CourierSettlement, 'collected' | 'fee' | 'paid_in'>

function differenceOf({ collected, fee, paid_in }: Sums) {
  return rupees(paisa(collected) - paisa(fee) - paisa(paid_in))
}

/** The sums below 0. Subtracted from 0, because the minus sign makes -0 of 0. */
function negated({ collected, fee, return_fees, paid_in, difference }: CourierSettlement) {
  return {
    collected: 0 - collected,
    fee: 0 - fee,
    return_fees: 0 - return_fees,
    paid_in: 0 - paid_in,
    difference: 0 - difference,
  }
}

function labelOf(id: number, courier: string) {
  return `No. ${id} of ${courier}`
}

function ofSettlement(row_id: number) {
  return { noun: 'courierSettlements', row_id }
}
