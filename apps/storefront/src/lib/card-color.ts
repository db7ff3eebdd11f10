import type { ProductCard } from '@etrend/contract'
import { openingColor, slug } from '@etrend/domain'

type Color = ProductCard['colors'][number]

/** The card with the picture of another of its colours, by slug; its links lead to that colour. */
export function inColor(product: ProductCard, color: string | undefined): ProductCard {
  const found = product.colors.find(({ color_name }) => slug(color_name) === color)
  if (!found || found === shownColor(product) || found.src === '') return product
  const alt = `${product.title} in ${found.color_name}`
  return { ...product, color, picture: { src: found.src, alt }, second_picture: null }
}

/** The colour that a card shows. */
export function shownColor({ color, colors }: ProductCard): Color | undefined {
  return colors.find(({ color_name }) => slug(color_name) === color) ?? openingColor(colors)
}
