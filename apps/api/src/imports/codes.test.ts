import type { CodedUnit } from '@etrend/contract'
import { expect, it } from 'vitest'
import { checked, imported, undone } from '../test/importing'
import type { TestShop } from '../test/open-shop'
import { stockedShop } from '../test/test-app'

const updating = { create_missing: 'True', existing: 'update' }
const heading = 'Title,Brand,Color,Size,SKU,Barcode'
const tee = 'Everyday Tee,Adjective Attire,Navy,MD'

const codes = async (shop: TestShop) =>
  (await shop.get('/staff/units/')).json<CodedUnit[]>().map(({ sku, barcode }) => [sku, barcode])

it('an import gives units their codes without touching the stock, and an undo takes them back', async () => {
  const shop = await stockedShop()
  await shop.put('/staff/units/1/1/codes/', { sku: 'OLD' })
  const { id } = await imported(shop, `${heading}\n${tee},T-1,4006381333931`, updating)
  expect(await codes(shop)).toEqual([['T-1', '4006381333931']])
  expect((await shop.get('/staff/stock/units/')).json()).toEqual([])
  await undone(shop, id)
  expect(await codes(shop)).toEqual([['OLD', null]])
})

it('an undo leaves codes alone that somebody has changed since', async () => {
  const shop = await stockedShop()
  const { id } = await imported(shop, `${heading}\n${tee},T-1,`, updating)
  await shop.put('/staff/units/1/1/codes/', { sku: 'T-2' })
  await undone(shop, id)
  expect(await codes(shop)).toEqual([['T-2', null]])
})

it('an undo leaves a former code with the unit that was given it since, and takes back the rest', async () => {
  const shop = await stockedShop()
  await shop.form('POST', '/comp/createSize/', { size_name: 'LG' })
  await shop.put('/staff/units/1/1/codes/', { sku: 'A', barcode: '4006381333931' })
  const { id } = await imported(shop, `${heading}\n${tee},B,5901234123457`, updating)
  await shop.put('/staff/units/1/2/codes/', { sku: 'A' })
  await undone(shop, id)
  expect(await codes(shop)).toEqual([
    [null, '4006381333931'],
    ['A', null],
  ])
})

it('two imports that pass a code on are both undone, in either order', async () => {
  const shop = await stockedShop()
  await shop.form('POST', '/comp/createSize/', { size_name: 'LG' })
  await shop.put('/staff/units/1/1/codes/', { sku: 'A' })
  await shop.put('/staff/units/1/2/codes/', { sku: 'C' })
  const passOn = async () => {
    const first = await imported(shop, `${heading}\n${tee},B,`, updating)
    const large = 'Everyday Tee,Adjective Attire,Navy,LG'
    return [first, await imported(shop, `${heading}\n${large},A,`, updating)]
  }
  const [one, two] = await passOn()
  await undone(shop, two?.id ?? '')
  await undone(shop, one?.id ?? '')
  expect(await codes(shop)).toEqual([
    ['A', null],
    ['C', null],
  ])
  const [first, second] = await passOn()
  await undone(shop, first?.id ?? '')
  await undone(shop, second?.id ?? '')
  expect(await codes(shop)).toEqual([
    [null, null],
    ['C', null],
  ])
})

it('wrong codes and codes of other units are errors of their rows', async () => {
  const shop = await stockedShop()
  await shop.form('POST', '/comp/createSize/', { size_name: 'LG' })
  await shop.put('/staff/units/1/2/codes/', { barcode: '4006381333931' })
  const rows = [
    `${tee},A B,4006381333930`,
    `Everyday Tee,Adjective Attire,Navy,XL,,4006381333931`,
    `Everyday Tee,Adjective Attire,Navy,XXL,T-1,4.00638E+12`,
    `Everyday Tee,Adjective Attire,Navy,XS,t-1,`,
    `Everyday Tee,Adjective Attire,Navy,,T-9,`,
  ]
  const { errors } = await checked(shop, [heading, ...rows].join('\n'), updating)
  expect(errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
    expect.stringMatching(/^2 SKU: Use letters/),
    expect.stringMatching(/^2 Barcode: .* 4006381333931 would be right\.$/),
    '3 Barcode: Another unit has this barcode already.',
    '4 Barcode: A spreadsheet has shortened this code to 4.00638E+12: format its column as text.',
    '5 SKU: Another unit has this SKU already.',
    '6 Size: Enter the size of this code.',
  ])
})

it('the export of the codes is a file that an import takes again', async () => {
  const shop = await stockedShop()
  await shop.put('/staff/units/1/1/codes/', { sku: 'T-1', barcode: '4006381333931' })
  const csv = (await shop.get('/staff/units/export/')).body
  expect(csv).toBe(`\uFEFF${heading}\r\n${tee},T-1,4006381333931\r\n`)
  const check = await checked(shop, csv, updating)
  expect(check).toMatchObject({ wrong: 0, updates: 1, pieces: 0 })
  expect(check.mapping).toEqual(['title', 'Brand', 'color', 'size', 'sku', 'barcode'])
})
