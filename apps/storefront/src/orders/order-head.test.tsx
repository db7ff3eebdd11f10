import type { OrderDetail } from '@etrend/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { stateWords } from '../lib/ordering/words'
import { order } from '../test/order'

const onItsWay: OrderDetail = {
  ...order,
  state: 'shipped',
  payment_state: 'paid',
  promised: { from: '2026-12-03', to: '2026-12-07' },
}

async function openOrder(changes: Partial<OrderDetail>) {
  const shown = { ...onItsWay, ...changes }
  const opening = openPage(`/order/${order.number}?token=secret`)
  const others = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const isOrder = typeof input === 'string' && input.includes(`/orders/${order.number}`)
    return isOrder ? Response.json(shown) : await others(input, init)
  }
  await opening
  const name = stateWords[shown.state]
  return (await screen.findByRole('heading', { level: 1, name })).parentElement?.textContent
}

it('says when the parcel arrives', async () => {
  expect(await openOrder({})).toContain('It arrives Thu 3 – Mon 7 Dec.')
})

it('is sorry once the promised days are over, and says whom to ask', async () => {
  const words = await openOrder({ is_late: true })
  expect(words).toContain(
    'It should have been with you by Mon 7 Dec, and we are sorry that it isn’t. Please ask us about it: +977',
  )
})

it.each([
  ['where no time was promised', { promised: null }],
  ['once it has arrived', { state: 'delivered' }],
  ['while its payment is open', { state: 'placed', payment_state: 'pending' }],
] as const)('says nothing about the arrival %s', async (_when, changes) => {
  const words = await openOrder(changes)
  expect(words).toContain(order.number)
  expect(words).not.toContain('It arrives')
})
