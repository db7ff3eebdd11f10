import { taxFiling, taxFilingSummary, type TaxFiling } from '@etrend/contract'
import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import * as z from 'zod'
import { playedFiling } from '../db/schema/simulator'
import type { Play } from '../tax-filings/simulator/tricks'
import { vatSkirt } from './billing'
import { orderingShop, type OrderingShop } from './ordering'
import { delivered } from './staff-orders'
import { untilSilent } from './until-silent'

const listed = z.array(taxFiling)
const content = z.looseObject({ seller_pan: z.string() })

/** The settings of a shop with a simulated tax office, which behaves as `play` says. */
export function playedTaxOffice() {
  const { answer: wait, silent } = untilSilent()
  const play: Play = { silent }
  const taxOffice = { simulator: true as const, play, wait }
  return { play, taxOffice, gateways: { simulator: true as const } }
}

/** A shop that charges tax in this way, and sends its bills to a simulated tax office. */
export async function shopWithTaxOffice(tax_mode = 'vat_inclusive', more: object = {}) {
  const { play, ...parts } = playedTaxOffice()
  const shop = await orderingShop({ ...parts, ...more })
  await chargeTax(shop, tax_mode)
  let customers = 0
  return {
    shop,
    play,
    /** Delivers a skirt to another customer, which issues a bill. */
    sell: (of: object = {}) => {
      customers += 1
      return delivered(shop, { ...vatSkirt, phone: `98000000${customers + 10}`, ...of })
    },
    /** Lets time pass, sends what is due then, and signs in anew. */
    later: async (minutes: number) => {
      await shop.later(minutes)
      await shop.signIn()
    },
    ...filingsOf(shop),
    taken: () => takenIn(shop),
  }
}

export async function chargeTax(shop: OrderingShop, tax_mode: string) {
  const settings = { tax_mode, tax_number: '601234567' }
  expect((await shop.patch('/staff/settings', settings)).statusCode).toBe(200)
}

/** What the shop says about its filings, the oldest first. */
function filingsOf(shop: OrderingShop) {
  return {
    filings: async (query = ''): Promise<TaxFiling[]> =>
      listed.parse((await shop.get(`/staff/tax-filings/${query}`)).json()).toReversed(),
    summary: async () =>
      taxFilingSummary.parse((await shop.get('/staff/tax-filings/summary/')).json()),
  }
}

/** What the tax office has taken, in the order of its arrival. */
export async function takenIn({ db }: Pick<OrderingShop, 'db'>) {
  const rows = await db.read.select().from(playedFiling).orderBy(asc(playedFiling.id))
  return rows.map((row) => ({ ...row, ...content.parse(JSON.parse(row.content)) }))
}
