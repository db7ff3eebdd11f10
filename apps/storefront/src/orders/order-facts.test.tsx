import type { OrderDetail } from '@etrend/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderFacts } from './order-facts'
import { OrderLines } from './order-lines'

/** A cancelled order that was paid with Khalti. */
const order: OrderDetail = {
  number: 'ET-2026-000123',
  state: 'cancelled',
  placed_at: '2026-11-21T06:00:00.000Z',
  delivered_at: null,
  email: 'sita@example.com',
  name: 'Sita Sharma',
  phone: '+9779841234567',
  province: 'Bagmati',
  district: 'Kathmandu',
  city: 'Kathmandu',
  street: 'New Baneshwor',
  landmark: '',
  note: '',
  lines: [],
  totals: { subtotal: 900, discount: 0, shipping: 2, tax: 4, total: 906 },
  cash_fee: 0,
  promised: null,
  promo_code: null,
  payment_method: 'khalti',
  payment_state: 'refund_due',
  paid: 906,
  refunded: 906,
  to_pay_back: 906,
  to_pay: 0,
  hold_expires_at: null,
  courier: null,
  tracking_code: null,
  tracking_url: null,
  is_walk_in: false,
  counter_method: null,
  returns: [],
  timeline: [],
  is_mine: true,
  is_guest: false,
  can_cancel: false,
  can_pay: false,
  payment_failed: false,
  can_pay_cash: false,
  cash_fee_offered: 0,
  cash_problem: null,
  can_return: false,
  return_until: null,
}

it('money is called paid back once it was paid back, and not before', () => {
  const { rerender } = render(<OrderFacts order={order} />)
  expect(screen.getByText(/Khalti · To be paid back/)).toBeTruthy()
  expect(screen.getByText('Rs. 906 to be paid back')).toBeTruthy()
  expect(screen.queryByText(/\d paid back$/)).toBeNull()
  rerender(<OrderFacts order={{ ...order, to_pay_back: 500 }} />)
  expect(screen.getByText('Rs. 406 paid back')).toBeTruthy()
  expect(screen.getByText('Rs. 500 to be paid back')).toBeTruthy()
  rerender(<OrderFacts order={{ ...order, payment_state: 'refunded', to_pay_back: 0 }} />)
  expect(screen.getByText('Rs. 906 paid back')).toBeTruthy()
  expect(screen.queryByText(/to be paid back/i)).toBeNull()
})

it('says when the parcel arrives, until it has', () => {
  const promised = { from: '2026-12-03', to: '2026-12-07' }
  const { rerender } = render(<OrderFacts order={{ ...order, state: 'shipped', promised }} />)
  expect(screen.getByText('Arrives Thu 3 – Mon 7 Dec')).toBeTruthy()
  rerender(<OrderFacts order={{ ...order, state: 'delivered', promised }} />)
  expect(screen.queryByText(/^Arrives/)).toBeNull()
})

it('what reduced prices saved is said below the total, and nothing where none was reduced', () => {
  const kurta: OrderDetail['lines'][number] = {
    id: 1,
    product: 2,
    slug: 'kurta',
    product_color: 7,
    size: 4,
    name: 'Kurta',
    color_name: 'Navy',
    size_name: 'MD',
    picture: { src: '/media/abc', alt: '' },
    price: 900.1,
    original_price: 1200,
    quantity: 2,
    returned: 0,
    returnable: 0,
  }
  const shawl = { ...kurta, id: 2, price: 500, original_price: null }
  const { rerender } = render(<OrderFacts order={{ ...order, lines: [kurta, shawl] }} />)
  expect(screen.getByText('Reduced prices saved you Rs. 599.80.')).toBeTruthy()
  rerender(<OrderFacts order={{ ...order, lines: [shawl] }} />)
  expect(screen.queryByText(/saved you/)).toBeNull()
  rerender(<OrderLines order={{ ...order, lines: [kurta, shawl] }} />)
  const amounts = screen.getAllByRole('listitem').map((line) => line.lastElementChild?.textContent)
  expect(amounts).toEqual(['Rs.\u00a01,800.20 before Rs.\u00a02,400', 'Rs.\u00a01,000'])
})
