import type { MailKind } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { asc, eq, ne } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { color, product, productColor } from '../db/schema/catalogue'
import type { MailFacts } from './write-mail'

const number = 'ET-2026-000123'

/** What a made-up mail of this kind is about. Its pieces are the shop's own, as far as it has any. */
export async function exampleFacts(
  db: Queries,
  kind: MailKind,
  origin: string,
): Promise<MailFacts> {
  const isOfOrder = /^(order|refund|return)_/.test(kind)
  const lines = await exampleLines(db)
  if (kind === 'back_in_stock') {
    const [piece] = lines
    return { origin, url: origin, ...(piece && { piece }) }
  }
  if (!isOfOrder) return { origin, url: origin }
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const total = subtotal - 100 + 150
  const isDone = kind === 'refund_paid' || kind.startsWith('return_') || kind === 'order_delivered'
  return {
    origin,
    url: `${origin}/order/${number}`,
    values: {
      amount: formatPrice(total),
      courier: 'with Nepal Can Move',
      tracking: 'Its tracking code is NCM-88412.',
      reason: 'You told us that you don’t want it.',
      reference: 'ESW-2026-4417',
      paid_by: 'The reference is ESW-2026-4417.',
      answer: 'Please bring it to the shop.',
    },
    order: {
      ...address,
      number,
      lines,
      source: 'shop',
      subtotal,
      discount: 100,
      promo_code: 'dashain',
      shipping: 150,
      cash_fee: 0,
      tax: 0,
      total,
      paid: isDone || kind === 'order_paid' ? total : 0,
      refunded: kind === 'refund_paid' ? total : 0,
      to_pay_back: 0,
      promised_from: isDone ? null : '2026-10-12',
      promised_to: isDone ? null : '2026-10-14',
      to_pay: isDone || kind === 'order_paid' ? 0 : total,
      payment_method: kind === 'order_paid' ? 'esewa' : 'cod',
    },
  }
}

const address = {
  name: 'Sita Sharma',
  phone: '984-1234567',
  province: 'Bagmati',
  district: 'Kathmandu',
  city: 'Kathmandu Metropolitan City',
  street: 'Ward 10, New Baneshwor',
  landmark: 'Behind the post office',
}

async function exampleLines(db: Queries) {
  const rows = await db
    .select({
      title: product.title,
      color_name: color.color_name,
      picture: productColor.color_img,
      price: product.price,
    })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .where(ne(productColor.color_img, ''))
    .orderBy(asc(productColor.id))
    .limit(2)
  const pieces = rows.length > 0 ? rows : [madeUp]
  return pieces.map((row, at) => ({
    ...row,
    original_price: null,
    size_name: 'MD',
    quantity: at + 1,
  }))
}

const madeUp = { title: 'Everyday Tee', color_name: 'Navy', picture: '', price: 1200 }
