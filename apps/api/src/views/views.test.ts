import { savedView, type SavedView } from '@etrend/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { colleague } from '../test/colleagues'
import { openTestShop } from '../test/test-app'

const toCall = { list: 'allorder', name: 'To call', query: 'queue=call&sort=-total' }
const views = z.array(savedView)

type Caller = { get: (url: string) => Promise<{ json: () => unknown }> }

async function seenBy(caller: Caller, list = 'allorder') {
  return views.parse((await caller.get(`/staff/views?list=${list}`)).json())
}

const namesOf = (seen: SavedView[]) => seen.map(({ name }) => name)

test('a view keeps search, filters, sort and columns, for oneself or for all staff', async () => {
  const shop = await openTestShop()
  const sales = await colleague(shop, 'sales')
  const hidden_columns = ['Payment', 'Total']
  const saved = await sales.post('/staff/views', { ...toCall, hidden_columns })
  expect([saved.statusCode, saved.json()]).toMatchObject([
    201,
    { ...toCall, hidden_columns, is_shared: false, staff_name: 'sales', can_remove: true },
  ])
  await sales.post('/staff/views', { ...toCall, name: 'Biggest', is_shared: true })
  expect(namesOf(await seenBy(sales))).toEqual(['Biggest', 'To call'])
  expect(namesOf(await seenBy(shop))).toEqual(['Biggest'])
  expect(await seenBy(sales, 'customers')).toEqual([])
})

test('saving under the same name replaces one’s own view, and nobody else’s', async () => {
  const shop = await openTestShop()
  const sales = await colleague(shop, 'sales')
  await shop.post('/staff/views', { ...toCall, is_shared: true })
  await sales.post('/staff/views', toCall)
  await sales.post('/staff/views', { ...toCall, query: 'q=kurta' })
  expect((await seenBy(sales)).map(({ query, staff_name }) => [query, staff_name])).toEqual([
    [toCall.query, 'boss'],
    ['q=kurta', 'sales'],
  ])
})

test('one deletes one’s own views, and owners and managers also the shared ones', async () => {
  const shop = await openTestShop()
  const sales = await colleague(shop, 'sales')
  const manager = await colleague(shop, 'manager')
  await shop.post('/staff/views', toCall)
  await shop.post('/staff/views', { ...toCall, name: 'For all', is_shared: true })
  expect((await sales.remove('/staff/views/1')).statusCode).toBe(404)
  const refused = await sales.remove('/staff/views/2')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { message: 'This view belongs to somebody else. Ask an owner or a manager to delete it.' },
  ])
  expect((await manager.remove('/staff/views/1')).statusCode).toBe(404)
  expect((await manager.remove('/staff/views/2')).statusCode).toBe(204)
  expect((await shop.remove('/staff/views/1')).statusCode).toBe(204)
  expect(await seenBy(shop)).toEqual([])
})

test('a member of staff keeps at most 30 views of a list, with a name of at most 60 characters', async () => {
  const shop = await openTestShop()
  for (let count = 1; count <= 30; count += 1) {
    expect((await shop.post('/staff/views', { ...toCall, name: `${count}` })).statusCode).toBe(201)
  }
  expect((await shop.post('/staff/views', { ...toCall, name: '31' })).statusCode).toBe(409)
  expect((await shop.post('/staff/views', { ...toCall, name: '30' })).statusCode).toBe(201)
  const other = { ...toCall, list: 'customers' }
  expect((await shop.post('/staff/views', other)).statusCode).toBe(201)
  expect((await shop.post('/staff/views', { ...other, name: 'a'.repeat(60) })).statusCode).toBe(201)
  expect((await shop.post('/staff/views', { ...other, name: 'a'.repeat(61) })).statusCode).toBe(400)
  expect((await shop.post('/staff/views', { ...other, name: '' })).statusCode).toBe(400)
  for (const list of ['../x', 'constructor', 'other']) {
    const refused = await shop.post('/staff/views', { ...other, list })
    const message = 'Name a list by the end of its path in the admin, like allorder.'
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: { list: message } }])
  }
})
