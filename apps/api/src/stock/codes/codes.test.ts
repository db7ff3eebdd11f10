import type { AuditEntry, CodedUnit, Failure, FoundGroup } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../test/open-shop'
import { move } from '../../test/stocking'
import { shopOfFour, stockedShop } from '../../test/test-app'

const own = '2000000000015'
const list = async (shop: TestShop, query = '') =>
  (await shop.get(`/staff/units/${query}`)).json<CodedUnit[]>()
const set = (shop: TestShop, unit: string, codes: object) =>
  shop.put(`/staff/units/${unit}/codes/`, codes)
const make = (shop: TestShop, units: 'all' | object[] = 'all') =>
  shop.post('/staff/units/codes/', { units })
const scan = async (shop: TestShop, code: string) =>
  await shop.get(`/staff/units/scan/?code=${encodeURIComponent(code)}`)

describe('codes that the shop makes', () => {
  it('are a readable SKU and an EAN-13 of its own range, for units that lack them', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 5)
    expect((await make(shop)).json()).toEqual({ skus: 1, barcodes: 1, left: 0 })
    expect(await list(shop)).toEqual([
      {
        id: '1-1',
        product: 1,
        product_color: 1,
        product_color_info: 'Everyday Tee - Navy',
        size: 1,
        size_name: 'MD',
        sku: '1-NAVY-MD',
        barcode: own,
        barcode_kind: 'EAN-13',
        price: 2500,
        quantity: 5,
      },
    ])
    expect((await make(shop)).json()).toEqual({ skus: 0, barcodes: 0, left: 0 })
  })

  it('keep codes that were given, and skip numbers that another till made', async () => {
    const shop = await shopOfFour()
    await set(shop, '1/1', { sku: '1-RED-MD' })
    await set(shop, '4/1', { barcode: own })
    expect((await make(shop)).json()).toMatchObject({ left: 0 })
    const codes = await list(shop)
    expect(new Set(codes.map(({ barcode }) => barcode)).size).toBe(codes.length)
    expect(codes.find(({ id }) => id === '4-1')?.barcode).toBe(own)
    expect(codes.find(({ id }) => id === '1-1')).toMatchObject({
      sku: '1-RED-MD',
      barcode: '2000000000022',
    })
  })

  it('are never used again, not even by hand after they were taken off', async () => {
    const shop = await shopOfFour()
    await make(shop, [{ product_color: 1, size: 1 }])
    await set(shop, '1/1', { barcode: null })
    const refused = await set(shop, '4/1', { barcode: own })
    expect(refused.statusCode).toBe(409)
    expect(refused.json<Failure>().fields?.['barcode']).toContain(
      `The shop made ${own} for another`,
    )
    await make(shop, [{ product_color: 1, size: 1 }])
    expect((await scan(shop, '2000000000022')).json()).toMatchObject({ id: '1-1' })
    expect((await set(shop, '1/1', { barcode: own })).statusCode).toBe(200)
  })

  it('are made for at most 1000 units at a time', async () => {
    const shop = await stockedShop()
    const units = (count: number) =>
      Array.from({ length: count }, () => ({ product_color: 1, size: 1 }))
    expect((await make(shop, units(1000))).json()).toEqual({ skus: 1, barcodes: 1, left: 0 })
    expect((await make(shop, units(1001))).statusCode).toBe(400)
    expect((await make(shop, [])).statusCode).toBe(400)
  })
})

describe('codes that staff give', () => {
  it('are found by scanning, in any form that a scanner sends', async () => {
    const shop = await stockedShop()
    await set(shop, '1/1', { sku: 'Tee-MD', barcode: '036000291452' })
    for (const code of ['036000291452', '0036000291452', 'tee-md', ' TEE-MD ']) {
      expect([code, (await scan(shop, code)).json()]).toMatchObject([code, { id: '1-1' }])
    }
    const unknown = await scan(shop, '4006381333931')
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { message: 'No unit has the code 4006381333931.' },
    ])
    expect((await scan(shop, ' ')).statusCode).toBe(400)
  })

  it('belong to one unit, in any letter case, and the refusal names it', async () => {
    const shop = await shopOfFour()
    await set(shop, '1/1', { sku: 'A-1', barcode: '4006381333931' })
    const sku = await set(shop, '4/1', { sku: 'a-1' })
    const barcode = await set(shop, '4/1', { barcode: '4006381333931' })
    expect([sku.statusCode, barcode.statusCode]).toEqual([409, 409])
    expect(sku.json()).toMatchObject({ message: 'a-1 is the SKU of Blouse - Red, MD already.' })
    expect(barcode.json()).toMatchObject({
      fields: { barcode: '4006381333931 is the barcode of Blouse - Red, MD already.' },
    })
    expect((await set(shop, '1/1', { sku: 'a-1' })).statusCode).toBe(200)
  })

  it('of a unit that was deleted can be given to another, and a restored unit keeps the rest', async () => {
    const shop = await stockedShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'LG' })
    await set(shop, '1/2', { sku: 'OLD', barcode: '4006381333931' })
    await shop.remove('/comp/updateDeleteSize/2/')
    expect((await scan(shop, 'OLD')).statusCode).toBe(404)
    expect((await set(shop, '1/1', { barcode: '4006381333931' })).statusCode).toBe(200)
    await shop.post('/staff/trash/restore/', { noun: 'sizes', id: 2 })
    expect((await scan(shop, 'OLD')).json()).toMatchObject({ id: '1-2', barcode: null })
  })

  it('are in the audit log, one after the other', async () => {
    const shop = await stockedShop()
    await set(shop, '1/1', { sku: 'A-1' })
    await set(shop, '1/1', { sku: 'A-1' })
    await set(shop, '1/1', { sku: null })
    const log = (await shop.get('/staff/audit/?action=codes')).json<AuditEntry[]>()
    expect(log.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Everyday Tee - Navy, MD', { unit: '1-1', sku: 'A-1' }, { unit: '1-1', sku: null }],
      ['Everyday Tee - Navy, MD', { unit: '1-1', sku: null }, { unit: '1-1', sku: 'A-1' }],
    ])
  })

  it('of a unit that doesn’t exist are refused', async () => {
    const shop = await stockedShop()
    expect((await set(shop, '1/9', { sku: 'A' })).statusCode).toBe(404)
    expect((await set(shop, '9/1', { sku: 'A' })).statusCode).toBe(404)
    expect((await set(shop, '1/1', { sku: 'A B' })).statusCode).toBe(400)
  })
})

