import type { ProductCard, ProductDetail, ProductDetailColor } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useLiveStock } from '../lib/ordering/use-live-stock'
import { productQuery } from '../lib/queries'
import { BuyBar } from './buy-bar'
import { readChoice } from './choice'
import { Look } from './look'
import { ProductRow } from './product-row'
import { rememberViewed, useRecentOnSale } from './recently-viewed'

/** The lower part of a product page. Follows the live stock levels too, because its script loads late anyway. */
export function Below({ product }: { product: ProductDetail }) {
  useLiveStock([product.id], productQuery(product.id).queryKey)
  return (
    <>
      <ProductRows product={product} />
      <BuyBar product={product} />
    </>
  )
}

/** What completes the look, 'You Might Also Like', and the recently viewed products. Adds this product to the latter. */
function ProductRows({ product }: { product: ProductDetail }) {
  const { color } = readChoice(product, new URLSearchParams(useLocation().search))
  useEffect(() => rememberViewed(inColor(product, color)), [product, color])
  const recent = useRecentOnSale().products.filter(({ id }) => id !== product.id)
  // What already stands in the look isn't suggested a second time.
  const similar = product.similar.filter(({ id }) => !product.worn_with.includes(id))
  return (
    <>
      <Look product={product} />
      <ProductRow title="You Might Also Like" products={similar} />
      <ProductRow title="Recently viewed Products" products={recent} />
    </>
  )
}

/** The product's card in this colour. */
function inColor(product: ProductDetail, color: ProductDetailColor | undefined): ProductCard {
  const [picture] = color?.pictures ?? []
  if (!color || !picture) return product
  return { ...product, color: slug(color.color_name), picture }
}
