import type { Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { shop } from '../db/schema'

/** The signature of the shop's mails: its name and location. */
export async function signatureOf(db: Queries) {
  const settings = await statementsOf(db).get()
  return settings ? `${settings.name}, ${settings.location}` : 'eTrend'
}

const statementsOf = prepared((db) =>
  db.select({ name: shop.name, location: shop.location }).from(shop).prepare(),
)
