import { expect, test } from 'vitest'
import { colleague } from '../../test/colleagues'
import { signUp } from '../../test/customers'
import { oneSkirt, orderingShop, sita, skirt, type OrderingShop } from '../../test/ordering'
import { call, move, read } from '../../test/staff-orders'

const guest = encodeURIComponent('+9779841234567')
const NO_CASH = 'Cash on delivery isn’t available for this order. Please pay with eSewa or Khalti.'
const elsewhere = { phone: '9800000001', street: 'Ward 3, Lakeside' }

function block(shop: OrderingShop, who: number | string, reason = 'Refused twice.') {
  return shop.put(`/staff/customer-files/${who}/cash-block`, { reason })
}

async function refusedAtDoor(shop: OrderingShop, payload: object = oneSkirt) {
  const { number } = await shop.placed(payload)
  await move(shop, number, 'confirmed', 'packed', 'shipped', 'returned')
  return number
}

test('a blocked guest is refused cash by phone number and by address, and pays otherwise', async () => {
  const shop = await orderingShop()
  await shop.placed()
  expect((await block(shop, guest)).json()).toMatchObject({
    cash_block: {
      reason: 'Refused twice.',
      staff_name: 'boss',
      phones: ['+9779841234567'],
      addresses: 1,
    },
  })
  const refused = await shop.place()
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: NO_CASH, fields: { payment_method: NO_CASH } },
  ])
  const sameAddress = { ...oneSkirt, phone: '9800000001', street: 'ward 10 - New Baneshwor.' }
  expect((await shop.place(sameAddress)).statusCode).toBe(409)
  expect((await shop.place({ ...oneSkirt, street: 'Ward 3, Lakeside' })).statusCode).toBe(409)
  expect((await shop.place({ ...oneSkirt, ...elsewhere })).statusCode).toBe(201)
  expect((await shop.place({ ...oneSkirt, payment_method: 'esewa' })).statusCode).toBe(201)
})

test('a customer whose order staff sent elsewhere is recognised by that address, not by the former', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  const edit = { ...sita, street: 'Ward 77, Patan', lines: [skirt], expected_total: 906 }
  expect((await call(shop, 'PUT', `/orders/${number}`, edit)).statusCode).toBe(200)
  expect((await block(shop, guest)).json()).toMatchObject({ cash_block: { addresses: 1 } })
  const neighbour = { ...oneSkirt, phone: elsewhere.phone }
  const there = await shop.place({ ...neighbour, street: 'Ward 77, Patan' })
  expect([there.statusCode, there.json()]).toMatchObject([409, { message: NO_CASH }])
  expect((await shop.place(neighbour)).statusCode).toBe(201)
})

test('a blocked account isn’t offered cash, wherever the parcel goes', async () => {
  const shop = await orderingShop()
  const blocked = await signUp(shop, 'sita')
  const methods = async () => {
    const answer = await blocked.send('GET', '/store/checkout')
    const { payment_methods } = answer.json<{ payment_methods: { method: string }[] }>()
    return payment_methods.map(({ method }) => method)
  }
  expect(await methods()).toEqual(['cod', 'esewa', 'khalti'])
  expect((await block(shop, 2)).statusCode).toBe(200)
  expect(await methods()).toEqual(['esewa', 'khalti'])
  const order = { ...oneSkirt, ...elsewhere }
  expect((await shop.place(order, { headers: blocked.headers })).statusCode).toBe(409)
  expect((await shop.place(order)).statusCode).toBe(201)
})

test('a blocked customer can’t switch an open payment to cash, but staff can', async () => {
  const shop = await orderingShop()
  const placed = await shop.placed({ ...oneSkirt, payment_method: 'esewa' })
  const canPayCash = async () => (await shop.guest(placed)).json<{ can_pay_cash: boolean }>()
  expect(await canPayCash()).toMatchObject({ can_pay_cash: true })
  await block(shop, guest)
  expect(await canPayCash()).toMatchObject({ can_pay_cash: false })
  const refused = await shop.guest(placed, '/cash', {})
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { message: NO_CASH }])
  expect((await call(shop, 'POST', `/orders/${placed.number}/cash`)).statusCode).toBe(200)
})

