import type { AuditEntry, CodedUnit, Failure, GridConflict } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'

const ean = '4006381333931'
const save = (shop: TestShop, units: object[]) => shop.post('/staff/grid/', { units })
const give = (shop: TestShop, unit: string, codes: object) =>
  shop.put(`/staff/units/${unit}/codes/`, codes)
const row = (product_color: number, before: object, after: object) => ({
  product_color,
  size: 1,
  before,
  after,
})
const undo = async (shop: TestShop, saved: { json: <T>() => T }) =>
  await shop.post(`/staff/audit/${saved.json<{ audit: number }>().audit}/undo/`)
async function codes(shop: TestShop) {
  const units = (await shop.get('/staff/units/')).json<CodedUnit[]>()
  return Object.fromEntries(units.map(({ id, sku, barcode }) => [id, [sku, barcode]]))
}

describe('the codes of the grid', () => {
  it('are saved with thresholds as one, and undone as one', async () => {
    const shop = await shopOfFour()
    const first = row(1, { sku: null, low_stock: null }, { sku: 'RED-MD', low_stock: 4 })
    const second = row(3, { barcode: null }, { barcode: '036000291452' })
    const saved = await save(shop, [first, second])
    expect(saved.json()).toMatchObject({ rows: 2 })
    expect(await codes(shop)).toMatchObject({
      '1-1': ['RED-MD', null],
      '3-1': [null, '0036000291452'],
    })
    const { audit } = saved.json<{ audit: number }>()
    const entries = (await shop.get(`/staff/audit/?part_of=${audit}`)).json<AuditEntry[]>()
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['codes', 'codes', 'threshold'])
    expect((await undo(shop, saved)).json()).toMatchObject({ rows: 3, refused: [] })
    expect(await codes(shop)).toMatchObject({ '1-1': [null, null], '3-1': [null, null] })
  })

  it('can be swapped between units, and undone', async () => {
    const shop = await shopOfFour()
    await give(shop, '1/1', { sku: 'A', barcode: ean })
    await give(shop, '3/1', { sku: 'B' })
    const swapped = await save(shop, [
      row(1, { sku: 'A', barcode: ean }, { sku: 'b', barcode: null }),
      row(3, { sku: 'B' }, { sku: 'A' }),
      row(4, { barcode: null }, { barcode: ean }),
    ])
    expect(swapped.json()).toMatchObject({ rows: 3 })
    const after = { '1-1': ['b', null], '3-1': ['A', null], '4-1': [null, ean] }
    expect(await codes(shop)).toMatchObject(after)
    expect((await undo(shop, swapped)).json()).toMatchObject({ refused: [] })
    const before = { '1-1': ['A', ean], '3-1': ['B', null], '4-1': [null, null] }
    expect(await codes(shop)).toMatchObject(before)
  })

  it('that another unit has, or that are in two rows, name their cells, and nothing is saved', async () => {
    const shop = await shopOfFour()
    await give(shop, '1/1', { sku: 'A', barcode: ean })
    const refused = await save(shop, [
      row(3, { sku: null, barcode: null }, { sku: 'a', barcode: 'X-1' }),
      row(4, { barcode: null, low_stock: null }, { barcode: 'X-1', low_stock: 9 }),
    ])
    expect([refused.statusCode, refused.json<Failure>().fields]).toEqual([
      400,
      {
        'units.0.sku': 'a is the SKU of Blouse - Red, MD already.',
        'units.0.barcode': 'Give the barcode X-1 to one unit only.',
        'units.1.barcode': 'Give the barcode X-1 to one unit only.',
      },
    ])
    expect((await codes(shop))['4-1']).toEqual([null, null])
    const free = [row(1, { sku: 'A' }, { sku: null }), row(3, { sku: null }, { sku: 'a' })]
    expect((await save(shop, free)).statusCode).toBe(200)
  })

  it.each([
    [row(1, {}, { barcode: '4006381333930' }), /4006381333931 would be right/],
    [row(1, {}, { sku: 'A B' }), /^Use letters without accents/],
    [row(99, {}, { sku: 'A' }), /^This unit was deleted meanwhile\.$/],
  ])('are refused: %o', async (wrong, message) => {
    const shop = await shopOfFour()
    const refused = await save(shop, [wrong])
    expect(refused.statusCode).toBe(400)
    expect(refused.json<Failure>().message).toMatch(message)
  })

  it('that the shop made for another unit stay with its labels', async () => {
    const shop = await shopOfFour()
    await shop.post('/staff/units/codes/', { units: [{ product_color: 1, size: 1 }] })
    await give(shop, '1/1', { barcode: null })
    const own = row(3, { barcode: null }, { barcode: '2000000000015' })
    const refused = await save(shop, [own])
    expect(refused.json<Failure>().fields?.['units.0.barcode']).toMatch(/^The shop made/)
    expect((await save(shop, [{ ...own, product_color: 1 }])).statusCode).toBe(200)
  })

  it('changed by somebody else meanwhile are conflicts, unless to the same code', async () => {
    const shop = await shopOfFour()
    await give(shop, '1/1', { sku: 'THEIRS', barcode: ean })
    const mine = { sku: 'MINE', barcode: ean }
    const refused = await save(shop, [row(1, { sku: null, barcode: null }, mine)])
    expect(refused.statusCode).toBe(409)
    expect(refused.json<{ conflicts: GridConflict[] }>().conflicts).toEqual([
      { rows: 'units', place: 0, field: 'sku', now: 'THEIRS' },
    ])
    const again = row(1, { sku: null }, { sku: 'THEIRS' })
    expect((await save(shop, [again])).json()).toEqual({ audit: null, rows: 0 })
  })
})

