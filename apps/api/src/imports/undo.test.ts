import type { LedgerRow } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { stockLevel, stockMovement } from '../db/schema/stock'
import { addCollection } from '../test/collecting'
import { imported, titles, undone } from '../test/importing'
import { addPage } from '../test/pages'
import { addSale, only } from '../test/sale-offers'
import { move } from '../test/stocking'
import { stockedShop } from '../test/test-app'

describe('an import', () => {
  it('is undone whole: products, colors and names that nobody else uses; the ledger gets reversals', async () => {
    const shop = await stockedShop()
    const { id } = await imported(shop)
    const undone = await shop.post(`/staff/imports/${id}/undo/`)
    expect(undone.json()).toMatchObject({ state: 'undone' })
    expect(await titles(shop)).toEqual(['Everyday Tee'])
    const ledger = await shop.db.read.select().from(stockMovement)
    expect(
      ledger.map(({ id, movement_type, quantity, reverses }) => [
        id,
        movement_type,
        quantity,
        reverses,
      ]),
    ).toEqual([
      [1, 'In', 10, null],
      [2, 'In', 4, null],
      [2, 'Out', 4, 2],
      [1, 'Out', 10, 1],
    ])
    expect(await shop.db.read.$count(stockLevel)).toBe(0)
    expect((await shop.get('/comp/allSize')).json()).toHaveLength(1)
    expect((await shop.get('/comp/allColor/')).json()).toHaveLength(1)
    expect((await shop.get('/product/allsubCategory/')).json()).toHaveLength(1)
    expect((await shop.post(`/staff/imports/${id}/undo/`)).statusCode).toBe(409)
  })

  it('that was undone stays in the ledger, with its names', async () => {
    const shop = await stockedShop()
    const { id, created_at } = await imported(shop)
    await shop.later(1)
    await shop.post(`/staff/imports/${id}/undo/`)
    const chain = (await shop.get('/staff/stock/movements/2/history/')).json<LedgerRow[]>()
    expect(
      chain.map(({ reverses, ...row }) => [row.product_color_info, row.size_name, reverses]),
    ).toEqual([
      ['Linen Shirt - Navy', 'LG', null],
      ['Linen Shirt - Navy', 'LG', 2],
    ])
    const then = await shop.get(`/staff/stock/units/?q=linen&at=${created_at}`)
    expect(then.json()).toMatchObject([
      { product: null, product_color_info: 'Linen Shirt - Navy', size_name: 'MD', quantity: 10 },
      { product: null, product_color_info: 'Linen Shirt - Navy', size_name: 'LG', quantity: 4 },
    ])
    const now = await shop.get(`/staff/stock/units/?at=${new Date(shop.now()).toISOString()}`)
    expect(now.json()).toEqual([])
    expect((await shop.get('/stock/allStock/')).json()).toEqual([])
  })

  it('is undone though a sale, a collection and a size guide use its names, which stay', async () => {
    const shop = await stockedShop()
    const { id } = await imported(shop)
    const last = async (path: string) => (await shop.get(path)).json<{ id: number }[]>().at(-1)?.id
    const subcategory = (await last('/product/allsubCategory/')) ?? 0
    const color = (await last('/comp/allColor/')) ?? 0
    await addSale(shop, only({ subcategories: [subcategory] }))
    await addCollection(shop, { rule: JSON.stringify({ color }) })
    await addPage(shop, { subcategory })
    await undone(shop, id)
    expect((await shop.get(`/staff/imports/${id}/`)).json()).toMatchObject({ state: 'undone' })
    expect(await titles(shop)).toEqual(['Everyday Tee'])
    expect(await last('/product/allsubCategory/')).toBe(subcategory)
    expect(await last('/comp/allColor/')).toBe(color)
    expect((await shop.get('/comp/allSize')).json()).toHaveLength(1)
  })

  it('is not undone where that would lose later work, and says what', async () => {
    const shop = await stockedShop()
    const { id } = await imported(shop)
    await move(shop, 2, 1, 'Out', 1)
    await shop.patch('/product/updateDeleteProduct/3/', { price: 950 })
    const refused = await shop.post(`/staff/imports/${id}/undo/`)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        message:
          "This import can't be undone, because it has been worked on since: Wool Scarf was edited; Linen Shirt - Navy has later stock movements.",
      },
    ])
    expect(await titles(shop)).toHaveLength(3)
  })
})
