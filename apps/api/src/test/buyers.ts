import { NOW } from '@etrend/tooling/given-time'
import { eq } from 'drizzle-orm'
import { one } from '../db/rows'
import { order, orderLine } from '../db/schema/orders'
import { user } from '../db/schema/people'
import { signUp } from './customers'
import type { TestShop } from './open-shop'

const place = { province: 'Bagmati', district: 'Kathmandu', city: 'Kathmandu', street: 'Ward 10' }
const money = { subtotal: 100, discount: 0, shipping: 0, tax: 0, total: 100 }
const line = {
  size: 1,
  title: '',
  color_name: '',
  picture: '',
  price: 100,
  quantity: 1,
}

/** A customer to whom the first two products of the shop of four were delivered. */
export async function signUpBuyer(shop: TestShop, username: string) {
  const buyer = await signUp(shop, username)
  await deliver(shop, username, { size_name: '', delivered_at: new Date(NOW).toISOString() })
  return buyer
}

/** Delivers the first two products of the shop of four to a customer, in a size with this name; null: not yet. */
export async function deliver(
  { db }: TestShop,
  username: string,
  { size_name, delivered_at }: { size_name: string; delivered_at: string | null },
) {
  const { id } = await one(db.read.select().from(user).where(eq(user.username, username)))
  const row = { ...place, ...money, user: id, name: username, phone: '+9779841234567' }
  const orders = await db.read.$count(order)
  const { id: made } = await one(
    db.write
      .insert(order)
      .values({
        ...row,
        number: `ET-2020-${String(orders + 1).padStart(6, '0')}`,
        state: delivered_at ? 'delivered' : 'shipped',
        source: 'shop',
        landmark: '',
        note: '',
        payment_method: 'cod',
        payment_state: 'paid',
        paid: 100,
        placed_at: new Date(NOW).toISOString(),
        delivered_at,
      })
      .returning(),
  )
  const lines = [
    { ...line, size_name, order: made, product: 1, product_color: 1 },
    { ...line, size_name, order: made, product: 2, product_color: 3 },
  ]
  await db.write.insert(orderLine).values(lines)
}
