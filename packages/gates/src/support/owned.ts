import { call, idOf, signIn } from '@etrend/e2e/support/call'
import * as z from 'zod'
import type { OpenShop } from '../gate'
import { place, placedOrder } from './buyers'
import { customers, units } from './stocked'

const sessions = z.array(z.object({ id: z.string(), is_current: z.boolean() }))
const orderDetail = z.object({ lines: z.array(z.object({ id: z.int() })) })
const delivered = ['confirmed', 'packed', 'shipped', 'delivered']

/** Two customers and two guests, and what the first of each owns. */
export async function ownedThings({ api }: OpenShop) {
  const [maya, hari] = customers
  const owner = (await signIn(api, { email: maya.email, password: maya.password })).access
  const other = (await signIn(api, { email: hari.email, password: hari.password })).access
  const staff = (await signIn(api)).access
  const lines = units.slice(0, 1).map((unit) => ({ ...unit, quantity: 1 }))

  const mine = placedOrder.parse((await place(api, { lines, token: owner })).body)
  const guest = placedOrder.parse((await place(api, { lines })).body)
  const otherGuest = placedOrder.parse((await place(api, { lines })).body)
  for (const { number } of [mine, guest]) {
    for (const state of delivered) {
      const moved = await call('POST', `${api}/staff/orders/${number}/state`, {
        token: staff,
        json: { state },
      })
      if (moved.status !== 200) throw new Error(`Moving answered ${moved.status}: ${moved.text}`)
    }
  }
  const page = await call('GET', `${api}/store/orders/${mine.number}`, { token: owner })
  const order_line = orderDetail.parse(page.body).lines[0]?.id
  const json = {
    lines: [{ order_line, quantity: 1 }],
    wants: 'refund',
    reason: 'Too small',
    details: '',
  }
  const asked = await call('POST', `${api}/store/orders/${mine.number}/returns`, {
    token: owner,
    json,
  })
  const address = {
    name: 'Maya Rai',
    phone: '9841234567',
    province: 'Bagmati',
    district: 'Kathmandu',
    city: 'Kathmandu',
    street: 'Lazimpat 2',
    landmark: '',
    is_default: true,
  }
  const kept = await call('POST', `${api}/store/addresses`, { token: owner, json: address })
  const open = await call('GET', `${api}/profile/sessions/`, { token: owner })
  return {
    owner,
    other,
    mine,
    guest,
    otherGuest,
    orderLine: order_line ?? 0,
    address,
    returnId: String(idOf(asked)),
    addressId: String(idOf(kept)),
    sessionId: sessions.parse(open.body).find((one) => one.is_current)?.id ?? '',
  }
}

export type Owned = Awaited<ReturnType<typeof ownedThings>>
