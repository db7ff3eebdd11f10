import fc from 'fast-check'
import { expect, it } from 'vitest'
import { billSums } from './bill-sums'

const paisaOf = (amount: number) => Math.round(amount * 100)
const goods = fc.record({
  rate: fc.integer({ min: 1, max: 10_000_000 }).map((one) => one / 100),
  quantity: fc.integer({ min: 1, max: 99 }),
  isDiscounted: fc.boolean(),
})

it('the lines of a bill add up to it to the paisa, and each line’s VAT is within a paisa of its share', () => {
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (parts, paidShare, discountShare, hasVat) => {
        const whole = parts.reduce((all, one) => all + paisaOf(one.rate) * one.quantity, 0)
        const total = Math.round(whole * paidShare) / 100
        const discount = Math.round(whole * discountShare) / 100
        const bill = billSums(parts, { discount, total, hasVat, vat_rate: 13 })
        expect(bill.total).toBe(total)
        for (const name of ['amount', 'discount', 'taxable', 'vat', 'total'] as const) {
          const ofLines = bill.lines.reduce((all, line) => all + paisaOf(line[name]), 0)
          expect([name, ofLines]).toEqual([name, paisaOf(bill[name])])
        }
        for (const line of bill.lines) {
          expect(
            Math.min(line.discount, line.taxable, line.vat, line.total),
          ).toBeGreaterThanOrEqual(0)
          const exact = hasVat ? (line.total * 13) / 113 : 0
          expect(Math.abs(line.vat - exact)).toBeLessThanOrEqual(0.0101)
        }
        expect(paisaOf(bill.taxable) + paisaOf(bill.vat)).toBe(hasVat ? paisaOf(total) : 0)
      },
    ),
  )
})

it('a discount is taken off what it counts for alone', () => {
  const parts = [
    { rate: 900, quantity: 1, isDiscounted: true },
    { rate: 100, quantity: 1, isDiscounted: false },
  ]
  const { lines, ...bill } = billSums(parts, {
    discount: 100,
    total: 900,
    hasVat: true,
    vat_rate: 13,
  })
  expect(bill).toEqual({ amount: 1000, discount: 100, taxable: 796.46, vat: 103.54, total: 900 })
  expect(lines).toMatchObject([
    { total: 800, discount: 100 },
    { total: 100, discount: 0 },
  ])
})
