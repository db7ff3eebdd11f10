import type { Product } from '@etrend/contract'
import { expect, it } from 'vitest'
import { checked, imported } from '../test/importing'
import { stockedShop } from '../test/test-app'

const updating = { create_missing: 'True', existing: 'update' }

it('an import sets status and times, puts them back when undone, and names rows that end too early', async () => {
  const shop = await stockedShop()
  const text = [
    'Title,Brand,Description,Category,Sub category,Price,Status,Goes live,Ends',
    'Everyday Tee,Adjective Attire,,,,,Archived,,2026-12-31 18:00',
    'Wool Scarf,Himal,Warm.,Women,Tops,900,draft,2026-12-24 10:00,',
    'Silk Scarf,Himal,Fine.,Women,Tops,1900,,,',
  ].join('\n')
  const { id } = await imported(shop, text, updating)
  const statuses = async () =>
    (await shop.get('/product/allProduct/'))
      .json<Product[]>()
      .map(({ status, goes_live_at, ends_at }) => [status, goes_live_at, ends_at])
  expect(await statuses()).toEqual([
    ['archived', null, '2026-12-31T12:15:00.000Z'],
    ['draft', '2026-12-24T04:15:00.000Z', null],
    ['active', null, null],
  ])
  await shop.post(`/staff/imports/${id}/undo/`)
  expect(await statuses()).toEqual([['active', null, null]])

  await shop.patch('/product/updateDeleteProduct/1/', { goes_live_at: '2027-01-01 10:00' })
  const wrong = text.replace('10:00,', '10:00,2026-12-24 10:00').replace('1900,,', '1900,sold,')
  const { errors } = await checked(shop, wrong, updating)
  expect(errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
    '2 Ends: Enter an end after the time to go live.',
    '3 Ends: Enter an end after the time to go live.',
    '4 Status: Choose draft, active or archived.',
  ])
})
