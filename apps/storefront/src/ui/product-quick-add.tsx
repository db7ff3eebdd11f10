import type { ProductCard } from '@etrend/contract'
import { Plus } from 'lucide-react'
import { type ComponentType, useState } from 'react'

type SizesProps = { product: ProductCard; onClose: () => void }

/** Adds a size of the card's colour to the cart. The sizes are loaded when the shopper presses the button. */
export function ProductQuickAdd({ product }: { product: ProductCard }) {
  const [Sizes, setSizes] = useState<ComponentType<SizesProps>>()
  const close = () => setSizes(undefined)

  function open() {
    // If the script can't be loaded, the card still links to the product's page, which has the sizes too.
    import('./quick-sizes').then(({ QuickSizes }) => setSizes(() => QuickSizes), close)
  }

  return (
    <div className="quick-add needs-script">
      <button
        type="button"
        className="round-button"
        aria-label={`Quick add ${product.title}`}
        aria-expanded={!!Sizes}
        onClick={Sizes ? close : open}
      >
        <Plus aria-hidden size={20} />
      </button>
      {Sizes && <Sizes product={product} onClose={close} />}
    </div>
  )
}
