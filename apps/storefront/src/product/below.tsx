import type { ProductDetail } from '@etrend/contract'
import { useLiveStock } from '../lib/ordering/use-live-stock'
import { productQuery } from '../lib/queries'
import { BuyBar } from './buy-bar'
import { ProductRows } from './product-rows'
import { ProductTabs } from './product-tabs'

/** The lower part of a product page. Follows the live stock levels too, because its script loads late anyway. */
export function Below({ product }: { product: ProductDetail }) {
  useLiveStock([product.id], productQuery(product.id).queryKey)
  return (
    <>
      <ProductTabs product={product} />
      <ProductRows product={product} />
      <BuyBar product={product} />
    </>
  )
}
