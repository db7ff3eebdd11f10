import type { FoundGroup } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { byEngine } from '../test/by-engine'
import { png } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { oneSkirt, orderingShop } from '../test/ordering'
import { openTestShop, stockedShop } from '../test/test-app'
import { totalOf } from '../test/total-of'

async function find(shop: Pick<TestShop, 'get'>, words: string) {
  const answer = await shop.get(`/staff/search/?q=${encodeURIComponent(words)}`)
  return answer.json<FoundGroup[]>()
}

async function filledShop() {
  const shop = await stockedShop()
  await shop.form('POST', '/comp/createProductImg/', {
    product: '1',
    color: '1',
    is_display_image: 'True',
    image: await png(),
  })
  const unit = { product_color: '1', size: '1', movement_type: 'In', quantity: '5' }
  await shop.form('POST', '/stock/createStock/', { ...unit, notes: 'Opening stock' })
  return shop
}

describe('the search of the back-office', () => {
  it('finds records of every noun by their names, grouped', async () => {
    const found = await find(await filledShop(), 'navy')
    expect(found).toEqual([
      { noun: 'colors', rows: [{ id: 1, label: 'Navy', detail: '#1f2a4d' }], has_more: false },
      {
        noun: 'productColors',
        rows: [{ id: 1, label: 'Everyday Tee - Navy', detail: '' }],
        has_more: false,
      },
      {
        noun: 'productImages',
        rows: [{ id: 1, label: 'Everyday Tee - Navy', detail: 'Display image' }],
        has_more: false,
      },
      {
        noun: 'stock',
        rows: [{ id: 1, label: 'In 5 of Everyday Tee - Navy, size MD', detail: 'Opening stock' }],
        has_more: false,
      },
    ])
  })

  it('takes words in any order and any case, and % as a plain character', async () => {
    const shop = await openTestShop()
    for (const title of ['Warm 100% Wool', 'Warm Wool']) {
      await shop.form('POST', '/product/createCategory/', { title })
    }
    expect((await find(shop, 'WOOL warm'))[0]?.rows).toHaveLength(2)
    expect((await find(shop, '0% wool'))[0]?.rows).toMatchObject([{ label: 'Warm 100% Wool' }])
    expect(await find(shop, 'warm trousers')).toEqual([])
  })

  it('puts the id first, then names that begin with the words, and says when there are more', async () => {
    const shop = await openTestShop()
    for (const size_name of ['A 1', '2 b', '2 a', '12', '22', '32', '42']) {
      await shop.form('POST', '/comp/createSize/', { size_name })
    }
    const [sizes] = await find(shop, '2')
    expect(sizes?.rows.map(({ label }) => label)).toEqual(['2 b', '2 a', '22', '12', '32'])
    expect(sizes?.has_more).toBe(true)
    expect((await find(shop, '#1'))[0]?.rows).toMatchObject([{ label: 'A 1' }])
  })

  it(
    'finds names with accents in any case, and words with other digits and dashes',
    byEngine,
    async () => {
      const shop = await openTestShop()
      for (const title of ['Crème Robe', 'ÉVA', 'T‑shirt २', 'Ülkü, Crème', 'कुर्ता']) {
        await shop.form('POST', '/product/createCategory/', { title })
      }
      const found = async (words: string) =>
        (await find(shop, words)).flatMap(({ rows }) => rows.map(({ label }) => label))
      expect(await found('creme')).toEqual(['Crème Robe', 'Ülkü, Crème'])
      expect(await found('CRÈME robe')).toEqual(['Crème Robe'])
      expect(await found('éva')).toEqual(['ÉVA'])
      expect(await found('t-shirt 2')).toEqual(['T‑shirt २'])
      expect(await found('ulku')).toEqual(['Ülkü, Crème'])
      expect(await found('कुर्ता')).toEqual(['कुर्ता'])
      expect(await found('cr_me')).toEqual([])
      const listed = await shop.get(`/product/allCategory/?q=${encodeURIComponent('éva')}`)
      expect(listed.json()).toMatchObject([{ title: 'ÉVA' }])
    },
  )

  it(
    'finds orders and customers by a phone number that is typed in any way',
    byEngine,
    async () => {
      const shop = await orderingShop()
      await shop.place({ ...oneSkirt, phone: '984-1234777', name: 'Éva Rai' })
      const typed = ['9841234777', '984-1234777', '09841234777', '+977 984 1234777', '९८४१२३४७७७']
      for (const phone of [...typed, '984-1234', 'éva', 'EVA']) {
        const [orders] = await find(shop, phone)
        expect([phone, orders?.noun, orders?.rows.length]).toEqual([phone, 'orders', 1])
        const q = encodeURIComponent(phone)
        expect(totalOf(await shop.get(`/staff/customers?q=${q}`))).toBe(1)
        expect(totalOf(await shop.get(`/staff/orders?q=${q}`))).toBe(1)
      }
      expect(await find(shop, '984-1234778')).toEqual([])
    },
  )

  it('finds names with several spaces between their words by one', byEngine, async () => {
    const shop = await orderingShop()
    await shop.place({ ...oneSkirt, name: 'Ram  Thapa' })
    await shop.place({ ...oneSkirt, name: 'Éva     Rai', phone: '9800000001' })
    for (const [words, total] of [
      ['ram thapa', 1],
      ['Ram  Thapa', 1],
      ['eva rai', 1],
      ['ramthapa', 0],
    ] as const) {
      const q = encodeURIComponent(words)
      expect(totalOf(await shop.get(`/staff/orders?q=${q}`))).toBe(total)
      expect(totalOf(await shop.get(`/staff/customers?q=${q}`))).toBe(total)
    }
  })

  it('finds orders by their number, and by whom they are for', async () => {
    const shop = await orderingShop()
    const { number } = (await shop.place(oneSkirt)).json<{ number: string }>()
    const [orders] = await find(shop, oneSkirt.name)
    expect(orders).toMatchObject({ noun: 'orders', rows: [{ label: number }] })
    expect((await find(shop, number))[0]?.rows).toHaveLength(1)
  })

  it('is for staff, and refuses an empty query', async () => {
    const shop = await openTestShop()
    expect((await shop.anonymous('GET', '/staff/search/?q=tee')).statusCode).toBe(401)
    expect((await shop.get('/staff/search/?q=%20')).statusCode).toBe(400)
  })
})
