import { NOW } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { mail } from '../../db/schema/mail'
import { htmlOf } from '../../mail/stored-html'
import { byEngine } from '../../test/by-engine'
import { limitedShop } from '../../test/limited-shop'
import { oneSkirt, orderingShop, sita, skirt } from '../../test/ordering'
import { call, move } from '../../test/staff-orders'
import { standAt } from '../../test/standing-clock'

const CALL_US = 'Please call us for more: +977 980-0000000.'
const DAY_MS = 24 * 3_600_000

describe('without other settings', () => {
  it('a line holds at most 10 pieces, and for more the customer is asked to call', async () => {
    const shop = await limitedShop()
    const problem = `We take at most 10 pieces of Skirt here. ${CALL_US}`
    const refused = await shop.order(11)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message: problem }])
    expect(await shop.cartProblem([{ ...skirt, quantity: 11 }])).toBe(problem)
    expect(await shop.cartProblem([{ ...skirt, quantity: 10 }])).toBeNull()
    expect((await shop.order(10)).statusCode).toBe(201)
  })

  it('the same unit on two lines is one line', async () => {
    const shop = await limitedShop()
    const lines = [
      { ...skirt, quantity: 6 },
      { ...skirt, quantity: 5 },
    ]
    const refused = await shop.place({ ...oneSkirt, lines, expected_total: 9906 })
    expect(refused.json()).toMatchObject({
      message: `We take at most 10 pieces of Skirt here. ${CALL_US}`,
    })
  })

  it('an order holds at most 30 pieces', async () => {
    const shop = await limitedShop({ most_a_line: 20 })
    const refused = await shop.order(20, 11)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: `We take at most 30 pieces in an order here. ${CALL_US}` },
    ])
    expect((await shop.order(20, 10)).statusCode).toBe(201)
  })
})

it('the pieces that wait for confirmation under a phone number are limited', byEngine, async () => {
  const shop = await limitedShop({ most_waiting_of_phone: 4 })
  const first = (await shop.order(3)).json<{ number: string }>()
  const refused = await shop.order(2)
  const message = `Many pieces are waiting to be confirmed under this phone number. ${CALL_US}`
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message, fields: { phone: message } },
  ])
  // Written in another way it is the same number.
  expect((await shop.order(2, 0, { phone: '+977 9841234567' })).statusCode).toBe(409)
  expect((await shop.order(1)).statusCode).toBe(201)
  expect((await shop.order(1, 0, { phone: '9841234568' })).statusCode).toBe(201)
  await move(shop, first.number, 'confirmed')
  expect((await shop.order(3)).statusCode).toBe(201)
  expect((await shop.order(1)).statusCode).toBe(409)
})

it(
  'a phone number may have 10 orders of the last 24 hours that wait for confirmation',
  byEngine,
  async () => {
    const shop = await limitedShop()
    const first = NOW
    standAt(first)
    const ordered = async (phone = sita.phone) => (await shop.order(1, 0, { phone })).statusCode
    const { number } = (await shop.order(1)).json<{ number: string }>()
    for (let count = 2; count <= 10; count += 1) expect(await ordered()).toBe(201)
    expect((await shop.order(1)).json()).toEqual({
      message: `This number has made many orders in the last 24 hours. ${CALL_US}`,
    })
    expect([await ordered(), await ordered('+977 9841234567')]).toEqual([429, 429])
    expect(await ordered('9841234568')).toBe(201)
    await move(shop, number, 'confirmed')
    expect([await ordered(), await ordered()]).toEqual([201, 429])
    standAt(first + DAY_MS - 1)
    expect(await ordered()).toBe(429)
    standAt(first + DAY_MS)
    expect(await ordered()).toBe(201)
  },
)

