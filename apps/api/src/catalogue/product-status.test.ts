import type { BulkResult, Product } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { signUp } from '../test/customers'
import { png, productForm } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { shopOfFour, stockedShop } from '../test/test-app'

const one = '/product/updateDeleteProduct/1/'

async function add(shop: TestShop, fields: Record<string, string>) {
  return await shop.form('POST', '/product/createProduct/', productForm(fields))
}

const read = async (shop: TestShop) => (await shop.get(one)).json<Product>()

describe('the status of a product', () => {
  it('is active over the documented call, unless the call says otherwise', async () => {
    const shop = await stockedShop()
    const statuses = async (fields: Record<string, string>) =>
      (await add(shop, fields)).json<Product>().status
    expect(await statuses({})).toBe('active')
    expect(await statuses({ status: 'Draft' })).toBe('draft')
    for (const status of ['hidden', '']) {
      expect((await add(shop, { status })).json()).toMatchObject({
        fields: { status: 'Choose draft, active or archived.' },
      })
    }
    expect((await shop.patch(one, { status: null })).statusCode).toBe(400)
    expect((await shop.patch(one, { title: 'Tee' })).json()).toMatchObject({ status: 'active' })
  })

  it('has times, read as Nepal’s where they name no zone', async () => {
    const shop = await stockedShop()
    const set = async (goes_live_at: unknown) =>
      (await shop.patch(one, { goes_live_at })).json<Product>().goes_live_at
    const first = '2026-12-24T04:15:00.000Z'
    expect(await set('2026-12-24 10:00')).toBe(first)
    expect(await set('2026-12-24T10:00')).toBe(first)
    expect(await set('2026-12-24T10:00:00+05:45')).toBe(first)
    expect(await set('2026-12-24T04:15:00Z')).toBe(first)
    expect(await set('')).toBeNull()
    for (const wrong of ['tomorrow', '2026-02-30 10:00', '2026-12-24', 5]) {
      const refused = await shop.patch(one, { goes_live_at: wrong })
      expect([wrong, refused.statusCode, refused.json()]).toMatchObject([
        wrong,
        400,
        {
          fields: {
            goes_live_at: 'Enter a time to go live as a day and a time like 2026-12-24 10:00.',
          },
        },
      ])
    }
  })

  it('never ends before or when it begins, even when only one time is changed', async () => {
    const shop = await stockedShop()
    const change = async (times: object) => (await shop.patch(one, times)).statusCode
    const [noon, later] = ['2026-12-24T12:00:00Z', '2026-12-24T12:00:00.001Z']
    expect(await change({ goes_live_at: noon, ends_at: noon })).toBe(400)
    expect(await change({ goes_live_at: noon, ends_at: later })).toBe(200)
    expect(await change({ goes_live_at: later })).toBe(400)
    expect(await change({ ends_at: '' })).toBe(200)
    expect(await change({ goes_live_at: later })).toBe(200)
    const refused = await shop.patch(one, { ends_at: noon })
    expect(refused.json()).toMatchObject({
      fields: { ends_at: 'Enter an end after the time to go live.' },
    })
  })

  it('filters and sorts the list, and is in the export', async () => {
    const shop = await shopOfFour()
    await shop.patch(one, { status: 'archived' })
    const ids = async (query: string) =>
      (await shop.get(`/product/allProduct/?${query}`)).json<Product[]>().map(({ id }) => id)
    expect(await ids('status=archived')).toEqual([1])
    expect(await ids('status=active')).toEqual([2, 3])
    expect(await ids('sort=-status')).toEqual([1, 2, 3])
    expect((await shop.get('/product/allProduct/?status=hidden')).statusCode).toBe(400)
    const [heading, first] = (await shop.get('/staff/export/products/')).body.split('\r\n')
    expect(heading).toContain(',status,goes_live_at,ends_at,')
    expect(first).toContain(',archived,,,')
  })

  it('changes for many products at once, and all of it can be undone', async () => {
    const shop = await shopOfFour()
    await shop.patch(one, { status: 'draft' })
    const statuses = async () =>
      (await shop.get('/product/allProduct/')).json<Product[]>().map(({ status }) => status)
    const change = { status: 'archived' }
    const answer = await shop.post('/staff/bulk/products/', { ids: [1, 2, 3], change })
    const { audit, done } = answer.json<BulkResult>()
    expect([done, await statuses()]).toEqual([
      [1, 2, 3],
      ['archived', 'archived', 'archived'],
    ])
    await shop.post(`/staff/audit/${audit}/undo/`)
    expect(await statuses()).toEqual(['draft', 'active', 'active'])
  })

  it('comes back from the trash as it was', async () => {
    const shop = await stockedShop()
    await shop.patch(one, { status: 'draft', ends_at: '2099-01-01T00:00:00Z' })
    await shop.remove(one)
    expect((await shop.get('/store/products/1')).statusCode).toBe(404)
    await shop.post('/staff/trash/restore/', { noun: 'products', id: 1 })
    expect(await read(shop)).toMatchObject({
      status: 'draft',
      goes_live_at: null,
      ends_at: '2099-01-01T00:00:00.000Z',
    })
  })
})

describe('the public calls of the catalogue', () => {
  const lists = ['/product/allProduct/', '/comp/allproductcolor/', '/comp/allProductimg/']
  const rows = [one, '/comp/singleproductcolor/1/', '/comp/singleProductimg/1/']

  async function drafted() {
    const shop = await stockedShop()
    const image = await png('#aa0000')
    const form = { product: '1', color: '1', is_display_image: 'True', image }
    await shop.form('POST', '/comp/createProductImg/', form)
    await shop.patch(one, { status: 'draft' })
    return shop
  }

  it('tell strangers and customers nothing of a draft, and staff all of it', async () => {
    const shop = await drafted()
    const sita = await signUp(shop, 'Sita')
    for (const url of lists) {
      const told = [await shop.anonymous('GET', url), await sita.send('GET', url)]
      expect([url, ...told.map((answer) => answer.json<object>())]).toEqual([url, [], []])
      expect([url, (await shop.get(url)).json()]).toMatchObject([url, [{ id: 1 }]])
    }
    for (const url of rows) {
      const answers = [
        await shop.anonymous('GET', url),
        await sita.send('GET', url),
        await shop.get(url),
      ]
      expect([url, ...answers.map(({ statusCode }) => statusCode)]).toEqual([url, 404, 404, 200])
    }
    const paged = await shop.anonymous('GET', '/product/allProduct/?status=draft&page=1')
    expect([paged.headers['x-total-count'], paged.json()]).toEqual(['0', []])
  })

  it('tell everybody of what is on sale, as documented', async () => {
    const shop = await drafted()
    await shop.patch(one, { status: 'active' })
    for (const url of [...lists, ...rows]) {
      const [stranger, member] = [await shop.anonymous('GET', url), await shop.get(url)]
      expect([url, stranger.statusCode, stranger.json()]).toEqual([url, 200, member.json()])
    }
  })

  it('ask the admin to renew an ended session, and show others with one what strangers see', async () => {
    const shop = await drafted()
    const ended = async (url: string, host: string) => {
      const headers = { host, authorization: 'Bearer a.b.c' }
      return (await shop.app.inject({ url, headers })).statusCode
    }
    for (const url of [...lists, ...rows]) {
      expect([url, await ended(url, 'admin.localhost:4000')]).toEqual([url, 401])
      expect([url, await ended(url, '127.0.0.1')]).toEqual([url, rows.includes(url) ? 404 : 200])
    }
  })
})
