import type { StockMovement } from '@etrend/contract'
import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stockLevel, stockMovement } from '../db/schema/stock'
import { byEngine } from '../test/by-engine'
import type { TestShop } from '../test/open-shop'
import { onPostgres } from '../test/postgres'
import { stockedShop } from '../test/test-app'
import { refusalOf } from '../test/test-database'

const unit = { product_color: '1', size: '1' }

function move(shop: TestShop, movement_type: 'In' | 'Out', quantity: number, notes = '') {
  const fields = { ...unit, movement_type, quantity: String(quantity), notes }
  return shop.form('POST', '/stock/createStock/', fields)
}

async function levelOf(shop: TestShop) {
  const [level] = await shop.db.read.select().from(stockLevel)
  return level?.quantity
}

describe('stock', () => {
  it('goes up and down by movements, and each is listed with its unit', async () => {
    const shop = await stockedShop()
    await move(shop, 'In', 10, 'First delivery')
    const out = await move(shop, 'Out', 3)
    expect([out.statusCode, await levelOf(shop)]).toEqual([201, 7])
    const rows = (await shop.get('/stock/allStock/')).json<StockMovement[]>()
    expect(rows).toMatchObject([
      { id: 1, movement_type: 'In', quantity: 10, notes: 'First delivery', size_name: 'MD' },
      { id: 2, product_color_info: 'Everyday Tee - Navy', movement_type: 'Out', quantity: 3 },
    ])
  })

  it(
    'can’t go below zero, and the answer says how many of which unit are left',
    byEngine,
    async () => {
      const shop = await stockedShop()
      await move(shop, 'In', 2)
      const refused = await move(shop, 'Out', 3)
      const message = "Only 2 left of Everyday Tee - Navy, size MD: the stock can't go below zero."
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { message, fields: { quantity: message } },
      ])
      expect((await shop.get('/stock/allStock/')).json()).toHaveLength(1)
    },
  )

  it('gives the last piece to exactly one of many at once', byEngine, async () => {
    const shop = await stockedShop()
    await move(shop, 'In', 1)
    const answers = await Promise.all(Array.from({ length: 40 }, () => move(shop, 'Out', 1)))
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(39)
    expect(await levelOf(shop)).toBe(0)
  })

  it(
    'is corrected under the same id, while the ledger keeps what was written',
    byEngine,
    async () => {
      const shop = await stockedShop()
      await move(shop, 'In', 10)
      const edited = await shop.patch('/stock/updateDeleteStock/1/', {
        quantity: 4,
        notes: 'Miscounted',
      })
      expect(edited.json()).toMatchObject({
        id: 1,
        quantity: 4,
        notes: 'Miscounted',
        movement_type: 'In',
      })
      expect(await levelOf(shop)).toBe(4)
      expect((await shop.get('/stock/allStock/')).json()).toHaveLength(1)
      expect(await shop.db.read.$count(stockMovement)).toBe(3)
    },
  )

  it('refuses a correction or a deletion that would leave less than zero', async () => {
    const shop = await stockedShop()
    await move(shop, 'In', 10)
    await move(shop, 'Out', 8)
    const smaller = await shop.patch('/stock/updateDeleteStock/1/', { quantity: 5 })
    const removed = await shop.remove('/stock/updateDeleteStock/1/')
    expect([smaller.statusCode, removed.statusCode, await levelOf(shop)]).toEqual([409, 409, 2])
    const larger = await shop.patch('/stock/updateDeleteStock/1/', { quantity: 8 })
    expect([larger.statusCode, await levelOf(shop)]).toEqual([200, 0])
  })

  it('deleted leaves the list, not the ledger, and its id is not given again', async () => {
    const shop = await stockedShop()
    await move(shop, 'In', 5)
    expect((await shop.remove('/stock/updateDeleteStock/1/')).statusCode).toBe(204)
    expect((await shop.remove('/stock/updateDeleteStock/1/')).statusCode).toBe(404)
    expect((await move(shop, 'In', 1)).json<StockMovement>().id).toBe(2)
    expect([await levelOf(shop), await shop.db.read.$count(stockMovement)]).toEqual([1, 3])
  })

  it('has a ledger that the database itself keeps append-only', byEngine, async () => {
    const shop = await stockedShop()
    await move(shop, 'In', 5)
    const { db } = shop
    const tamper = (statement: SQL) => db.transaction((tx) => Promise.resolve(tx.run(statement)))
    const reasons = [
      [sql`UPDATE stock_movement SET quantity = 50`, 'never changed'],
      [sql`DELETE FROM stock_movement`, 'never deleted'],
      [
        sql`INSERT INTO stock_movement (id, product_color, size, movement_type, quantity, notes, created_at)
          VALUES (2, 1, 9, 'In', 1, '', '2026-03-01T00:00:00.000Z')`,
        'a unit that exists',
      ],
      [sql`DELETE FROM product_color`, 'about this product color'],
      [sql`DELETE FROM size`, 'about this size'],
      [sql`UPDATE stock_level SET quantity = -1`, 'check constraint'],
    ] as const
    for (const [statement, reason] of reasons) {
      expect((await refusalOf(tamper(statement))).toLowerCase()).toContain(reason)
    }
    if (onPostgres) return // It has no statement that replaces rows.
    const again = sql`INSERT OR REPLACE INTO stock_movement SELECT * FROM stock_movement`
    expect(await refusalOf(tamper(again))).toContain('never replaced')
  })

  it('agrees with its ledger after any history', byEngine, async () => {
    const shop = await stockedShop()
    const random = randomFrom(20260301)
    for (let step = 0; step < 150; step++) {
      const id = 1 + random(12)
      const choice = random(10)
      if (choice < 4) await move(shop, 'In', 1 + random(9))
      else if (choice < 7) await move(shop, 'Out', 1 + random(9))
      else if (choice < 9) {
        const change = { quantity: 1 + random(9), movement_type: random(2) ? 'In' : 'Out' }
        await shop.patch(`/stock/updateDeleteStock/${id}/`, change)
      } else await shop.remove(`/stock/updateDeleteStock/${id}/`)
      const { sum } = await shop.db.read.get<{ sum: number }>(
        sql`SELECT coalesce(sum(CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END), 0) AS sum
            FROM stock_movement`,
      )
      const level = (await levelOf(shop)) ?? 0
      expect(level).toBe(sum)
      expect(level).toBeGreaterThanOrEqual(0)
    }
  })

  it('is only for staff to see', async () => {
    const shop = await stockedShop()
    const anonymous = await shop.anonymous('GET', '/stock/allStock/')
    expect([anonymous.statusCode, anonymous.json()]).toEqual([
      401,
      { message: 'Sign in to do this.' },
    ])
  })
})

/** A repeatable source of whole numbers below a limit (a linear congruential generator). */
function randomFrom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % limit
  }
}
