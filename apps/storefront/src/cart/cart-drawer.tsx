import { formatPrice } from '@etrend/domain'
import { Check, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ADDED } from '../lib/added'
import { useCart } from '../lib/cart'
import { itemsLabel } from '../lib/cart-lines'
import { usePricedCart } from '../lib/ordering/use-priced-cart'
import { ButtonLink } from '../ui/button'
import { DrawerLine } from './drawer-line'

/**
 * The cart in a drawer beside the page, shown after a product was added. It takes the focus, so screen readers announce
 * its heading. Any navigation closes it.
 */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { count } = useCart()
  const { lines, totals, isConfirmed, freeDelivery } = usePricedCart()
  const { key } = useLocation()
  const [openedAt] = useState(key)
  const close = () => dialog.current?.close()

  useLayoutEffect(() => {
    // Not modal: the page stays usable. A click on it closes the drawer and still takes effect.
    dialog.current?.show()
    const leave = ({ key: pressed }: KeyboardEvent) =>
      pressed === 'Escape' && dialog.current?.close()
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])

  useEffect(() => {
    if (key !== openedAt) dialog.current?.close()
  }, [key, openedAt])

  return (
    <dialog
      ref={dialog}
      className="cart-drawer"
      aria-labelledby="cart-drawer-title"
      closedby="any"
      onClose={onClose}
    >
      <div className="flex items-center justify-between border-b border-line px-5 py-4">
        <h2 id="cart-drawer-title" className="flex gap-2 font-sans text-base font-medium">
          <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
          <span>
            {ADDED}{' '}
            <span className="font-normal block text-sm text-muted">
              {itemsLabel(count)} in your cart
            </span>
          </span>
        </h2>
        <button type="button" className="icon-button -mr-2" aria-label="Close cart" onClick={close}>
          <X aria-hidden size={22} />
        </button>
      </div>
      <ul className="sheet-body">
        {lines.toReversed().map((line) => (
          <DrawerLine key={`${line.product_color}/${line.size}`} line={line} />
        ))}
      </ul>
      <div className="border-t border-line p-5">
        <p className="flex justify-between text-lg tabular-nums" aria-busy={!isConfirmed}>
          Subtotal <span>{formatPrice(totals.subtotal)}</span>
        </p>
        <p className="mt-1 flex justify-between text-sm text-muted tabular-nums">
          {totals.tax_mode ? 'With shipping' : 'With shipping and tax'}{' '}
          <span>{formatPrice(totals.total)}</span>
        </p>
        {freeDelivery && <p className="mt-1 text-sm">{freeDelivery}</p>}
        <div className="mt-4 grid grid-cols-2 gap-3">
          <ButtonLink href="/cart" look="quiet" className="px-2">
            View cart
          </ButtonLink>
          <ButtonLink href="/checkout" className="px-2">
            Checkout
          </ButtonLink>
        </div>
      </div>
    </dialog>
  )
}
