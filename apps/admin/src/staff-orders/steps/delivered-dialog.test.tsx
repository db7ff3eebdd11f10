import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openOrder, orderOf, orderPath } from '../../test/sample-answers'

const move = `POST ${orderPath}/state`
const shipped = orderOf({ state: 'shipped', next_states: ['delivered', 'returned'] })
const delivered = orderOf({ state: 'delivered', to_pay: 0, paid: 5006, payment_state: 'paid' })

it('a delivery by staff asks for the cash, filled with what is to be collected', async () => {
  const { user, sent } = openOrder(shipped, move, { body: delivered })
  const dialog = await openDelivery(user)
  expect(dialog.getByLabelText('Cash received')).toHaveProperty('value', '5006')
  expect(dialog.queryByLabelText(/^Why/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
  expect(await screen.findByText('Order delivered')).toBeTruthy()
  const body = { state: 'delivered', from: 'shipped', received: 5006, reason: '' }
  expect(sent(move)?.body).toEqual(body)
})

it('another amount asks why, and stays visible on the order', async () => {
  const cash = { collected: 4900, collected_difference: -106, collected_note: 'A stain' }
  const { user, sent } = openOrder(shipped, move, { body: { ...delivered, ...cash } })
  const dialog = await openDelivery(user)
  await user.clear(dialog.getByLabelText('Cash received'))
  await user.type(dialog.getByLabelText('Cash received'), '४९००')
  await user.type(dialog.getByLabelText('Why Rs. 106 less'), 'A stain')
  await user.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
  const words = 'Rs. 4,900 in cash came on delivery, Rs. 106 less than was to be collected: A stain'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('Cash differs')).toBeTruthy()
  expect(sent(move)?.body).toMatchObject({ received: 4900, reason: 'A stain' })
})

it('a missing reason is said at its field', async () => {
  const message = 'Say why it isn’t Rs. 5,006.'
  const refused = { status: 400, body: { message, fields: { reason: message } } }
  const { user } = openOrder(shipped, move, refused)
  const dialog = await openDelivery(user)
  await user.type(dialog.getByLabelText('Cash received'), '0')
  await user.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
  expect(await dialog.findByText(message)).toBeTruthy()
})

it.each([
  ['brought by a courier', { courier: 'NCM' }],
  ['paid online', { to_pay: 0, payment_state: 'paid', payment_method: 'khalti' }],
] as const)('the delivery of an order %s asks for no cash', async (_which, changes) => {
  const { user, sent } = openOrder({ ...shipped, ...changes }, move, { body: delivered })
  await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }))
  expect(await screen.findByText('Order delivered')).toBeTruthy()
  expect(sent(move)?.body).toEqual({ state: 'delivered', from: 'shipped' })
})

async function openDelivery(user: ReturnType<typeof openOrder>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }))
  return within(screen.getByRole('dialog', { name: 'Mark as delivered?' }))
}
