import { customerFile } from '@etrend/contract'
import { expect, test } from 'vitest'
import { colleague } from '../../test/colleagues'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop, type OrderingShop } from '../../test/ordering'

const guest = encodeURIComponent('+9779841234567')
const other = { phone: '9800000001', name: 'Hari Thapa' }

async function fileOf(shop: OrderingShop, who: number | string) {
  return customerFile.parse((await shop.get(`/staff/customer-files/${who}`)).json())
}

function setTags(shop: OrderingShop, who: number | string, tags: string[]) {
  return shop.put(`/staff/customer-files/${who}/tags`, { tags })
}

function addNote(shop: OrderingShop, who: number | string, text: string) {
  return shop.post(`/staff/customer-files/${who}/notes`, { text })
}

async function listed(shop: OrderingShop, query = '') {
  const answer = await shop.get(`/staff/customers${query}`)
  const rows = answer.json<{ name: string; tags: string[] }[]>()
  return rows.map(({ name, tags }) => [name, ...tags])
}

test('staff tag accounts and guests, and find them by tag', async () => {
  const shop = await orderingShop()
  await signUp(shop, 'sita')
  await shop.placed({ ...oneSkirt, ...other })
  const hari = encodeURIComponent('+9779800000001')
  expect((await setTags(shop, 2, ['Wholesale', ' VIP ', 'vip'])).json()).toMatchObject({
    who: '2',
    name: 'sita',
    tags: ['vip', 'wholesale'],
  })
  expect((await setTags(shop, hari, ['vip'])).json()).toMatchObject({ who: '+9779800000001' })
  expect(await listed(shop)).toEqual([
    ['Hari Thapa', 'vip'],
    ['sita', 'vip', 'wholesale'],
  ])
  expect(await listed(shop, '?tag=Wholesale')).toEqual([['sita', 'vip', 'wholesale']])
  expect(await listed(shop, '?tag=nobody')).toEqual([])
  expect((await shop.get('/staff/customer-tags')).json()).toEqual([
    { tag: 'vip', customers: 2 },
    { tag: 'wholesale', customers: 1 },
  ])
  await setTags(shop, 2, [])
  expect(await listed(shop, '?tag=vip')).toEqual([['Hari Thapa', 'vip']])
})

test('a customer has at most 20 tags of at most 40 characters', async () => {
  const shop = await orderingShop()
  await signUp(shop, 'sita')
  const many = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`)
  expect((await setTags(shop, 2, many(20))).statusCode).toBe(200)
  const refused = await setTags(shop, 2, many(21))
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { fields: { tags: 'A customer has at most 20 tags.' } },
  ])
  expect((await setTags(shop, 2, ['a'.repeat(40)])).statusCode).toBe(200)
  expect((await setTags(shop, 2, ['a'.repeat(41)])).statusCode).toBe(400)
  expect((await setTags(shop, 2, [' '])).statusCode).toBe(400)
  expect((await fileOf(shop, 2)).tags).toEqual(['a'.repeat(40)])
})

test('notes name their author, the latest first, and the audit log does not repeat their text', async () => {
  const shop = await orderingShop()
  await shop.placed()
  const sales = await colleague(shop, 'sales')
  const url = `/staff/customer-files/${guest}/notes`
  expect((await sales.post(url, { text: 'Prefers calls after five.' })).statusCode).toBe(201)
  expect((await addNote(shop, guest, 'Asked for the blue one.')).statusCode).toBe(201)
  expect((await addNote(shop, guest, '')).statusCode).toBe(400)
  const { name, notes } = await fileOf(shop, guest)
  expect(name).toBe('Sita Sharma')
  expect(notes.map(({ text, staff_name }) => [text, staff_name])).toEqual([
    ['Asked for the blue one.', 'boss'],
    ['Prefers calls after five.', 'sales'],
  ])
  expect((await shop.remove(`/staff/customer-files/${guest}/notes/2`)).statusCode).toBe(200)
  expect((await shop.remove(`/staff/customer-files/${guest}/notes/2`)).statusCode).toBe(404)
  expect((await fileOf(shop, guest)).notes).toHaveLength(1)
  const log = await shop.get('/staff/audit/?noun=customers')
  expect(log.json<{ action: string; label: string }[]>()).toMatchObject([
    { action: 'remove note', label: 'Sita Sharma' },
    { action: 'note', label: 'Sita Sharma' },
    { action: 'note', label: 'Sita Sharma', staff_name: 'sales' },
  ])
  expect(log.body).not.toContain('after five')
})

test('neither the customer nor a packer sees what staff keep', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  const placed = await shop.placed(oneSkirt, sita.headers)
  await setTags(shop, 2, ['fussy'])
  await addNote(shop, 2, 'Haggles a lot.')
  const seen = [
    await sita.send('GET', '/profile/'),
    await sita.send('GET', '/store/my-data'),
    await sita.send('GET', '/store/orders'),
    await shop.guest(placed),
  ]
  expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(seen.map(({ body }) => body).join()).not.toMatch(/fussy|Haggles/)
  const packer = await colleague(shop, 'packer')
  expect((await packer.get('/staff/customer-files/2')).statusCode).toBe(403)
})

test('an account also has what staff kept about the phone number of its orders', async () => {
  const shop = await orderingShop()
  await shop.placed()
  await setTags(shop, guest, ['vip'])
  await addNote(shop, guest, 'Lives behind the temple.')
  const sita = await signUp(shop, 'sita')
  expect(await fileOf(shop, 2)).toMatchObject({ tags: [], notes: [] })
  await shop.placed(oneSkirt, sita.headers)
  expect(await fileOf(shop, 2)).toMatchObject({ tags: ['vip'], notes: [{ staff_name: 'boss' }] })
  await setTags(shop, 2, ['regular'])
  expect(await fileOf(shop, guest)).toMatchObject({ tags: [] })
  expect(await fileOf(shop, 2)).toMatchObject({ tags: ['regular'] })
})

test('a guest has a page with their orders, and who never ordered has none', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  expect((await shop.get(`/staff/guests/${guest}`)).json()).toMatchObject({
    id: null,
    name: 'Sita Sharma',
    orders: 1,
    tags: [],
    latest_orders: [{ number }],
  })
  const nobody = encodeURIComponent('+9779800000009')
  expect((await shop.get(`/staff/guests/${nobody}`)).statusCode).toBe(404)
  expect((await addNote(shop, nobody, 'Who?')).statusCode).toBe(404)
  expect((await addNote(shop, 1, 'Staff are no customers.')).statusCode).toBe(404)
  expect((await addNote(shop, 'sita', 'No such address.')).statusCode).toBe(400)
})

test('a deleted account takes tags and notes with it', async () => {
  const shop = await orderingShop()
  const sita = await signUp(shop, 'sita')
  await shop.placed({ ...oneSkirt, ...other })
  await addNote(shop, 2, 'Haggles a lot.')
  await setTags(shop, encodeURIComponent('+9779800000001'), ['stays'])
  const erased = await shop.app.inject({
    method: 'DELETE',
    url: '/store/my-data',
    headers: sita.headers,
    payload: { current_password: 'a quiet blue kurta' },
  })
  expect(erased.statusCode).toBe(204)
  expect((await shop.get('/staff/customer-files/2')).statusCode).toBe(404)
  expect((await shop.get('/staff/customer-tags')).json()).toEqual([{ tag: 'stays', customers: 1 }])
})
