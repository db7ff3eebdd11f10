import { nameKey } from '@etrend/contract/typed-text'
import { formatPrice } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { promoCode } from '../../db/schema/promo-codes'

export type PromoCode = typeof promoCode.$inferSelect

/**
 * Finds a code in capital or small letters of any language; undefined when there is none. The database knows those of
 * English alone, so a code with others is compared here: shoppers rarely type one.
 */
export async function findPromo(db: Queries, code: string) {
  const row = await statementsOf(db).get({ code })
  if (row || /^[ -~]*$/.test(code)) return row
  const key = nameKey(code)
  return (await db.select().from(promoCode)).find((other) => nameKey(other.code) === key)
}

const statementsOf = prepared((db) =>
  db
    .select()
    .from(promoCode)
    .where(eq(sql`lower(${promoCode.code})`, sql`lower(${sql.placeholder('code')})`))
    .prepare(),
)

/** Why a code can't be used on a cart now, for the shopper; undefined when it can. */
export function promoProblem(promo: PromoCode | undefined, subtotal: number, now: Date) {
  const time = now.toISOString()
  if (!isOpenPromo(promo, now)) return INVALID
  if (promo.valid_to && promo.valid_to <= time) return 'This promo code has ended.'
  if (promo.max_uses !== null && promo.uses >= promo.max_uses)
    return 'This promo code has been used up.'
  if (promo.min_subtotal !== null && subtotal < promo.min_subtotal)
    return `This promo code needs a subtotal of ${formatPrice(promo.min_subtotal)} or more.`
  return undefined
}

/** Whether the code exists, is active and has begun. It may have ended or be used up. */
export function isOpenPromo(promo: PromoCode | undefined, now: Date): promo is PromoCode {
  if (!promo?.is_active) return false
  return promo.valid_from === null || promo.valid_from <= now.toISOString()
}

const INVALID = 'Invalid promo code.' // spec §5
