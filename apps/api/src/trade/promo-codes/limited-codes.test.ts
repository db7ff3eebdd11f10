import { staffReturn, type PricedCart } from '@etrend/contract'
import { isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { billLine } from '../../db/schema/bills'
import { saleEntry } from '../../db/schema/sales'
import { byEngine } from '../../test/by-engine'
import { addCollection } from '../../test/collecting'
import { oneSkirt, orderingShop, skirt, tee, type OrderingShop } from '../../test/ordering'
import { addSale, only } from '../../test/sale-offers'
import { call, delivered, read } from '../../test/staff-orders'

const promo_code = 'dashain'
const both = { lines: [skirt, tee], promo_code }

/** A shop with a collection of the skirt (Rs. 900) and a code that is limited to it. The tee costs Rs. 1,200. */
async function shopWithCode(terms: object) {
  const shop = await orderingShop()
  const { id } = await addCollection(shop, { title: 'Skirts', kind: 'hand', products: '2' })
  const code = { code: 'Dashain', ...only({ collections: [id] }), ...terms }
  expect((await call(shop, 'POST', '/promo-codes', code)).statusCode).toBe(201)
  return shop
}

async function priced({ app }: OrderingShop, payload: object) {
  const answer = await app.inject({ method: 'POST', url: '/store/cart', payload })
  return answer.json<PricedCart>()
}

type Placed = Awaited<ReturnType<typeof delivered>>

/** The customer asks to return one piece of a line. */
async function bringBack(shop: OrderingShop, placed: Placed, order_line: number) {
  const lines = [{ order_line, quantity: 1 }]
  await shop.guest(placed, '/returns', { wants: 'refund', reason: 'Too small', lines })
}

/** What the pieces of each return are worth, in the order in which customers asked. */
async function worths(shop: OrderingShop) {
  const returns = z.array(staffReturn).parse((await shop.get('/staff/returns')).json())
  return returns.map(({ worth }) => worth).toReversed()
}

describe('a code that is limited to products, categories or brands', () => {
  const shopWith = async (terms: object) => {
    const shop = await orderingShop()
    const code = await call(shop, 'POST', '/promo-codes', {
      code: 'Dashain',
      percent_off: 10,
      ...terms,
    })
    expect(code.statusCode).toBe(201)
    return shop
  }

  it.each([
    [only({ products: [3] }), 120],
    [only({ categories: [2] }), 120],
    [only({ subcategories: [2] }), 90],
    [only({ products: [3], subcategories: [2] }), 210],
    [{ excluding: { products: [3] } }, 90],
    [{ ...only({ categories: [1, 2] }), excluding: { subcategories: [2] } }, 120],
  ])(
    'as %j takes Rs. %s off the skirt of Rs.\u00a0900 and the tee of Rs.\u00a01,200',
    async (limits, discount) => {
      const { totals } = await priced(await shopWith(limits), both)
      expect(totals).toMatchObject({ discount })
    },
  )

  it('says in the cart what it takes nothing off', async () => {
    const shop = await shopWith(only({ products: [3] }))
    expect(await priced(shop, both)).toMatchObject({
      promo_note: 'Dashain takes nothing off Skirt.',
    })
    expect(await priced(shop, { lines: [tee], promo_code })).toMatchObject({ promo_note: null })
  })

  it('is refused with what it is for where the cart has none of it', async () => {
    const shop = await shopWith(
      only({ products: [3], subcategories: [3], brands: ['Adjective Attire'] }),
    )
    await shop.patch('/product/updateDeleteProduct/2/', { Brand: 'Himal' })
    expect(await priced(shop, { lines: [skirt], promo_code })).toMatchObject({
      promo: null,
      promo_problem:
        'This promo code is only for Tops, Tee | Plain and Adjective Attire. None is in your cart.',
    })
  })

  it(
    'counts on top of a sale and of a discounted price, unless it says that it doesn’t',
    byEngine,
    async () => {
      const shop = await shopWith({})
      await addSale(shop, { ...only({ products: [3] }), percent_off: 50 })
      expect(await priced(shop, both)).toMatchObject({
        totals: { subtotal: 1500, discount: 150 },
        promo_note: null,
      })
      const terms = { code: 'Full', percent_off: 10, covers_reduced: false }
      await call(shop, 'POST', '/promo-codes', terms)
      expect(await priced(shop, { ...both, promo_code: 'full' })).toMatchObject({
        promo: null,
        promo_problem: 'This promo code is not for reduced products.',
      })
      await shop.remove('/staff/sale-offers/1/')
      expect(await priced(shop, { ...both, promo_code: 'full' })).toMatchObject({
        totals: { subtotal: 2100, discount: 120 },
        promo_note: 'Full takes nothing off Skirt.',
      })
      const order = { ...oneSkirt, ...both, promo_code: 'full', expected_total: 1986 }
      expect((await shop.place(order)).json()).toMatchObject({ total: 1986 })
    },
  )
})

describe('a code that is limited to a collection', () => {
  it('takes its percentage off the pieces of the collection alone', async () => {
    const shop = await shopWithCode({ percent_off: 10 })
    const { totals, promo } = await priced(shop, both)
    expect(totals).toMatchObject({ subtotal: 2100, discount: 90, total: 2016 })
    expect(promo).toMatchObject({ products: [2] })
    const order = { ...oneSkirt, ...both, expected_total: 2016 }
    expect((await shop.place(order)).statusCode).toBe(201)
  })

  it.each([
    [899.99, 899.99],
    [900, 900],
    [900.01, 900],
  ])(
    'of Rs. %s takes off Rs. %s where its pieces cost Rs.\u00a0900',
    async (amount_off, discount) => {
      const shop = await shopWithCode({ amount_off })
      expect((await priced(shop, both)).totals).toMatchObject({ discount })
    },
  )

  it('is refused with the name of the collection where the cart has none of its pieces', async () => {
    const shop = await shopWithCode({ amount_off: 50 })
    const message = 'This promo code is only for Skirts. None is in your cart.'
    expect(await priced(shop, { lines: [tee], promo_code })).toMatchObject({
      promo: null,
      promo_problem: message,
      totals: { discount: 0 },
    })
    const refused = await shop.place({ ...oneSkirt, lines: [tee], promo_code })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message, fields: { promo_code: message } },
    ])
  })

  it('follows the rule of its collection, by prices as staff wrote them', async () => {
    const shop = await orderingShop()
    const rule = JSON.stringify({ max_price: 900, is_discounted: true })
    const { id } = await addCollection(shop, { rule })
    await call(shop, 'POST', '/promo-codes', {
      code: 'Dashain',
      amount_off: 50,
      ...only({ collections: [id] }),
    })
    expect((await priced(shop, both)).promo).toMatchObject({ products: [2] })
    const lower = JSON.stringify({ max_price: 899.99, is_discounted: true })
    await shop.form('PUT', `/staff/collections/${id}/`, { title: 'Low', kind: 'rule', rule: lower })
    expect((await priced(shop, both)).promo).toBeNull()
  })

  it('goes on counting for the same pieces when staff edit the order', async () => {
    const shop = await shopWithCode({ percent_off: 10 })
    const { number } = await shop.placed({ ...oneSkirt, promo_code, expected_total: 816 })
    await shop.form('PUT', '/staff/collections/1/', { title: 'None', kind: 'hand', products: '' })
    const { lines: _lines, payment_method: _method, expected_total: _total, ...to } = oneSkirt
    const edit = { ...to, lines: [{ ...skirt, quantity: 2 }, tee] }
    const preview = await call(shop, 'POST', `/orders/${number}/edit/preview`, edit)
    expect(preview.json()).toMatchObject({ after: { subtotal: 3000, discount: 180 } })
  })

  it('counts for a product that an edit added at the next edit too', async () => {
    const shop = await shopWithCode({ percent_off: 10 })
    const bothCount = { title: 'Skirts', kind: 'hand', products: '2,3' }
    await shop.form('PUT', '/staff/collections/1/', bothCount)
    const { number } = await shop.placed({ ...oneSkirt, promo_code, expected_total: 816 })
    const { lines: _lines, payment_method: _method, expected_total: _total, ...to } = oneSkirt
    const edit = { ...to, lines: [skirt, tee] }
    const edited = await call(shop, 'PUT', `/orders/${number}`, { ...edit, expected_total: 1896 })
    expect([edited.statusCode, edited.json()]).toMatchObject([200, { totals: { discount: 210 } }])
    const again = await call(shop, 'POST', `/orders/${number}/edit/preview`, edit)
    expect(again.json()).toMatchObject({ difference: 0, after: { discount: 210, total: 1896 } })
  })

  it('makes only its own pieces worth less when they come back, and in the reports', async () => {
    const shop = await shopWithCode({ percent_off: 10 })
    const placed = await delivered(shop, { ...oneSkirt, ...both, expected_total: 2016 })
    const goods = await shop.db.read
      .select({ product: saleEntry.product, goods: saleEntry.goods })
      .from(saleEntry)
      .where(isNotNull(saleEntry.product))
    expect(Object.fromEntries(goods.map((part) => [part.product, part.goods]))).toEqual({
      2: 81_000,
      3: 120_000,
    })
    const { lines } = await read(shop, placed.number)
    for (const { id } of lines) await bringBack(shop, placed, id)
    expect(await worths(shop)).toEqual([810, 1200])
  })

  it('stands on the bill at its own pieces', async () => {
    const shop = await shopWithCode({ percent_off: 10 })
    await shop.patch('/staff/settings', { tax_mode: 'vat_inclusive', tax_number: '601234567' })
    await delivered(shop, { ...oneSkirt, ...both, expected_total: 2012 })
    const lines = await shop.db.read.select().from(billLine).orderBy(billLine.id)
    expect(lines.map(({ discount }) => discount)).toEqual([90, 0, 0])
  })

  it('keeps the collection from being deleted', async () => {
    const shop = await shopWithCode({ amount_off: 50 })
    const refused = await shop.remove('/staff/collections/1/')
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'Collection Skirts is used by 1 promo code.' },
    ])
  })

  it('needs collections that exist', async () => {
    const shop = await orderingShop()
    const code = { code: 'Dashain', amount_off: 50, ...only({ collections: [7] }) }
    const refused = await call(shop, 'POST', '/promo-codes', code)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { applies_to: 'Choose collections that exist.' } },
    ])
  })
})

it('a discount makes returned pieces worth less, so that all returns add up to what was paid', async () => {
  const shop = await orderingShop()
  await call(shop, 'POST', '/promo-codes', { code: 'Dashain', amount_off: 100 })
  const order = { lines: [{ ...skirt, quantity: 3 }], promo_code, expected_total: 2606 }
  const placed = await delivered(shop, { ...oneSkirt, ...order })
  const { lines } = await read(shop, placed.number)
  for (let piece = 0; piece < 3; piece += 1) await bringBack(shop, placed, lines[0]?.id ?? 0)
  expect(await worths(shop)).toEqual([866.67, 866.66, 866.67])
})
