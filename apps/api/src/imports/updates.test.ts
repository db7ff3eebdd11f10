import type { AuditEntry, Product, StockUnit } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { productForm } from '../test/forms'
import { checked, heading, imported, send, titles } from '../test/importing'
import type { TestShop } from '../test/open-shop'
import { move } from '../test/stocking'
import { stockedShop } from '../test/test-app'

const updating = { create_missing: 'True', existing: 'update' }
const tee = [
  heading,
  'everyday tee,Adjective Attire,,,,"Rs.\u00a02,900",,Navy,,MD,5',
  'Everyday Tee,Adjective Attire,,,,,,Plum,#5a2a4d,LG,2',
  'Wool Scarf,Himal,Warm.,Women,Scarves,900,,,,,',
].join('\n')

async function teeOf(shop: TestShop) {
  return (await shop.get('/product/updateDeleteProduct/1/')).json<Product>()
}

async function levels(shop: TestShop) {
  const units = (await shop.get('/staff/stock/units/?product=1')).json<StockUnit[]>()
  return units.map((unit) => `${unit.product_color_info}, ${unit.size_name}: ${unit.quantity}`)
}

describe('an import of products that the shop has already', () => {
  it('skips them where asked, whatever else their rows say', async () => {
    const shop = await stockedShop()
    const skipping = { create_missing: 'True', existing: 'skip' }
    const check = await checked(shop, tee.replace('2,900', 'free'), skipping)
    expect(check).toMatchObject({ products: 1, updates: 0, skipped: 1, pieces: 0, wrong: 0 })
    await imported(shop, tee, skipping)
    expect(await titles(shop)).toEqual(['Everyday Tee', 'Wool Scarf'])
    expect(await teeOf(shop)).toMatchObject({ price: 2500 })
    const again = await send(shop, '/staff/imports/', tee, skipping)
    expect(again.json()).toEqual({
      message: 'All products of this file are in the catalogue already.',
    })
  })

  it('gives a new product its gender, changes one that is there, and puts it back when undone', async () => {
    const shop = await stockedShop()
    const text = [
      'Title,Brand,Description,Category,Sub category,Price,Gender',
      'Everyday Tee,Adjective Attire,,,,,Unisex',
      'Wool Scarf,Himal,Warm.,Women,Tops,900,kids',
    ].join('\n')
    const { id } = await imported(shop, text, updating)
    const genders = async () =>
      (await shop.get('/product/allProduct/')).json<Product[]>().map(({ gender }) => gender)
    expect(await genders()).toEqual(['unisex', 'kids'])
    await shop.post(`/staff/imports/${id}/undo/`)
    expect(await genders()).toEqual([null])
    const { errors } = await checked(shop, text.replace('kids', 'giants'), updating)
    expect(errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '3 Gender: Choose men, women, kids or unisex, or leave it empty.',
    ])
  })

  it('updates what filled cells say, adds colors and sizes, and adds to the stock', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 3)
    const check = await checked(shop, tee, updating)
    expect(check).toMatchObject({ products: 1, updates: 1, product_colors: 1, pieces: 7, wrong: 0 })
    expect(await imported(shop, tee, updating)).toMatchObject({ products: 1, updated: 1 })
    expect(await teeOf(shop)).toMatchObject({
      title: 'Everyday Tee',
      price: 2900,
      description: 'Soft and plain.',
    })
    expect(await levels(shop)).toEqual(['Everyday Tee - Navy, MD: 8', 'Everyday Tee - Plum, LG: 2'])
    const log = (await shop.get('/staff/audit/?noun=products&row_id=1')).json<AuditEntry[]>()
    expect(log[0]).toMatchObject({
      action: 'edit',
      before: { price: 2500 },
      after: { price: 2900 },
    })
  })

  it('needs only the columns that identify them', async () => {
    const shop = await stockedShop()
    const prices = 'Title,Brand,Sale price\nEveryday Tee,Adjective Attire,1900\nCap,Himal,200'
    const { errors } = await checked(shop, prices, updating)
    expect(errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '3 price: Enter a price as a number.',
      '3 category: Enter a category.',
      '3 description: Enter a description.',
    ])
    await imported(shop, prices.split('\n').slice(0, 2).join('\n'), updating)
    expect(await teeOf(shop)).toMatchObject({ price: 2500, discounted_price: 1900 })
  })

  it('says what can’t be updated', async () => {
    const shop = await stockedShop()
    for (const Brand of ['Himal', 'HIMAL'])
      await shop.form('POST', '/product/createProduct/', productForm({ title: 'Cap', Brand }))
    const twice = await checked(shop, 'Title,Brand,Price\nCap,Himal,300', updating)
    expect(twice.errors.map(({ message }) => message)).toEqual([
      '“Cap” by Himal is in the catalogue more than once (ID 2, 3).',
    ])
    await shop.patch('/product/updateDeleteProduct/1/', { discounted_price: 2000 })
    const { errors } = await checked(
      shop,
      'Title,Brand,Price,Category\nEveryday Tee,Adjective Attire,1500,Men',
      updating,
    )
    expect(errors.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      'Price: Enter a price above the discounted 2000.',
      'subcategory: Enter a sub category.',
    ])
  })
})

