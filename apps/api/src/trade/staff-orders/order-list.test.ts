import type { StaffOrderRow } from '@etrend/contract'
import { expect, it } from 'vitest'
import { oneSkirt, orderingShop, sita, skirt, tee } from '../../test/ordering'
import { call, move } from '../../test/staff-orders'

it('sorts orders by number, day, customer, state, payment and total, either way', async () => {
  const shop = await orderingShop()
  const place = async (name: string, phone: string, more: object = {}) =>
    (await shop.placed({ ...oneSkirt, name, phone, ...more })).number
  const anita = await place('Anita', '984-1111111')
  await shop.later(1)
  const chandra = await place('chandra', '984-2222222', { lines: [tee], expected_total: 1206 })
  await shop.later(1)
  const binod = await place('Binod', '984-3333333', { payment_method: 'esewa' })
  await move(shop, anita, 'confirmed', 'packed')
  await move(shop, chandra, 'confirmed')
  const sorted = async (sort: string) => {
    const answer = await shop.get(`/staff/orders?sort=${sort}`)
    return answer.json<StaffOrderRow[]>().map(({ number }) => number)
  }
  expect(await sorted('number')).toEqual([anita, chandra, binod])
  expect(await sorted('-placed_at')).toEqual([binod, chandra, anita])
  expect(await sorted('state')).toEqual([binod, chandra, anita])
  expect(await sorted('-payment_state')).toEqual([binod, chandra, anita])
  expect(await sorted('-total')).toEqual([chandra, binod, anita])
  expect(await sorted('name')).toEqual([anita, binod, chandra])
  const refused = await shop.get('/staff/orders?sort=phone')
  expect([refused.statusCode, refused.body.includes('Sort by one of: number')]).toEqual([400, true])
})

it.each([
  ['customers', 'name', '-spent', 'email'],
  ['refunds', 'amount', '-name', 'state'],
  ['mails', 'to', '-created_at', 'text'],
  ['reviews', 'rating', '-date', 'content'],
  ['promo-codes', 'code', '-uses', 'amount_off'],
])('sorts %s by %s and %s, and refuses to sort by %s', async (list, first, second, unknown) => {
  const shop = await orderingShop()
  const statusBy = async (sort: string) =>
    (await shop.get(`/staff/${list}?sort=${sort}`)).statusCode
  expect([await statusBy(first), await statusBy(second), await statusBy(unknown)]).toEqual([
    200, 200, 400,
  ])
})

it('refuses a step and an edit of an order that somebody else has changed meanwhile', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  const seen_event = (await shop.get(`/staff/orders/${number}`))
    .json<{
      timeline: { id: number }[]
    }>()
    .timeline.at(-1)?.id
  await move(shop, number, 'confirmed')
  const late = await call(shop, 'POST', `/orders/${number}/state`, {
    state: 'cancelled',
    from: 'placed',
  })
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { message: 'Somebody else has changed this order: it is confirmed now.' },
  ])
  const edit = { ...sita, lines: [{ ...skirt, quantity: 2 }], expected_total: 1806, seen_event }
  const overtaken = await call(shop, 'PUT', `/orders/${number}`, edit)
  expect([overtaken.statusCode, overtaken.json()]).toMatchObject([
    409,
    {
      message: 'Meanwhile something happened with this order: Order confirmed. Look again.',
    },
  ])
})