it(
  'orders that their customer cancelled or never paid count among the 10 of a phone number',
  byEngine,
  async () => {
    const shop = await limitedShop()
    const ordered = async (more: object) => (await shop.order(1, 0, more)).statusCode
    for (let count = 1; count <= 9; count += 1) {
      const placed = await shop.placed(shop.body(1))
      expect((await shop.guest(placed, '/cancel', { reason: '' })).statusCode).toBe(200)
    }
    expect(await ordered({ payment_method: 'khalti' })).toBe(201)
    await shop.later(31)
    expect(await ordered({})).toBe(429)
    expect(await ordered({ phone: '9841234568' })).toBe(201)
  },
)

it('a mail address may have 30 orders of the last 24 hours, whatever their phones', async () => {
  const shop = await limitedShop()
  const ordered = async (phone: number, more: object = {}) =>
    (await shop.order(1, 0, { phone: `98412345${phone}`, ...more })).statusCode
  for (let phone = 10; phone < 40; phone += 1) expect(await ordered(phone)).toBe(201)
  expect(await ordered(40)).toBe(429)
  expect(await ordered(40, { email: 'gita@example.com' })).toBe(201)
})

it(
  'the pieces that wait at an address are limited, whatever its number and spelling',
  byEngine,
  async () => {
    const shop = await limitedShop({ most_waiting_at_address: 3 })
    expect((await shop.order(3)).statusCode).toBe(201)
    const phone = '9841234568'
    const street = 'ward 10 - New  Baneshwor.'
    const refused = await shop.order(1, 0, { phone, street })
    const message = `Many pieces are waiting to be confirmed at this address. ${CALL_US}`
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message, fields: { street: message } },
    ])
    expect((await shop.order(3, 0, { phone, street: 'Ward 11, New Baneshwor' })).statusCode).toBe(
      201,
    )
  },
)

it('orders that staff place for a customer who called have no limits', async () => {
  const shop = await limitedShop({ most_waiting_of_phone: 1, most_waiting_at_address: 1 })
  const { email: _none, ...fields } = shop.body(40)
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/staff/orders',
    headers: { ...shop.headers, 'idempotency-key': 'called about 40' },
    payload: fields,
  })
  expect(answer.statusCode).toBe(201)
  // What staff placed doesn't count against the shopper.
  expect((await shop.order(1)).statusCode).toBe(201)
})

it('the limits are settings of the shop', async () => {
  const shop = await limitedShop()
  expect((await shop.get('/staff/settings')).json()).toMatchObject({
    most_a_line: 10,
    most_an_order: 30,
    most_waiting_of_phone: 30,
    most_waiting_at_address: 60,
  })
  for (const wrong of [0, 100, 1.5, '']) {
    const answer = await shop.patch('/staff/settings', { most_a_line: wrong })
    expect(answer.statusCode).toBe(400)
  }
  await shop.patch('/staff/settings', { most_a_line: 1, phone: '01-4000000' })
  expect(await shop.cartProblem([{ ...skirt, quantity: 2 }])).toBe(
    'We take at most 1 piece of Skirt here. Please call us for more: 01-4000000.',
  )
})

it('a name and a reason with links are mailed without them', async () => {
  const shop = await orderingShop()
  const bad = 'https://evil.example/win www.evil.example evil.example'
  const placed = await shop.placed({ ...oneSkirt, name: `Sita ${bad}`, note: bad })
  await shop.guest(placed, '/cancel', { reason: `See ${bad}` })
  const other = await shop.placed({ ...oneSkirt, ...sita, name: 'evil.example' })
  await call(shop, 'POST', `/orders/${other.number}/state`, { state: 'confirmed' })
  const mails = await shop.db.read.select().from(mail).orderBy(mail.id)
  expect(mails.length).toBeGreaterThan(2)
  for (const { subject, text, html } of mails) {
    expect(`${subject} ${text} ${html} ${htmlOf({ html })}`).not.toContain('evil')
  }
  expect(mails[0]?.text).toContain('Namaste Sita,')
  expect(mails.at(-1)?.text).toContain('Namaste,')
})
