import type { OrderLine, OrderDetail as Order } from '@etrend/contract'
import { useNavigate } from 'react-router-dom'
import { useCart } from '../lib/cart'
import type { CartLine } from '../lib/cart-lines'
import { Button } from '../ui/button'

/** Adds a cancelled order's pieces to the cart again. The cart shows what has changed since. */
export function OrderAgain({ order }: { order: Order }) {
  const cart = useCart()
  const navigate = useNavigate()

  function refill() {
    for (const line of order.lines) cart.add(cartLineOf(line))
    void navigate('/cart')
  }

  return (
    <div className="mt-6">
      <p className="text-muted">Still want it? Your pieces are for sale again.</p>
      <Button className="mt-3" onClick={refill}>
        Order it again
      </Button>
    </div>
  )
}

/** The line without what a cart doesn't keep: its id, the price before reductions, and how many pieces were returned. */
function cartLineOf({
  id: _id,
  original_price: _before,
  returned: _returned,
  ...line
}: OrderLine): CartLine {
  return line
}
