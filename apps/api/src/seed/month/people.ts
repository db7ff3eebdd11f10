import type { DemoPerson } from '@etrend/demo'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { user } from '../../db/schema/people'
import type { InnerShop } from './inner-shop'

/** Registers the customers with an account when they first order. Gives who somebody's order is made by. */
export function accountsOf(tx: Queries, shop: InnerShop) {
  const known = new Map<string, number>()

  return async ({ email, name, hasAccount }: DemoPerson) => {
    if (!hasAccount || email === null) return undefined
    const id = known.get(email) ?? (await register(email, name))
    known.set(email, id)
    return { user: id, role: 'user' as const }
  }

  async function register(email: string, username: string) {
    // The inner shop keeps no hash of it, so that it opens nothing.
    const password = `unused ${email}`
    await shop.call(undefined, 'POST', '/register/', { username, email, password })
    return (await one(tx.select().from(user).where(eq(user.email, email)))).id
  }
}

/** Where somebody's parcel goes. */
export function addressOf({ name, phone, place, street, landmark }: DemoPerson) {
  const { province, district, city } = place
  return { name, phone, province, district, city, street, landmark }
}
