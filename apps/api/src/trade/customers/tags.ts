import type { Customer } from '@etrend/contract'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { customerFile, customerTag } from '../../db/schema-customer-files'

/** Customers with their tags in the order of the alphabet. An account also has the tags of its phone number. */
export async function withTags<Row extends Pick<Customer, 'id' | 'phone'>>(
  db: Queries,
  customers: Row[],
) {
  const ids = customers.flatMap(({ id }) => id ?? [])
  const phones = customers.flatMap(({ phone }) => phone ?? [])
  const rows = await db
    .select({ user: customerFile.user, phone: customerFile.phone, tag: customerTag.tag })
    .from(customerTag)
    .innerJoin(customerFile, eq(customerFile.id, customerTag.customer_file))
    .where(or(inArray(customerFile.user, ids), inArray(customerFile.phone, phones)))
    .orderBy(asc(customerTag.tag))
  return customers.map((customer) => {
    const theirs = rows.filter(
      ({ user, phone }) =>
        (user !== null && user === customer.id) || (phone !== null && phone === customer.phone),
    )
    return { ...customer, tags: [...new Set(theirs.map(({ tag }) => tag))] }
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
