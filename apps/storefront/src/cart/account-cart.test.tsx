import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { keptLines } from '../lib/cart-lines'
import { keptValue } from '../lib/local-storage'
import { dropSession, keepSession } from '../lib/session'
import { shirt } from '../test/shirt'

const SAVED = '/store/cart/saved'
const sita = {
  access: 'a',
  refresh: 'r',
  email: 'sita@example.com',
  username: 'sita',
  role: 'user' as const,
}

function keptHere() {
  return keptValue('etrend.cart', keptLines)?.map(({ product_color, size, quantity }) => [
    product_color,
    size,
    quantity,
  ])
}

/** Opens the cart page with a shirt in the cart, signs in, and waits until both carts are merged. */
async function openSignedIn() {
  localStorage.setItem('etrend.cart', JSON.stringify([shirt]))
  const page = await openPage('/cart')
  act(() => keepSession(sita))
  await waitFor(() => expect(keptHere()).toHaveLength(2))
  return page
}

test('signing in merges both carts: the larger quantity wins, and the result is saved to the account', async () => {
  localStorage.setItem('etrend.cart', JSON.stringify([{ ...shirt, size: 1, size_name: 'SM' }]))
  const { calls } = await openPage('/cart')
  act(() => keepSession(sita))
  const both = [
    [11, 1, 1],
    [11, 2, 2],
    [10, 1, 1],
  ]
  await waitFor(() => expect(keptHere()).toEqual(both))
  await waitFor(() => {
    const saved = calls.findLast(({ path, body }) => path === SAVED && body !== undefined)
    expect(saved?.body).toMatchObject({ lines: [{ size: 1 }, { quantity: 2 }, {}] })
  })
})

test('the cart of staff stays in this browser: their session may still wait for its code', async () => {
  localStorage.setItem('etrend.cart', JSON.stringify([shirt]))
  const { calls } = await openPage('/cart')
  const reads = () => calls.filter(({ path, body }) => path === SAVED && body === undefined)
  act(() => keepSession({ ...sita, username: 'boss', role: null }))
  await act(async () => void (await import('./account-cart')))
  expect(reads()).toEqual([])
  act(() => keepSession(sita))
  await waitFor(() => expect(keptHere()).toHaveLength(2))
  expect(reads()).toHaveLength(1)
})

test('what changes while signed in is saved', async () => {
  const { calls } = await openSignedIn()
  const remove = await screen.findAllByRole('button', { name: `Remove ${shirt.name}` })
  await userEvent.click(remove[0] ?? document.body)
  await waitFor(() => {
    const saved = calls.findLast(({ path, body }) => path === SAVED && body !== undefined)
    expect(saved?.body).toEqual({ lines: [{ product_color: 10, size: 1, quantity: 1 }] })
  })
})

test('signing out empties the cart in this browser; the account keeps it', async () => {
  await openSignedIn()
  act(() => dropSession())
  await waitFor(() => expect(keptHere()).toEqual([]))
  expect(localStorage.getItem('etrend.cart.kept')).toBeNull()
})
