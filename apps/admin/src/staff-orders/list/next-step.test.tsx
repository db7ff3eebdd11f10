import { builtInRole, type Role, type StaffOrderRow } from '@etrend/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { profileOf } from '../../app/testing'
import { keepStaffRole } from '../../lib/session'
import { number, orderOf, orderPath } from '../../test/sample-answers'
import { openOrders, orderRowOf } from '../../test/sample-lists'

const move = `POST ${orderPath}/state`
const call = `POST ${orderPath}/calls`
const confirmed = orderRowOf({ state: 'confirmed', next_states: ['packed', 'cancelled'] })
const packed = orderRowOf({ state: 'packed', next_states: ['shipped', 'cancelled'] })
const shipped = orderRowOf({ state: 'shipped', next_states: ['delivered', 'returned'] })
const delivered = orderRowOf({ state: 'delivered', payment_state: 'paid', next_states: [] })

async function rowOf(row: StaffOrderRow, role: Role = 'owner') {
  keepStaffRole(builtInRole(role))
  const opened = openOrders(() => [row], {
    'GET /profile/': profileOf(builtInRole(role)),
    [move]: { body: orderOf() },
    [call]: { body: orderOf() },
  })
  const shown = within(await screen.findByRole('row', { name: new RegExp(number) }))
  return { ...opened, shown }
}

describe('what an order needs next', () => {
  it.each([
    ['a call before a cash order is packed', orderRowOf(), 'owner', 'button', 'Call'],
    ['packing', confirmed, 'packer', 'button', 'Pack'],
    ['shipping', packed, 'packer', 'button', 'Ship'],
    ['delivery', shipped, 'packer', 'button', 'Deliver'],
    [
      'confirming an order that is paid online',
      orderRowOf({ payment_method: 'khalti', payment_state: 'paid' }),
      'owner',
      'button',
      'Confirm',
    ],
    [
      'a look at a payment in review',
      orderRowOf({ payment_method: 'esewa', payment_state: 'review' }),
      'owner',
      'link',
      'Check payment',
    ],
    [
      'paying back',
      orderRowOf({ state: 'cancelled', payment_state: 'refund_due', next_states: [] }),
      'owner',
      'link',
      'Pay back',
    ],
  ] as const)('is %s', async (_what, row, role, kind, words) => {
    const { shown } = await rowOf(row, role)
    expect(await shown.findByRole(kind, { name: `${words}: ${number}` })).toBeTruthy()
    expect(shown.queryAllByRole('button')).toHaveLength(kind === 'button' ? 1 : 0)
  })

  it.each([
    ['that is delivered', delivered, 'owner'],
    ['that another role calls about', orderRowOf(), 'packer'],
    ['that another role packs', confirmed, 'accountant'],
  ] as const)('is nothing for an order %s', async (_which, row, role) => {
    const { shown } = await rowOf(row, role)
    expect(shown.getByRole('link', { name: number })).toBeTruthy()
    expect(shown.queryAllByRole('button')).toHaveLength(0)
    expect(shown.getAllByRole('link')).toHaveLength(1)
  })

  it('is done from the row, from the state that the row shows', async () => {
    const { user, shown, sent } = await rowOf(confirmed)
    await user.click(shown.getByRole('button', { name: `Pack: ${number}` }))
    expect(await screen.findByText('Order packed')).toBeTruthy()
    expect(sent(move)?.body).toEqual({ state: 'packed', from: 'confirmed' })
  })

  it('that is refused says why in the row, and can be done again', async () => {
    const message = 'Somebody else has just changed this order. Look again.'
    const { user } = openOrders(() => [confirmed], { [move]: { status: 409, body: { message } } })
    const pack = await screen.findByRole('button', { name: `Pack: ${number}` })
    await user.click(pack)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(pack.getAttribute('aria-disabled')).toBeNull()
  })

  it('asks for the cash, where staff deliver themselves', async () => {
    const { user, shown, sent } = await rowOf(shipped)
    await user.click(shown.getByRole('button', { name: `Deliver: ${number}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as delivered?' }))
    expect(dialog.getByLabelText(/^Cash received/)).toHaveProperty('value', '5006')
    await user.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
    expect(await screen.findByText('Order delivered')).toBeTruthy()
    expect(sent(move)?.body).toMatchObject({ state: 'delivered', received: 5006 })
  })

  it('asks for no cash, where a courier collects it', async () => {
    const { user, shown, sent } = await rowOf({ ...shipped, courier: 'Nepal Can Move' })
    await user.click(shown.getByRole('button', { name: `Deliver: ${number}` }))
    expect(await screen.findByText('Order delivered')).toBeTruthy()
    expect(sent(move)?.body).toEqual({ state: 'delivered', from: 'shipped' })
  })

  it('notes a call in a dialog with the number, and closes it', async () => {
    const { user, shown, sent } = await rowOf(orderRowOf())
    await user.click(shown.getByRole('button', { name: `Call: ${number}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Call Sita Sharma' }))
    expect(dialog.getByRole('link', { name: '9841234567' })).toBeTruthy()
    expect(dialog.getByText('To collect: Rs. 5,006')).toBeTruthy()
    await user.type(dialog.getByLabelText('Note on the call'), 'Evenings')
    await user.click(dialog.getByRole('button', { name: 'No answer' }))
    expect(await screen.findByText('Call noted')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(call)?.body).toEqual({ outcome: 'no_answer', note: 'Evenings' })
  })
})
