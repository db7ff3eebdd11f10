import type { ProductCard } from '@etrend/contract'
import { Plus } from 'lucide-react'
import { type ComponentType, useState } from 'react'

type SizesProps = { product: ProductCard; onClose: () => void }

/** Puts a size of the shown colour in the cart from a card. The sizes are asked for when somebody wants them. */
export function ProductQuickAdd({ product }: { product: ProductCard }) {
  const [Sizes, setSizes] = useState<ComponentType<SizesProps>>()
  const close = () => setSizes(undefined)

  function open() {
    // Without its script the card still leads to the product, where the sizes are too.
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
