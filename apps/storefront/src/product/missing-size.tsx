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
  const isOffered = color ? lacking.includes(color) : lacking.length > 0
  return (
    <>
      {product_colors.every(isSoldOut) ? (
        <>
          <p className="text-lg text-muted">Sold out in every colour and size.</p>
          {isOffered && (
            <Button className="needs-script w-full" onClick={ask}>
              Tell me when it is back
            </Button>
          )}
        </>
      ) : (
        isOffered && (
          <button type="button" className="needs-script missing-size text-link" onClick={ask}>
            Size sold out? Tell me when it is back
          </button>
        )
      )}
      {Part && <Part product={product} colors={lacking} color={color} onClose={drop} />}
    </>
  )
}

/** Whether a size that the colour is made in is sold out. */
function lacksSizes({ units }: ProductDetailColor) {
  return units.some(({ stock }) => stock === 'out')
}
