import type { Product } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'

const times = { goes_live_at: 60_000, ends_at: 120_000 }

/** Product 1 goes live in a minute and ends in two; 2 ends in two minutes; 3 is active, without times. */
async function shopWithTimes() {
  const shop = await shopOfFour()
  const at = (ms: number) => new Date(shop.now() + ms).toISOString()
  const [goes_live_at, ends_at] = [at(times.goes_live_at), at(times.ends_at)]
  await shop.patch('/product/updateDeleteProduct/1/', { goes_live_at, ends_at })
  await shop.patch('/product/updateDeleteProduct/2/', { ends_at })
  return shop
}

const ids = async (shop: TestShop, query: string) =>
  (await shop.get(`/staff/products/?${query}`)).json<Product[]>().map(({ id }) => id)

describe('the product list of staff', () => {
  it('finds active products whose time has still to come, or has passed', async () => {
    const shop = await shopWithTimes()
    expect(await ids(shop, 'status=scheduled')).toEqual([1])
    expect(await ids(shop, 'status=ended')).toEqual([])
    await shop.jump(1)
    expect(await ids(shop, 'status=scheduled')).toEqual([])
    expect(await ids(shop, 'status=ended')).toEqual([])
    await shop.jump(1)
    expect(await ids(shop, 'status=ended')).toEqual([1, 2])
    expect(await ids(shop, 'status=active')).toEqual([1, 2, 3])
  })

  it('counts and exports by the same filter', async () => {
    const shop = await shopWithTimes()
    await shop.jump(2)
    const matching = await shop.get('/staff/products/matching/?status=ended')
    expect(matching.json()).toMatchObject({ count: 2 })
    const csv = await shop.get('/staff/export/products/?status=ended')
    expect(csv.body.trim().split('\n')).toHaveLength(3)
    const body = {
      match: { query: { status: 'ended' }, mark: matching.json<{ mark: string }>().mark },
    }
    const change = { status: 'archived' }
    expect((await shop.post('/staff/bulk/products/', { ...body, change })).statusCode).toBe(200)
    expect(await ids(shop, 'status=archived')).toEqual([1, 2])
    expect(await ids(shop, 'status=ended')).toEqual([])
  })

  it('keeps the documented list to the stored status', async () => {
    const shop = await shopWithTimes()
    const refused = await shop.get('/product/allProduct/?status=ended')
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { message: 'status is one of: draft, active, archived.' },
    ])
  })
})
