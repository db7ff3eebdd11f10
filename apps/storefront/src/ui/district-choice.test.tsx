import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { shirt } from '../test/shirt'

const product = '/productDetail/1-adjective-attire-t-shirt'
const terms = 'Delivery Rs. 200 · Arrives Thu 3 – Mon 7 Dec · Cash on delivery for Rs. 50 more'

test('a product page says what delivery to the chosen district costs, and remembers the district', async () => {
  const { unmount } = await openPage(product)
  await userEvent.keyboard('{Shift}')
  expect(
    await screen.findByText(
      'Delivery from Rs. 2. Fee, days and cash on delivery depend on the district.',
    ),
  ).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Delivery to'), 'Kaski')
  expect(await screen.findByText(terms)).toBeTruthy()
  unmount()
  await openPage(product)
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByLabelText('Delivery to')).toHaveProperty('value', 'Kaski')
  expect(await screen.findByText(terms)).toBeTruthy()
})

test('the terms of a district that can’t be loaded say so', async () => {
  await openPage(product)
  await userEvent.keyboard('{Shift}')
  await userEvent.selectOptions(await screen.findByLabelText('Delivery to'), 'Dolpa')
  expect(await screen.findByText('The shop is busy.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Delivery to'), 'Humla')
  expect(await screen.findByText('Delivery Rs. 2 · Cash on delivery')).toBeTruthy()
})

test('the cart charges for the district that was chosen on the product page', async () => {
  localStorage.setItem('etrend.district', '"Kaski"')
  localStorage.setItem('etrend.cart', JSON.stringify([shirt]))
  await openPage('/cart')
  expect(await screen.findByText(terms)).toBeTruthy()
  expect(screen.getByLabelText('Delivery to')).toHaveProperty('value', 'Kaski')
  expect((await screen.findAllByText('Rs. 1,404')).length).toBeGreaterThan(0)
})
