import { sql, type SQLWrapper } from 'drizzle-orm'
import { color, product, size } from '../schema/catalogue'
import { formerName } from '../schema/stock'

/** '{product title} - {color name}', the label by which staff know a product color. */
export const productColorInfo = sql<string>`${product.title} || ' - ' || ${color.color_name}`

/** The same for a ledger row, whose unit may be deleted: left join product, color and size. */
export function productColorInfoKept(id: SQLWrapper) {
  return sql<string>`coalesce(${productColorInfo}, ${former('productColors', id)}, '')`
}

export function sizeNameKept(id: SQLWrapper) {
  return sql<string>`coalesce(${size.size_name}, ${former('sizes', id)}, '')`
}

/** The sort_key of a ledger row's size; deleted sizes come last, by their names. */
export function sizeOrderKept(id: SQLWrapper) {
  return sql<string>`coalesce(${size.sort_key}, '~' || ${former('sizes', id)}, '~')`
}

function former(noun: 'productColors' | 'sizes', id: SQLWrapper) {
  return sql`(SELECT name FROM ${formerName} WHERE noun = ${noun} AND row_id = ${id})`
}
