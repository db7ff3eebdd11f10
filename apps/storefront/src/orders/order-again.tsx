import type { OrderPage as Order } from '@etrend/contract'
import { useNavigate } from 'react-router-dom'
import { useCart } from '../lib/cart'
import { Button } from '../ui/button'

/** Adds a cancelled order's pieces to the cart again. The cart shows what has changed since. */
export function OrderAgain({ order }: { order: Order }) {
  const cart = useCart()
  const navigate = useNavigate()

  function refill() {
    for (const { product, slug, product_color, size, ...line } of order.lines) {
      const { name, color_name, size_name, picture, price, quantity } = line
      const unit = { product, slug, product_color, size }
      cart.add({ ...unit, name, color_name, size_name, picture, price, quantity })
    }
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
