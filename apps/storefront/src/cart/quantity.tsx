import { PressButton } from '@etrend/look/press-button'
import { Minus, Plus } from 'lucide-react'
import { MAX_QUANTITY, MIN_QUANTITY } from '../lib/cart-lines'

type QuantityProps = {
  name: string
  quantity: number
  /** How many are left; null if there are more than enough. */
  left: number | null
  onChange: (quantity: number) => void
}

/** One piece more or less: never below 1 (spec §9), never more than are left. */
export function Quantity({ name, quantity, left, onChange }: QuantityProps) {
  return (
    <fieldset aria-label={`Quantity of ${name}`} className="quantity">
      <PressButton
        className="icon-button"
        aria-label="One less"
        disabled={quantity <= MIN_QUANTITY}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden size={16} />
      </PressButton>
      <output className="min-w-8 text-center tabular-nums">{quantity}</output>
      <PressButton
        className="icon-button"
        aria-label="One more"
        disabled={quantity >= (left ?? MAX_QUANTITY)}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden size={16} />
      </PressButton>
    </fieldset>
  )
}
