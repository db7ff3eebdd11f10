import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { staff } from '../test/open-shop'
import { oneSkirt, orderingShop, skirt } from '../test/ordering'
import { codeAt, setUpFactor, signedIn, tired } from '../test/second-factor'
import { delivered } from '../test/staff-orders'
import { openTestShop } from '../test/test-app'

const password = { current_password: 'keys to the back room' }

type Answer = { statusCode: number; json: () => { code?: string } }
const asks = (answer: Answer) => answer.statusCode === 403 && answer.json().code === 'proof-needed'

describe('a sensitive act', () => {
  it('asks again who is there after 15 minutes, and not before', async () => {
    const shop = await openTestShop()
    const invite = { email: 'asha@example.com', role: 'sales' }
    expect((await shop.post('/staff/members/invite/', invite)).statusCode).toBe(201)
    const { ask } = await tired(shop)
    expect(asks(await ask('POST', '/staff/members/invite/', invite))).toBe(true)
    expect(asks(await ask('GET', '/staff/export/sizes/'))).toBe(true)
    expect(asks(await ask('POST', '/staff/members/2/disable/'))).toBe(true)
    expect(asks(await ask('GET', '/staff/reports/product/csv'))).toBe(true)
    expect(asks(await ask('GET', '/staff/reports/margin-product/costs/csv'))).toBe(true)
    expect((await ask('GET', '/staff/reports/product')).statusCode).toBe(200)
    expect((await ask('GET', '/staff/reports/margin-product/costs')).statusCode).toBe(200)
    expect(asks(await ask('DELETE', '/staff/backups/20261122T021500123Z-nightly/'))).toBe(true)
    expect((await ask('GET', '/staff/members/')).statusCode).toBe(200)
    expect((await ask('POST', '/profile/proof/', password)).statusCode).toBe(204)
    expect((await ask('POST', '/staff/members/invite/', invite)).statusCode).toBe(201)
    expect((await ask('GET', '/staff/export/sizes/')).statusCode).toBe(200)
    expect((await ask('GET', '/staff/reports/product/csv')).statusCode).toBe(200)
    expect((await ask('GET', '/staff/reports/margin-product/costs/csv')).statusCode).toBe(200)
  })

  it('is refused after a wrong password, whose guesses are counted', async () => {
    const shop = await openTestShop()
    const { ask } = await tired(shop)
    const guess = () => ask('POST', '/profile/proof/', { current_password: 'guess' })
    for (let time = 0; time < 10; time += 1) expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(429)
    expect((await ask('POST', '/profile/proof/', {})).statusCode).toBe(400)
    expect(asks(await ask('GET', '/staff/export/sizes/'))).toBe(true)
  })

  it('is allowed by a code as well', async () => {
    const shop = await openTestShop()
    const own = await signedIn(shop)
    const { secret } = await setUpFactor(own, shop.now)
    await shop.later(2)
    const proof = { code: codeAt(secret, shop.now()) }
    expect((await own.post('/profile/proof/', proof)).statusCode).toBe(204)
    expect((await own.post('/profile/proof/', proof)).statusCode).toBe(400)
  })
})

describe('the settings of money', () => {
  it('ask again, others don’t', async () => {
    const shop = await openTestShop()
    const { ask } = await tired(shop)
    const { shipping } = (await ask('GET', '/staff/settings')).json<{ shipping: number }>()
    expect((await ask('PATCH', '/staff/settings', { promo_line: 'Dashain' })).statusCode).toBe(200)
    expect((await ask('PATCH', '/staff/settings', { shipping: String(shipping) })).statusCode).toBe(
      200,
    )
    expect(asks(await ask('PATCH', '/staff/settings', { shipping: '99' }))).toBe(true)
    expect(asks(await ask('PATCH', '/staff/settings', { refund_proof_above: '999999' }))).toBe(true)
  })
})

describe('the settings of bills', () => {
  it.each([
    ['full_bill_from', '5000'],
    ['bill_series', 'INV'],
    ['credit_series', 'CRN'],
    ['outlet_code', '07'],
  ])('ask again before %s changes, and not when it stays', async (name, value) => {
    const { ask } = await tired(await openTestShop())
    const before = (await ask('GET', '/staff/settings')).json<Record<string, unknown>>()[name]
    const same = await ask('PATCH', '/staff/settings', { [name]: String(before) })
    expect(same.statusCode).toBe(200)
    expect(asks(await ask('PATCH', '/staff/settings', { [name]: value }))).toBe(true)
  })
})

describe('a refund', () => {
  const twoSkirts = { ...oneSkirt, lines: [{ ...skirt, quantity: 2 }], expected_total: 1806 }
  type Ask = Awaited<ReturnType<typeof tired>>['ask']
  const refund = (ask: Ask, number: string, amount: number) =>
    ask('POST', `/staff/orders/${number}/refunds`, { amount, reason: 'Torn', restock: [] })

  /** A shop that asks again above Rs. 1,000, with two delivered and paid orders of Rs. 1,806. */
  async function refundingShop() {
    const shop = await orderingShop()
    await shop.patch('/staff/settings', { refund_proof_above: '1000' })
    const [one, other] = [await delivered(shop, twoSkirts), await delivered(shop, twoSkirts)]
    return { shop, one: one.number, other: other.number }
  }

  it('asks again above the sum of the settings, and not up to it', async () => {
    const { shop, one } = await refundingShop()
    const { ask } = await tired(shop)
    expect(asks(await refund(ask, one, 1000.01))).toBe(true)
    expect((await refund(ask, one, 1000)).statusCode).toBe(200)
  })

  it('can’t be split to get around that: one’s refunds of an order and of 24 hours count together', async () => {
    const { shop, one, other } = await refundingShop()
    const today = await tired(shop)
    expect((await refund(today.ask, one, 500)).statusCode).toBe(200)
    expect((await refund(today.ask, other, 300)).statusCode).toBe(200)
    expect(asks(await refund(today.ask, one, 200.01))).toBe(true)
    expect(asks(await refund(today.ask, other, 200.01))).toBe(true)
    expect((await refund(today.ask, other, 200)).statusCode).toBe(200)
    await shop.later(24 * 60)
    const tomorrow = await tired(shop)
    expect(asks(await refund(tomorrow.ask, one, 500.01))).toBe(true)
    expect((await refund(tomorrow.ask, one, 500)).statusCode).toBe(200)
    expect((await refund(tomorrow.ask, other, 500)).statusCode).toBe(200)
    expect(asks(await refund(tomorrow.ask, other, 0.01))).toBe(true)
  })

  it('counts another at the same moment', async () => {
    const { shop, one, other } = await refundingShop()
    const { ask } = await tired(shop)
    const both = await Promise.all([refund(ask, one, 600), refund(ask, other, 600)])
    expect(both.filter(asks)).toHaveLength(1)
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('that others have allowed counts for the one who pays it', async () => {
    const { shop, one, other } = await refundingShop()
    const { email } = await colleague(shop, 'accountant')
    const accountant = await tired(shop, { ...staff, email })
    await shop.signIn()
    const allowed = { reason: 'Torn', restock: [], amount: 400 }
    for (const number of [one, one, other]) {
      expect((await shop.post(`/staff/orders/${number}/refunds`, allowed)).statusCode).toBe(200)
    }
    const pay = (id: number) =>
      accountant.ask('POST', `/staff/refunds/${id}/done`, { reference: `CASH-${id}` })
    const answers = [await pay(1), await pay(2), await pay(3)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403])
    expect(asks(await pay(3))).toBe(true)
  })
})
