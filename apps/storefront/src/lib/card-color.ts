import type { ProductCard } from '@etrend/contract'
import { openingColor, slug } from '@etrend/domain'

/** The colour that a card shows. */
export function shownColor({ color, colors }: Pick<ProductCard, 'color' | 'colors'>) {
  return colors.find(({ color_name }) => slug(color_name) === color) ?? openingColor(colors)
}
