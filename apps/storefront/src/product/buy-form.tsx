import type { ProductDetail } from '@etrend/contract'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { announceAdded, announceFull } from '../lib/added'
import { useCart } from '../lib/cart'
import type { CartLine } from '../lib/cart-lines'
import { unitLine } from '../lib/unit-line'
import { Button } from '../ui/button'
import { type Choice, isSoldOut } from './choice'
import { UnitPickers } from './unit-pickers'

type BuyFormProps = {
  product: ProductDetail
  choice: Choice
  onChoose: (choice: Choice) => void
  /** The content between the sizes and the buttons: the offer about a sold-out size. */
  children: ReactNode
}

/** The id by which the bar on phones finds the 'Add to cart' button. */
export const ADD_ID = 'add-to-cart'

const SIZE_MISSING = 'Please select a size' // spec §8
const COLOR_MISSING = 'Please select a color'

/** The choice of colour and size, with 'Buy now' and 'Add to cart'. */
export function BuyForm({ product, choice, onChoose, children }: BuyFormProps) {
  const cart = useCart()
  const navigate = useNavigate()
  const [isTried, setIsTried] = useState(false)
  const sizeProblem = isTried && choice.size === undefined ? SIZE_MISSING : undefined
  const colorProblem = isTried && !choice.color ? COLOR_MISSING : undefined
  const isGone = product.product_colors.every(isSoldOut)

  /** Puts the chosen unit in the cart and returns true; otherwise shows what is missing and returns false. */
  function take() {
    setIsTried(true)
    const line = lineOf(product, choice)
    const isAdded = line !== undefined && cart.add(line)
    if (!line) focusPicker(choice.size === undefined ? 'size' : 'color')
    else if (!isAdded) announceFull()
    return isAdded
  }

  function addToCart() {
    if (take()) announceAdded()
  }

  function buyNow() {
    if (take()) void navigate('/checkout')
  }

  return (
    <UnitPickers
      product={product}
      choice={choice}
      onChoose={onChoose}
      sizeProblem={sizeProblem}
      colorProblem={colorProblem}
    >
      {children}
      {!isGone && (
        <div className="needs-script buy-buttons">
          <Button look="quiet" onClick={buyNow}>
            Buy now
          </Button>
          <Button id={ADD_ID} onClick={addToCart}>
            Add to cart
          </Button>
        </div>
      )}
      <noscript>
        <p className="text-sm text-muted">
          The cart needs JavaScript. You can also call us to order.
        </p>
      </noscript>
    </UnitPickers>
  )
}

/** Moves to the choice that is missing; what is missing is said there. */
function focusPicker(name: 'size' | 'color') {
  document.querySelector<HTMLInputElement>(`[name=${name}]:not(:disabled)`)?.focus()
}

function lineOf(product: ProductDetail, { color, size }: Choice): CartLine | undefined {
  const unit = color?.units.find((one) => one.size === size && one.stock !== 'out')
  return color && unit && unitLine(product, color, unit)
}
