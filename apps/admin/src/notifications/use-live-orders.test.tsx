import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const events = (...orders: object[]) => ({
  headers: { 'content-type': 'text/event-stream' },
  body: orders.map((order) => `event: order\ndata: ${JSON.stringify(order)}\n\n`).join(''),
})

it('new orders and sales in the shop are shown to everybody but who entered them', async () => {
  openApp('/etrendadmin', {
    'GET /staff/live': events(
      { number: 'ET-2026-000001', total: 906, placed_by: 'Sunita' },
      { number: 'ET-2026-000002', total: 904, placed_by: 'Sunita', is_walk_in: true },
      { number: 'ET-2026-000003', total: 906, placed_by: 'Asha' },
      { number: 'ET-2026-000004', total: 904, placed_by: 'Asha', is_walk_in: true },
      { number: 'ET-2026-000005', total: 906 },
    ),
  })
  expect(await screen.findByText('New order ET-2026-000005, Rs. 906')).toBeTruthy()
  expect(screen.getByText('New order ET-2026-000003, Rs. 906')).toBeTruthy()
  expect(screen.getByText('Sold in the shop: ET-2026-000004, Rs. 904')).toBeTruthy()
  expect(screen.queryByText(/ET-2026-00000[12]/)).toBeNull()
})
