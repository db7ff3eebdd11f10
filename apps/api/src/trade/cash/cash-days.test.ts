import { randomUUID } from 'node:crypto'
import { cashClosing, cashNow } from '@etrend/contract'
import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { byEngine } from '../../test/by-engine'
import { colleague } from '../../test/colleagues'
import { orderingShop, skirt, type OrderingShop } from '../../test/ordering'
import { onPostgres } from '../../test/postgres'
import { call, delivered, read } from '../../test/staff-orders'
import { refusalOf } from '../../test/test-database'

const DAY = 24 * 60

async function sellInShop(shop: OrderingShop) {
  const headers = { ...shop.headers, 'idempotency-key': randomUUID() }
  const payload = { lines: [skirt], expected_total: 904 }
  return shop.app.inject({ method: 'POST', url: '/staff/walk-in-sales', headers, payload })
}

async function drawer(shop: OrderingShop) {
  return cashNow.parse((await shop.get('/staff/cash-days/now')).json())
}

const write = async ({ db }: OrderingShop, change: SQL) => {
  await db.write.run(change)
}
const close = (shop: OrderingShop, payload: object) => call(shop, 'POST', '/cash-days', payload)
const note = (shop: OrderingShop, payload: object) =>
  call(shop, 'POST', '/cash-days/entries', payload)

describe('the drawer', () => {
  it(
    'should have what was sold in the shop and what was noted by hand, and not the cash of couriers',
    byEngine,
    async () => {
      const shop = await orderingShop()
      await sellInShop(shop)
      await delivered(shop)
      await note(shop, { kind: 'courier', amount: 906, note: 'NCM, three parcels' })
      await note(shop, { kind: 'bank', amount: -1000, note: 'Nabil Bank' })
      expect(await drawer(shop)).toMatchObject({
        opening: 0,
        sales: 904,
        sales_count: 1,
        entries: -94,
        expected: 810,
        entry_list: [
          { kind: 'courier', staff: 'boss' },
          { kind: 'bank', amount: -1000 },
        ],
      })
    },
  )

  it('lacks what was paid back in cash for a sale in the shop', async () => {
    const shop = await orderingShop()
    const { number } = (await sellInShop(shop)).json<{ number: string }>()
    await call(shop, 'POST', `/orders/${number}/refunds`, { amount: 100, reason: 'A stain' })
    expect((await drawer(shop)).expected).toBe(904)
    const [refund] = (await read(shop, number)).refunds
    await call(shop, 'POST', `/refunds/${refund?.id}/done`, { reference: 'From the drawer' })
    expect(await drawer(shop)).toMatchObject({ refunds: 100, expected: 804 })
  })

  it('does not lack what was paid back to a bank account', byEngine, async () => {
    const shop = await orderingShop()
    const { number } = (await sellInShop(shop)).json<{ number: string }>()
    const paid_back = { way: 'bank', reference: 'NIC-9' }
    const refund = { amount: 100, reason: 'A stain', paid_back }
    await call(shop, 'POST', `/orders/${number}/refunds`, refund)
    expect(await drawer(shop)).toMatchObject({ refunds: 0, expected: 904 })
  })

  it.each([
    [{ kind: 'bank', amount: 0, note: 'x' }, 'Enter an amount in rupees.'],
    [{ kind: 'bank', amount: 0.005, note: 'x' }, 'Enter an amount in rupees.'],
    [{ kind: 'gift', amount: 1, note: 'x' }, 'Choose what kind of cash it is.'],
    [
      { kind: 'correction', amount: 1, note: 'x' },
      'A correction names the closed day that it is about; other entries name none.',
    ],
  ])('refuses the entry %j', async (entry, message) => {
    const shop = await orderingShop()
    const answer = await note(shop, entry)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }])
  })
})

