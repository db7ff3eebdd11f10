import { lastInvoice } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { restoration } from '../../db/schema/backups'
import { orderingShop, type OrderingShop } from '../../test/ordering'
import { delivered, read } from '../../test/staff-orders'

const stateOf = async (shop: OrderingShop) =>
  lastInvoice.parse((await shop.get('/staff/last-invoice/')).json())

const answer = (shop: OrderingShop, last_invoice: string) =>
  shop.put('/staff/last-invoice/', { last_invoice })

/** A shop with one numbered sale that was restored, and has sold once more since. */
async function restoredShop() {
  const shop = await orderingShop()
  const first = await delivered(shop)
  const { invoice_number } = await read(shop, first.number)
  const at = new Date(NOW).toISOString()
  await shop.db.write
    .insert(restoration)
    .values({ backup: 'b', backup_made_at: at, restored_at: at, set_aside: 'before' })
  const second = await delivered(shop)
  return { shop, known: invoice_number ?? '', number: second.number }
}

/** 'INV-2083-84-000001' with another serial. */
const serial = (number: string, to: number) => number.replace(/\d+$/, String(to).padStart(6, '0'))

describe('after a restore', () => {
  it('selling goes on without invoice numbers, until staff give the last one on paper', async () => {
    const { shop, known, number } = await restoredShop()
    expect((await read(shop, number)).invoice_number).toBeNull()
    expect(await stateOf(shop)).toMatchObject({ is_unknown: true, known, waiting: 1 })
    const given = await answer(shop, serial(known, 7))
    expect(given.statusCode).toBe(200)
    expect(given.json()).toMatchObject({ is_unknown: false, waiting: 0 })
    expect((await read(shop, number)).invoice_number).toBe(serial(known, 8))
    const next = await delivered(shop)
    expect((await read(shop, next.number)).invoice_number).toBe(serial(known, 9))
  })

  it('the last number of the restored data may be the last on paper', async () => {
    const { shop, known, number } = await restoredShop()
    expect((await answer(shop, known)).statusCode).toBe(200)
    expect((await read(shop, number)).invoice_number).toBe(serial(known, 2))
  })

  it.each([
    ['nothing, though there is one', () => ''],
    ['an earlier number', (known: string) => serial(known, 0)],
    ['a fiscal year that hasn’t begun', () => 'INV-2183-84-000001'],
    ['something else', () => 'twelve'],
  ])('%s is refused at its field, and invoices go on waiting', async (_what, given) => {
    const { shop, known } = await restoredShop()
    const refused = await answer(shop, given(known))
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toHaveProperty('fields.last_invoice')
    expect(await stateOf(shop)).toMatchObject({ is_unknown: true, waiting: 1 })
  })

  it('the number is asked for once', async () => {
    const { shop, known } = await restoredShop()
    await answer(shop, known)
    expect((await answer(shop, known)).statusCode).toBe(409)
  })
})

it('a shop that was never restored is asked nothing', async () => {
  const shop = await orderingShop()
  expect(await stateOf(shop)).toMatchObject({ is_unknown: false, backup_made_at: null })
})
