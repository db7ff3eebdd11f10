import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { trash } from '../db/schema/records'
import { stockLevel } from '../db/schema/stock'
import type { TestShop } from '../test/open-shop'
import { move } from '../test/stocking'
import { stockedShop } from '../test/test-app'

const restore = (shop: TestShop, noun: string, id: number) =>
  shop.post('/staff/trash/restore/', { noun, id })

describe('a unit whose movements were all taken back', () => {
  it('can be deleted, and is restored with the level that its ledger adds up to', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 5)
    await shop.remove('/stock/updateDeleteStock/1/')
    expect((await shop.remove('/comp/updateDeleteproductcolor/1/')).statusCode).toBe(204)
    expect((await shop.remove('/comp/updateDeleteSize/1/')).statusCode).toBe(204)
    expect(await shop.db.read.$count(stockLevel)).toBe(0)
    expect((await restore(shop, 'stock', 1)).json()).toMatchObject({
      first: { noun: 'productColors', id: 1, label: 'Everyday Tee - Navy' },
    })

    expect((await restore(shop, 'productColors', 1)).statusCode).toBe(200)
    expect((await restore(shop, 'sizes', 1)).statusCode).toBe(200)
    expect(await shop.db.read.select().from(stockLevel)).toEqual([
      { product_color: 1, size: 1, quantity: 0 },
    ])
    expect((await shop.get('/store/products/1')).json()).toMatchObject({
      product_colors: [{ units: [{ size_name: 'MD', stock: 'out' }] }],
    })
    expect((await restore(shop, 'stock', 1)).statusCode).toBe(200)
    expect(await shop.db.read.select().from(stockLevel)).toMatchObject([{ quantity: 5 }])
  })

  it('that was deleted permanently keeps its movements from being restored', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 5)
    await shop.remove('/stock/updateDeleteStock/1/')
    await shop.remove('/comp/updateDeleteSize/1/')
    const { db } = shop
    await db.transaction((tx) => tx.delete(trash).where(eq(trash.noun, 'sizes')))
    expect((await restore(shop, 'stock', 1)).json()).toEqual({
      message:
        'The product color or size of this movement was deleted, so the movement can’t be restored.',
    })
  })
})