describe('a change of codes in the audit log', () => {
  const last = async (shop: TestShop, action: string) =>
    (await shop.get(`/staff/audit/?action=${encodeURIComponent(action)}`)).json<AuditEntry[]>()[0]
  const undoOf = async (shop: TestShop, action: string) =>
    await shop.post(`/staff/audit/${(await last(shop, action))?.id}/undo/`)

  it('can be undone alone, and redone', async () => {
    const shop = await shopOfFour()
    await give(shop, '1/1', { sku: 'A', barcode: ean })
    await give(shop, '1/1', { sku: null })
    expect((await last(shop, 'codes'))?.is_undoable).toBe(true)
    const undone = await undoOf(shop, 'codes')
    expect(undone.json()).toMatchObject({ rows: 1, refused: [] })
    expect((await codes(shop))['1-1']).toEqual(['A', ean])
    await shop.post(`/staff/audit/${undone.json<{ audit: number }>().audit}/undo/`)
    expect((await codes(shop))['1-1']).toEqual([null, ean])
  })

  it('stays where the code was changed since, or another unit has the former one', async () => {
    const shop = await shopOfFour()
    await give(shop, '1/1', { sku: 'A' })
    await give(shop, '1/1', { sku: null })
    await give(shop, '3/1', { sku: 'A' })
    const { id } = (await shop.get('/staff/audit/?action=codes')).json<AuditEntry[]>()[1] ?? {}
    const taken = await shop.post(`/staff/audit/${id}/undo/`)
    expect([taken.statusCode, taken.json<Failure>().message]).toEqual([
      409,
      'A is the SKU of Skirt - Red, MD already.',
    ])
    await give(shop, '1/1', { sku: 'C' })
    const changed = await shop.post(`/staff/audit/${id}/undo/`)
    expect(changed.json<Failure>().message).toBe('Somebody else changed this SKU meanwhile.')
  })

  it('takes the codes back that the shop made for many', async () => {
    const shop = await shopOfFour()
    await shop.post('/staff/units/codes/', { units: 'all' })
    const made = await codes(shop)
    expect((await undoOf(shop, 'make codes')).json()).toMatchObject({
      rows: Object.keys(made).length,
    })
    expect(new Set(Object.values(await codes(shop)).flat())).toEqual(new Set([null]))
  })

  it('is like a change of one threshold, which can be undone too', async () => {
    const shop = await shopOfFour()
    await shop.put('/staff/stock/units/1/1/', { low_stock: 8 })
    expect((await undoOf(shop, 'threshold')).statusCode).toBe(200)
    const units = (await shop.get('/staff/stock/units/')).json<{ low_stock: number | null }[]>()
    expect(units[0]?.low_stock).toBeNull()
  })
})