describe('undoing an import that updated products', () => {
  it('puts their former values and stock back, in the log too', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 3)
    const { id } = await imported(shop, tee, updating)
    await move(shop, 1, 1, 'Out', 2)
    expect((await shop.post(`/staff/imports/${id}/undo/`)).statusCode).toBe(200)
    expect(await teeOf(shop)).toMatchObject({ price: 2500 })
    expect(await levels(shop)).toEqual(['Everyday Tee - Navy, MD: 1'])
    expect(await titles(shop)).toEqual(['Everyday Tee'])
    const log = (await shop.get('/staff/audit/?noun=products&row_id=1')).json<AuditEntry[]>()
    expect(log[0]).toMatchObject({ before: { price: 2900 }, after: { price: 2500 } })
  })

  it('is refused where they were deleted since', async () => {
    const shop = await stockedShop()
    const text = 'Title,Brand,Price\nEveryday Tee,Adjective Attire,2900'
    const { id } = await imported(shop, text, updating)
    await shop.remove('/comp/updateDeleteproductcolor/1/')
    expect((await shop.remove('/product/updateDeleteProduct/1/')).statusCode).toBe(204)
    expect((await shop.post(`/staff/imports/${id}/undo/`)).json()).toEqual({
      message:
        "This import can't be undone, because it has been worked on since: Everyday Tee was deleted.",
    })
  })

  it('is refused where they were edited or sold since, and says which', async () => {
    const shop = await stockedShop()
    const { id } = await imported(shop, tee, updating)
    await move(shop, 1, 1, 'Out', 2)
    await move(shop, 2, 2, 'Out', 1)
    await shop.patch('/product/updateDeleteProduct/1/', { price: 3000 })
    expect((await shop.post(`/staff/imports/${id}/undo/`)).json()).toEqual({
      message:
        "This import can't be undone, because it has been worked on since: Everyday Tee was edited; Everyday Tee - Plum has later stock movements; Everyday Tee - Navy, MD has 3 of 5 pieces left.",
    })
  })
})

describe('the columns of a file', () => {
  it('are taken as the last import with the same headings took them', async () => {
    const shop = await stockedShop()
    const text = 'Code,Maker of it,A,B,C,D\nCap,Himal,Warm.,Women,Tops,300'
    const mapping = JSON.stringify([
      'title',
      'Brand',
      'description',
      'category',
      'subcategory',
      'price',
    ])
    await imported(shop, text, { mapping })
    const check = await checked(shop, text.replace('Code', 'CODE ').replace('Cap', 'Hat'))
    expect(check).toMatchObject({ is_remembered: true, wrong: 0 })
    expect(JSON.stringify(check.mapping)).toBe(mapping)
    expect(await checked(shop, text.replace('Code', 'Title'))).toMatchObject({
      is_remembered: false,
    })
  })
})
