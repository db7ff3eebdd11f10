import type { OrderDetail } from '@etrend/contract'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { order } from '../test/order'
import { OrderFacts } from './order-facts'
import { OrderLines } from './order-lines'

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
  const { container, rerender } = render(<OrderFacts order={{ ...order, lines: [kurta, shawl] }} />)
  expect(screen.getByText('Reduced prices saved you Rs. 599.80.')).toBeTruthy()
  rerender(<OrderFacts order={{ ...order, lines: [shawl] }} />)
  expect(screen.queryByText(/saved you/)).toBeNull()
  rerender(<OrderLines order={{ ...order, lines: [kurta, shawl] }} />)
  // Not of the whole document: a toast of the file before is an item of a list too, until it has faded out.
  const lines = within(container).getAllByRole('listitem')
  const amounts = lines.map((line) => line.lastElementChild?.textContent)
  expect(amounts).toEqual(['Rs.\u00a01,800.20 before Rs.\u00a02,400', 'Rs.\u00a01,000'])
})
