import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { promoNote, promoProblem } from '../test/answer-to'
import { refuseCalls } from '../test/refuse-calls'
import { shirt as one } from '../test/shirt'

const shirt = { ...one, quantity: 2, price: 1000 }

beforeEach(() => localStorage.setItem('etrend.cart', JSON.stringify([shirt])))

async function summary() {
  const aside = await screen.findByRole('complementary', { name: 'Summary' })
  return within(aside)
    .getAllByRole('definition')
    .map((amount) => amount.textContent)
}

test('shows the live price and the documented totals', async () => {
  await openPage('/cart')
  await screen.findAllByText('Rs. 2,406')
  expect(await summary()).toEqual([
    'Rs.\u00a02,400',
    'Rs.\u00a00',
    'Rs.\u00a02',
    'Rs.\u00a04',
    'Rs.\u00a02,406',
  ])
})

test('without an answer about the cart it is shown all the same, with the prices of the last visit', async () => {
  const opening = openPage('/cart')
  refuseCalls(/\/store\/cart$/)
  await opening
  const said = 'The shop is out of breath. The prices are those of your last visit.'
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByRole('group', { name: `Quantity of ${shirt.name}` })).toBeTruthy()
  expect(await summary()).toEqual([
    'Rs.\u00a02,000',
    'Rs.\u00a00',
    'Rs.\u00a02',
    'Rs.\u00a04',
    'Rs.\u00a02,006',
  ])
})

test('says how much more makes delivery free, once a district is chosen and until it is', async () => {
  localStorage.setItem('etrend.cart', JSON.stringify([{ ...shirt, quantity: 1 }]))
  await openPage('/cart')
  await screen.findByText(/^Delivery from Rs/)
  expect(screen.queryByText(/more for free delivery/)).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Delivery to'), 'Bhaktapur')
  expect(await screen.findByText('Rs. 800 more for free delivery')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  await waitFor(() => expect(screen.queryByText(/more for free delivery/)).toBeNull())
})

test('a reduced line shows what all its pieces cost before, struck through', async () => {
  const { container } = await openPage('/cart')
  await screen.findAllByText('Rs. 2,406')
  const struck = [...container.querySelectorAll('main s')].map((price) => price.textContent)
  expect(struck).toEqual(['before Rs.\u00a03,000'])
})

test('a line links to its product in its colour', async () => {
  await openPage('/cart')
  const link = await screen.findByRole('link', { name: shirt.name })
  expect(link.getAttribute('href')).toBe('/productDetail/1-adjective-attire-t-shirt?color=black')
})

test('a promo code in any case takes 10 off', async () => {
  await openPage('/cart')
  await userEvent.type(await screen.findByLabelText('Promo code'), 'Discount10')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Rs. 2,396')).toBeTruthy()
  expect(screen.getByText('DISCOUNT10 · Rs. 10 off')).toBeTruthy()
  expect(await summary()).toEqual([
    'Rs.\u00a02,400',
    '− Rs.\u00a010',
    'Rs.\u00a02',
    'Rs.\u00a04',
    'Rs.\u00a02,396',
  ])
})

test('any other code is invalid, and says so once, beside the box', async () => {
  await openPage('/cart')
  await userEvent.type(await screen.findByLabelText('Promo code'), 'HALFPRICE')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid promo code.')
  expect(screen.getAllByText('Invalid promo code.')).toHaveLength(1)
})

test('a code that takes off nothing of this cart says why, in the shop’s own words', async () => {
  await openPage('/cart')
  await userEvent.type(await screen.findByLabelText('Promo code'), 'winter')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect((await screen.findAllByText(promoProblem)).length).toBeGreaterThan(0)
})

test('a code that takes nothing off some of this cart says so beside it, until it is removed', async () => {
  await openPage('/cart')
  await userEvent.type(await screen.findByLabelText('Promo code'), 'partly')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText(promoNote)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Remove promo code/ }))
  expect(screen.queryByText(promoNote)).toBeNull()
})

test('the quantity goes up and down by one, never below 1', async () => {
  await openPage('/cart')
  const quantity = await screen.findByRole('group', { name: `Quantity of ${shirt.name}` })
  await userEvent.click(within(quantity).getByRole('button', { name: 'One less' }))
  expect(within(quantity).getByRole('status').textContent).toBe('1')
  expect(
    within(quantity).getByRole('button', { name: 'One less' }).getAttribute('aria-disabled'),
  ).toBe('true')
})

test('the size can be changed among the sizes that the colour has', async () => {
  await openPage('/cart')
  const size = await screen.findByLabelText(`Size of ${shirt.name}`)
  await within(size).findByRole('option', { name: 'S' })
  await userEvent.selectOptions(size, 'S')
  expect(JSON.parse(localStorage.getItem('etrend.cart') ?? '')).toMatchObject([
    { size: 1, size_name: 'SM' },
  ])
})

test('a removed line can be brought back', async () => {
  await openPage('/cart')
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${shirt.name}` }))
  expect(await screen.findByText('Your cart is empty again.')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByLabelText(`Size of ${shirt.name}`)).toBeTruthy()
})

test('after a line is removed or brought back, the focus is on a line’s name or on the heading', async () => {
  const other = { ...shirt, product_color: 77, name: 'Gone' }
  localStorage.setItem('etrend.cart', JSON.stringify([shirt, other]))
  await openPage('/cart')
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${shirt.name}` }))
  expect(document.activeElement?.textContent).toBe('Gone')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gone' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart', level: 1 }))
  const toast = (await screen.findByText('Gone removed')).closest('li')
  if (!toast) throw new Error('The toast is no list item.')
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Gone' }))
})

test('Checkout leads to the checkout', async () => {
  const { address } = await openPage('/cart')
  await userEvent.click(await screen.findByRole('link', { name: 'Checkout' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy()
  expect(address()).toBe('/checkout')
})

test('a unit that is no longer sold says so and is not counted', async () => {
  localStorage.setItem('etrend.cart', JSON.stringify([shirt, { ...shirt, product_color: 77 }]))
  await openPage('/cart')
  expect(await screen.findByText('No longer sold; not counted below.')).toBeTruthy()
  expect((await summary())[0]).toBe('Rs.\u00a02,400')
})

test('the quantity cannot exceed what is left', async () => {
  await openPage('/cart')
  const quantity = await screen.findByRole('group', { name: `Quantity of ${shirt.name}` })
  await screen.findByText('Only 2 left')
  expect(
    within(quantity).getByRole('button', { name: 'One more' }).getAttribute('aria-disabled'),
  ).toBe('true')
  await userEvent.click(within(quantity).getByRole('button', { name: 'One less' }))
  expect(
    within(quantity).getByRole('button', { name: 'One more' }).getAttribute('aria-disabled'),
  ).toBeNull()
})

test('a line with more than what is left is reduced, and says so until its quantity is changed', async () => {
  localStorage.setItem('etrend.cart', JSON.stringify([{ ...shirt, quantity: 5 }]))
  await openPage('/cart')
  expect(await screen.findByText('Only 2 left: reduced from 5 to 2')).toBeTruthy()
  await screen.findAllByText('Rs. 2,406')
  expect(JSON.parse(localStorage.getItem('etrend.cart') ?? '')).toMatchObject([{ quantity: 2 }])
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(await screen.findByText('Only 2 left')).toBeTruthy()
})

test('a line says that its price changed and how few are left', async () => {
  await openPage('/cart')
  expect(await screen.findByText('Price changed from Rs. 1,000 to Rs. 1,200')).toBeTruthy()
  expect(screen.getByText('Only 2 left')).toBeTruthy()
})
