import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { number } from '../../test/sample-answers'
import { openOrders, orderRowOf } from '../../test/sample-lists'

describe('packed orders', () => {
  const handover = 'POST /staff/handovers'
  const packed = orderRowOf({ state: 'packed', next_states: ['shipped', 'cancelled'] })
  const couriers = [{ id: 3, name: 'Nepal Can Move', phone: '', tracking_address: '' }]
  const listed = couriers.map((one) => ({ ...one, is_active: true, notes: '' }))
  const made = {
    id: 12,
    courier: { id: 3, name: 'Nepal Can Move' },
    parcels: 1,
    to_collect: 5006,
    staff: 'Sunita',
    created_at: '2026-11-24T06:00:00.000Z',
    undone_at: null,
  }

  it('are handed over to a courier, with the list and Undo at hand', async () => {
    const { user, sent } = openOrders(() => [packed], {
      'GET /staff/couriers/': { body: listed, total: 1 },
      [handover]: { body: { handover: made, moved: [number], refused: [] } },
      'POST /staff/handovers/12/undo': { body: made },
    })
    await user.click(await screen.findByRole('checkbox', { name: `Select ${number}` }))
    await user.click(screen.getByRole('button', { name: 'Hand over to courier' }))
    await screen.findByRole('option', { name: 'Nepal Can Move' })
    await user.click(screen.getByRole('button', { name: 'Hand over' }))
    const title = 'Handed over to Nepal Can Move'
    const done = within(await screen.findByRole('dialog', { name: title }))
    expect(done.getByText('1 parcel, Rs. 5,006 to collect in cash.')).toBeTruthy()
    expect(done.getByRole('button', { name: 'Handover list' })).toBeTruthy()
    expect(sent(handover)?.body).toEqual({ courier: 3, numbers: [number] })
    await user.click(done.getByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText('Handover taken back. Its orders have the state Packed again.'),
    ).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('get their list and their address labels after they were handed over', async () => {
    const opened: string[] = []
    vi.stubGlobal('open', (address: string) => opened.push(address))
    const labels = 'POST /staff/parcels/labels.pdf'
    const { user, sent } = openOrders(() => [packed], {
      'GET /staff/couriers/': { body: listed, total: 1 },
      [handover]: { body: { handover: made, moved: [number], refused: [] } },
      [labels]: { body: '%PDF' },
      'GET /staff/handovers/12/list.pdf': { body: '%PDF' },
    })
    await user.click(await screen.findByRole('checkbox', { name: `Select ${number}` }))
    await user.click(screen.getByRole('button', { name: 'Hand over to courier' }))
    await screen.findByRole('option', { name: 'Nepal Can Move' })
    await user.click(screen.getByRole('button', { name: 'Hand over' }))
    await user.click(await screen.findByRole('button', { name: 'Handover list' }))
    await waitFor(() => expect(opened).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Address labels' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Address labels of 1 order' }))
    const used = dialog.getByLabelText('Labels of the first sheet that are used already')
    await user.selectOptions(used, '2')
    await user.click(dialog.getByRole('button', { name: 'Open labels' }))
    await waitFor(() => expect(opened).toHaveLength(2))
    expect(sent(labels)?.body).toEqual({ sheet: 'a4-8', skip: 2, numbers: [number] })
    expect(
      await screen.findByRole('dialog', { name: 'Handed over to Nepal Can Move' }),
    ).toBeTruthy()
  })

  it('need an active courier', async () => {
    const { user } = openOrders(() => [packed])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${number}` }))
    await user.click(screen.getByRole('button', { name: 'Hand over to courier' }))
    expect(await screen.findByRole('link', { name: 'Add a courier' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Hand over' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })
})
