import { asc, eq } from 'drizzle-orm'
import { mail } from '../db/schema/mail'
import { stockAlert } from '../db/schema/stock'
import type { TestShop } from './open-shop'

/** The sold-out Red blouse in LG of the shop of four. */
export const soldOut = { product_color: 1, size: 2, email: 'sita@example.com' }

/** Asks, as a guest, to be told when a unit is back. */
export function ask({ app }: Pick<TestShop, 'app'>, changes: object = {}, product = 1) {
  const payload = { ...soldOut, ...changes }
  return app.inject({ method: 'POST', url: `/store/products/${product}/alerts`, payload })
}

/** Who waits, those first who asked first. */
export async function waiting({ db }: Pick<TestShop, 'db'>) {
  const rows = await db.read.select().from(stockAlert).orderBy(asc(stockAlert.asked_at))
  return rows.map(({ email }) => email)
}

/** The mails to an address, the oldest first. */
export function mailsTo({ db }: Pick<TestShop, 'db'>, email = soldOut.email) {
  return db.read.select().from(mail).where(eq(mail.to, email)).orderBy(asc(mail.id))
}