describe('closing a day', () => {
  it('keeps the count by notes, and the next day begins with it', async () => {
    const shop = await orderingShop()
    await sellInShop(shop)
    const notes = { 500: 1, 100: 4, 1: 4 }
    const answer = await close(shop, { expected: 904, counted: 904, notes })
    expect(answer.statusCode).toBe(201)
    expect(cashClosing.parse(answer.json())).toMatchObject({ difference: 0, notes, staff: 'boss' })
    expect((await close(shop, { expected: 904, counted: 904 })).statusCode).toBe(409)
    await sellInShop(shop)
    expect(await drawer(shop)).toMatchObject({ is_closed: true, opening: 904, sales: 904 })
    await shop.later(DAY)
    await shop.signIn()
    const next = await close(shop, { expected: 1808, counted: 1800, reason: 'Change given twice' })
    expect(next.json()).toMatchObject({ opening: 904, sales: 904, difference: -8 })
    expect((await shop.get('/staff/cash-days')).json()).toHaveLength(2)
  })

  it(
    'leaves a sale that was placed before it and stored after it to the next day',
    byEngine,
    async () => {
      const shop = await orderingShop()
      await close(shop, { expected: 0, counted: 0 })
      await sellInShop(shop)
      const { from } = await drawer(shop)
      const before = new Date(Date.parse(from) - 1).toISOString()
      await write(shop, sql`UPDATE shop_order SET placed_at = ${before}`)
      expect(await drawer(shop)).toMatchObject({ sales: 904, sales_count: 1, expected: 904 })
      await shop.later(DAY)
      await shop.signIn()
      expect((await close(shop, { expected: 904, counted: 904 })).statusCode).toBe(201)
      expect(await drawer(shop)).toMatchObject({ opening: 904, sales: 0, expected: 904 })
    },
  )

  it('asks for the reason of a difference, and refuses notes that add up to another sum', async () => {
    const shop = await orderingShop()
    const bare = await close(shop, { expected: 0, counted: 5 })
    expect(bare.json()).toMatchObject({ message: 'Say why the count differs.' })
    const wrong = await close(shop, { expected: 0, counted: 5, notes: { 5: 2 }, reason: 'x' })
    expect(wrong.json()).toMatchObject({
      message: 'The notes add up to Rs.\u00a010, not to Rs.\u00a05.',
    })
    expect((await close(shop, { expected: 0, counted: -1, reason: 'x' })).statusCode).toBe(400)
  })

  it('is refused when cash moved since it was shown', byEngine, async () => {
    const shop = await orderingShop()
    await sellInShop(shop)
    const answer = await close(shop, { expected: 0, counted: 0 })
    const message =
      'The cash changed while you counted: Rs.\u00a0904 is expected now. Check and close again.'
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { message }])
  })

  it(
    'can’t be changed, in the database too, but corrected by a later entry',
    byEngine,
    async () => {
      const shop = await orderingShop()
      const { id } = cashClosing.parse(
        (await close(shop, { expected: 0, counted: 20, reason: 'Found' })).json(),
      )
      const changed = 'closed days are never changed; add a correction'
      const update = write(shop, sql`UPDATE cash_closing SET counted = 0`)
      expect(await refusalOf(update)).toContain(changed)
      const removal = write(shop, sql`DELETE FROM cash_closing`)
      expect(await refusalOf(removal)).toContain('closed days are never deleted')
      // SQLite's REPLACE deletes a row without the trigger of DELETE.
      const replacement = onPostgres
        ? sql`INSERT INTO cash_closing SELECT * FROM cash_closing ON CONFLICT (id) DO UPDATE SET counted = 0`
        : sql`REPLACE INTO cash_closing SELECT * FROM cash_closing`
      expect(await refusalOf(write(shop, replacement))).toContain(changed)
      const entry = { kind: 'correction', amount: -20, note: 'It was the owner’s', corrects: id }
      expect((await note(shop, entry)).statusCode).toBe(201)
      const removalOfEntry = write(shop, sql`DELETE FROM cash_entry`)
      expect(await refusalOf(removalOfEntry)).toContain('cash entries are never deleted')
      const replacementOfEntry = onPostgres
        ? sql`INSERT INTO cash_entry SELECT * FROM cash_entry ON CONFLICT (id) DO UPDATE SET amount = 1`
        : sql`REPLACE INTO cash_entry SELECT * FROM cash_entry`
      expect(await refusalOf(write(shop, replacementOfEntry))).toContain(
        'cash entries are never changed',
      )
      const seen = await shop.get(`/staff/cash-days/${id}`)
      expect(seen.json()).toMatchObject({
        counted: 20,
        entry_list: [],
        corrections: [{ amount: -20 }],
      })
      expect(await drawer(shop)).toMatchObject({ opening: 20, expected: 0 })
      expect((await note(shop, { ...entry, corrects: 99 })).statusCode).toBe(404)
      const log = (await shop.get('/staff/audit/?noun=cashDays')).json<{ action: string }[]>()
      expect(log.map(({ action }) => action)).toEqual(['add', 'close'])
    },
  )
})

it('accountants and sellers count the drawer, packers don’t', async () => {
  const shop = await orderingShop()
  const statuses = []
  for (const role of ['accountant', 'sales', 'packer'] as const) {
    statuses.push((await (await colleague(shop, role)).get('/staff/cash-days/now')).statusCode)
  }
  expect(statuses).toEqual([200, 200, 403])
})
