import type { ProductDetail } from '@etrend/contract'
import { ProductRow } from './product-row'
import { useRecentOnSale, useRememberViewed } from './recently-viewed'

/** 'You Might Also Like' and the recently viewed products. Adds this product to the latter. */
export function ProductRows({ product }: { product: ProductDetail }) {
  useRememberViewed(product)
  const recent = useRecentOnSale().products.filter(({ id }) => id !== product.id)
  return (
    <>
      <ProductRow title="You Might Also Like" products={product.similar} />
      <ProductRow title="Recently viewed Products" products={recent} />
    </>
  )
}
