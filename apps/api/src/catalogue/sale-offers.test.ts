import { randomUUID } from 'node:crypto'
import {
  emptyScope,
  saleOffer,
  saleOfferPreview,
  type CustomRole,
  type SaleOfferPreview,
} from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { addCollection } from '../test/collecting'
import type { TestShop } from '../test/open-shop'
import { addSale, listedPrices, only } from '../test/sale-offers'
import { shopOfFour } from '../test/test-app'

const all = '/staff/sale-offers/'
const one = '/staff/sale-offers/1/'

describe('a sale', () => {
  it('is added, listed by its state, read, replaced, deleted and restored', async () => {
    const shop = await shopOfFour()
    const made = await shop.post(all, {
      title: 'Tihar',
      percent_off: '20',
      applies_to: { categories: [1, 1] },
    })
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        id: 1,
        percent_off: 20,
        amount_off: null,
        round_to: 1,
        ...only({ categories: [1] }),
        excluding: emptyScope,
        is_active: true,
      },
    ])
    expect((await shop.get(`${all}?state=running&category=1`)).json()).toEqual([made.json()])
    expect((await shop.get(`${all}?category=2`)).json()).toEqual([])
    expect((await shop.get(`${all}?state=off`)).json()).toEqual([])
    const replaced = await shop.put(one, { title: 'Dashain', amount_off: 50, is_active: false })
    expect(replaced.json()).toMatchObject({
      title: 'Dashain',
      percent_off: null,
      applies_to: null,
    })
    expect((await shop.get(`${all}?state=off`)).json()).toHaveLength(1)
    expect((await shop.remove(one)).statusCode).toBe(204)
    expect((await shop.get(one)).statusCode).toBe(404)
    const restored = await shop.post('/staff/trash/restore/', { noun: 'saleOffers', id: 1 })
    expect(restored.statusCode).toBe(200)
    expect((await shop.get(one)).json()).toEqual(replaced.json())
  })

  it('that is scheduled or ended is found by that', async () => {
    const shop = await shopOfFour()
    const at = (days: number) => new Date(shop.now() + days * 24 * 3_600_000).toISOString()
    await addSale(shop, { title: 'Later', starts_at: at(1) })
    await addSale(shop, { title: 'Over', starts_at: at(-2), ends_at: at(-1) })
    const titles = async (state: string) =>
      saleOffer
        .array()
        .parse((await shop.get(`${all}?state=${state}`)).json())
        .map(({ title }) => title)
    expect([await titles('scheduled'), await titles('ended'), await titles('running')]).toEqual([
      ['Later'],
      ['Over'],
      [],
    ])
    expect(await listedPrices(shop)).toMatchObject({ Blouse: 2000 })
  })

  it('has its change undone from the audit log, prices with it', async () => {
    const shop = await shopOfFour()
    const { id: _id, ...terms } = await addSale(shop)
    await shop.put(one, { ...terms, percent_off: 50 })
    expect(await listedPrices(shop)).toMatchObject({ Blouse: 1000 })
    const [entry] = (await shop.get('/staff/audit/?noun=saleOffers')).json<{ id: number }[]>()
    expect((await shop.post(`/staff/audit/${entry?.id}/undo/`)).statusCode).toBe(200)
    expect(await listedPrices(shop)).toMatchObject({ Blouse: 1600 })
  })

  it.each([
    [
      { percent_off: null },
      { amount_off: 'Enter what it takes off, as an amount or a percentage.' },
    ],
    [{ amount_off: 5 }, { percent_off: 'A sale takes off an amount or a percentage, not both.' }],
    [{ percent_off: 0 }, { percent_off: 'Enter the percentage as a whole number from 1 to 100.' }],
    [
      { percent_off: 101 },
      { percent_off: 'Enter the percentage as a whole number from 1 to 100.' },
    ],
    [{ applies_to: {} }, { applies_to: 'Choose what it is for.' }],
    [{ round_to: 2 }, { round_to: 'Round prices to 1, 5 or 10 rupees.' }],
    [only({ products: [1, 99] }), { applies_to: 'Choose products that exist.' }],
    [only({ collections: [9] }), { applies_to: 'Choose collections that exist.' }],
    [only({ brands: ['Nobody'] }), { applies_to: 'No product has the brand “Nobody”.' }],
    [
      { excluding: { ...emptyScope, subcategories: [9] } },
      { excluding: 'Choose sub categories that exist.' },
    ],
    [
      { starts_at: '2026-11-08T00:00', ends_at: '2026-11-08T00:00' },
      { ends_at: 'Enter an end after the start.' },
    ],
    [{ title: '' }, { title: 'Enter a title.' }],
  ])('with %j is refused', async (change, fields) => {
    const shop = await shopOfFour()
    const refused = await shop.post(all, { title: 'Tihar', percent_off: 20, ...change })
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields }])
  })

  it('of listed products keeps a deleted one in its place, until it is for all', async () => {
    const shop = await shopOfFour()
    const { id: _id, ...terms } = await addSale(shop, { ...only({ products: [3, 1, 3] }) })
    expect(terms).toMatchObject(only({ products: [3, 1] }))
    expect((await shop.remove('/product/updateDeleteProduct/3/')).statusCode).toBe(204)
    const renamed = await shop.put(one, { ...terms, title: 'Tihar again' })
    expect([renamed.statusCode, renamed.json()]).toMatchObject([200, only({ products: [3, 1] })])
    const widened = await shop.put(one, { ...terms, applies_to: null })
    expect(widened.json()).toMatchObject({ applies_to: null })
  })

  it('keeps its collection, category or sub category from being deleted', async () => {
    const shop = await shopOfFour()
    const { id } = await addCollection(shop, { title: 'Hand', kind: 'hand', products: '1' })
    await addSale(shop, { ...only({ collections: [id] }) })
    await addSale(shop, { ...only({ categories: [1] }) })
    const refused = await shop.remove(`/staff/collections/${id}/`)
    expect(refused.json()).toMatchObject({
      message: 'Collection Hand is used by 1 sale.',
      uses: [{ noun: 'saleOffers', count: 1, query: `collection=${id}` }],
    })
    expect((await shop.remove('/product/updateDeleteCategory/1/')).json()).toMatchObject({
      message: 'Category Women is used by 2 sub categories and 1 sale.',
    })
  })
})

