import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'

async function openSizes() {
  const button = await screen.findByRole('button', {
    name: 'Quick add Adjective Attire | T-shirt',
  })
  await userEvent.click(button)
  await screen.findByText('Black: choose a size')
  return button
}

test('a card adds a size of the colour that it shows, and the cart shows beside the page', async () => {
  const { address } = await openPage('/womens')
  await openSizes()
  await userEvent.click(screen.getByRole('button', { name: 'M, add to cart' }))
  expect(screen.getByTestId('cart-badge').textContent).toBe('1')
  const name = 'Added to cart successfully! 1 item in your cart'
  const drawer = within(await screen.findByRole('dialog', { name }))
  expect(drawer.getByText('Adjective Attire | T-shirt')).toBeTruthy()
  expect(drawer.getByText('Black, M')).toBeTruthy()
  expect(drawer.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart')
  expect(drawer.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
  expect(address()).toBe('/womens')
  await userEvent.click(drawer.getByRole('button', { name: 'Close cart' }))
  expect(screen.queryByRole('dialog', { name })).toBeNull()
})

test('the drawer alone says that a piece was added, and a second piece opens it anew', async () => {
  await openPage('/womens')
  await openSizes()
  const size = screen.getByRole('button', { name: 'M, add to cart' })
  await userEvent.click(size)
  const first = await screen.findByRole('dialog', { name: /1 item in your cart$/ })
  await userEvent.click(size)
  const second = await screen.findByRole('dialog', { name: /2 items in your cart$/ })
  expect(second).not.toBe(first)
  expect(screen.getAllByText(/^Added to cart successfully!/)).toHaveLength(1)
  // The shop's header announces nothing besides.
  expect(within(screen.getByRole('banner')).queryAllByRole('status')).toEqual([])
})

test('the sizes are loaded only when the button is pressed, and Escape closes them', async () => {
  const { calls } = await openPage('/womens')
  await screen.findByText('Adjective Attire | T-shirt')
  expect(calls.some(({ path }) => path.startsWith('/store/products/1'))).toBe(false)
  const button = await openSizes()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(/: choose a size/)).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a sold-out size is named and cannot be added', async () => {
  await openPage('/all-products?category=women')
  await openSizes()
  expect(screen.getByRole('button', { name: 'XL, sold out' })).toHaveProperty('disabled', true)
})

test('a card of a product for kids offers its sizes with the ages of those who wear them', async () => {
  await openPage('/kids')
  await userEvent.click(await screen.findByRole('button', { name: 'Quick add Everyday Shirt 16' }))
  const small = await screen.findByRole('button', { name: 'S, 4–5 years, add to cart' })
  expect(small.textContent).toBe('S4–5 years')
  expect(screen.getByRole('button', { name: 'M, 6–7 years, add to cart' })).toBeTruthy()
})
