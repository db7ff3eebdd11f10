import type { StockMovement, TrashRow, Workspace } from '@etrend/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { stockLevel } from '../db/schema/stock'
import { png, productForm } from '../test/forms'
import { unbalanced } from '../test/importing'
import type { TestShop } from '../test/open-shop'
import { orderingShop } from '../test/ordering'
import { move } from '../test/stocking'
import { stockedShop } from '../test/test-app'

const tee = '/product/updateDeleteProduct/1/'

const restore = (shop: TestShop, noun: string, id: number) =>
  shop.post('/staff/trash/restore/', { noun, id })
const trashOf = async (shop: TestShop) =>
  (await shop.get('/staff/trash/')).json<TrashRow[]>().map(({ noun, row_id, parts }) => ({
    noun,
    row_id,
    parts,
  }))
const workspace = async (shop: TestShop) =>
  (await shop.get('/staff/products/1/workspace/')).json<Workspace>()

/** A tee in Navy and Red with two pictures; 5 came in, 3 went out, and 2 came in of the other. */
async function wholeTee() {
  const shop = await stockedShop()
  await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: '#aa0000' })
  const red = { product: '1', color: '2', color_img: await png('#aa0000') }
  await shop.form('POST', '/comp/createproductcolor/', red)
  for (const color of ['1', '2']) {
    const image = await png(color === '1' ? '#00aa00' : '#0000aa')
    const form = { product: '1', color, is_display_image: color === '2' ? 'True' : 'False', image }
    await shop.form('POST', '/comp/createProductImg/', form)
  }
  await move(shop, 1, 1, 'In', 5)
  await move(shop, 1, 1, 'Out', 3)
  await move(shop, 2, 1, 'In', 2)
  return shop
}

describe('what is deleted with a product', () => {
  it('is counted before, and listed in the trash by noun', async () => {
    const shop = await wholeTee()
    const parts = await shop.get('/staff/products/1/parts/')
    expect(parts.json()).toEqual({ colors: 2, pictures: 2, units: 2, movements: 3 })
    await shop.remove(tee)
    const [row] = (await shop.get('/staff/trash/')).json<TrashRow[]>()
    expect(row?.contents).toEqual([
      { noun: 'productColors', count: 2 },
      { noun: 'productImages', count: 2 },
      { noun: 'stock', count: 3 },
    ])
    expect((await shop.get('/staff/products/1/parts/')).statusCode).toBe(404)
  })

  it('is counted for several products together', async () => {
    const shop = await wholeTee()
    const added = await shop.form('POST', '/product/createProduct/', productForm({}))
    const { id } = added.json<{ id: number }>()
    const color = { product: String(id), color: '1', color_img: await png('#00aa00') }
    await shop.form('POST', '/comp/createproductcolor/', color)
    const count = async (product_ids: number[]) =>
      await shop.post('/staff/products/parts/', { product_ids })
    expect((await count([1, id])).json()).toEqual({
      colors: 3,
      pictures: 2,
      units: 2,
      movements: 3,
    })
    expect((await count([id, 99])).json()).toMatchObject({ colors: 1, pictures: 0, movements: 0 })
    expect((await count([])).statusCode).toBe(400)
  })

  it('is nothing for a new product', async () => {
    const shop = await stockedShop()
    const added = await shop.form('POST', '/product/createProduct/', productForm({}))
    const { id } = added.json<{ id: number }>()
    const parts = await shop.get(`/staff/products/${id}/parts/`)
    expect(parts.json()).toEqual({ colors: 0, pictures: 0, units: 0, movements: 0 })
    await shop.remove(`/product/updateDeleteProduct/${id}/`)
    const [row] = (await shop.get('/staff/trash/')).json<TrashRow[]>()
    expect(row?.contents).toEqual([])
  })
})