test('a customer who was blocked before can’t order online and then switch to cash, however recognised', async () => {
  const shop = await orderingShop()
  await shop.placed()
  await block(shop, guest)
  const blocked = await signUp(shop, 'hari')
  await block(shop, 2)
  const online = { ...oneSkirt, payment_method: 'esewa' }
  const ways: [object, Record<string, string>][] = [
    [{ ...online, street: elsewhere.street }, {}],
    [{ ...online, phone: elsewhere.phone }, {}],
    [{ ...online, ...elsewhere }, blocked.headers],
  ]
  for (const [order, headers] of ways) {
    const placed = await shop.placed(order, headers)
    const refused = await shop.guest(placed, '/cash', {})
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message: NO_CASH }])
  }
})

test('a shop that takes only cash asks blocked customers to call', async () => {
  const shop = await orderingShop({})
  await shop.placed()
  await block(shop, guest)
  const message =
    'Cash on delivery isn’t available for this order. Please call us: +977 980-0000000.'
  expect((await shop.place()).json()).toMatchObject({ message })
})

test('cash is offered again when staff say so, and the audit log has both', async () => {
  const shop = await orderingShop()
  await shop.placed()
  expect((await block(shop, guest, ' ')).statusCode).toBe(400)
  await block(shop, guest)
  const listed = async () => (await shop.get('/staff/customers')).json<object[]>()
  expect(await listed()).toMatchObject([{ is_cash_blocked: true }])
  const allowed = await shop.remove(`/staff/customer-files/${guest}/cash-block`)
  expect(allowed.json()).toMatchObject({ cash_block: null })
  expect(await listed()).toMatchObject([{ is_cash_blocked: false }])
  expect((await shop.place()).statusCode).toBe(201)
  const log = await shop.get('/staff/audit/?noun=customers')
  expect(log.json()).toMatchObject([{ action: 'allow cash' }, { action: 'block cash' }])
})

test('an order that is refused at the door is counted on its customer, and shown with the next order', async () => {
  const shop = await orderingShop()
  const first = await refusedAtDoor(shop)
  expect((await read(shop, first)).refusals).toBe(0)
  const second = await shop.placed()
  expect(await read(shop, second.number)).toMatchObject({ refusals: 1 })
  const orders = (await shop.get('/staff/orders')).json<object[]>()
  expect(orders).toMatchObject([{ number: second.number, refusals: 1 }, { refusals: 0 }])
  expect((await shop.get(`/staff/customer-files/${guest}`)).json()).toMatchObject({ refusals: 1 })
  const customers = (await shop.get('/staff/customers')).json<object[]>()
  expect(customers).toMatchObject([{ phone: '+9779841234567', refusals: 1 }])
  const packer = await colleague(shop, 'packer')
  expect((await packer.get('/staff/orders')).json()).toMatchObject([{ refusals: 1 }, {}])
})

test('a parcel that came back for another reason isn’t counted', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  await move(shop, number, 'confirmed', 'packed', 'shipped')
  const payload = { state: 'returned', came_back: 'not_reached' }
  expect((await call(shop, 'POST', `/orders/${number}/state`, payload)).statusCode).toBe(200)
  expect(await read(shop, number)).toMatchObject({ came_back: 'not_reached' })
  expect((await shop.get(`/staff/customer-files/${guest}`)).json()).toMatchObject({ refusals: 0 })
})

test('orders of other phone numbers and accounts aren’t counted', async () => {
  const shop = await orderingShop()
  await refusedAtDoor(shop, { ...oneSkirt, ...elsewhere })
  const { number } = await shop.placed({ ...oneSkirt, phone: sita.phone })
  expect(await read(shop, number)).toMatchObject({ refusals: 0, came_back: null })
})
