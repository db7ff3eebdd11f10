import type { Product, StockMovement, TrashRow } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { stockLevel } from '../db/schema/stock'
import { png, productForm } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { move } from '../test/stocking'
import { openTestShop, shopOfFour, stockedShop } from '../test/test-app'
import { purgeTrash } from './trash'

const restore = (shop: TestShop, noun: string, id: number) =>
  shop.post('/staff/trash/restore/', { noun, id })

async function trashOf(shop: TestShop, query = '') {
  return (await shop.get(`/staff/trash/${query}`)).json<TrashRow[]>()
}

describe('a deleted row', () => {
  it('is in the trash, and comes back as it was under its own id', async () => {
    const shop = await openTestShop()
    for (const size_name of ['XS', 'SM'])
      await shop.form('POST', '/comp/createSize/', { size_name })
    await shop.remove('/comp/updateDeleteSize/1/')
    expect(await trashOf(shop)).toMatchObject([
      { noun: 'sizes', row_id: 1, label: 'XS', staff: 1, staff_name: 'boss' },
    ])
    const back = await restore(shop, 'sizes', 1)
    expect([back.statusCode, back.json()]).toEqual([200, { noun: 'sizes', id: 1, label: 'XS' }])
    expect((await shop.get('/comp/allSize')).json()).toMatchObject([
      { id: 1, size_name: 'XS' },
      { id: 2, size_name: 'SM' },
    ])
    expect(await trashOf(shop)).toEqual([])
    expect((await restore(shop, 'sizes', 1)).statusCode).toBe(404)
  })

  it('stays in the trash where its name was taken meanwhile, and the answer says so', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    await shop.remove('/comp/updateDeleteSize/1/')
    await shop.form('POST', '/comp/createSize/', { size_name: 'xs' })
    const refused = await restore(shop, 'sizes', 1)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'A size with this name already exists.' },
    ])
    expect(await trashOf(shop)).toHaveLength(1)
  })

  it('can be restored only after the row that it belongs to', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/product/createCategory/', { title: 'Women' })
    await shop.form('POST', '/product/createsubCategory/', { title: 'Tops', category: '1' })
    await shop.remove('/product/updateDeleteSubCategory/1/')
    await shop.remove('/product/updateDeleteCategory/1/')
    const refused = await restore(shop, 'subcategories', 1)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        message: 'Restore category Women first.',
        first: { noun: 'categories', id: 1, label: 'Women' },
      },
    ])
    expect((await restore(shop, 'categories', 1)).statusCode).toBe(200)
    expect((await restore(shop, 'subcategories', 1)).statusCode).toBe(200)
    expect(await trashOf(shop, '?noun=sizes')).toEqual([])
  })

  it('is listed by noun, searched and paged', async () => {
    const shop = await openTestShop()
    for (const title of ['Women', 'Men'])
      await shop.form('POST', '/product/createCategory/', { title })
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    await shop.remove('/product/updateDeleteCategory/1/')
    await shop.remove('/product/updateDeleteCategory/2/')
    await shop.remove('/comp/updateDeleteSize/1/')
    const page = await shop.get('/staff/trash/?noun=categories&page=1&page_size=1')
    expect([page.headers['x-total-count'], page.json()]).toMatchObject(['2', [{ label: 'Men' }]])
    expect(await trashOf(shop, '?q=wom')).toMatchObject([{ noun: 'categories', row_id: 1 }])
  })

  it('is forgotten after 30 days', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    await shop.remove('/comp/updateDeleteSize/1/')
    const inDays = (days: number) => () => new Date(NOW + days * 24 * 3_600_000)
    await purgeTrash(shop.db, inDays(29.9))
    expect(await trashOf(shop)).toHaveLength(1)
    await purgeTrash(shop.db, inDays(30.1))
    expect(await trashOf(shop)).toEqual([])
  })
})

describe('a restored product', () => {
  it('is in the shop immediately with its pictures, but without its likes', async () => {
    const shop = await stockedShop()
    const image = {
      product: '1',
      is_display_image: 'True',
      image: await png('#00aa00'),
      color: '1',
    }
    const { image: src } = (await shop.form('POST', '/comp/createProductImg/', image)).json<{
      image: string
    }>()
    await shop.app.inject({ method: 'PUT', url: '/store/products/1/like', headers: shop.headers })
    for (const path of ['updateDeleteProductimg', 'updateDeleteproductcolor']) {
      expect((await shop.remove(`/comp/${path}/1/`)).statusCode).toBe(204)
    }
    expect((await shop.remove('/product/updateDeleteProduct/1/')).statusCode).toBe(204)
    expect((await shop.get('/store/products/1')).statusCode).toBe(404)

    expect((await restore(shop, 'productImages', 1)).json()).toEqual({
      message: 'Restore product Everyday Tee first.',
      first: { noun: 'products', id: 1, label: 'Everyday Tee' },
    })
    for (const noun of ['products', 'productColors', 'productImages']) {
      expect((await restore(shop, noun, 1)).statusCode).toBe(200)
    }
    expect((await shop.get('/store/products/1')).json()).toMatchObject({ like_count: 0 })
    expect((await shop.get(`${src}-320.webp`)).statusCode).toBe(200)
    const found = await shop.get('/store/search?q=everyday')
    expect(found.json()).toMatchObject({ products: [{ id: 1 }] })
    expect((await shop.get('/comp/allProductimg/')).json()).toMatchObject([
      { id: 1, is_display_image: true, image: src },
    ])
  })
})

describe('a restored stock movement', () => {
  it('counts again under its id, unless that would leave less than nothing', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 5)
    await move(shop, 1, 1, 'Out', 3)
    await shop.remove('/stock/updateDeleteStock/2/')
    await move(shop, 1, 1, 'Out', 4)
    expect((await restore(shop, 'stock', 2)).json()).toMatchObject({
      message: "Only 1 left of Everyday Tee - Navy, size MD: the stock can't go below zero.",
    })
    await shop.remove('/stock/updateDeleteStock/3/')
    expect((await restore(shop, 'stock', 2)).statusCode).toBe(200)
    const rows = (await shop.get('/stock/allStock/')).json<StockMovement[]>()
    expect(rows.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 5],
      [2, 3],
    ])
    expect(await shop.db.read.select().from(stockLevel)).toMatchObject([{ quantity: 2 }])
  })
})

describe('a row that other rows use', () => {
  it('is not deleted, and the answer names them with the query that lists them', async () => {
    const shop = await shopOfFour()
    const refused = async (url: string) => (await shop.remove(url)).json<object>()
    expect(await refused('/product/updateDeleteCategory/1/')).toEqual({
      message: 'Category Women is used by 2 sub categories.',
      uses: [{ noun: 'subcategories', count: 2, query: 'category=1' }],
    })
    expect(await refused('/comp/updateDeleteproductcolor/1/')).toMatchObject({
      uses: [{ noun: 'stock', count: 3, query: 'product_color=1' }],
    })
    const shown = await shop.get('/stock/allStock/?product_color=1')
    expect(shown.json()).toHaveLength(3)
    await shop.form('POST', '/product/createProduct/', productForm({ subcategory: '2' }))
    const products = (await shop.get('/product/allProduct/?subcategory=2')).json<Product[]>()
    expect(await refused('/product/updateDeleteSubCategory/2/')).toMatchObject({
      uses: [{ noun: 'products', count: products.length, query: 'subcategory=2' }],
    })
  })
})
