import type { ProductDetail, ProductCard } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { announceAdded, announceFull } from '../lib/added'
import { useCart } from '../lib/cart'
import type { CartLine } from '../lib/cart-lines'
import { notify } from '../lib/notify'
import { unitLine } from '../lib/unit-line'
import { usePart } from '../lib/use-part'
import { Button } from '../ui/button'
import { type Choice, isSoldOut, sizeOptions, withColor, withSize } from './choice'
import { ColorPicker } from './color-picker'
import { SizePicker } from './size-picker'

type BuyFormProps = { product: ProductDetail; choice: Choice; onChoose: (choice: Choice) => void }

/** The id by which the bar on phones finds the 'Add to cart' button. */
export const ADD_ID = 'add-to-cart'

const SIZE_MISSING = 'Please select a size' // spec §8
const COLOR_MISSING = 'Please select a color'

/** The choice of colour and size, with 'Buy now' and 'Add to cart'. */
export function BuyForm({ product, choice, onChoose }: BuyFormProps) {
  const cart = useCart()
  const navigate = useNavigate()
  const [isTried, setIsTried] = useState(false)
  const sizeProblem = isTried && choice.size === undefined ? SIZE_MISSING : undefined
  const colorProblem = isTried && !choice.color ? COLOR_MISSING : undefined
  const options = sizeOptions(product, choice.color)
  const isGone = product.product_colors.every(isSoldOut)

  /** Puts the chosen unit in the cart and returns true; otherwise shows what is missing and returns false. */
  function take() {
    setIsTried(true)
    const line = lineOf(product, choice)
    const isAdded = line !== undefined && cart.add(line)
    if (!line) notify.error(choice.size === undefined ? SIZE_MISSING : COLOR_MISSING)
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
    <div className="mt-6 space-y-5">
      <ColorPicker
        colors={product.product_colors}
        chosen={choice.color}
        problem={colorProblem}
        onChoose={(color) => onChoose(withColor(choice, color))}
      />
      <div className="relative">
        <SizePicker
          options={options}
          chosen={choice.size}
          problem={sizeProblem}
          onChoose={(size) => onChoose(withSize(choice, size))}
        />
        <SizeGuideButton product={product} sizes={options.map(({ size_name }) => size_name)} />
      </div>
      {isGone ? (
        <p className="text-lg text-muted">Sold out in every colour and size.</p>
      ) : (
        <div className="needs-script grid grid-cols-2 gap-3">
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
    </div>
  )
}

function lineOf(product: ProductDetail, { color, size }: Choice): CartLine | undefined {
  const unit = color?.units.find((one) => one.size === size && one.stock !== 'out')
  return color && unit && unitLine(product, color, unit)
}

const PEOPLE = ['women', 'men', 'kids']
const KINDS = ['tops', 'bottoms', 'accessories', 'outerwear']

/** The link beside 'Size', only for categories and sub categories that measures.ts has measures for. */
function SizeGuideButton({ product, sizes }: { product: ProductCard; sizes: string[] }) {
  const { Part, ask, drop } = usePart(() =>
    import('./size-guide').then((module) => module.SizeGuide),
  )
  const { category, subcategory } = product
  if (!PEOPLE.includes(slug(category)) || !KINDS.includes(slug(subcategory))) return null
  return (
    <>
      <button type="button" className="needs-script size-guide-button text-link" onClick={ask}>
        Size guide
      </button>
      {Part && <Part product={product} sizes={sizes} onClose={drop} />}
    </>
  )
}
