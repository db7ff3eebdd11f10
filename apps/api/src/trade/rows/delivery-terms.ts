import type { OfferedDelivery } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { arrivalOf, cashProblem, paisa, provinces, rupees, type ZoneTerms } from '@etrend/domain'
import { eq, gte, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { deliveryDistrict, deliveryZone, holiday } from '../../db/schema/delivery'
import { together } from '../../db/together'
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
  const found = district === '' ? undefined : await statementsOf(db).zone.get({ district })
  return deliveryIn(found?.zone ?? null, settings)
}

/** The same as shoppers see it, with the days on which an order of now arrives. */
export async function offeredTo(
  db: Queries,
  district: string,
  settings: Settings,
  now: Date,
): Promise<OfferedDelivery> {
  const [{ terms }, zones, arrivalIn] = await together([
    deliveryTo(db, district, settings),
    statementsOf(db).districts.get(),
    arrivals(db, now),
  ])
  const { districts = 0, lowest = null } = zones ?? {}
  const fees = lowest === null ? [] : [Number(lowest)]
  if (Number(districts) < DISTRICTS) fees.push(paisa(settings.shipping))
  return {
    ...terms,
    arrival: arrivalIn(terms),
    lowest_fee: rupees(Math.min(...fees)),
    by_district: Number(districts) > 0,
  }
}

/** Finds out when an order of now arrives under some terms. */
export async function arrivals(db: Queries, now: Date) {
  const today = kathmanduTime(now).slice(0, 10)
  const holidays = await statementsOf(db).holidays.all({ today })
  return (terms: ZoneTerms) => arrivalOf(terms, today, holidays)
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

const DISTRICTS = Object.values(provinces).flat().length

const statementsOf = prepared((db) => ({
  zone: db
    .select({ zone: deliveryZone })
    .from(deliveryDistrict)
    .innerJoin(deliveryZone, eq(deliveryZone.id, deliveryDistrict.zone))
    .where(eq(deliveryDistrict.district, sql.placeholder('district')))
    .prepare(),
  /** How many districts are in zones, and the lowest fee of these zones in paisa. */
  districts: db
    .select({
      districts: sql<number>`count(*)`,
      lowest: sql<number | null>`min(${deliveryZone.fee})`,
    })
    .from(deliveryDistrict)
    .innerJoin(deliveryZone, eq(deliveryZone.id, deliveryDistrict.zone))
    .prepare(),
  holidays: db
    .select({ first_day: holiday.first_day, last_day: holiday.last_day })
    .from(holiday)
    .where(gte(holiday.last_day, sql.placeholder('today')))
    .prepare(),
}))
