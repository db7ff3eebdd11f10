import type { Database } from '../db/client'
import { promoCode } from '../db/schema/promo-codes'
import { shop } from '../db/schema/shop'

/** Adds the settings that every shop needs, with the specification's values (§1, §9). Does nothing where they exist. */
export async function seedEssentials(db: Database) {
  await db.transaction(async (tx) => {
    if (await tx.$count(shop)) return
    await tx.insert(shop).values({
      id: 1,
      name: 'eTrend',
      location: 'Kathmandu, Nepal',
      phone: '+977 980-0000000',
      promo_line: 'Up to 40% Off Selected Items',
      shipping: 2,
      tax: 4,
      dollar_rate: 140,
      low_stock: 3,
      has_pages: true,
    })
    await tx.insert(promoCode).values({ code: 'discount10', amount_off: 10 })
  })
}
