import type { ProductDetail, ProductDetailColor } from '@etrend/contract'
import { usePart } from '../lib/use-part'
import { Button } from '../ui/button'
import { isSoldOut } from './choice'

type MissingSizeProps = { product: ProductDetail; color: ProductDetailColor | undefined }

/**
 * Under the sizes: where the chosen colour lacks one, the offer to tell the shopper when it is back. Where nothing of the
 * product is left, this says so, and the offer is a button.
 */
export function MissingSize({ product, color }: MissingSizeProps) {
  const { Part, ask, drop } = usePart(() =>
    import('./stock-alert').then((module) => module.StockAlert),
  )
  const { product_colors } = product
  const lacking = product_colors.filter(lacksSizes)
  const isGone = product_colors.every(isSoldOut)
  const isOffered = color && !isGone ? lacking.includes(color) : lacking.length > 0
  // The dialog stays open when the size that it is about comes back.
  if (!isGone && !isOffered && !Part) return null
  return (
    <div className={isGone ? 'space-y-5' : 'missing-size'}>
      {isGone && <p className="text-lg text-muted">Sold out in every colour and size.</p>}
      {isOffered && isGone && (
        <Button className="needs-script w-full" onClick={ask}>
          Tell me when it is back
        </Button>
      )}
      {isOffered && !isGone && (
        <button type="button" className="needs-script text-link" onClick={ask}>
          Size sold out? Tell me when it is back
        </button>
      )}
      {Part && <Part product={product} colors={lacking} color={color} onClose={drop} />}
    </div>
  )
}

/** Whether a size that the colour is made in is sold out. */
function lacksSizes({ units }: ProductDetailColor) {
  return units.some(({ stock }) => stock === 'out')
}
