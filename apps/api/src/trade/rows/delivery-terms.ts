import { cashProblem, type ZoneTerms } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { deliveryDistrict, deliveryZone } from '../../db/schema/delivery'
import { Refusal } from '../../lib/refusal'

type Settings = Omit<ZoneTerms, 'fee'> & { shipping: number }

/** The terms of all districts that are in no zone. */
export function otherTerms({ shipping: fee, ...settings }: Settings): ZoneTerms {
  const { free_from, days_from, days_to, cash_allowed, cash_fee, most_in_cash } = settings
  return { fee, free_from, days_from, days_to, cash_allowed, cash_fee, most_in_cash }
}

/**
 * What delivery to a district costs and takes now; '' for one that is not known yet. `zone` is the name of its zone;
 * null for a district in none.
 */
export async function deliveryTo(db: Queries, district: string, settings: Settings) {
  const found = district === '' ? undefined : await statementsOf(db).get({ district })
  return deliveryIn(found?.zone ?? null, settings)
}

/** The same for a district of this zone. */
export function deliveryIn(found: typeof deliveryZone.$inferSelect | null, settings: Settings) {
  if (!found) return { zone: null, terms: otherTerms(settings) }
  const { name: zone, id: _id, ...terms } = found
  return { zone, terms }
}

type Sum = { district: string; total: number }

/** Refuses (409) an order whose district or total doesn't allow cash on delivery. `phone` is the shop's. */
export function refuseCashThere(terms: ZoneTerms, { district, total }: Sum, phone: string) {
  const problem = cashProblem(terms, district, total)
  if (!problem) return
  const message = `${problem} Please pay another way, or call us: ${phone}.`
  throw new Refusal(409, message, { payment_method: message })
}

const statementsOf = prepared((db) =>
  db
    .select({ zone: deliveryZone })
    .from(deliveryDistrict)
    .innerJoin(deliveryZone, eq(deliveryZone.id, deliveryDistrict.zone))
    .where(eq(deliveryDistrict.district, sql.placeholder('district')))
    .prepare(),
)
