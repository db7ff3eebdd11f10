import type { CollectionContent } from '@etrend/contract'
import type { collection } from '../schema/collections'

/** What a collection holds, by its row. */
export function contentOf({
  kind,
  sort,
  products,
  product_colors,
  category,
  subcategory,
  color,
  min_price,
  max_price,
  is_discounted,
  added_within_days,
  best_selling,
}: typeof collection.$inferSelect): CollectionContent {
  const conditions = { category, subcategory, color, min_price, max_price, is_discounted }
  return {
    kind,
    sort,
    products,
    product_colors,
    rule: { ...conditions, added_within_days, best_selling },
  }
}
