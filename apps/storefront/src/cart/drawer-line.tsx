import { sizeWord } from '@etrend/domain'
import { useCart } from '../lib/cart'
import { lineNotes } from '../lib/ordering/line-notes'
import type { ShownLine } from '../lib/ordering/use-priced-cart'
import { LinePrice } from '../ui/line-price'
import { ProductPicture } from '../ui/product-picture'
import { Quantity } from './quantity'

/** A line of the cart drawer: the unit, its quantity and its price. */
export function DrawerLine({ line }: { line: ShownLine }) {
  const { setQuantity } = useCart()
  return (
    <li className="flex gap-4 border-b border-line py-4 last:border-b-0">
      <div className="w-20 shrink-0">
        <ProductPicture picture={line.picture && { ...line.picture, alt: '' }} sizes="80px" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{line.name}</p>
        <p className="text-sm text-muted">
          {line.color_name}, {sizeWord(line.size_name)}
        </p>
        <div aria-live="polite" className="text-sm text-warning">
          {lineNotes(line).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <Quantity
            name={line.name}
            quantity={line.quantity}
            left={line.left}
            onChange={(quantity) => setQuantity(line, quantity)}
          />
          <p>
            <LinePrice line={line} />
          </p>
        </div>
      </div>
    </li>
  )
}