it('the list finds units by name and code, and those that lack one', async () => {
  const shop = await shopOfFour()
  await set(shop, '3/1', { barcode: '4006381333931' })
  expect(await list(shop, '?q=4006381333931')).toMatchObject([{ id: '3-1', price: 900 }])
  expect(await list(shop, '?q=tee&lacks=barcode')).toMatchObject([{ id: '4-1' }])
  expect((await list(shop, '?lacks=barcode')).map(({ id }) => id)).not.toContain('3-1')
  const page = await shop.get('/staff/units/?page=1&page_size=2&sort=-quantity')
  expect(page.json<CodedUnit[]>()).toHaveLength(2)
  expect(Number(page.headers['x-total-count'])).toBeGreaterThan(2)
})

it('a page of a search says how many units match in all, also past the last one', async () => {
  const shop = await shopOfFour()
  await set(shop, '3/1', { sku: 'TEE-3' })
  const every = await list(shop, '?q=tee')
  expect(every.map(({ id }) => id)).toEqual(['3-1', '4-1'])
  const pageOf = async (query: string) => {
    const page = await shop.get(`/staff/units/?${query}`)
    const total = Number(page.headers['x-total-count'])
    return { ids: page.json<CodedUnit[]>().map(({ id }) => id), total }
  }
  const total = every.length
  const [one, two] = every.map(({ id }) => id)
  expect(await pageOf('q=tee&page=1&page_size=1')).toEqual({ ids: [one], total })
  expect(await pageOf('q=tee&page=2&page_size=1')).toEqual({ ids: [two], total })
  expect(await pageOf('q=tee&page=9&page_size=1')).toEqual({ ids: [], total })
  expect(await pageOf('q=tee-3&page=1&sort=-sku')).toEqual({ ids: ['3-1'], total: 1 })
  expect(await pageOf('q=TEE&page=1&lacks=sku')).toEqual({ ids: ['4-1'], total: 1 })
  expect(await pageOf('q=nothing&page=1')).toEqual({ ids: [], total: 0 })
})

it('stock on hand is searched by codes too', async () => {
  const shop = await shopOfFour()
  await set(shop, '3/1', { sku: 'SK-1', barcode: '4006381333931' })
  for (const q of ['4006381333931', 'sk-1']) {
    const found = (await shop.get(`/staff/stock/units/?q=${q}`)).json<{ id: string }[]>()
    expect([q, found.map(({ id }) => id)]).toEqual([q, ['3-1']])
  }
})

it('the staff search finds the unit of a scanned code', async () => {
  const shop = await stockedShop()
  await set(shop, '1/1', { sku: 'A-1', barcode: '4006381333931' })
  const find = async (words: string) =>
    (await shop.get(`/staff/search/?q=${words}`)).json<FoundGroup[]>()
  const label = 'Everyday Tee - Navy, MD'
  expect(await find('4006381333931')).toMatchObject([
    { noun: 'units', rows: [{ label, detail: '4006381333931' }] },
  ])
  expect((await find('a-1'))[0]).toMatchObject({ noun: 'units', rows: [{ label, detail: 'A-1' }] })
  expect(await find('400638133393')).toEqual([])
})

it.each(['/staff/units/', '/staff/units/scan/?code=1', '/staff/units/export/'])(
  '%s is only for staff',
  async (url) => {
    const shop = await stockedShop()
    expect((await shop.anonymous('GET', url)).statusCode).toBe(401)
  },
)
