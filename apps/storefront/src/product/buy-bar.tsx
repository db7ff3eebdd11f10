import type { ProductDetail } from '@etrend/contract'
import { Button } from '../ui/button'
import { Price } from '../ui/price'

type BuyBarProps = {
  product: ProductDetail
  /** Colour and size, as far as they are chosen. */
  chosen: (string | undefined)[]
  onAdd: () => void
}

/** On a phone, once the buttons are scrolled away: the choice, the price, and the one button. */
export function BuyBar({ product, chosen, onAdd }: BuyBarProps) {
  const words = chosen.filter((word) => word !== undefined).join(' · ')
  return (
    <section aria-label="Your choice" className="buy-bar">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{words || product.title}</p>
        <p className="font-medium">
          <Price price={product.price} original={null} />
        </p>
      </div>
      <Button onClick={onAdd}>Add to cart</Button>
    </section>
  )
}
