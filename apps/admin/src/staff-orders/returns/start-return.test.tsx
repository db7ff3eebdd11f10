import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openOrder, orderLine, orderOf, orderPath } from '../../test/sample-answers'
import { returnOf } from '../../test/sample-lists'

const start = `POST ${orderPath}/returns`
const kurta = { ...orderLine, quantity: 3, returned: 1 }
const scarf = { ...orderLine, id: 32, name: 'Wool Scarf', quantity: 1 }
const delivered = { state: 'delivered', delivered_at: '2026-11-22T09:00:00.000Z' } as const

it('a return of the only line starts with all pieces that can still come back', async () => {
  const { user, sent } = openOrder(orderOf({ ...delivered, lines: [kurta] }), start, {
    status: 201,
    body: returnOf({}),
  })
  const dialog = await openReturn(user)
  expect(dialog.getByLabelText(/^How many of Patan Linen Kurta/)).toHaveProperty('value', '2')
  await user.type(dialog.getByLabelText('Reason'), 'Too small')
  await user.click(dialog.getByRole('button', { name: 'Start return' }))
  expect(await screen.findByText('Return started')).toBeTruthy()
  expect(sent(start)?.body).toMatchObject({ lines: [{ order_line: kurta.id, quantity: 2 }] })
})

it('of several lines, the ticked one comes back with all of its pieces, unless fewer are entered', async () => {
  const { user, sent } = openOrder(orderOf({ ...delivered, lines: [kurta, scarf] }), start, {
    status: 201,
    body: returnOf({}),
  })
  const dialog = await openReturn(user)
  await user.type(dialog.getByLabelText('Reason'), 'Too small')
  await user.click(dialog.getByRole('button', { name: 'Start return' }))
  expect(await dialog.findByText('Choose what comes back.')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: /^Patan Linen Kurta/ }))
  const quantity = dialog.getByLabelText(/^How many of Patan Linen Kurta/)
  expect(quantity).toHaveProperty('value', '2')
  await user.clear(quantity)
  await user.type(quantity, '1')
  await user.click(dialog.getByRole('button', { name: 'Start return' }))
  expect(await screen.findByText('Return started')).toBeTruthy()
  expect(sent(start)?.body).toMatchObject({ lines: [{ order_line: kurta.id, quantity: 1 }] })
})

async function openReturn(user: ReturnType<typeof openOrder>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Start a return' }))
  return within(screen.getByRole('dialog', { name: 'Start a return' }))
}
