import type { ProductCard } from '@etrend/contract'
import { Plus } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'

/** Puts a size of the shown colour in the cart from a card. The sizes are asked for when somebody wants them. */
export function ProductQuickAdd({ product }: { product: ProductCard }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [Sizes, setSizes] = useState<ComponentType<{ product: ProductCard }>>()

  function toggle() {
    setIsOpen(!isOpen)
    import('./quick-sizes').then(
      ({ QuickSizes }) => setSizes(() => QuickSizes),
      () => setIsOpen(false),
    )
  }

  function leave({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    // Escape is heard from whichever size has the focus.
    <div className="quick-add needs-script" onKeyDown={leave}>
      <button
        ref={button}
        type="button"
        className="round-button"
        aria-label={`Quick add ${product.title}`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Plus aria-hidden size={20} />
      </button>
      {isOpen && Sizes && <Sizes product={product} />}
    </div>
  )
}
