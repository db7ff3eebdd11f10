import type { ProductDetail } from '@etrend/contract'
import { useLiveStock } from '../lib/ordering/use-live-stock'
import { productQuery } from '../lib/queries'
import { BuyBar } from './buy-bar'
import { ProductRows } from './product-rows'
import { ProductTabs } from './product-tabs'

/** What stands below the pictures and the choice. Its script comes late, so it is what listens for the shelf. */
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
