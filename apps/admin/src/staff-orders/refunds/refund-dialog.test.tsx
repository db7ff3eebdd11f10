import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { number, openOrder, orderLine, orderOf, orderPath } from '../../test/sample-answers'

const refund = `POST ${orderPath}/refunds`
const scarf = { ...orderLine, id: 32, name: 'Wool Scarf', quantity: 1 }
const paid = { payment_state: 'paid', paid: 5006, to_pay: 0, refundable: 5006 } as const
const delivered = orderOf({
  ...paid,
  state: 'delivered',
  delivered_at: '2026-11-24T06:00:00.000Z',
  lines: [orderLine, scarf],
  next_states: [],
})

it('a refund sends its amount as a number, and only the pieces that go back into stock', async () => {
  const { user, sent } = openOrder(delivered, refund, { body: { ...delivered, refundable: 0 } })
  const dialog = await openRefund(user)
  await type(user, dialog.getByLabelText('Amount'), '900.50')
  await user.type(dialog.getByLabelText('Reason'), 'A seam came open')
  await type(user, dialog.getByRole('textbox', { name: /^Wool Scarf/ }), '१')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Refund noted')).toBeTruthy()
  expect(sent(refund)?.body).toEqual({
    amount: 900.5,
    reason: 'A seam came open',
    restock: [{ order_line: 32, quantity: 1 }],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a refund starts with all that can be refunded, and isn’t sent without a reason', async () => {
  const { user, sent } = openOrder(delivered)
  const dialog = await openRefund(user)
  expect(dialog.getByLabelText('Amount')).toHaveProperty('value', '5006')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText('Enter a reason.')).toBeTruthy()
  expect(sent(refund)).toBeUndefined()
})

it.each(['1e3', '0x64', 'all', ''])('an amount “%s” is not sent', async (text) => {
  const { user, sent } = openOrder(delivered)
  const dialog = await openRefund(user)
  await user.type(dialog.getByLabelText('Reason'), 'Late')
  await user.clear(dialog.getByLabelText('Amount'))
  if (text) await user.type(dialog.getByLabelText('Amount'), text)
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText('Enter an amount in rupees.')).toBeTruthy()
  expect(sent(refund)).toBeUndefined()
})

it.each(['१,२००', 'Rs.\u00a01,200', '1200.00'])('an amount “%s” is read', async (text) => {
  const { user, sent } = openOrder(delivered, refund, { body: { ...delivered, refundable: 0 } })
  const dialog = await openRefund(user)
  await type(user, dialog.getByLabelText('Amount'), text)
  await user.type(dialog.getByLabelText('Reason'), 'Late')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Refund noted')).toBeTruthy()
  expect(sent(refund)?.body).toMatchObject({ amount: 1200 })
})

it('a refund that is paid back now is done in one step, with the reference that its way needs', async () => {
  const { user, sent } = openOrder(delivered, refund, { body: { ...delivered, refundable: 0 } })
  const dialog = await openRefund(user)
  await user.type(dialog.getByLabelText('Reason'), 'Late')
  const way = dialog.getByLabelText('Pay back')
  expect(way).toHaveProperty('value', '')
  expect(dialog.queryByLabelText('Reference of the transfer')).toBeNull()
  await user.selectOptions(way, 'Now: eSewa')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText('Enter the reference.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Reference of the transfer'), 'ESW-5')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Refund paid back')).toBeTruthy()
  expect(sent(refund)?.body).toMatchObject({ paid_back: { way: 'esewa', reference: 'ESW-5' } })
})

it('a sale in the shop is paid back in cash at once, without a reference', async () => {
  const sale = { ...delivered, is_walk_in: true, counter_method: 'cash' as const }
  const { user, sent } = openOrder(sale, refund, { body: { ...sale, refundable: 0 } })
  const dialog = await openRefund(user)
  await user.type(dialog.getByLabelText('Reason'), 'Torn')
  expect(dialog.getByLabelText('Pay back')).toHaveProperty('value', 'cash')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Refund paid back')).toBeTruthy()
  expect(sent(refund)?.body).toMatchObject({ paid_back: { way: 'cash', reference: '' } })
})

it('a sale that was paid by eSewa QR is paid back by eSewa, with its reference', async () => {
  const { user } = openOrder({ ...delivered, is_walk_in: true, counter_method: 'esewa' })
  const dialog = await openRefund(user)
  expect(dialog.getByLabelText('Pay back')).toHaveProperty('value', 'esewa')
  expect(dialog.getByLabelText('Reference of the transfer')).toBeTruthy()
})

it('an amount that the server refuses says so at its field, and everything typed stays', async () => {
  const message = 'No more can be refunded than was paid for this order: Rs. 900.'
  const answer = { status: 409, body: { message, fields: { amount: message } } }
  const { user } = openOrder(delivered, refund, answer)
  const dialog = await openRefund(user)
  await user.type(dialog.getByLabelText('Reason'), 'Too late')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Too late')
})

it.each([
  ['cancelled', orderOf({ ...paid, state: 'cancelled' })],
  ['returned undelivered', orderOf({ ...paid, state: 'returned' })],
])('for an order that was %s, no pieces are put back a second time', async (_which, order) => {
  const { user } = openOrder(order)
  const dialog = await openRefund(user)
  expect(dialog.getByLabelText('Reason')).toBeTruthy()
  expect(dialog.queryByRole('group', { name: 'Back into stock' })).toBeNull()
})

async function openRefund(user: ReturnType<typeof openOrder>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  return within(screen.getByRole('dialog', { name: `Refund ${number}` }))
}

async function type(user: ReturnType<typeof openOrder>['user'], field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}
