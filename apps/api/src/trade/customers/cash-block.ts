import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { cashBlockKey, customerFile } from '../../db/schema/customer-files'
import { order } from '../../db/schema/orders'
import { user } from '../../db/schema/people'
import type { Author } from '../../records/audit'
import { filesOf, ownFile, type Person } from './file-rows'

/**
 * Blocks a customer from paying in cash. Checkout recognises them by their account, and by the phone numbers and
 * addresses of the orders that they have placed until now.
 */
export async function blockCash(tx: Queries, person: Person, reason: string, by: Author) {
  const file = await ownFile(tx, person)
  const blocked = { cash_blocked_at: by.at, cash_blocked_by: by.staff, cash_block_reason: reason }
  await tx.update(customerFile).set(blocked).where(eq(customerFile.id, file))
  const keys = await keysOf(tx, person)
  await tx.delete(cashBlockKey).where(eq(cashBlockKey.customer_file, file))
  await tx.insert(cashBlockKey).values(keys.map((key) => ({ ...key, customer_file: file })))
}

/** Lets a customer pay in cash again. */
export async function allowCash(tx: Queries, person: Person) {
  const files = filesOf(tx, person)
  await tx.delete(cashBlockKey).where(inArray(cashBlockKey.customer_file, files))
  const allowed = { cash_blocked_at: null, cash_blocked_by: null, cash_block_reason: '' }
  await tx.update(customerFile).set(allowed).where(inArray(customerFile.id, files))
}

/** Since when, by whom and why a customer can't pay in cash; null while they can. */
export async function readCashBlock(db: Queries, person: Person) {
  const files = filesOf(db, person)
  const blocked = and(inArray(customerFile.id, files), isNotNull(customerFile.cash_blocked_at))
  const row = await first(
    db
      .select({ file: customerFile, staff_name: user.username })
      .from(customerFile)
      .leftJoin(user, eq(user.id, customerFile.cash_blocked_by))
      .where(blocked)
      .orderBy(customerFile.id),
  )
  if (!row?.file.cash_blocked_at) return null
  const isTheirs = inArray(cashBlockKey.customer_file, files)
  const keys = await db.select().from(cashBlockKey).where(isTheirs).orderBy(cashBlockKey.value)
  return {
    reason: row.file.cash_block_reason,
    date: row.file.cash_blocked_at,
    staff_name: row.staff_name,
    phones: keys.flatMap(({ kind, value }) => (kind === 'phone' ? [value] : [])),
    addresses: keys.filter(({ kind }) => kind === 'address').length,
  }
}

type Key = { kind: 'user' | 'phone' | 'address'; value: string }

async function keysOf(tx: Queries, { own, orders }: Person) {
  const { phone, address_key } = order
  const hasPhone = and(orders, ne(phone, ''))
  const phones = await tx.selectDistinct({ value: phone }).from(order).where(hasPhone)
  const hasAddress = and(orders, isNotNull(address_key), ne(address_key, NO_ADDRESS))
  const addresses = await tx.selectDistinct({ value: address_key }).from(order).where(hasAddress)
  const keys: Key[] = phones.map(({ value }) => ({ kind: 'phone', value }))
  for (const { value } of addresses) if (value) keys.push({ kind: 'address', value })
  if (own.user !== null) keys.push({ kind: 'user', value: String(own.user) })
  return keys
}

/** The address_key of an order without an address, like one that was sold in the shop. */
const NO_ADDRESS = '//'
