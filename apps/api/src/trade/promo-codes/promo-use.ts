import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { promoCode, promoUse } from '../../db/schema/promo-codes'
import { Refusal } from '../../lib/refusal'
import { findPromo } from './promo-check'
import { countedProducts, scopedPromo, type PromoUse } from './promo-scope'

type Customer = { user: number | null; phone: string }

/** The promo code for this cart and customer; null where none was entered. Refuses (409) one that can't be used. */
export async function usablePromo(
  tx: Queries,
  code: string | undefined,
  { user, phone, ...use }: Customer & PromoUse,
) {
  if (!code) return null
  const { promo, problem } = await scopedPromo(tx, await findPromo(tx, code), use)
  const refusal = promo ? await problemOf(tx, promo, { user, phone }) : problem
  if (!promo || refusal !== undefined) refuse(refusal ?? '')
  return promo
}

/** Redeems a code for an order whose delivery costs `shipping` without it. Refuses (409) when no use is left. */
export async function redeemPromo(
  tx: Queries,
  promo: NonNullable<Awaited<ReturnType<typeof usablePromo>>>,
  { shipping, ...by }: Customer & { order: number; shipping: number },
) {
  if (!(await countUse(tx, promo.id))) refuse('This promo code has been used up.')
  const { id: promo_code, amount_off, percent_off, max_off, free_delivery, products } = promo
  const terms = { amount_off, percent_off, max_off, products }
  const shipping_off = free_delivery ? shipping : null
  await tx.insert(promoUse).values({ promo_code, ...terms, shipping_off, ...by })
}

/**
 * Redeems a code again whose use an expired hold gave back. Returns false where the code has no use left for this
 * customer, or was deleted. A code that has ended or was switched off can still be redeemed, since it was valid when
 * the order was placed.
 */
export async function redeemAgain(tx: Queries, { id, user, phone }: Customer & { id: number }) {
  const ofOrder = eq(promoUse.order, id)
  const used = await first(
    tx
      .select({ promo: promoCode })
      .from(promoUse)
      .innerJoin(promoCode, eq(promoCode.id, promoUse.promo_code))
      .where(and(ofOrder, isNotNull(promoUse.given_back_at))),
  )
  if (!used || (await problemOf(tx, used.promo, { user, phone }, id))) return false
  if (!(await countUse(tx, used.promo.id))) return false
  await tx.update(promoUse).set({ given_back_at: null }).where(ofOrder)
  return true
}

/**
 * The discount terms for an order whose lines change: those of its promo code, or else its present discount. A code for
 * some products goes on counting for those that it counted for, and counts for those `added` products that it is for
 * now.
 */
export async function termsOf(
  tx: Queries,
  { id, discount }: { id: number; discount: number },
  { added, now }: Pick<PromoUse, 'now'> & { added: PromoUse['lines'] },
) {
  const found = await first(
    tx
      .select({ used: promoUse, code: promoCode })
      .from(promoUse)
      .innerJoin(promoCode, eq(promoCode.id, promoUse.promo_code))
      .where(eq(promoUse.order, id)),
  )
  if (!found) return { amount_off: discount }
  const { amount_off, percent_off, max_off, shipping_off, products } = found.used
  const more = products && ((await countedProducts(tx, found.code, added, now)) ?? [])
  return {
    amount_off: amount_off ?? discount,
    percent_off,
    max_off,
    free_delivery: shipping_off !== null,
    products: products && [...new Set([...products, ...(more ?? [])])],
  }
}

/** Notes the products that an order's code counts for after an edit, so that it counts for them at the next one. */
export async function keepCounted(tx: Queries, order: number, products: number[]) {
  await tx.update(promoUse).set({ products }).where(eq(promoUse.order, order))
}

/** The delivery fee that an order's promo code took off, in rupees. */
export async function shippingOff(tx: Queries, order: number) {
  const used = await first(tx.select().from(promoUse).where(eq(promoUse.order, order)))
  return used?.shipping_off ?? 0
}

/** Stops counting a cancelled order's use. `expired_at`: its hold expired, so a late payment may still redeem it. */
export async function giveBackPromo(tx: Queries, order: number, expired_at?: Date) {
  const counted = and(eq(promoUse.order, order), isNull(promoUse.given_back_at))
  const given = expired_at
    ? await first(
        tx
          .update(promoUse)
          .set({ given_back_at: expired_at.toISOString() })
          .where(counted)
          .returning(),
      )
    : await first(tx.delete(promoUse).where(counted).returning())
  if (!given) return
  await tx
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} - 1` })
    .where(eq(promoCode.id, given.promo_code))
}

type Promo = typeof promoCode.$inferSelect

/** Counts one use, while there are any left. */
async function countUse(tx: Queries, id: number) {
  const isLeft = or(isNull(promoCode.max_uses), lt(promoCode.uses, promoCode.max_uses))
  const counted = await tx
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} + 1` })
    .where(and(eq(promoCode.id, id), isLeft))
    .returning({ id: promoCode.id })
  return counted.length > 0
}

/** Why a customer can't use a code, for the shopper; undefined when they can. `own` is the order that it is for. */
async function problemOf(tx: Queries, promo: Promo, by: Customer, own = 0) {
  if (await isUsedUpBy(tx, promo, by)) return 'You have used this promo code already.'
  if (promo.first_order_only && (await hasOrdered(tx, by, own)))
    return 'This promo code is for a first order.'
  return undefined
}

/** Whether the customer's account or phone number has another order that wasn't cancelled. */
async function hasOrdered(tx: Queries, { user, phone }: Customer, own: number) {
  const ofPhone = eq(order.phone, phone)
  const theirs = user === null ? ofPhone : or(ofPhone, eq(order.user, user))
  const found = tx
    .select({ id: order.id })
    .from(order)
    .where(and(theirs, ne(order.state, 'cancelled'), ne(order.id, own)))
    .limit(1)
  return (await first(found)) !== undefined
}

/** Uses under the customer's account and under their phone number are counted together. */
async function isUsedUpBy(tx: Queries, promo: Promo, { user, phone }: Customer) {
  if (promo.max_uses_per_customer === null) return false
  const ofPhone = eq(promoUse.phone, phone)
  const theirs = user === null ? ofPhone : or(ofPhone, eq(promoUse.user, user))
  const ofCode = and(eq(promoUse.promo_code, promo.id), isNull(promoUse.given_back_at))
  const uses = await tx.$count(promoUse, and(ofCode, theirs))
  return uses >= promo.max_uses_per_customer
}

function refuse(message: string): never {
  throw new Refusal(409, message, { promo_code: message })
}
