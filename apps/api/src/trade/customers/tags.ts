import type { Customer } from '@etrend/contract'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { customerFile, customerTag } from '../../db/schema/customer-files'

/**
 * Customers with their tags in the order of the alphabet, and whether they are blocked from cash. An account also has
 * what is kept about its phone number.
 */
export async function withTags<Row extends Pick<Customer, 'id' | 'phone'>>(
  db: Queries,
  customers: Row[],
) {
  const ids = customers.flatMap(({ id }) => id ?? [])
  const phones = customers.flatMap(({ phone }) => phone ?? [])
  const { user, phone, cash_blocked_at } = customerFile
  const rows = await db
    .select({ user, phone, cash_blocked_at, tag: customerTag.tag })
    .from(customerFile)
    .leftJoin(customerTag, eq(customerTag.customer_file, customerFile.id))
    .where(or(inArray(user, ids), inArray(phone, phones)))
    .orderBy(asc(customerTag.tag))
  return customers.map((customer) => {
    const theirs = rows.filter(
      (file) =>
        (file.user !== null && file.user === customer.id) ||
        (file.phone !== null && file.phone === customer.phone),
    )
    return {
      ...customer,
      tags: [...new Set(theirs.flatMap(({ tag }) => tag ?? []))],
      is_cash_blocked: theirs.some((file) => file.cash_blocked_at !== null),
    }
  })
}

/** The condition for customers of the list with this tag; without a tag, all. */
export function hasTag(tag: string | undefined) {
  if (!tag) return sql`1 = 1`
  const filesWith = (column: 'user' | 'phone') => sql`SELECT ${customerFile[column]}
    FROM ${customerFile} INNER JOIN ${customerTag} ON ${customerTag.customer_file} = ${customerFile.id}
    WHERE ${customerTag.tag} = ${tag} AND ${customerFile[column]} IS NOT NULL`
  return sql`(people.id IN (${filesWith('user')}) OR people.phone IN (${filesWith('phone')}))`
}