describe('a product with colors, pictures and stock', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await wholeTee()
  })

  it('goes to the trash in one step, and comes back in one step as it was', async () => {
    const before = await workspace(shop)
    expect((await shop.remove(tee)).statusCode).toBe(204)
    for (const url of ['/comp/allproductcolor/', '/comp/allProductimg/', '/stock/allStock/']) {
      expect([url, (await shop.get(url)).json()]).toEqual([url, []])
    }
    expect(await trashOf(shop)).toEqual([{ noun: 'products', row_id: 1, parts: 7 }])
    expect(await unbalanced(shop)).toEqual([])

    expect((await restore(shop, 'products', 1)).statusCode).toBe(200)
    expect(await workspace(shop)).toEqual(before)
    const movements = (await shop.get('/stock/allStock/')).json<StockMovement[]>()
    expect(
      movements.map(({ id, movement_type, quantity }) => [id, movement_type, quantity]),
    ).toEqual([
      [1, 'In', 5],
      [2, 'Out', 3],
      [3, 'In', 2],
    ])
    const levels = await shop.db.read.select().from(stockLevel)
    expect(levels.map(({ quantity }) => quantity)).toEqual([2, 2])
    expect(await trashOf(shop)).toEqual([])
  })

  it('is one entry of the audit log, which can be undone', async () => {
    await shop.remove(tee)
    const [entry] = (await shop.get('/staff/audit/?noun=products')).json<{ id: number }[]>()
    expect(entry).toMatchObject({ action: 'delete', label: 'Everyday Tee', parts: 0 })
    expect((await shop.post(`/staff/audit/${entry?.id}/undo/`)).statusCode).toBe(200)
    expect((await workspace(shop)).product_colors).toHaveLength(2)
  })

  it('is deleted and restored with others', async () => {
    const ids = { noun: 'products', ids: [1] }
    expect((await shop.post('/staff/bulk/delete/', ids)).json()).toMatchObject({ done: [1] })
    expect((await shop.post('/staff/bulk/restore/', ids)).json()).toMatchObject({ done: [1] })
    expect((await workspace(shop)).product_colors).toHaveLength(2)
  })

  it('is restored before what was deleted of it, alone or with it', async () => {
    await shop.remove('/stock/updateDeleteStock/3/')
    await shop.remove(tee)
    const first = { noun: 'products', id: 1, label: 'Everyday Tee' }
    const message = 'Restore product Everyday Tee first.'
    for (const [noun, id] of [
      ['productColors', 1],
      ['productImages', 2],
      ['stock', 2],
      ['stock', 3],
    ] as const) {
      const refused = await restore(shop, noun, id)
      expect([noun, refused.statusCode, refused.json()]).toEqual([noun, 409, { message, first }])
    }
    await restore(shop, 'products', 1)
    expect((await restore(shop, 'stock', 3)).statusCode).toBe(200)
    expect(await trashOf(shop)).toEqual([])
  })

  it('waits for its color and size where they were deleted after it', async () => {
    await shop.remove(tee)
    await shop.remove('/comp/updateDeleteColor/2/')
    await shop.remove('/comp/updateDeleteSize/1/')
    const messages = async () => (await restore(shop, 'products', 1)).json<{ message: string }>()
    expect(await messages()).toMatchObject({ message: 'Restore color Red first.' })
    await restore(shop, 'colors', 2)
    expect(await messages()).toMatchObject({ message: 'Restore size MD first.' })
    await restore(shop, 'sizes', 1)
    expect((await restore(shop, 'products', 1)).statusCode).toBe(200)
    expect(await unbalanced(shop)).toHaveLength(2)
  })
})

it('a product that was ordered is not deleted, and nothing of it goes to the trash', async () => {
  const shop = await orderingShop()
  await shop.placed()
  const refused = await shop.remove('/product/updateDeleteProduct/2/')
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'Product Skirt is in 1 order. Archive it instead of deleting it.' },
  ])
  expect(await trashOf(shop)).toEqual([])
  expect((await shop.get('/store/products/2')).statusCode).toBe(200)
})
