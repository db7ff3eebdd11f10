import { and, asc, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { customerFile, customerTag } from '../../db/schema/customer-files'
import { order } from '../../db/schema/orders'
import { user } from '../../db/schema/people'
import { found } from '../../http/errors'

/** A customer of whom staff keep a file. `isTheirs` finds their files: an account also has those of its phone numbers. */
export type Person = {
  who: string
  name: string
  own: { user: number; phone: null } | { user: null; phone: string }
  isTheirs: SQL | undefined
  /** The condition for their orders. */
  orders: SQL | undefined
}

/** The customer by account id, or by the phone number of a guest's orders. Throws Refusal (404) where there is none. */
export async function personOf(db: Queries, who: string): Promise<Person> {
  if (!who.startsWith('+')) return accountOf(db, Number(who))
  const ofGuest = and(isNull(order.user), eq(order.phone, who))
  const rows = db.select().from(order).where(ofGuest).orderBy(desc(order.id)).limit(1)
  const { name } = found(await first(rows), 'customer')
  return {
    who,
    name,
    own: { user: null, phone: who },
    isTheirs: eq(customerFile.phone, who),
    orders: ofGuest,
  }
}

async function accountOf(db: Queries, id: number): Promise<Person> {
  const isCustomer = and(eq(user.id, id), eq(user.role, 'user'), isNull(user.disabled_at))
  const { username } = found(await first(db.select().from(user).where(isCustomer)), 'customer')
  return {
    who: String(id),
    name: username,
    own: { user: id, phone: null },
    isTheirs: isFileOfAccount(db, id),
    orders: eq(order.user, id),
  }
}

/** The condition for the files of an account: its own, and those of the phone numbers of its orders. */
function isFileOfAccount(db: Queries, id: number) {
  const phones = db.select({ phone: order.phone }).from(order).where(eq(order.user, id))
  return or(eq(customerFile.user, id), inArray(customerFile.phone, phones))
}

/** The id of the customer's own file, which is made where there is none. */
export async function ownFile(tx: Queries, { own }: Person) {
  await tx.insert(customerFile).values(own).onConflictDoNothing()
  const isOwn =
    own.user === null ? eq(customerFile.phone, own.phone) : eq(customerFile.user, own.user)
  return (await one(tx.select({ id: customerFile.id }).from(customerFile).where(isOwn))).id
}

/** The ids of a customer's files, as a subquery. */
export function filesOf(db: Queries, { isTheirs }: Person) {
  return db.select({ id: customerFile.id }).from(customerFile).where(isTheirs)
}

/** The customer's tags in the order of the alphabet, each once. */
export async function tagsOf(db: Queries, person: Person) {
  const rows = await db
    .selectDistinct({ tag: customerTag.tag })
    .from(customerTag)
    .where(inArray(customerTag.customer_file, filesOf(db, person)))
    .orderBy(asc(customerTag.tag))
  return rows.map(({ tag }) => tag)
}
