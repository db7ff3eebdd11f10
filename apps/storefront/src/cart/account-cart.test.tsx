import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { type CartLine, keptLines, MAX_LINES } from '../lib/cart-lines'
import { keptValue } from '../lib/local-storage'
import { dropSession, keepSession } from '../lib/session'
import { shirt } from '../test/shirt'
import { mergeLines } from './account-cart'

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
    expect(saved?.body).toMatchObject({ lines: [{ product_color: 10, size: 1, quantity: 1 }] })
  })
})

describe('the district of the account', () => {
  const shown = () => screen.getByLabelText<HTMLSelectElement>('Delivery to').value

  test('is taken over on a device where none was chosen', async () => {
    const { calls } = await openSignedIn()
    await waitFor(() => expect(shown()).toBe('Humla'))
    const saved = calls.filter(({ path, body }) => path === SAVED && body !== undefined)
    expect(saved.filter(({ body }) => JSON.stringify(body).includes('"district":""'))).toEqual([])
  })

  test('becomes what was chosen on this device before or after signing in', async () => {
    localStorage.setItem('etrend.district', '"Kaski"')
    const { calls } = await openSignedIn()
    const last = () =>
      calls.findLast(({ path, body }) => path === SAVED && body !== undefined)?.body
    await waitFor(() => expect(last()).toMatchObject({ lines: [{}, {}], district: 'Kaski' }))
    expect(shown()).toBe('Kaski')
    await userEvent.selectOptions(screen.getByLabelText('Delivery to'), 'Doti')
    await waitFor(() => expect(last()).toMatchObject({ lines: [{}, {}], district: 'Doti' }))
  })
})

test('signing out empties the cart in this browser; the account keeps it', async () => {
  await openSignedIn()
  act(() => dropSession())
  await waitFor(() => expect(keptHere()).toEqual([]))
  expect(localStorage.getItem('etrend.cart.kept')).toBeNull()
})

describe('merging two carts', () => {
  test('two carts become one: every unit once, with the larger quantity', () => {
    const merged = mergeLines([line(1, 2), line(2, 5)], [line(2, 3), line(1, 4), line(3, 1)])
    expect(merged.map(({ product_color, quantity }) => [product_color, quantity])).toEqual([
      [1, 4],
      [2, 5],
      [3, 1],
    ])
  })

  test('a line keeps the price that it had when it was added', () => {
    expect(mergeLines([line(1, 1, 1999)], [line(1, 9, 2500)])).toEqual([line(1, 9, 1999)])
  })

  test('merging again changes nothing', () => {
    const merged = mergeLines([line(1, 2)], [line(2, 3)])
    expect(mergeLines(merged, merged)).toEqual(merged)
    expect(mergeLines([], merged)).toEqual(merged)
    expect(mergeLines(merged, [])).toEqual(merged)
  })

  test('a merged cart holds no more than a cart may', () => {
    const here = Array.from({ length: MAX_LINES }, (_, index) => line(index + 1, 1))
    expect(mergeLines(here, [line(99, 1)])).toEqual(here)
  })
})

function line(product_color: number, quantity: number, price = 2500): CartLine {
  return {
    product_color,
    size: 1,
    quantity,
    product: 1,
    slug: 'shirt',
    name: 'Shirt',
    color_name: 'Red',
    size_name: 'MD',
    price,
    picture: null,
  }
}
