import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openOrder, orderOf, orderPath } from '../../test/sample-answers'

const call = `PUT ${orderPath}/return-fee`
const returned = orderOf({ state: 'returned', next_states: [], can_set_return_fee: true })
const charged = { ...returned, return_fee: 75 }

async function open(order: typeof returned, answer: { status?: number; body?: unknown }) {
  const app = openOrder(order, call, answer)
  const money = within(await screen.findByRole('region', { name: 'Money' }))
  return { ...app, money }
}

it('the courier’s fee of a parcel that came back can be added later', async () => {
  const { user, sent, money } = await open(returned, { body: charged })
  await user.click(money.getByRole('button', { name: 'Add the courier’s fee' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Courier’s fee' }))
  const field = dialog.getByLabelText('Fee for bringing it back')
  await user.type(field, 'much')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter the fee in rupees.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '७५')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Courier’s fee noted')).toBeTruthy()
  expect(sent(call)?.body).toEqual({ return_fee: 75, replaces: 0 })
  expect(await money.findByText(/^The courier charges Rs\.\s75 for bringing it back/)).toBeTruthy()
})

it('the fee can be changed, or taken away by leaving the field empty', async () => {
  const { user, sent, money } = await open(charged, { body: returned })
  await user.click(money.getByRole('button', { name: 'Change the fee' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText('Fee for bringing it back')
  expect(field).toHaveProperty('value', '75')
  await user.clear(field)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await money.findByRole('button', { name: 'Add the courier’s fee' })).toBeTruthy()
  expect(sent(call)?.body).toEqual({ return_fee: 0, replaces: 75 })
})

it('a fee that somebody else has changed meanwhile says so, and stays to be looked at', async () => {
  const message = 'Somebody else has just changed this fee. Look again.'
  const { user, money } = await open(charged, { status: 409, body: { message } })
  await user.click(money.getByRole('button', { name: 'Change the fee' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(message)).toBeTruthy()
})

it('a settled fee can’t be changed', async () => {
  const settlement = { id: 7, day: '2026-11-24' }
  const { money } = await open({ ...charged, can_set_return_fee: false, settlement }, {})
  expect(money.queryByRole('button', { name: /fee/ })).toBeNull()
})
