import type { ProductDetail } from '@etrend/contract'
import { Suspense } from 'react'
import { Head } from '../lib/head'
import { productPath } from '../lib/product-path'
import { BuyForm } from './buy-form'
import { BelowPart, DeliveryPart, MissingSizePart } from './parts'
import { ProductFrame } from './product-frame'

/** The whole page of a product. */
export function ProductView({ product }: { product: ProductDetail }) {
  return (
    <ProductFrame
      product={product}
      head={
        <Head
          title={product.for_kids ? `${product.title} for kids` : product.title}
          description={product.description || `${product.title} by ${product.Brand}`}
          canonical={productPath(product)}
        />
      }
      buy={(choice, onChoose) => (
        <>
          <BuyForm product={product} choice={choice} onChoose={onChoose}>
            <Suspense>
              <MissingSizePart product={product} color={choice.color} />
            </Suspense>
          </BuyForm>
          <Suspense>
            <DeliveryPart product={product} />
          </Suspense>
        </>
      )}
    >
      <Suspense>
        <BelowPart product={product} />
      </Suspense>
    </ProductFrame>
  )
}
