import { and, eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { cashBlockKey } from '../../db/schema/customer-files'

/** The keys under which a buyer may be blocked from paying in cash, for `cashBlockOf`. */
export function cashBlockKeys({
  user,
  phone,
  address_key,
}: {
  user: number | null
  phone: string
  address_key: string | null
}) {
  return { user: user === null ? '' : String(user), phone, address: address_key ?? '' }
}

/** Selects a row where staff have blocked the account, phone number or address of `cashBlockKeys` from paying in cash. */
export function cashBlockOf(db: Queries) {
  return db
    .select({ customer_file: cashBlockKey.customer_file })
    .from(cashBlockKey)
    .where(or(keyIs('user'), keyIs('phone'), keyIs('address')))
    .limit(1)
}

function keyIs(kind: 'user' | 'phone' | 'address') {
  return and(eq(cashBlockKey.kind, kind), eq(cashBlockKey.value, sql.placeholder(kind)))
}
