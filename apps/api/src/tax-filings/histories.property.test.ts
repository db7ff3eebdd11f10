import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bill, creditNote } from '../db/schema/bills'
import { call } from '../test/staff-orders'
import { shopWithTaxOffice } from '../test/tax-office'
import { tricks } from './simulator/tricks'

const DAY = 24 * 60
/** Those that the tax office answers clearly and that need a person are left to the tests of each. */
const troubles = tricks.filter(
  (trick) => !['never', 'late', 'refuses', 'missing', 'lost'].includes(trick),
)
const trouble = fc.constantFrom(undefined, ...troubles)
const step = fc.oneof(
  fc.record({ does: fc.constant('sell' as const) }),
  fc.record({
    does: fc.constant('refund' as const),
    of: fc.nat(5),
    amount: fc.integer({ min: 1, max: 40_000 }),
  }),
  fc.record({
    does: fc.constant('wait' as const),
    minutes: fc.constantFrom(0, 0.5, 3, 30, DAY),
    troubles: fc.array(trouble, { maxLength: 6 }),
  }),
)

it('after any history, the tax office has each bill and credit note once, and the sums of the shop', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const { shop, play, sell, later, filings, taken } = await shopWithTaxOffice()
      const sold: string[] = []
      for (const one of [{ does: 'sell' as const }, ...steps]) {
        if (one.does === 'sell') {
          // Nine skirts are in stock.
          if (sold.length < 6) sold.push((await sell()).number)
        } else if (one.does === 'refund') {
          const body = { amount: one.amount / 100, reason: 'A seam' }
          await call(shop, 'POST', `/orders/${sold[one.of % sold.length]}/refunds`, body)
        } else {
          const next = one.troubles.values()
          play.onCall = () => next.next().value
          await later(one.minutes)
        }
      }
      delete play.onCall
      for (const minutes of [15, 60, 60]) await later(minutes)
      expect((await filings()).filter(({ state }) => state !== 'sent')).toEqual([])

      const bills = await shop.db.read.select().from(bill)
      const notes = await shop.db.read.select().from(creditNote)
      const issued = [...bills, ...notes]
      const received = await taken()
      expect(received.map(factsOf).toSorted(byNumber)).toEqual(
        issued
          .map(({ number, total, taxable, vat }) => ({
            number,
            total_sales: total,
            taxable_sales_vat: taxable,
            vat,
          }))
          .toSorted(byNumber),
      )
      // No credit note arrived before its bill.
      const numbers = received.map(({ number }) => number)
      for (const { number, of_bill } of received) {
        expect(numbers.indexOf(of_bill)).toBeLessThan(numbers.indexOf(number))
      }
    }),
    { numRuns: 12, seed: 83 },
  )
})

type Facts = { number: string; total_sales?: unknown; taxable_sales_vat?: unknown; vat?: unknown }

function factsOf({ number, total_sales, taxable_sales_vat, vat }: Facts) {
  return { number, total_sales, taxable_sales_vat, vat }
}

function byNumber(one: Facts, other: Facts) {
  return one.number.localeCompare(other.number)
}
