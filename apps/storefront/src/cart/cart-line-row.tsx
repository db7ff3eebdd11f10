import { slug } from '@etrend/domain'
import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useCart } from '../lib/cart'
import { notify } from '../lib/notify'
import { lineNotes } from '../lib/ordering/line-notes'
import type { ShownLine } from '../lib/ordering/use-priced-cart'
import { cardPath } from '../lib/product-path'
import { LinePrice } from '../ui/line-price'
import { ProductPicture } from '../ui/product-picture'
import { LineSize } from './line-size'
import { Quantity } from './quantity'

/** A line of the cart page: the unit, its size and quantity, its price, and a remove button. */
export function CartLineRow({ line }: { line: ShownLine }) {
  const cart = useCart()
  const rowId = `line-${line.product_color}-${line.size}`
  const address = cardPath({ id: line.product, slug: line.slug, color: slug(line.color_name) })

  function remove({ currentTarget }: MouseEvent) {
    const before = cart.lines
    const row = currentTarget.closest('li')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? null
    // Rendered synchronously, because the heading takes the focus only after the button is gone.
    flushSync(() => cart.remove(line))
    focusLine(neighbour)
    function undo() {
      flushSync(() => cart.restore(before))
      focusLine(document.getElementById(rowId))
    }
    notify.message(`${line.name} removed`, { label: 'Undo', run: undo })
  }

  return (
    <li id={rowId} className="cart-line">
      <a href={address} tabIndex={-1} aria-hidden>
        <ProductPicture picture={line.picture} sizes="(min-width: 640px) 128px, 88px" />
      </a>
      <div className="cart-words">
        <h2 className="font-sans text-base font-medium">
          <a href={address} className="hover:underline">
            {line.name}
          </a>
        </h2>
        <p className="text-sm text-muted">{line.color_name}</p>
        <p className="line-sum font-medium">
          <LinePrice line={line} />
        </p>
        <div aria-live="polite" className="line-notes text-sm text-warning">
          {lineNotes(line).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <div className="line-choices">
          <LineSize line={line} />
          <Quantity
            name={line.name}
            quantity={line.quantity}
            left={line.left}
            onChange={(quantity) => cart.setQuantity(line, quantity)}
          />
        </div>
        <button
          type="button"
          className="icon-button line-remove"
          aria-label={`Remove ${line.name}`}
          onClick={remove}
        >
          <Trash2 aria-hidden size={19} strokeWidth={1.6} />
        </button>
      </div>
    </li>
  )
}

/** Moves the focus to the name of a line of the cart page; without a line, to the page's heading. */
function focusLine(row: Element | null) {
  const target =
    row?.querySelector<HTMLElement>('h2 a') ?? document.querySelector<HTMLElement>('main h1')
  if (target?.matches('h1')) target.tabIndex = -1
  target?.focus()
}
