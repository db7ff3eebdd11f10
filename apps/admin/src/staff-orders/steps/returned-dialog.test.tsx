import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openOrder, orderOf, orderPath } from '../../test/sample-answers'

const shipped = orderOf({ state: 'shipped', next_states: ['delivered', 'returned'] })
const returned = orderOf({ state: 'returned', next_states: [] })
const move = `POST ${orderPath}/state`

const open = (order = shipped) => openOrder(order, move, { body: returned })

async function ask() {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Mark as returned' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { user, sent, dialog }
}

const fee = 'Courier’s fee for bringing it back'

it('a parcel that came back costs what the courier charges, typed in Devanagari digits too', async () => {
  const { user, sent, dialog } = await ask()
  await user.selectOptions(dialog.getByLabelText(/^Why it came back/), 'not_reached')
  await user.type(dialog.getByLabelText(fee), '७५')
  await user.click(dialog.getByRole('button', { name: 'Mark as returned' }))
  expect(await screen.findByText('Order returned')).toBeTruthy()
  expect(sent(move)?.body).toMatchObject({
    state: 'returned',
    came_back: 'not_reached',
    return_fee: 75,
  })
})

it('a parcel that came back costs nothing where no fee is typed, and words are no fee', async () => {
  const { user, sent, dialog } = await ask()
  await user.type(dialog.getByLabelText(fee), 'much')
  await user.click(dialog.getByRole('button', { name: 'Mark as returned' }))
  expect(await dialog.findByText('Enter the fee in rupees.')).toBeTruthy()
  await user.clear(dialog.getByLabelText(fee))
  await user.click(dialog.getByRole('button', { name: 'Mark as returned' }))
  expect(await screen.findByText('Order returned')).toBeTruthy()
  expect(sent(move)?.body).toMatchObject({ state: 'returned', return_fee: 0 })
})

const settlement = { id: 7, day: '2026-11-24' }

it.each([
  [{ ...returned, return_fee: 75 }, 'The courier charges Rs. 75 for bringing it back.'],
  [
    { ...returned, return_fee: 75, settlement },
    'The courier charges Rs. 75 for bringing it back. The courier kept that fee back on 24 Nov 2026: Settlement no. 7.',
  ],
  [
    orderOf({ state: 'delivered', collected: 906, settlement }),
    'The courier paid its Rs. 906 in on 24 Nov 2026: Settlement no. 7.',
  ],
])('the order says what its courier charges and has settled', async (order, words) => {
  open(order)
  const money = within(await screen.findByRole('region', { name: 'Money' }))
  const text = money.getByText(
    (_, element) =>
      element?.tagName === 'P' && element.textContent.replaceAll('\u00a0', ' ').trim() === words,
  )
  expect(text).toBeTruthy()
})

it('the settlement of an order is one click away', async () => {
  open(orderOf({ state: 'delivered', collected: 906, settlement }))
  const link = await screen.findByRole('link', { name: 'Settlement no. 7' })
  expect(link.getAttribute('href')).toBe('/etrendadmin/couriercash/settlements/7')
})
