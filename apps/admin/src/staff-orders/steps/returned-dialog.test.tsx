import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openOrder, orderLine, orderOf, orderPath } from '../../test/sample-answers'

const shipped = orderOf({ state: 'shipped', next_states: ['delivered', 'returned'] })
const returned = orderOf({ state: 'returned', next_states: [] })
const move = `POST ${orderPath}/state`

const open = (order = shipped) => openOrder(order, move, { body: returned })

async function ask(order = shipped) {
  const { user, sent } = open(order)
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

const pieces = /^Its pieces/
const choicesIn = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

it('its pieces go back into stock unless staff say that they are damaged', async () => {
  const { user, sent, dialog } = await ask()
  const select = dialog.getByLabelText(pieces)
  expect(choicesIn(select)).toEqual([
    'Go back to stock',
    'Are damaged: keep them out of stock',
    'Some are damaged',
  ])
  expect(select).toHaveProperty('value', 'back')
  await user.selectOptions(select, 'damaged')
  await user.click(dialog.getByRole('button', { name: 'Mark as returned' }))
  expect(await screen.findByText('Order returned')).toBeTruthy()
  expect(sent(move)?.body).toMatchObject({
    from: 'shipped',
    damaged: [{ order_line: orderLine.id, quantity: 2 }],
  })
})

it('some pieces may be damaged, which are counted by line', async () => {
  const second = { ...orderLine, id: 32, name: 'Ilam Shirt', quantity: 1 }
  const order = { ...shipped, lines: [orderLine, second] }
  const { user, sent, dialog } = await ask(order)
  const send = () => user.click(dialog.getByRole('button', { name: 'Mark as returned' }))
  await user.selectOptions(dialog.getByLabelText(pieces), 'some')
  await send()
  expect(await dialog.findByText('Enter how many pieces are damaged.')).toBeTruthy()
  const field = dialog.getByLabelText(/^Patan Linen Kurta/)
  await user.clear(field)
  await user.type(field, 'one')
  await send()
  expect(await dialog.findByText('Enter a whole number.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '१')
  await send()
  expect(await screen.findByText('Order returned')).toBeTruthy()
  expect(sent(move)?.body).toMatchObject({ damaged: [{ order_line: 31, quantity: 1 }] })
})

it('numbers of damaged pieces that are hidden again don’t count', async () => {
  const { user, sent, dialog } = await ask()
  await user.selectOptions(dialog.getByLabelText(pieces), 'some')
  await user.type(dialog.getByLabelText(/^Patan Linen Kurta/), 'x')
  await user.selectOptions(dialog.getByLabelText(pieces), 'back')
  await user.click(dialog.getByRole('button', { name: 'Mark as returned' }))
  expect(await screen.findByText('Order returned')).toBeTruthy()
  expect(sent(move)?.body).toMatchObject({ damaged: [] })
})

it('an order of which one piece came back has two choices', async () => {
  const one = { ...shipped, lines: [{ ...orderLine, returned: 1 }] }
  const { dialog } = await ask(one)
  expect(choicesIn(dialog.getByLabelText(pieces))).toHaveLength(2)
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