describe('the preview of a sale', () => {
  it('says what becomes cheaper, what stops at its floor, and what has a better price already', async () => {
    const shop = await shopOfFour()
    await shop.patch('/product/updateDeleteProduct/1/', { floor_price: 1800 })
    const { id } = await addCollection(shop, { title: 'Hand', kind: 'hand', products: '3' })
    await addSale(shop, { title: 'Men', ...only({ collections: [id] }), percent_off: 30 })
    const preview = async (question: object) =>
      saleOfferPreview.parse((await shop.post(`${all}preview/`, question)).json())
    expect(await preview({ percent_off: 20 })).toMatchObject({
      total: 3,
      reduced: { count: 1, examples: [{ id: 1, title: 'Blouse', before: 2000, after: 1800 }] },
      own: { count: 1, examples: [{ id: 2, before: 900, after: 900 }] },
      others: { count: 1, examples: [{ id: 3, before: 840, after: 840 }] },
      other_sales: [{ id: 1, title: 'Men', count: 1 }],
      at_floor: { count: 1 },
      at_least: { count: 0 },
    })
    expect(await preview({ percent_off: 31, id: 1 })).toMatchObject({
      reduced: { count: 2, examples: [{}, { id: 3, before: 1200, after: 828 }] },
      other_sales: [],
    })
    expect(await preview({ amount_off: 1200 })).toMatchObject({ at_least: { count: 1 } })
  })

  it('says how much it takes off at most, and what is left after the cost for staff who may see costs', async () => {
    const shop = await shopOfFour()
    const lines = [
      { product_color: 1, size: 1, quantity: 1, unit_cost: 1000 },
      { product_color: 4, size: 1, quantity: 1, unit_cost: 1000 },
    ]
    await shop.post('/staff/stock/deliveries/', { id: randomUUID(), notes: '', lines })
    const preview = async ({ post }: Pick<TestShop, 'post'>) =>
      (
        await post(`${all}preview/`, { percent_off: 50, excluding: { products: [2] } })
      ).json<SaleOfferPreview>()
    expect(await preview(shop)).toMatchObject({
      most_off: 50,
      margin: {
        known: 2,
        before: 37.5,
        after: -25,
        below_cost: { count: 1, examples: [{ id: 3, margin: -400 }] },
      },
      reduced: {
        examples: [
          { id: 1, margin: 0 },
          { id: 3, margin: -400 },
        ],
      },
    })
    const role = { name: 'Promoter', permissions: ['promotions'] }
    const { id } = (await shop.post('/staff/roles/', role)).json<CustomRole>()
    expect(await preview(await colleague(shop, id))).toMatchObject({
      margin: null,
      reduced: { examples: [{ margin: null }, { margin: null }] },
    })
  })
})
