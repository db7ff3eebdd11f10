import type { ProductDetail } from '@etrend/contract'
import { BuyBar } from './buy-bar'
import { ProductRows } from './product-rows'
import { ProductTabs } from './product-tabs'

/** What stands below the pictures and the choice. */
export function Below({ product }: { product: ProductDetail }) {
  return (
    <>
      <ProductTabs product={product} />
      <ProductRows product={product} />
      <BuyBar product={product} />
    </>
  )
}
