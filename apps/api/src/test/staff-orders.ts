import { staffOrder } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { mail } from '../db/schema/mail'
import { stockLevel } from '../db/schema/stock'
import { oneSkirt, skirt, type OrderingShop } from './ordering'

export const call = (
  { app, headers }: OrderingShop,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.inject({ method, url: `/staff${url}`, headers, ...(payload && { payload }) })

export async function read(shop: OrderingShop, number: string) {
  return staffOrder.parse((await shop.get(`/staff/orders/${number}`)).json())
}

export async function move(shop: OrderingShop, number: string, ...states: string[]) {
  const statuses: number[] = []
  for (const state of states) {
    const payload = { state, courier: 'NCM', tracking_code: 'T-1' }
    statuses.push((await call(shop, 'POST', `/orders/${number}/state`, payload)).statusCode)
  }
  return statuses
}

export async function left({ db }: OrderingShop, unit = skirt.product_color) {
  const rows = await db.read.select().from(stockLevel).where(eq(stockLevel.product_color, unit))
  return rows[0]?.quantity
}

/** The mails with this subject. */
export async function mailsAbout({ db }: OrderingShop, subject: string) {
  return await db.read.select().from(mail).where(eq(mail.subject, subject))
}

export async function delivered(shop: OrderingShop, payload: object = oneSkirt) {
  const placed = await shop.placed(payload)
  await move(shop, placed.number, 'confirmed', 'packed', 'shipped', 'delivered')
  return placed
}
