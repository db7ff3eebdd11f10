import type { ColorStock, ColorStockCounts } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { stockMovement } from '../db/schema/stock'
import { byEngine } from '../test/by-engine'
import type { TestShop } from '../test/open-shop'
import { move } from '../test/stocking'
import { shopOfFour, stockedShop } from '../test/test-app'
import { ask } from '../test/waiting'

const PATH = '/staff/stock/product-colors/'

async function page(shop: TestShop, query = '') {
  const answer = await shop.get(PATH + query)
  return { rows: answer.json<ColorStock[]>(), total: answer.headers['x-total-count'] }
}

/** The names of the found product colors, in order. */
const names = async (shop: TestShop, query = '') =>
  (await page(shop, query)).rows.map(({ product_color_info }) => product_color_info)

describe('stock by product color', () => {
  it('is one row of all sizes, in their order, with levels, codes and the worst level', async () => {
    const shop = await stockedShop()
    for (const size_name of ['XL', 'XS'])
      await shop.form('POST', '/comp/createSize/', { size_name })
    await move(shop, 1, 1, 'In', 8)
    await move(shop, 1, 2, 'In', 2)
    await move(shop, 1, 3, 'In', 1)
    await move(shop, 1, 3, 'Out', 1)
    await shop.put('/staff/units/1/1/codes/', { sku: 'TEE-MD', barcode: '2000000000015' })
    const { rows, total } = await page(shop)
    expect(total).toBe('1')
    expect(rows).toMatchObject([
      {
        id: 1,
        product: 1,
        product_color_info: 'Everyday Tee - Navy',
        product_title: 'Everyday Tee',
        color_name: 'Navy',
        quantity: 10,
        stock: 'out',
        waiting: 0,
        units: [
          { id: '1-3', size_name: 'XS', quantity: 0, stock: 'out', sku: null, barcode: null },
          { id: '1-1', size_name: 'MD', quantity: 8, stock: 'in', sku: 'TEE-MD' },
          { id: '1-2', size_name: 'XL', quantity: 2, stock: 'low', threshold: 3 },
        ],
      },
    ])
  })

  it(
    'comes with what has a size out, then what has a size low, each by name',
    byEngine,
    async () => {
      const shop = await shopOfFour()
      const usual = ['Blouse - Red', 'Tee | Plain - Navy', 'Blouse - Navy', 'Skirt - Red']
      expect(await names(shop)).toEqual(usual)
      expect(await names(shop, '?sort=product_color_info')).toEqual([
        'Blouse - Navy',
        'Blouse - Red',
        'Skirt - Red',
        'Tee | Plain - Navy',
      ])
      await move(shop, 3, 1, 'Out', 9)
      expect(await names(shop)).toEqual([
        'Blouse - Red',
        'Skirt - Red',
        'Tee | Plain - Navy',
        'Blouse - Navy',
      ])
      expect((await shop.get(`${PATH}?sort=size`)).statusCode).toBe(400)
    },
  )

  it('has pages of product colors, whatever the number of their sizes', byEngine, async () => {
    const shop = await shopOfFour()
    expect(await page(shop, '?page=1&page_size=3')).toMatchObject({
      total: '4',
      rows: [
        { product_color_info: 'Blouse - Red', units: [{ size_name: 'MD' }, { size_name: 'LG' }] },
        {},
        {},
      ],
    })
    expect(await names(shop, '?page=2&page_size=3')).toEqual(['Skirt - Red'])
    expect(await page(shop, '?page=3&page_size=3')).toEqual({ total: '4', rows: [] })
  })

  it('is found by level, words, product or category, with all of its sizes', byEngine, async () => {
    const shop = await shopOfFour()
    await shop.put('/staff/units/1/2/codes/', { sku: 'RED-LG' })
    const [soldOut] = (await page(shop, '?stock=out')).rows
    expect(soldOut?.units.map(({ stock }) => stock)).toEqual(['in', 'out'])
    const found = await Promise.all(
      ['stock=out', 'stock=low', 'q=red-lg', 'q=navy&stock=in', 'product=1', 'category=2'].map(
        (query) => names(shop, `?${query}`),
      ),
    )
    expect(found).toEqual([
      ['Blouse - Red'],
      ['Tee | Plain - Navy'],
      ['Blouse - Red'],
      ['Blouse - Navy'],
      ['Blouse - Red', 'Blouse - Navy'],
      ['Tee | Plain - Navy'],
    ])
  })

  it('counts the shoppers who wait for any of its sizes', byEngine, async () => {
    const shop = await shopOfFour()
    await ask(shop)
    await ask(shop, { email: 'maya@example.com' })
    const { rows } = await page(shop, '?sort=-waiting&page_size=2')
    expect(rows.map(({ id, waiting }) => [id, waiting])).toEqual([
      [1, 2],
      [2, 0],
    ])
  })

  it(
    'is known for a past time, also where the product color was deleted since',
    byEngine,
    async () => {
      const shop = await stockedShop()
      await move(shop, 1, 1, 'In', 5)
      const [first] = await shop.db.read.select().from(stockMovement)
      await shop.later(1)
      await shop.remove('/stock/updateDeleteStock/1/')
      await shop.remove('/comp/updateDeleteproductcolor/1/')
      expect(await page(shop)).toEqual({ total: '0', rows: [] })
      const { rows } = await page(shop, `?at=${first?.created_at}`)
      expect(rows).toMatchObject([
        {
          product: null,
          product_title: null,
          product_color_info: 'Everyday Tee - Navy',
          quantity: 5,
          units: [{ quantity: 5 }],
        },
      ])
    },
  )

  it('is counted by level', byEngine, async () => {
    const shop = await shopOfFour()
    const counts = async () => (await shop.get(`${PATH}counts/`)).json<ColorStockCounts>()
    expect(await counts()).toEqual({ all: 4, out: 1, low: 1, in: 3 })
    await move(shop, 4, 1, 'Out', 2)
    expect(await counts()).toEqual({ all: 4, out: 2, low: 0, in: 3 })
  })
})
