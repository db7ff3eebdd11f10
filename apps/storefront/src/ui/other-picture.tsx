import type { ProductCard } from '@etrend/contract'
import { tsr } from '../lib/api'
import { shownColor } from '../lib/card-color'
import { productQuery } from '../lib/queries'
import { ProductPicture } from './product-picture'

type OtherPictureProps = { product: ProductCard; sizes: string }

/**
 * Another picture of the card's colour, above the card's own, once the product's pictures are known: the first of them
 * that isn't the card's, so another colour's main picture, or another view.
 */
export function OtherPicture({ product, sizes }: OtherPictureProps) {
  const { data } = tsr.store.product.useQuery(productQuery(product.id))
  const shown = shownColor(product)
  const color = data?.body.product_colors.find(({ color_name }) => color_name === shown?.color_name)
  const picture = color?.pictures.find(({ src }) => src !== product.picture?.src)
  if (!picture) return null
  return <ProductPicture picture={picture} sizes={sizes} className="second-picture" />
}
