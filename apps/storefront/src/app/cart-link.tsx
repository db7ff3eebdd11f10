import { ShoppingBag } from 'lucide-react'
import { useCart } from '../lib/cart'
import { itemsLabel } from '../lib/cart-lines'

/** Header link to the cart, with the number of pieces in it. */
export function CartLink() {
  const { count } = useCart()
  return (
    <a href="/cart" className="icon-button relative" aria-label={`Cart, ${itemsLabel(count)}`}>
      <ShoppingBag aria-hidden size={22} strokeWidth={1.6} />
      <span aria-hidden data-testid="cart-badge" className="cart-badge" data-empty={count === 0}>
        {count}
      </span>
      <output className="sr-only">{count > 0 && `${itemsLabel(count)} in your cart`}</output>
    </a>
  )
}
