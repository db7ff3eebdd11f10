import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { promoCode } from '../db/schema'
import { promoUse } from '../db/schema-orders'
import { Refusal } from '../http/errors'
import { findPromo, promoProblem } from '../lib/promo-codes'

type Customer = { user: number | null; phone: string }

/** The code for this cart and customer; null where none is asked. Refuses (409) one that can't be used. */
export async function usablePromo(
  tx: Queries,
  code: string | undefined,
  { subtotal, now, user, phone }: Customer & { subtotal: number; now: Date },
) {
  if (!code) return null
  const promo = findPromo(tx, code)
  const problem =
    promoProblem(promo, subtotal, now) ??
    (promo && (await isUsedUpBy(tx, promo, { user, phone }))
      ? 'You have used this promo code already.'
      : undefined)
  if (!promo || problem) refuse(problem ?? '')
  return promo
}

/** Counts one use, while there are any. */
export async function redeemPromo(tx: Queries, promo: Promo, by: Customer & { order: number }) {
  const isLeft = or(isNull(promoCode.max_uses), lt(promoCode.uses, promoCode.max_uses))
  const used = await tx
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} + 1` })
    .where(and(eq(promoCode.id, promo.id), isLeft))
    .returning({ id: promoCode.id })
  if (used.length === 0) refuse('This promo code has been used up.')
  const { id: promo_code, percent_off, max_off } = promo
  await tx.insert(promoUse).values({ promo_code, percent_off, max_off, ...by })
}

/** What an order's code takes off when its lines change: an amount stays, a percentage follows the subtotal. */
export async function termsOf(tx: Queries, { id, discount }: { id: number; discount: number }) {
  const used = await first(tx.select().from(promoUse).where(eq(promoUse.order, id)))
  const { percent_off = null, max_off = null } = used ?? {}
  return { amount_off: discount, percent_off, max_off }
}

/** A cancelled order's use counts no longer. */
export async function giveBackPromo(tx: Queries, order: number) {
  const given = await first(tx.delete(promoUse).where(eq(promoUse.order, order)).returning())
  if (!given) return
  await tx
    .update(promoCode)
    .set({ uses: sql`${promoCode.uses} - 1` })
    .where(eq(promoCode.id, given.promo_code))
}

type Promo = typeof promoCode.$inferSelect

/** Told by account or phone, whichever has more uses. */
async function isUsedUpBy(tx: Queries, promo: Promo, { user, phone }: Customer) {
  if (promo.max_uses_per_customer === null) return false
  const ofPhone = eq(promoUse.phone, phone)
  const theirs = user === null ? ofPhone : or(ofPhone, eq(promoUse.user, user))
  const uses = await tx.$count(promoUse, and(eq(promoUse.promo_code, promo.id), theirs))
  return uses >= promo.max_uses_per_customer
}

function refuse(message: string): never {
  throw new Refusal(409, message, { promo_code: message })
}
