import { deliveryTerms, editPreview, pricedCart } from '@etrend/contract'
import { cartTotals, deliveryFees } from '@etrend/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneSkirt, orderingShop, sita, skirt, tee } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, read } from '../../test/staff-orders'

const rupees = (most: number, least = 0) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((one) => one / 100)
const paisaOf = (amount: number) => Math.round(amount * 100)

const zones = fc.record({
  fee: rupees(900),
  // The call refuses 0: delivery that is free from 0 has the fee 0.
  free_from: fc.option(rupees(4000, 0.01)),
  days_from: fc.option(fc.integer({ min: 0, max: 3 })),
  days_to: fc.option(fc.integer({ min: 3, max: 90 })),
  cash_fee: rupees(200),
})
const carts = fc.record({
  skirts: fc.integer({ min: 1, max: 4 }),
  tees: fc.integer({ min: 0, max: 1 }),
  promo_code: fc.option(fc.constant('discount10'), { nil: undefined }),
})
const payment = fc.constantFrom('cod' as const, 'esewa' as const)
const taxes = fc.constantFrom('flat', 'pan', 'vat_inclusive')

const kaski = { province: 'Gandaki', district: 'Kaski' }
const zone = { name: 'Pokhara', districts: ['Kaski'] }

it('product page, cart, order and edit come to the same sum, to the paisa, in every zone', async () => {
  const shop = await orderingShop()
  await call(shop, 'POST', '/delivery-zones', { ...zone, fee: 0 })
  let customers = 0
  const sums = async (terms: object, cart: Cart, payment_method: 'cod' | 'esewa', mode: string) => {
    // Each time somebody else: the orders of one phone number and of one mail address are limited.
    customers += 1
    const who = { phone: `98412345${9 + customers}`, email: `shopper${customers}@example.com` }
    const { statusCode } = await call(shop, 'PUT', '/delivery-zones/1', { ...zone, ...terms })
    expect(statusCode).toBe(200)
    const settings = { tax_mode: mode, tax_number: '601234567', vat_rate: 13 }
    expect((await shop.patch('/staff/settings', settings)).statusCode).toBe(200)

    const lines = linesOf(cart)
    const asked = { lines, promo_code: cart.promo_code, payment_method }
    const question = { ...asked, district: 'Kaski' }
    const priced = pricedCart.parse((await shop.post('/store/cart', question)).json())
    const { totals } = priced

    // The product page's terms, and the function that the apps compute with.
    const shown = deliveryTerms.parse((await shop.get('/store/delivery?district=Kaski')).json())
    const fees = deliveryFees(shown, totals.subtotal, payment_method === 'cod')
    const tax = { tax: 4, tax_mode: totals.tax_mode, vat_rate: 13 }
    expect(cartTotals(priced.lines, { ...fees, ...tax }, totals.discount)).toEqual(totals)
    // The document's sum, added up here once more.
    const parts = [totals.subtotal, -totals.discount, totals.shipping, mode === 'flat' ? 4 : 0]
    expect(parts.reduce((all, part) => all + paisaOf(part), 0)).toBe(paisaOf(totals.total))

    const order = { ...oneSkirt, ...who, ...kaski, ...asked, expected_total: totals.total }
    const placed = await shop.placed(order)
    expect((await read(shop, placed.number)).totals).toEqual(totals)

    // An order to elsewhere that an edit moves there, and the same edit again, which changes nothing.
    const elsewhere = pricedCart.parse((await shop.post('/store/cart', asked)).json()).totals
    const moved = await shop.placed({
      ...oneSkirt,
      ...who,
      ...asked,
      expected_total: elsewhere.total,
    })
    // Orders can be edited once they are paid.
    if (payment_method === 'esewa') await payAt(shop, 'esewa', 'pay', { placed: moved })
    for (const before of [elsewhere, totals]) {
      const edit = { ...sita, ...who, ...kaski, lines }
      const url = `/orders/${moved.number}`
      const preview = editPreview.parse(
        (await call(shop, 'POST', `${url}/edit/preview`, edit)).json(),
      )
      expect(preview).toMatchObject({ before, after: totals })
      const edited = await call(shop, 'PUT', url, { ...edit, expected_total: totals.total })
      expect(edited.statusCode).toBe(200)
      expect((await read(shop, moved.number)).totals).toEqual(totals)
    }
    for (const one of [placed, moved]) {
      expect((await shop.guest(one, '/cancel', {})).statusCode).toBe(200)
    }
  }
  await fc.assert(fc.asyncProperty(zones, carts, payment, taxes, sums), { numRuns: 25 })
})

it('in a shop without zones, every district costs the document’s 2, however it is paid', async () => {
  const shop = await orderingShop()
  const sums = async (cart: Cart, payment_method: 'cod' | 'esewa', district: string) => {
    const asked = { lines: linesOf(cart), promo_code: cart.promo_code, payment_method, district }
    const { totals } = pricedCart.parse((await shop.post('/store/cart', asked)).json())
    const subtotal = 900 * cart.skirts + 1200 * cart.tees
    const discount = cart.promo_code ? 10 : 0
    const total = subtotal - discount + 2 + 4
    expect(totals).toEqual({ subtotal, discount, shipping: 2, tax: 4, total })
  }
  const districts = fc.constantFrom('', 'Kathmandu', 'Kaski', 'Humla', 'Nowhere')
  await fc.assert(fc.asyncProperty(carts, payment, districts, sums), { numRuns: 25 })
})

type Cart = { skirts: number; tees: number; promo_code: string | undefined }

function linesOf({ skirts, tees }: Cart) {
  const first = { ...skirt, quantity: skirts }
  return tees > 0 ? [first, { ...tee, quantity: tees }] : [first]
}
