import type { ProductCard, ProductDetailColor } from '@etrend/contract'
import { useEffect, useRef } from 'react'
import { announceAdded, announceFull } from '../lib/added'
import { tsr } from '../lib/api'
import { shownColor } from '../lib/card-color'
import { useCart } from '../lib/cart'
import { productPath } from '../lib/product-path'
import { productQuery } from '../lib/queries'
import { unitLine } from '../lib/unit-line'
import { sizeInWords, SizeLabel } from './size-label'

type QuickSizesProps = { product: ProductCard; onClose: () => void }
type Unit = ProductDetailColor['units'][number]

/** The sizes of the colour that the card shows. Pressing a size adds one piece to the cart. */
export function QuickSizes({ product, onClose }: QuickSizesProps) {
  const cart = useCart()
  const { data, error, refetch } = tsr.store.product.useQuery(productQuery(product.id))
  const shown = shownColor(product)
  const color = data?.body.product_colors.find(({ color_name }) => color_name === shown?.color_name)
  const ages = new Map(data?.body.sizes.map(({ size, kids_age }) => [size, kids_age]))
  const panel = useRef<HTMLDivElement>(null)

  // Listens on the parent, because the button keeps the focus when the panel opens. Escape returns the focus to it.
  useEffect(() => {
    const place = panel.current?.parentElement
    function leave({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      place?.querySelector('button')?.focus()
      onClose()
    }
    place?.addEventListener('keydown', leave)
    return () => place?.removeEventListener('keydown', leave)
  }, [onClose])

  function add(unit: Unit) {
    if (!color) return
    if (cart.add(unitLine(product, color, unit))) announceAdded()
    else announceFull()
  }

  return (
    <div ref={panel} className="quick-sizes">
      <p aria-live="polite" className="text-sm">
        {error && 'The sizes could not be loaded.'}
        {!error && (color ? `${color.color_name}: choose a size` : 'Looking up the sizes…')}
      </p>
      {error && (
        <button type="button" className="size-option" onClick={() => void refetch()}>
          Retry
        </button>
      )}
      {color && (
        <ul>
          {color.units.map((unit) => {
            const size = { ...unit, kids_age: ages.get(unit.size) ?? null }
            return (
              <li key={unit.size}>
                <button
                  type="button"
                  className="size-option"
                  data-state={unit.stock}
                  aria-label={`${sizeInWords(size)}, ${unit.stock === 'out' ? 'sold out' : 'add to cart'}`}
                  disabled={unit.stock === 'out'}
                  onClick={() => add(unit)}
                >
                  <SizeLabel {...size} />
                </button>
              </li>
            )
          })}
          {color.units.every(({ stock }) => stock === 'out') && (
            <li>
              <a href={productPath(product)} className="text-link touch-line text-sm">
                Other colours
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
