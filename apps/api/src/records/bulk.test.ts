import type { AuditEntry, BulkResult, Failure, Product } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { size } from '../db/schema'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'

const products = async (shop: TestShop) =>
  (await shop.get('/product/allProduct/')).json<Product[]>()

const change = (shop: TestShop, ids: number[], fields: object) =>
  shop.post('/staff/bulk/products/', { ids, change: fields })

describe('deleting many', () => {
  it('deletes what can go, says why the rest stays, and is undone as one', async () => {
    const shop = await shopOfFour()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    await shop.form('POST', '/comp/createSize/', { size_name: 'XXS' })
    const answer = await shop.post('/staff/bulk/delete/', { noun: 'sizes', ids: [1, 3, 4, 3, 99] })
    const { audit, done, refused } = answer.json<BulkResult>()
    expect(done).toEqual([3, 4])
    expect(refused).toEqual([
      {
        id: 1,
        label: 'MD',
        message: 'Size MD is used by 3 stock movements.',
        uses: [{ noun: 'stock', count: 3, query: 'size=1' }],
      },
      { id: 99, label: 'No. 99', message: 'There is no size with this id.' },
    ])
    const [entry] = (await shop.get('/staff/audit/')).json<AuditEntry[]>()
    expect(entry).toMatchObject({ id: audit, action: 'bulk', noun: 'sizes', parts: 2 })
    const parts = (await shop.get(`/staff/audit/?part_of=${audit}`)).json<AuditEntry[]>()
    expect(parts.map(({ action, label }) => [action, label])).toEqual([
      ['delete', 'XXS'],
      ['delete', 'XS'],
    ])
    const undone = await shop.post(`/staff/audit/${audit}/undo/`)
    expect(undone.json()).toMatchObject({ rows: 2 })
    expect((await shop.get('/comp/allSize')).json()).toHaveLength(4)
  })

  it('finds the order in which movements can go, and restores them', async () => {
    const shop = await shopOfFour()
    const ids = [2, 3] // the pieces came in by 2 and went out by 3
    const gone = await shop.post('/staff/bulk/delete/', { noun: 'stock', ids })
    expect(gone.json()).toMatchObject({ done: [3, 2], refused: [] })
    const back = await shop.post('/staff/bulk/restore/', { noun: 'stock', ids: [3, 2] })
    expect(back.json()).toMatchObject({ done: [2, 3], refused: [] })
  })

  it('lets other writes in between', async () => {
    const shop = await shopOfFour()
    const many = Array.from({ length: 500 }, (_, number) => ({ size_name: `No. ${number}` }))
    const sizes = await shop.db.write.insert(size).values(many).returning({ id: size.id })
    const ids = sizes.map(({ id }) => id)
    let isOver = false
    const deleting = shop
      .post('/staff/bulk/delete/', { noun: 'sizes', ids })
      .finally(() => (isOver = true))
    let writes = 0
    for (; !isOver; writes += 1)
      await shop.form('POST', '/comp/createSize/', { size_name: `Between ${writes}` })
    expect((await deleting).json<BulkResult>().done).toEqual(ids)
    expect(writes).toBeGreaterThan(3)
  })

  it('leaves no entry where nothing could go', async () => {
    const shop = await shopOfFour()
    const [before] = (await shop.get('/staff/audit/')).json<AuditEntry[]>()
    const answer = await shop.post('/staff/bulk/delete/', { noun: 'colors', ids: [1, 2] })
    expect(answer.json()).toMatchObject({ audit: null, done: [], refused: [{ id: 1 }, { id: 2 }] })
    const [after] = (await shop.get('/staff/audit/')).json<AuditEntry[]>()
    expect(after?.id).toBe(before?.id)
  })
})

describe('changing many products', () => {
  it('takes a percentage off each price, in whole rupees, and is undone as one', async () => {
    const shop = await shopOfFour()
    const { audit } = (await change(shop, [1, 2, 3], { percent_off: 15 })).json<BulkResult>()
    const prices = async () => (await products(shop)).map((row) => row.discounted_price)
    expect(await prices()).toEqual([1700, 1275, 1020])
    await shop.post(`/staff/audit/${audit}/undo/`)
    expect(await prices()).toEqual([null, 900, null])
  })

  it('leaves a rupee at least of a price that is reduced', async () => {
    const shop = await shopOfFour()
    await change(shop, [1], { price: 40, discounted_price: null })
    await change(shop, [1], { percent_off: 99 })
    expect((await products(shop))[0]).toMatchObject({ price: 40, discounted_price: 1 })
    await change(shop, [1], { price: 1, discounted_price: null })
    expect((await change(shop, [1], { percent_off: 99 })).statusCode).toBe(409)
  })

  it('sets and takes away discount, featured and slider', async () => {
    const shop = await shopOfFour()
    await change(shop, [1, 2], { discounted_price: null, is_featured: false, is_slider: true })
    expect(await products(shop)).toMatchObject([
      { discounted_price: null, is_featured: false, is_slider: true },
      { discounted_price: null, is_featured: false, is_slider: true },
      { is_featured: true, is_slider: false },
    ])
  })

  it('changes all or none, and names each row that is wrong', async () => {
    const shop = await shopOfFour()
    const before = await products(shop)
    const refused = await change(shop, [1, 2, 99], { price: 900 })
    expect(refused.statusCode).toBe(409)
    expect(refused.json<Failure>().rows).toEqual([
      { id: 2, label: 'Skirt', message: 'Enter a discounted price below the price.' },
      { id: 99, label: 'No. 99', message: 'There is no product with this id.' },
    ])
    expect(await products(shop)).toEqual(before)
  })

  it('is refused without a change, or with two that contradict each other', async () => {
    const shop = await shopOfFour()
    for (const fields of [{}, { percent_off: 10, discounted_price: 5 }, { percent_off: 0 }]) {
      expect((await change(shop, [1], fields)).statusCode).toBe(400)
    }
    expect((await change(shop, [], { price: 5 })).statusCode).toBe(400)
    const many = Array.from({ length: 201 }, (_, index) => index + 1)
    expect((await change(shop, many, { price: 5 })).json<Failure>().message).toBe(
      'Change at most 200 products at a time.',
    )
    expect((await change(shop, many.slice(1), { price: 5 })).statusCode).toBe(409)
  })

  it('is undone only where nobody changed one of them since', async () => {
    const shop = await shopOfFour()
    const { audit } = (await change(shop, [1, 3], { price: 5000 })).json<BulkResult>()
    await shop.patch('/product/updateDeleteProduct/3/', { price: 6000 })
    const refused = await shop.post(`/staff/audit/${audit}/undo/`)
    expect(refused.json<Failure>().rows).toEqual([
      { id: 3, label: 'Tee | Plain', message: 'Somebody else changed this product meanwhile.' },
    ])
    expect((await products(shop)).map(({ price }) => price)).toEqual([5000, 1500, 6000])
  })
})
